"""Luck that repeats: the same seed gives the same shuffle, on every Python."""

from collections import Counter
from random import Random

from mercerie.core.luck import below, draw_first, shuffled


def test_a_shuffle_keeps_every_item() -> None:
    assert sorted(shuffled(range(50), Random(1))) == list(range(50))


def test_a_seed_decides_a_shuffle_for_ever() -> None:
    # Written down once: if this changes, no old record replays.
    assert shuffled("abcdefgh", Random(2**100 + 7)) == ("a", "g", "e", "b", "f", "h", "c", "d")


def test_every_order_is_as_likely_as_any_other() -> None:
    rng = Random(3)
    orders = Counter(shuffled("abc", rng) for _ in range(6_000))

    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_numbers_stay_below_their_limit() -> None:
    rng = Random(4)

    assert {below(3, rng) for _ in range(100)} == {0, 1, 2}


def test_a_lot_is_drawn_only_if_nobody_is_named() -> None:
    assert draw_first(1, 2, Random(1)) == 1
    assert {draw_first("lot", 2, Random(seed)) for seed in range(20)} == {0, 1}

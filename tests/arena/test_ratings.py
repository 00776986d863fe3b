"""Ratings: what they promise holds for any results."""

from itertools import permutations
from math import isinf
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mercerie.arena import Played, rate, tally

NAMES = ("a", "b", "c")


def game(line_up: tuple[str, ...], *winners: int) -> Played:
    seats = len(line_up)
    return Played(0, line_up, (0,) * seats, winners, (1,) * seats, (0.1,) * seats)


@st.composite
def games(draw: st.DrawFn) -> Played:
    one, two = draw(st.sampled_from(list(permutations(NAMES, 2))))
    return game((one, two), *draw(st.sampled_from([(0,), (1,), (0, 1)])))


many = st.lists(games(), min_size=1, max_size=40)


@given(many, st.randoms(use_true_random=False))
def test_the_order_of_games_and_of_names_does_not_matter(played: list[Played], rng: Random) -> None:
    mixed = rng.sample(played, len(played))
    names = rng.sample(NAMES, len(NAMES))

    ratings, again = rate(NAMES, tally(played)), rate(names, tally(mixed))

    for name in NAMES:
        assert again[name].elo == pytest.approx(ratings[name].elo, abs=1e-4)
        assert again[name].margin == pytest.approx(ratings[name].margin, abs=1e-4)


@given(many)
def test_the_other_side_of_all_results_is_the_other_side_of_all_ratings(played: list[Played]) -> None:
    results = tally(played)

    ratings, turned = rate(NAMES, results), rate(NAMES, {(two, one): won for (one, two), won in results.items()})

    for name in NAMES:
        assert turned[name].elo == pytest.approx(-ratings[name].elo, abs=1e-4)
        assert turned[name].margin == pytest.approx(ratings[name].margin, abs=1e-4)


@given(many)
def test_at_the_top_of_the_likelihood_everybody_has_as_many_points_as_expected(played: list[Played]) -> None:
    results = tally(played)
    ratings = rate(NAMES, results)

    for name in NAMES:
        surprise = 0.0
        for other in NAMES:
            met = results.get((name, other), 0.0) + results.get((other, name), 0.0)
            if met:
                chance = 1 / (1 + 10 ** ((ratings[other].elo - ratings[name].elo) / 400))
                surprise += results.get((name, other), 0.0) + 0.5 - (met + 1) * chance
        assert surprise == pytest.approx(0, abs=1e-5)


@given(many)
def test_one_more_win_never_lowers_a_rating(played: list[Played]) -> None:
    # They have met before: a first meeting also brings the drawn game that is imagined.
    met = [*played, game(("a", "b"), 0)]
    before, after = rate(NAMES, tally(met)), rate(NAMES, tally([*met, game(("a", "b"), 0)]))

    assert after["a"].elo - after["b"].elo >= before["a"].elo - before["b"].elo - 1e-6


def test_four_of_five_points_are_240_elo_apart_and_more_games_tell_it_better() -> None:
    few, lots = (rate("ab", {("a", "b"): 0.8 * count, ("b", "a"): 0.2 * count}) for count in (100, 10_000))

    assert lots["a"].elo - lots["b"].elo == pytest.approx(240.8, abs=0.5)
    assert few["a"].margin == pytest.approx(10 * lots["a"].margin, rel=0.02)
    assert lots["a"].margin == pytest.approx(400 / 2.302585 * 1.96 / 2 / (10_000 * 0.8 * 0.2) ** 0.5, rel=0.01)


def test_the_interval_holds_the_truth_95_times_of_100() -> None:
    rng = Random(1)
    held = 0
    for _ in range(400):
        won = sum(rng.random() < 0.64 for _ in range(100))  # 100 Elo apart
        ratings = rate("ab", {("a", "b"): won, ("b", "a"): 100 - won})
        held += abs(ratings["a"].elo - 50) <= ratings["a"].margin

    assert 0.92 <= held / 400 <= 0.98


def test_a_clean_sweep_is_worth_much_but_not_everything() -> None:
    ratings = rate("ab", {("a", "b"): 100.0})

    assert 800 < ratings["a"].elo - ratings["b"].elo < 1_000


def test_who_has_met_nobody_may_be_anything() -> None:
    ratings = rate(NAMES, {("a", "b"): 1.0})

    assert ratings["c"].elo == 0
    assert isinf(ratings["c"].margin)


def test_shared_wins_are_half_a_win_each() -> None:
    assert tally([game(("a", "b"), 0, 1)]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_a_game_of_many_counts_as_one_and_says_nothing_of_those_who_lost_together() -> None:
    assert tally([game(("a", "b", "c"), 0)]) == {
        ("a", "b"): 0.5, ("b", "a"): 0.0, ("a", "c"): 0.5, ("c", "a"): 0.0,
    }  # fmt: skip


def test_a_bot_learns_nothing_from_playing_itself() -> None:
    assert sum(tally([game(("a", "b", "a", "b"), 0, 2)]).values()) == 1
    assert tally([game(("a", "a"), 0)]) == {}

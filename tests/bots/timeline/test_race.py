"""Races of coins: who is rid of their cards first."""

from random import Random

import pytest

from mercerie.bots.timeline.race import LONGEST_RACE, Race, run, shares, weighed
from mercerie.games.timeline import TIMELINE

SURE = dict.fromkeys(range(3), 1.0)


def test_a_race_stands_as_the_game_does() -> None:
    state = TIMELINE.new(3, 1, hand=5, first=1)

    assert Race.of(state.view(0)) == Race((5, 5, 5), (1, 2, 0), 1)


def test_who_has_fewest_cards_wins_if_nobody_errs() -> None:
    assert run(Race((3, 1, 2), (0, 1, 2), 0), SURE, Random(1)) == (1,)


def test_the_round_is_played_to_its_end_before_anybody_wins() -> None:
    # Seat 0 has gone out; seat 1 may follow, and then sudden death decides.
    race = Race((0, 1), (0, 1), 1)
    won = shares(race, {0: 0.5, 1: 0.5}, 2_000, Random(1), first=True)

    assert won == pytest.approx((0.5, 0.5), abs=0.05)
    assert shares(race, {0: 0.5, 1: 0.5}, 100, Random(1), first=False) == (1.0, 0.0)


def test_those_who_are_out_do_not_come_back() -> None:
    assert run(Race((1, 4, 1), (0, 2), 0), {0: 1.0, 2: 0.0}, Random(1)) == (0,)


def test_a_race_that_never_ends_is_shared() -> None:
    assert run(Race((1, 1), (0, 1), 0), {0: 0.0, 1: 0.0}, Random(1)) == (0, 1)
    assert LONGEST_RACE > 100


def test_a_chance_is_weighed_by_how_likely_the_card_is_right() -> None:
    assert weighed(0.75, (1.0, 0.0), (0.2, 0.8)) == pytest.approx((0.8, 0.2))

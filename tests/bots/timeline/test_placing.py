"""Gaps by probability."""

from math import log

import pytest

from mercerie.bots.timeline.belief import Belief
from mercerie.bots.timeline.placing import chance_next_turn, chances

LINE = [log(1_000), log(200), log(50)]


def test_the_chances_of_all_gaps_add_up_to_one() -> None:
    assert sum(chances(Belief(log(300), 0.5), LINE)) == pytest.approx(1, abs=1e-4)


def test_the_gap_around_the_belief_is_likeliest() -> None:
    found = chances(Belief(log(100), 0.3), LINE)

    assert max(found) == found[2]


def test_an_equal_date_is_right_on_both_sides() -> None:
    assert chances(Belief(log(200), 1e-6), LINE) == pytest.approx([0, 1, 1, 0], abs=1e-3)


def test_what_is_known_well_can_wait_and_what_is_known_roughly_cannot() -> None:
    def lost(doubt: float) -> float:
        belief = Belief(log(450), doubt)
        return max(chances(belief, LINE)) - chance_next_turn(belief, LINE, [Belief(log(400), 0.1)])

    assert lost(0.02) < 0.01
    assert lost(0.4) > 0.2


def test_with_nothing_to_come_a_chance_stays() -> None:
    belief = Belief(log(450), 0.4)

    assert chance_next_turn(belief, LINE, []) == max(chances(belief, LINE))

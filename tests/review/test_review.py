"""Actions judged by what an analyst thought of each position."""

import pytest

from mercerie.bots import Analysis, Choice
from mercerie.core import Outcome
from mercerie.review import Played, judge

WON_BY_0 = Outcome((10, 5), (0,))


def look(first: float, *choices: tuple[str, float, float]) -> Analysis[str]:
    """A position of two: the first seat's chance, and the choices with their chances and shares."""
    return Analysis((first, 1 - first), tuple(Choice(*choice) for choice in choices))


def test_the_best_action_gives_nothing_away() -> None:
    review = judge([Played(0, "a")], [look(0.6, ("a", 0.6, 1.0))], WON_BY_0)

    assert [(moment.better, moment.loss) for moment in review.moments] == [(None, 0.0)]
    assert review.chances == ((0.6, 0.4), (1.0, 0.0))


def test_a_worse_action_is_told_with_the_better_one() -> None:
    review = judge([Played(1, "b")], [look(0.4, ("a", 0.6, 0.8), ("b", 0.35, 0.2))], WON_BY_0)

    (moment,) = review.moments
    assert (moment.number, moment.seat, moment.text, moment.better) == (1, 1, "b", "a")
    assert (moment.chance, moment.better_chance, moment.loss) == (0.35, 0.6, 0.25)


def test_what_got_no_thought_is_known_by_the_position_it_led_to() -> None:
    hardly = look(0.6, ("a", 0.6, 0.99), ("b", 0.1, 0.01))
    not_at_all = look(0.6, ("a", 0.6, 1.0))
    after = look(0.5, ("c", 0.5, 1.0))

    for first in (hardly, not_at_all):
        review = judge([Played(0, "b"), Played(1, "c")], [first, after], WON_BY_0)

        assert review.moments[0].chance == 0.5


def test_where_luck_came_between_the_word_given_before_counts() -> None:
    first = look(0.6, ("a", 0.6, 0.99), ("b", 0.2, 0.01))
    after = look(0.9, ("c", 0.1, 1.0))

    review = judge([Played(0, "b", by_luck=True), Played(1, "c")], [first, after], WON_BY_0)

    assert review.moments[0].chance == 0.2


def test_a_small_difference_is_no_difference() -> None:
    review = judge([Played(0, "b")], [look(0.6, ("a", 0.6, 0.5), ("b", 0.58, 0.5))], WON_BY_0)

    assert review.moments[0].better is None
    assert review.accuracy[0] == 1.0


def test_a_mistake_that_costs_the_lead_is_one_turning_point() -> None:
    looks = [
        look(0.7, ("a", 0.7, 0.8), ("b", 0.2, 0.2)),
        look(0.2, ("c", 0.8, 1.0)),
        look(0.2, ("d", 0.2, 1.0)),
    ]

    review = judge([Played(0, "b"), Played(1, "c"), Played(0, "d")], looks, Outcome((5, 10), (1,)))

    (point,) = review.turning_points
    assert (point.number, point.seat, point.leader) == (1, 0, 1)
    assert point.loss == pytest.approx(0.5)


def test_luck_turns_a_game_without_a_mistake() -> None:
    looks = [look(0.7, ("a", 0.7, 1.0)), look(0.55, ("b", 0.45, 1.0)), look(0.2, ("c", 0.2, 1.0))]

    review = judge([Played(0, "a"), Played(1, "b"), Played(0, "c")], looks, Outcome((5, 10), (1,)))

    # In between nobody led: the lead changes with the step that gives it to the other.
    assert [(point.number, point.loss, point.leader) for point in review.turning_points] == [(2, 0.0, 1)]


def test_only_the_most_weighty_turning_points_are_told_in_the_order_of_the_game() -> None:
    looks = [look(0.5, ("a", 0.5, 0.5), ("b", 0.5 - 0.11 - number / 100, 0.5)) for number in range(20)]

    review = judge([Played(0, "b")] * 20, looks, WON_BY_0)

    assert [point.number for point in review.turning_points] == list(range(13, 21))


def test_accuracy_is_of_decisions_and_a_tenth_given_away_halves_it() -> None:
    looks = [look(0.5, ("a", 0.5, 0.5), ("b", 0.4, 0.5)), look(0.4, ("only", 0.4, 1.0)), look(0.5, ("c", 0.5, 1.0))]

    review = judge([Played(0, "b"), Played(0, "only"), Played(1, "c")], looks, WON_BY_0)

    first, second = review.accuracy
    assert first == pytest.approx(0.5)
    assert second is None


def test_what_has_been_looked_at_is_judged_before_the_rest() -> None:
    actions = [Played(0, "a"), Played(1, "b"), Played(0, "c")]

    assert judge(actions, [], WON_BY_0).moments == ()
    half = judge(actions, [look(0.5, ("a", 0.5, 1.0)), look(0.5, ("b", 0.5, 1.0))], WON_BY_0)
    assert (len(half.chances), [moment.text for moment in half.moments]) == (2, ["a"])


def test_a_game_that_is_not_over_ends_with_what_is_thought_of_its_last_position() -> None:
    looks = [look(0.5, ("a", 0.5, 1.0)), look(0.8, ("b", 0.2, 1.0))]

    review = judge([Played(0, "a")], looks, None)

    assert review.chances[-1] == pytest.approx((0.8, 0.2))
    assert len(review.moments) == 1


def test_partners_lead_together() -> None:
    team = Analysis((0.8, 0.2, 0.8, 0.2), (Choice("a", 0.8, 1.0),))
    other = Analysis((0.2, 0.8, 0.2, 0.8), (Choice("b", 0.8, 1.0),))

    review = judge([Played(0, "a"), Played(1, "b")], [team, other], Outcome((1, 9, 1, 9), (1, 3)))

    assert [point.leader for point in review.turning_points] == [1]
    assert review.chances[-1] == (0.0, 1.0, 0.0, 1.0)

"""What is counted in games."""

import pytest
from benchmarks.made_up import PATCH, decision, game, offer

from benchmarks.knowledge.facts import Offer
from benchmarks.knowledge.figures import (
    by_early_worth,
    calibration,
    longest_wait,
    mean,
    quartiles,
    share,
    thirds,
    worths,
)
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX


def test_thirds_have_as_many_spaces_each() -> None:
    assert thirds(53) == [range(18), range(18, 36), range(36, 54)]
    assert thirds(29) == [range(10), range(10, 20), range(20, 30)]


def test_cases_of_one_game_count_as_little_more_than_one() -> None:
    apart = mean([[0.0], [1.0]] * 50)
    together = mean([[0.0] * 10, [1.0] * 10] * 5)

    assert apart is not None
    assert together is not None
    assert apart.value == together.value == 0.5
    assert apart.cases == together.cases == 100
    assert apart.margin == pytest.approx(0.098, abs=0.001)
    assert together.margin == pytest.approx(0.098 * 10**0.5, rel=0.06)
    assert mean([[], []]) is None


def test_a_share_of_one_case_a_game_has_the_usual_interval() -> None:
    found = share([[True]] * 60 + [[False]] * 40)

    assert found is not None
    assert (found.of, found.cases) == (60, 100)
    assert (round(found.low, 2), round(found.high, 2)) == (0.5, 0.69)


def test_what_always_came_is_not_certain_after_a_few_games() -> None:
    found = share([[True] * 50] * 4)

    assert found is not None
    assert found.value == 1
    assert found.low < 0.6
    assert share([]) is None


def test_a_patch_is_worth_something_else_in_each_third() -> None:
    games = [
        game(decision(0, offer(0.1)), decision(17, offer(-0.3, bought=False)), decision(18, offer(0.2))),
        game(decision(5, offer(-0.1, bought=False), offer(0.4, patch=8))),
    ]

    early, middle, late = worths(PATCHWORK_BOX, games)[PATCH]

    assert early.gain is not None
    assert early.gain.value == pytest.approx(-10)
    assert early.gain.cases == 3
    assert early.bought is not None
    assert early.bought.value == pytest.approx(1 / 3)
    assert middle.gain is not None
    assert middle.gain.value == pytest.approx(20)
    assert late.gain is None
    assert late.bought is None
    assert early.few


def test_what_no_simulation_bought_counts_as_not_bought() -> None:
    unseen = Offer(PATCH, None, 0.5, 0, bought=False)

    (early, *_) = worths(EXPRESS_BOX, [game(decision(0, unseen), decision(1, offer(0.2)))])[PATCH]

    assert early.untried == 1
    assert early.gain is not None
    assert early.gain.cases == 1
    assert early.bought is not None
    assert early.bought.value == 0.5


def test_patches_with_few_cases_come_last() -> None:
    many = [game(decision(0, offer(-0.2, patch=3), offer(-0.1, patch=4))) for _ in range(30)]
    few = game(decision(0, offer(0.4, patch=5)))

    assert by_early_worth(worths(PATCHWORK_BOX, [*many, few]))[:3] == [4, 3, 5]


def test_the_longest_wait_is_a_row_of_decisions_without_a_purchase() -> None:
    waits = [decision(space, offer(bought=False)) for space in range(6)]

    assert longest_wait(game(*waits[:2], decision(2), *waits[3:])) == 3
    assert longest_wait(game(decision(0))) == 0


def test_chances_said_are_compared_with_who_won() -> None:
    said = [decision(0, chance=0.62), decision(1, chance=0.68), decision(2, seat=1, chance=1.0)]

    (sixty, won), (sure, lost) = calibration([game(*said), game(*said[:1], scores=(3, 9))])

    assert sixty.value == pytest.approx((62 + 68 + 62) / 3)
    assert (won.of, won.cases) == (2, 3)
    assert sure.value == 100
    assert (lost.of, lost.cases) == (0, 1)


def test_quartiles_are_values_that_were_there() -> None:
    assert quartiles([9, 1, 5, 3, 7]) == (3, 5, 7)
    assert quartiles([4]) == (4, 4, 4)

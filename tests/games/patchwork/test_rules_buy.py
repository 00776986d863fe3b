"""Patchwork, clause 4: buying a patch and sewing it on."""

from dataclasses import replace

import pytest
from games.patchwork.quilts import START, all_but, covering, drawing

from mercerie.core import IllegalAction
from mercerie.games.patchwork import Advance, Buy, Player, Sewn, State

RICH = replace(START, players=(Player(buttons=99), Player(time=40)))


def patches_for_sale(state: State) -> set[int]:
    return {action.patch for action in state.legal_actions() if isinstance(action, Buy)}


def test_the_next_three_patches_clockwise_are_in_reach() -> None:  # Rule 4.1
    around = replace(RICH, circle=(4, 9, 2, 7, 30))

    assert patches_for_sale(around) == {4, 9, 2}


@pytest.mark.parametrize("left", [(4, 9), (9,)])
def test_with_fewer_than_three_left_those_are_in_reach(left: tuple[int, ...]) -> None:  # Rule 4.1
    assert patches_for_sale(replace(RICH, circle=left)) == set(left)


def test_with_no_patch_left_one_can_only_advance() -> None:  # Rule 4.1
    assert replace(RICH, circle=()).legal_actions() == (Advance(),)


def test_the_last_patch_can_be_bought() -> None:  # Rule 4.1
    after = replace(RICH, circle=(9,)).apply(Buy(9, 0, 0, 0))

    assert after.circle == ()
    assert after.legal_actions() == (Advance(),)


@pytest.mark.parametrize(("buttons", "offered"), [(6, False), (7, True), (8, True)])
def test_a_patch_must_be_affordable(buttons: int, *, offered: bool) -> None:  # Rule 4.2
    # Patch 9 costs seven.
    purse = replace(START, players=(Player(buttons=buttons), Player()), circle=(9,))

    assert (9 in patches_for_sale(purse)) is offered
    assert purse.is_legal(Buy(9, 0, 0, 0)) is offered


def test_a_patch_must_have_a_legal_place() -> None:  # Rule 4.2
    # Three squares in a row and three in a corner: room for patches 1 and 2, but not for a square of four.
    crowded = replace(START, players=(Player(buttons=99, quilt=all_but("a1", "b1", "c1", "h9", "i9", "i8")), Player()))

    assert patches_for_sale(replace(crowded, circle=(1, 2, 10))) == {1, 2}
    assert replace(crowded, circle=(10,)).legal_actions() == (Advance(),)


def test_income_on_the_way_comes_too_late_to_pay() -> None:  # Rule 4.3
    # Patch 9 takes six spaces, past the mark on 5, where this quilt earns twenty.
    poor = replace(START, players=(Player(buttons=6, income=20), Player(time=9)), circle=(9,))

    with pytest.raises(IllegalAction, match="1 button short"):
        poor.apply(Buy(9, 0, 0, 0))


def test_buying_pays_sews_and_moves_by_the_time_of_the_patch() -> None:  # Rule 4.3
    # Patch 12 is ####/#..., costs ten, takes three spaces and brings two.
    purse = replace(START, players=(Player(time=6, buttons=12, income=1), Player(time=30)), circle=(12, 3))
    cells = covering("c4", "d4", "e4", "f4", "c5")

    after = purse.apply(Buy(12, 0, 3, 2))

    assert after.players[0] == Player(time=9, buttons=2, income=3, quilt=cells, sewn=(Sewn(12, cells),))
    assert after.players[1] == purse.players[1]


@pytest.mark.parametrize(("patch", "circle"), [(4, (9, 2, 7, 30)), (9, (2, 7, 30, 4)), (2, (7, 30, 4, 9))])
def test_the_token_moves_to_the_gap_the_patch_leaves(patch: int, circle: tuple[int, ...]) -> None:  # Rule 4.3
    around = replace(RICH, circle=(4, 9, 2, 7, 30))

    after = around.apply(Buy(patch, 0, 0, 0))

    assert after.circle == circle
    assert after.offer == circle[:3]


# Patch 5 is ###/#.., which no turn makes its own mirror image.
LOOKS = {
    0: ("a1", "b1", "c1", "a2"),
    1: ("a1", "b1", "b2", "b3"),
    2: ("c1", "a2", "b2", "c2"),
    3: ("a1", "a2", "a3", "b3"),
    4: ("a1", "b1", "c1", "c2"),
    5: ("b1", "b2", "a3", "b3"),
    6: ("a1", "a2", "b2", "c2"),
    7: ("a1", "b1", "a2", "a3"),
}


@pytest.mark.parametrize(("orientation", "squares"), LOOKS.items())
def test_a_patch_may_be_turned_and_flipped(orientation: int, squares: tuple[str, ...]) -> None:  # Rule 4.4
    after = replace(RICH, circle=(5,)).apply(Buy(5, orientation, 0, 0))

    assert after.players[0].quilt == covering(*squares)


def test_a_hole_that_only_the_flipped_patch_fits_can_be_filled() -> None:  # Rule 4.4
    hole = replace(START, players=(Player(buttons=9, quilt=all_but("d4", "e4", "f4", "f5")), Player()), circle=(5,))

    assert hole.legal_actions() == (Buy(5, 4, 3, 3), Advance())
    assert hole.apply(Buy(5, 4, 3, 3)).players[0].quilt == all_but()


@pytest.mark.parametrize(("patch", "places"), [(0, 144), (10, 64), (19, 49), (11, 90), (5, 448)])
def test_every_place_is_offered_once(patch: int, places: int) -> None:  # Rule 4.4
    # Looks × columns × rows: two of 8 × 9, one of 8 × 8, one of 7 × 7, two of 5 × 9, eight of 7 × 8.
    actions = replace(RICH, circle=(patch,)).legal_actions()

    assert len(actions) == len(set(actions)) == places + 1


def test_a_patch_lies_inside_the_quilt() -> None:  # Rule 4.4
    bars = replace(RICH, circle=(11,))

    assert bars.is_legal(Buy(11, 0, 8, 4))
    assert not bars.is_legal(Buy(11, 0, 8, 5))
    assert not bars.is_legal(Buy(11, 1, 5, 0))
    assert not bars.is_legal(Buy(11, 0, -1, 0))


def test_a_patch_lies_on_empty_squares() -> None:  # Rule 4.4
    quilt = drawing(
        """
        .........
        .........
        .........
        ...##....
        .........
        .........
        .........
        .........
        .........
        """
    )
    begun = replace(START, players=(Player(buttons=9, quilt=quilt), Player()), circle=(10,))

    refused = {Buy(10, 0, row, col) for row in range(8) for col in range(8)} - set(begun.legal_actions())

    assert refused == {Buy(10, 0, row, col) for row in (2, 3) for col in (2, 3, 4)}


def test_no_patches_come_late_in_patchwork() -> None:  # Rule 4.5
    assert START.late == ()

    after = replace(RICH, circle=(4, 9, 2, 7, 30, 31)).apply(Buy(4, 0, 0, 0))

    assert after.circle == (9, 2, 7, 30, 31)

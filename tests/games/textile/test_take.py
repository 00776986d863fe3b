"""A turn, taking and discarding: Rules 2, 3 and 5 of Textile."""

from dataclasses import replace

import pytest
from games.textile.patches import (
    CHALK,
    EMPTY,
    FULL,
    INDIGO,
    MADDER,
    NONE,
    SAGE,
    WELD,
    cloth,
    kinds,
    patch,
    played,
    position,
    written,
)

from mercerie.core import IllegalAction
from mercerie.games.textile import Assemble, Discard, Take, Tile

ONE_MADDER = cloth("M")


def test_a_turn_is_to_take_to_assemble_or_to_discard() -> None:  # Rule 2.1
    assert kinds(position(ONE_MADDER, patch("I"), NONE)) == {Take, Assemble, Discard}


def test_a_turn_of_one_action_ends_with_it() -> None:  # Rule 2.1
    holding = position(ONE_MADDER, patch("I"), NONE)

    assert holding.apply(Take(SAGE, 1, 0)).to_move == 1
    assert holding.apply(Discard()).to_move == 1


def test_turns_go_round_clockwise_and_nobody_is_passed_over() -> None:  # Rules 1.4 and 2.1
    state = position(ONE_MADDER, NONE, NONE, NONE, NONE, turn=2)
    order = []
    for colour in (WELD, SAGE, CHALK, INDIGO, SAGE):
        order.append(state.to_move)
        state = state.apply(Take(colour, 1, 0) if state.patches[state.turn] else Take(colour))

    assert order == [2, 3, 0, 1, 2]


def test_without_a_patch_one_can_only_take() -> None:  # Rule 2.2
    assert written(position(ONE_MADDER, NONE, NONE)) == {
        "take madder", "take indigo", "take weld", "take sage", "take chalk",
    }  # fmt: skip


def test_a_patch_that_no_tile_fits_can_only_be_assembled_or_discarded() -> None:  # Rule 2.2
    stuck = position(ONE_MADDER, patch("I"), NONE, piles=(0, 3, 0, 0, 0))

    assert written(stuck) == {
        "assemble a 1,0", "assemble a -1,0", "assemble a 0,1", "assemble a 0,-1", "discard",
    }  # fmt: skip


def test_a_patch_that_fits_nowhere_can_only_grow_or_be_discarded() -> None:  # Rule 2.2
    homeless = position(ONE_MADDER, patch("M"), NONE, piles=(0, 0, 0, 0, 1))

    assert written(homeless) == {
        "take chalk 1,0", "take chalk -1,0", "take chalk 0,1", "take chalk 0,-1", "discard",
    }  # fmt: skip


def test_a_patch_that_neither_grows_nor_fits_is_discarded() -> None:  # Rule 2.2
    assert written(position(ONE_MADDER, patch("M"), NONE, piles=(2, 0, 0, 0, 0))) == {"discard"}


def test_only_piles_that_are_not_empty_give_tiles() -> None:  # Rule 3.1
    scarce = position(ONE_MADDER, NONE, NONE, piles=(0, 2, 0, 1, 0))

    assert written(scarce) == {"take indigo", "take sage"}
    with pytest.raises(IllegalAction):
        scarce.apply(Take(WELD))


@pytest.mark.parametrize("colour", [-1, 5])
def test_there_is_no_sixth_pile(colour: int) -> None:  # Rules 1.2 and 3.1
    assert not position(ONE_MADDER, NONE, NONE).is_legal(Take(colour))


def test_the_first_tile_begins_a_patch() -> None:  # Rule 3.1
    after = position(ONE_MADDER, NONE, NONE).apply(Take(SAGE))

    assert after.patches == ((Tile(0, 0, SAGE),), NONE)
    assert after.piles == (6, 6, 6, 5, 6)


def test_a_further_tile_shares_an_edge_with_the_patch() -> None:  # Rule 3.2
    holding = position(ONE_MADDER, patch("IS"), NONE, piles=(0, 0, 6, 0, 0))
    beside = {(-1, 0), (0, -1), (1, -1), (2, 0), (1, 1), (0, 1)}

    assert {(take.x, take.y) for take in holding.legal_actions() if isinstance(take, Take)} == beside


# A row of the grid has 128 places: 129,-1 must not be taken for 1,0.
@pytest.mark.parametrize(("x", "y"), [(1, 1), (2, 0), (0, 0), (129, -1)])
def test_a_tile_that_shares_no_edge_is_refused(x: int, y: int) -> None:  # Rule 3.2
    with pytest.raises(IllegalAction):
        position(ONE_MADDER, patch("I"), NONE).apply(Take(SAGE, x, y))


def test_equal_colours_touch_neither_by_edge_nor_by_corner() -> None:  # Rule 3.2
    holding = position(ONE_MADDER, patch("IS"), NONE)

    assert not holding.is_legal(Take(INDIGO, -1, 0))  # by edge
    assert not holding.is_legal(Take(INDIGO, 1, 1))  # by corner
    assert holding.is_legal(Take(INDIGO, 2, 0))  # beyond the other tile


def test_other_patches_and_the_patchwork_do_not_hinder_a_tile() -> None:  # Rule 3.2
    after = position(cloth("MC"), patch("I"), patch("M")).apply(Take(MADDER, 1, 0))

    assert after.patches == (patch("IM"), patch("M"))


def test_the_tiles_of_a_patch_stay_where_they_are() -> None:  # Rule 3.3
    held = patch("IS", ".W")
    holding = position(ONE_MADDER, held, NONE)

    for action in holding.legal_actions():
        if isinstance(action, Take):
            assert holding.apply(action).patches[0] == (*held, Tile(action.x, action.y, action.colour))


def test_no_patch_grows_beyond_five_tiles() -> None:  # Rule 3.3
    full = position(ONE_MADDER, patch("ISCIS"), NONE)

    assert kinds(full) == {Assemble, Discard}
    with pytest.raises(IllegalAction, match="five tiles at most"):
        full.apply(Take(WELD, 5, 0))


def test_the_fourth_tile_ends_the_turn() -> None:  # Rule 3.4
    assert position(ONE_MADDER, patch("ISC"), NONE).apply(Take(WELD, 3, 0)).to_move == 1


def test_the_fifth_tile_does_not_end_the_turn() -> None:  # Rule 3.4
    after = position(ONE_MADDER, patch("ISCI"), NONE).apply(Take(WELD, 4, 0))

    assert after.to_move == 0
    assert kinds(after) == {Assemble, Discard}


def test_after_the_fifth_tile_a_patch_that_fits_nowhere_is_discarded() -> None:  # Rules 2.2 and 3.4
    # Whatever lies beside this patch touches one of its madder tiles, so a madder start tile cannot.
    after = position(ONE_MADDER, patch("MIMI"), NONE).apply(Take(MADDER, 4, 0))

    assert after.to_move == 0
    assert written(after) == {"discard"}


def test_a_fifth_tile_may_be_discarded_with_its_patch_and_ends_the_turn_so() -> None:  # Rules 3.4 and 5.1
    after = played(position(ONE_MADDER, patch("ISCI"), NONE), "take weld 4,0", "discard")

    assert after.patches == (NONE, NONE)
    assert after.piles == (6, 6, 5, 6, 6)
    assert after.to_move == 1


def test_a_discarded_patch_leaves_the_game() -> None:  # Rule 5.1
    before = replace(position(ONE_MADDER, patch("IS"), patch("C")), points=(7, 3))

    after = before.apply(Discard())

    assert after.patches == (NONE, patch("C"))
    assert (after.piles, after.sewn, after.points) == (FULL, before.sewn, (7, 3))


def test_discarding_brings_no_new_tile() -> None:  # Rule 5.1
    after = position(ONE_MADDER, patch("IS"), NONE).apply(Discard())

    assert after.to_move == 1
    assert after.patches[0] == NONE


def test_without_a_patch_there_is_nothing_to_discard() -> None:  # Rule 2.2
    with pytest.raises(IllegalAction):
        position(ONE_MADDER, NONE, patch("C"), piles=EMPTY).apply(Discard())

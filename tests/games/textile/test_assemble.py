"""Assembling: Rule 4 of Textile."""

from dataclasses import replace

import pytest
from games.textile.patches import CHALK, EMPTY, NONE, SAGE, WELD, cloth, kinds, patch, played, position, written

from mercerie.core import IllegalAction
from mercerie.games.textile import Assemble, Discard, Sewn, State, Take, Tile

ONE_MADDER = cloth("M")
# A patchwork in four colours with an enclosed hole, and the patch that goes on with its pattern in there.
HOLED = cloth(
    "MIMIM",
    "WS..W",
    "M..IM",
    "WSWSW",
)
HOLE = {(2, 1), (3, 1), (1, 2), (2, 2)}
FILLER = patch(
    ".WS",
    "IM.",
)
MIRRORED_FILLER = patch(
    "SW.",
    ".MI",
)


def looks(state: State) -> list[frozenset[Tile]]:
    """The patch as it would lie after each assembly on offer."""
    assemblies = [action for action in state.legal_actions() if isinstance(action, Assemble)]
    return [frozenset(state.apply(action).sewn[-1].tiles) for action in assemblies]


def can_fill_the_hole(state: State) -> bool:
    return any({(x, y) for x, y, _ in look} == HOLE for look in looks(state))


@pytest.mark.parametrize(
    ("text", "chalk"),
    [("assemble a 1,0", (2, 0)), ("assemble b 1,0", (1, 1)), ("assemble c 2,0", (1, 0)), ("assemble d 1,0", (1, -1))],
)
def test_a_patch_is_turned_clockwise_by_quarters(text: str, chalk: tuple[int, int]) -> None:  # Rule 4.1
    after = played(position(ONE_MADDER, patch("SC"), NONE), text)

    assert Tile(*chalk, CHALK) in after.sewn[-1].tiles


def test_a_patch_of_two_lies_in_four_turns_around_one_tile() -> None:  # Rule 4.1
    around = looks(position(ONE_MADDER, patch("SC"), NONE))

    # Lying: one at either end, two above, two below. As many upright, and all of them end for end.
    assert len(around) == len(set(around)) == 24


@pytest.mark.parametrize(("held", "places"), [("C", 4), ("CWC", 16), ("WSC", 32)])
def test_turns_that_look_alike_are_named_once(held: str, places: int) -> None:  # Rule 4.1
    around = looks(position(ONE_MADDER, patch(held), NONE))

    assert len(around) == len(set(around)) == places


def test_a_second_name_for_a_turn_is_refused() -> None:  # Rule 4.1
    holding = position(ONE_MADDER, patch("CWC"), NONE)

    assert holding.is_legal(Assemble(0, 1, 0))
    assert not holding.is_legal(Assemble(2, 3, 0))


def test_a_patch_is_never_mirrored() -> None:  # Rule 4.1
    assert can_fill_the_hole(position(HOLED, FILLER, NONE))
    assert not can_fill_the_hole(position(HOLED, MIRRORED_FILLER, NONE))


def test_the_whole_patch_is_sewn_on() -> None:  # Rule 4.1
    after = played(position(ONE_MADDER, patch("SC", ".W"), NONE), "assemble a 1,0")

    assert after.sewn[-1] == Sewn(0, (Tile(1, 0, SAGE), Tile(2, 0, CHALK), Tile(2, 1, WELD)))
    assert after.patches == (NONE, NONE)


# A row of the grid has 128 places: 129,-1 must not be taken for 1,0.
@pytest.mark.parametrize(("x", "y"), [(1, 1), (2, 0), (63, 63), (64, 0), (-500, 500), (129, -1)])
def test_a_patch_must_share_an_edge_with_the_patchwork(x: int, y: int) -> None:  # Rule 4.2
    with pytest.raises(IllegalAction, match="share an edge"):
        position(ONE_MADDER, patch("S"), NONE).apply(Assemble(0, x, y))


def test_a_patch_overlaps_nothing() -> None:  # Rule 4.2
    holding = position(cloth("MI"), patch("SC"), NONE)

    assert not holding.is_legal(Assemble(0, -1, 0))  # its second tile would lie on madder
    assert holding.is_legal(Assemble(0, -2, 0))


def test_an_enclosed_hole_may_be_filled() -> None:  # Rule 4.2
    after = position(HOLED, FILLER, NONE).apply(Assemble(0, 2, 1))

    assert {(x, y) for x, y, _ in after.sewn[-1].tiles} == HOLE


def test_equal_colours_do_not_touch_across_the_join_by_an_edge() -> None:  # Rule 4.3
    beside_weld = position(cloth("MW"), patch("W"), NONE)

    assert not beside_weld.is_legal(Assemble(0, 2, 0))
    assert written(beside_weld) >= {"assemble a -1,0"}


def test_equal_colours_do_not_touch_across_the_join_by_a_corner() -> None:  # Rule 4.3
    holding = position(cloth("MW"), patch("W"), NONE)

    assert not holding.is_legal(Assemble(0, 0, 1))  # an edge with madder, but a corner with weld
    assert looks(holding) == [frozenset({Tile(-1, 0, WELD)})]


def test_every_tile_of_the_patch_keeps_its_distance() -> None:  # Rule 4.3
    holding = position(cloth("MS"), patch("CS"), NONE)

    assert not holding.is_legal(Assemble(0, 0, 1))  # the sage end would lie below sage
    assert not holding.is_legal(Assemble(0, -1, 1))  # and here at its corner
    assert holding.is_legal(Assemble(2, 0, 1))  # turned, it is two away


def test_four_seams_and_three_tiles_are_twelve_points() -> None:  # Rule 4.4
    corner = replace(position(cloth("MIMS", "...W"), patch("WSC"), NONE), points=(5, 9))

    assert corner.apply(Assemble(0, 0, 1)).points == (17, 9)


def test_a_corner_is_no_seam() -> None:  # Rule 4.4
    below_madder = position(cloth("MI"), patch("S"), NONE).apply(Assemble(0, 0, 1))

    assert below_madder.points == (1, 0)


def test_joins_inside_the_patch_are_no_seams() -> None:  # Rule 4.4
    square = position(ONE_MADDER, patch("IS", "WC"), NONE).apply(Assemble(0, 1, 0))

    assert square.points == (4, 0)  # one seam, four tiles, though the patch has four joins of its own


def test_every_edge_of_a_hole_is_a_seam() -> None:  # Rule 4.4
    assert position(cloth("MIM", "S.S", "MIM"), patch("C"), NONE).apply(Assemble(0, 1, 1)).points == (4, 0)
    assert position(HOLED, FILLER, NONE).apply(Assemble(0, 2, 1)).points == (40, 0)


def test_seams_with_what_others_sewed_on_count_too() -> None:  # Rule 4.4
    state = position(ONE_MADDER, patch("I"), patch("WC"), piles=EMPTY)

    after = played(state, "assemble a 1,0", "assemble a 0,1")

    assert after.points == (1, 4)  # weld below madder, chalk below indigo: two seams, two tiles


def test_after_assembling_one_takes_a_tile_of_any_colour_left() -> None:  # Rule 4.5
    after = position(ONE_MADDER, patch("SC"), NONE, piles=(1, 0, 6, 2, 6)).apply(Assemble(0, 1, 0))

    assert after.to_move == 0
    assert written(after) == {"take madder", "take weld", "take sage", "take chalk"}


def test_the_new_tile_is_a_new_patch_and_ends_the_turn() -> None:  # Rule 4.5
    after = played(position(ONE_MADDER, patch("SC"), patch("W")), "assemble a 1,0", "take indigo")

    assert after.patches == (patch("I"), patch("W"))
    assert after.to_move == 1


def test_the_fifth_tile_may_be_assembled_and_brings_a_new_one_too() -> None:  # Rules 3.4 and 4.5
    after = played(position(ONE_MADDER, patch("ISCI"), NONE), "take weld 4,0", "assemble a 1,0")

    assert after.points == (5, 0)
    assert (after.to_move, kinds(after)) == (0, {Take})


def test_with_empty_piles_no_tile_follows() -> None:  # Rule 4.5
    after = position(ONE_MADDER, patch("SC"), patch("W"), piles=EMPTY).apply(Assemble(0, 1, 0))

    assert after.patches == (NONE, patch("W"))
    assert (after.to_move, kinds(after)) == (1, {Assemble, Discard})


def test_without_a_patch_there_is_nothing_to_assemble() -> None:  # Rule 2.2
    with pytest.raises(IllegalAction, match="no patch"):
        position(ONE_MADDER, NONE, patch("C")).apply(Assemble(0, 1, 0))

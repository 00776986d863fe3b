"""Cells as bits: the same answers as on a table, wherever the cloth lies."""

import pytest
from games.textile.patches import CHALK, INDIGO, MADDER, SAGE, cloth, patch
from hypothesis import given
from hypothesis import strategies as st

from mercerie.games.textile import COLOURS, Cloth, Piece, Tile
from mercerie.games.textile.cloth import cell, each_cell, is_on_grid, moved, turned, turns

places = st.integers(-63, 63)
ONE_MADDER = Cloth().with_piece(cloth("M"))


def sewable(onto: Cloth, piece: Piece) -> set[tuple[int, int]]:
    return set(each_cell(onto.sewing_places(piece)))


def test_there_are_five_colours_with_a_letter_each() -> None:  # Rule 1.2
    assert len({name[0] for name in COLOURS}) == 5


@given(st.sets(st.tuples(places, places), max_size=20))
def test_cells_are_read_back_row_by_row(chosen: set[tuple[int, int]]) -> None:
    cells = 0
    for x, y in chosen:
        cells |= cell(x, y)

    assert list(each_cell(cells)) == sorted(chosen, key=lambda place: (place[1], place[0]))


def test_the_grid_holds_more_than_a_game_can_reach() -> None:
    # 50 tiles in one line, a patch of five beyond them.
    assert is_on_grid(49 + 5, -49 - 5)
    assert not is_on_grid(64, 0)
    assert not is_on_grid(0, -64)


def test_a_cloth_knows_its_cells_by_colour() -> None:
    sewn = Cloth().with_piece(cloth("MI", "C."))

    assert sewn.colours == (cell(0, 0), cell(1, 0), 0, 0, cell(0, 1))
    assert sewn.cells == cell(0, 0) | cell(1, 0) | cell(0, 1)


def test_sewing_leaves_the_old_cloth_as_it_was() -> None:
    before = ONE_MADDER.cells

    ONE_MADDER.with_piece([Tile(1, 0, SAGE)])

    assert ONE_MADDER.cells == before


def test_nothing_is_sewn_onto_no_cloth() -> None:
    assert sewable(Cloth(), patch("S")) == set()


def test_a_tile_of_another_colour_goes_on_the_four_edges() -> None:  # Rule 3.2
    assert sewable(ONE_MADDER, patch("S")) == {(1, 0), (-1, 0), (0, 1), (0, -1)}


def test_a_tile_of_the_same_colour_goes_nowhere() -> None:  # Rule 3.2
    assert sewable(ONE_MADDER, patch("M")) == set()


def test_one_joined_tile_is_enough_for_a_piece() -> None:  # Rule 4.2
    assert sewable(ONE_MADDER, patch("SC")) == {(1, 0), (-2, 0), (0, 1), (0, -1), (-1, 1), (-1, -1)}


def test_one_barred_tile_is_enough_against_a_piece() -> None:  # Rule 4.3
    assert sewable(ONE_MADDER, patch("SM")) == {(1, 0)}  # elsewhere madder would touch madder


@pytest.mark.parametrize("edge", [-49, 49])
def test_cloth_at_the_furthest_reach_is_sewn_as_in_the_middle(edge: int) -> None:
    # Rows are laid end to end in one number: a place must never run over into the next row.
    far = Cloth().with_piece(moved(cloth("M"), edge, edge))
    middle = {(x + edge, y + edge) for x, y in sewable(ONE_MADDER, patch("SCISC"))}

    assert sewable(far, patch("SCISC")) == middle


def test_seams_are_the_edges_shared_with_the_cloth() -> None:  # Rule 4.4
    corner = Cloth().with_piece(cloth("MIMS", "...W"))

    assert corner.seams(moved(patch("WSC"), 0, 1)) == 4
    assert corner.seams(moved(patch("C"), 2, 1)) == 2
    assert corner.seams(moved(patch("C"), 4, 2)) == 0  # a corner only


def test_a_piece_turns_clockwise_about_its_first_tile() -> None:  # Rule 4.1
    piece = patch("MI")

    assert [turned(piece, quarters)[1] for quarters in range(4)] == [
        Tile(1, 0, INDIGO),
        Tile(0, 1, INDIGO),
        Tile(-1, 0, INDIGO),
        Tile(0, -1, INDIGO),
    ]
    assert {turned(piece, quarters)[0] for quarters in range(4)} == {Tile(0, 0, MADDER)}


def test_turning_is_not_mirroring() -> None:  # Rule 4.1
    assert set(turned(patch("IM", "S."), 1)) == set(moved(patch("SI", ".M"), -1, 0))


@pytest.mark.parametrize(
    ("piece", "names"),
    [
        (patch("M"), [0]),
        (patch("MI"), [0, 1, 2, 3]),
        (patch("MIM"), [0, 1]),
        (patch(".M.", "ICI", ".M."), [0, 1]),
        (patch("IMS", "C.."), [0, 1, 2, 3]),
    ],
)
def test_looks_that_are_alike_are_named_once_by_the_fewest_quarters(piece: Piece, names: list[int]) -> None:  # Rule 4.1
    assert list(turns(piece)) == names
    assert all(look == turned(piece, quarters) for quarters, look in turns(piece).items())


@given(places.filter(lambda x: abs(x) < 50), places.filter(lambda y: abs(y) < 50))
def test_a_moved_piece_keeps_its_colours_and_its_shape(x: int, y: int) -> None:
    assert moved(patch("CS"), x, y) == (Tile(x, y, CHALK), Tile(x + 1, y, SAGE))

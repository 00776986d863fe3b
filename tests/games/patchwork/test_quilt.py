"""The squares of a quilt as bits, and the ways a patch can lie on them."""

import pytest
from games.patchwork.quilts import all_but, covering, drawing

from mercerie.games.patchwork.quilt import (
    Shape,
    cells_at,
    corners,
    empty_squares,
    full_squares,
    has_full_square,
    is_connected,
    orientations,
    parse_shape,
    squares,
    turn,
)

ELL: Shape = frozenset({(0, 0), (0, 1), (0, 2), (1, 0)})
ESS: Shape = frozenset({(0, 0), (0, 1), (1, 1), (1, 2)})
CROSS: Shape = frozenset({(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)})
BAR: Shape = frozenset({(0, 0), (0, 1), (0, 2)})


def test_a_drawing_is_read_as_rows_and_columns() -> None:
    assert parse_shape("\n###\n#..\n") == ELL


def test_empty_rows_and_columns_around_a_drawing_do_not_count() -> None:
    assert parse_shape("....\n.###\n.#..\n....") == ELL


def test_an_empty_drawing_has_no_square() -> None:
    assert parse_shape("..\n..") == frozenset()


@pytest.mark.parametrize("shape", [ELL, ESS, CROSS, BAR, frozenset({(0, 0)})])
def test_patches_hang_together(shape: Shape) -> None:
    assert is_connected(shape)


@pytest.mark.parametrize("shape", [{(0, 0), (0, 2)}, {(0, 0), (1, 1)}, {(0, 0), (0, 1), (5, 0), (5, 1)}])
def test_squares_that_meet_at_a_corner_or_not_at_all_do_not_hang_together(shape: set[tuple[int, int]]) -> None:
    assert not is_connected(frozenset(shape))


def test_a_quarter_turn_is_clockwise() -> None:
    assert turn(ELL, 1) == parse_shape("##\n.#\n.#")
    assert turn(ELL, 2) == parse_shape("..#\n###")
    assert turn(ELL, 3) == parse_shape("#.\n#.\n##")


def test_a_patch_is_flipped_before_it_is_turned() -> None:
    assert turn(ELL, 4) == parse_shape("###\n..#")
    assert turn(ELL, 5) == parse_shape(".#\n.#\n##")


@pytest.mark.parametrize(
    ("shape", "names"),
    [(ELL, [0, 1, 2, 3, 4, 5, 6, 7]), (ESS, [0, 1, 4, 5]), (CROSS, [0]), (BAR, [0, 1])],
    ids=["L", "S", "cross", "bar"],
)
def test_looks_that_are_alike_are_named_once_by_the_lowest_number(shape: Shape, names: list[int]) -> None:
    looks = orientations(shape)

    assert list(looks) == names
    assert len(set(looks.values())) == len(looks)


def test_cells_are_counted_row_by_row() -> None:
    assert cells_at(ELL, 3, 2, side=9) == covering("c4", "d4", "e4", "c5")
    assert cells_at(frozenset({(0, 0)}), 8, 8, side=9) == 2**80
    assert cells_at(frozenset({(0, 0)}), 1, 0, side=7) == 2**7


def test_corners_keep_the_bounding_box_inside() -> None:
    assert list(corners(ELL, 4)) == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert list(corners(ELL, 2)) == []


def test_a_quilt_of_nine_holds_nine_squares_of_seven() -> None:
    found = full_squares(9, 7)

    assert len(set(found)) == 9
    assert {square.bit_count() for square in found} == {49}


SEVEN = """
    .........
    .#######.
    .#######.
    .#######.
    .#######.
    .#######.
    .#######.
    .#######.
    .........
"""


def test_a_full_square_is_found_wherever_it_lies() -> None:
    assert has_full_square(drawing(SEVEN), 9, 7)
    assert has_full_square(all_but("a1", "i9"), 9, 7)


def test_one_hole_spoils_a_full_square() -> None:
    assert not has_full_square(drawing(SEVEN) & ~covering("e5"), 9, 7)
    assert not has_full_square(all_but("e5"), 9, 7)


def test_as_many_squares_across_two_rows_make_no_full_square() -> None:
    # Bits that run on from the end of a row to the start of the next lie side by side in the number only.
    assert not has_full_square(drawing("......###\n" * 4 + "###......\n" * 5), 9, 3 + 1)
    assert not has_full_square(covering("h1", "i1", "a2", "h2", "i2", "a3"), 9, 3)


def test_empty_squares_are_counted() -> None:
    assert empty_squares(0, 9) == 81
    assert empty_squares(all_but("a1", "d4", side=7), 7) == 2


def test_squares_are_listed_in_reading_order() -> None:
    assert squares(covering("c4", "a2", "i1"), 9) == [(0, 8), (1, 0), (3, 2)]
    assert squares(0, 9) == []

"""What is seen of a game of Textile, and how it is drawn."""

from dataclasses import replace

import pytest
from games.textile.patches import EMPTY, NONE, cloth, patch, played, position

from mercerie.games.textile import TEXTILE
from mercerie.games.textile.view import grid_lines


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_sees_the_same(seat: int) -> None:  # Rule 1.5
    state = position(cloth("MI"), patch("SW"), patch("C"), NONE, NONE)

    assert replace(state.view(seat), seat=None) == state.view(None)


def test_piles_patches_points_and_patchwork_are_open() -> None:  # Rule 1.5
    state = replace(position(cloth("MI"), patch("SW"), patch("C"), piles=(5, 4, 3, 2, 1), turn=1), points=(8, 9))

    view = state.view(0)

    assert (view.seat, view.turn, view.to_move) == (0, 1, 1)
    assert (view.piles, view.patches, view.points) == ((5, 4, 3, 2, 1), (patch("SW"), patch("C")), (8, 9))
    assert [piece.tiles for piece in view.sewn] == [cloth("MI")]


def test_a_view_knows_the_cloth_that_its_pieces_make() -> None:
    state = played(position(cloth("MI"), patch("SW"), NONE), "assemble b 0,1")

    assert state.view(None).cloth == state.cloth


def test_nobody_has_won_before_the_end() -> None:  # Rule 6.2
    before = replace(position(cloth("M"), patch("S"), NONE, piles=EMPTY), points=(3, 2))
    assert (before.view(0).to_move, before.view(0).winners) == (0, ())

    after = played(before, "discard")

    assert (after.view(0).to_move, after.view(0).winners) == (None, (0,))


def test_a_position_prints_itself() -> None:
    state = replace(position(cloth("MI.", ".SW"), patch("SW", "C."), NONE, piles=(5, 4, 3, 2, 1)), points=(8, 12))

    assert str(state) == "\n".join(
        [
            "        0   1   2",
            "   0    M   I   .",
            "   1    .   S   W",
            "piles: madder 5, indigo 4, weld 3, sage 2, chalk 1",
            ">0: 8 points, sage@0,0 weld@1,0 chalk@0,1",
            " 1: 12 points, no patch",
        ]
    )


def test_a_view_prints_itself_as_the_position_does() -> None:
    state = position(cloth("MI.", ".SW"), patch("SW"), NONE)

    assert str(state.view(1)) == str(state)


def test_before_the_start_the_drawing_says_so() -> None:  # Rule 1.3
    assert str(TEXTILE.new(seats=2, seed=1, first=1)).splitlines() == [
        "(no patchwork yet)",
        "piles: madder 6, indigo 6, weld 6, sage 6, chalk 6",
        " 0: 0 points, no patch",
        ">1: 0 points, no patch",
    ]


def test_after_the_end_nobody_is_marked() -> None:  # Rule 6.2
    assert ">" not in str(position(cloth("M"), NONE, NONE, piles=EMPTY))


def test_places_left_of_and_above_the_start_tile_are_negative() -> None:
    grown = played(position(cloth("M"), patch("SW"), NONE), "assemble b 0,-2")
    tiles = [tile for piece in grown.sewn for tile in piece.tiles]

    assert grid_lines(tiles) == ["        0", "  -2    S", "  -1    W", "   0    M"]

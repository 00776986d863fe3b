"""The eight symmetries of a quilt. Turning or flipping one's own quilt changes nothing in the game but the names of
its squares, so a position seen once can be learned from eight times.

Symmetry g is what orientation g does to a patch: flipped from 4 on, then turned clockwise by quarters.
"""

from dataclasses import replace
from functools import cache

import numpy as np
import numpy.typing as npt

from mercerie.core import Seat
from mercerie.games.patchwork.actions import Buy
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.encode import FIRST_SEW, LOOKS, Planes, action_count
from mercerie.games.patchwork.quilt import Cells, squares
from mercerie.games.patchwork.rules import State

Permutation = npt.NDArray[np.int64]
SYMMETRIES = range(8)
IDENTITY = 0


def turn_cells(cells: Cells, side: int, symmetry: int) -> Cells:
    turned = 0
    for row, col in squares(cells, side):
        across = side - 1 - col if symmetry >= 4 else col
        for _ in range(symmetry % 4):
            row, across = across, side - 1 - row  # noqa: PLW2901
        turned |= 1 << (row * side + across)
    return turned


def turn_planes(planes: Planes, symmetry: int) -> Planes:
    """An observation with one's own quilt turned; all other planes stay as they are."""
    turned = planes.copy()
    mine = planes[0, :, ::-1] if symmetry >= 4 else planes[0]
    turned[0] = np.rot90(mine, -(symmetry % 4))
    return turned


def turn_actions(box: Components, circle: tuple[int, ...], symmetry: int) -> Permutation:
    """For each number of an action the number it has after the turn, with this circle: `mask[numbers]` un-turns.

    The numbers of purchases depend on the patches in reach, because the corner of a turned patch is another one.
    """
    numbers = np.arange(action_count(box))
    squares_of_quilt = box.side**2
    first = FIRST_SEW + squares_of_quilt
    numbers[FIRST_SEW:first] = FIRST_SEW + turned_squares(box.side, symmetry)
    for slot, patch in enumerate(circle[: box.offer]):
        start = first + slot * LOOKS * squares_of_quilt
        numbers[start : start + LOOKS * squares_of_quilt] = start + turned_places(box, patch, symmetry)
    return numbers


def turn_state(state: State, seat: Seat, symmetry: int) -> State:
    """The same position with one player's quilt turned."""
    side, player = state.box.side, state.players[seat]
    turned = replace(
        player,
        quilt=turn_cells(player.quilt, side, symmetry),
        sewn=tuple(replace(piece, cells=turn_cells(piece.cells, side, symmetry)) for piece in player.sewn),
    )
    first, second = state.players
    return replace(state, players=(first, turned) if seat else (turned, second))


@cache
def turned_squares(side: int, symmetry: int) -> Permutation:
    return np.array([turn_cells(1 << bit, side, symmetry).bit_length() - 1 for bit in range(side * side)])


@cache
def turned_places(box: Components, patch: int, symmetry: int) -> Permutation:
    """Looks that are alike have one name, so a place is found by the squares it covers, not by its orientation."""
    numbers = np.arange(LOOKS * box.side**2)
    named = {cells: buy for buy, cells in box.places[patch].items()}
    for buy, cells in box.places[patch].items():
        numbers[_number(buy, box.side)] = _number(named[turn_cells(cells, box.side, symmetry)], box.side)
    return numbers


def _number(buy: Buy, side: int) -> int:
    return (buy.orientation * side + buy.row) * side + buy.col

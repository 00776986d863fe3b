"""How well a quilt is packed (see packing.py), for compiled code: quilts as two windows."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.weights import Weights
from mercerie.core.compiled import count, inlined, kernel
from mercerie.games.patchwork.kernels.box import Box


class _Measure(NamedTuple):
    """What packing asks of box and weights, as plain numbers: in registers, a loop over quilts becomes vector
    instructions, which it does not if it might write over what it reads."""

    side: int
    window: int
    rows_upper: int
    rows_lower: int
    not_first_column: int
    not_last_column: int
    not_last_two_columns: int
    alone: float
    dead_end: float
    corner: float
    corridor: float
    edge: float
    block: float


@inlined
def _measure(box: Box, weights: Weights) -> _Measure:
    return _Measure(
        box.side,
        box.window,
        box.rows_upper,
        box.rows_lower,
        box.not_first_column,
        box.not_last_column,
        box.not_last_two_columns,
        weights.alone,
        weights.dead_end,
        weights.corner,
        weights.corridor,
        weights.edge,
        weights.block,
    )


@inlined
def _window(by: _Measure, quilt: int, rows: int) -> float:
    """The worth of the empty squares of some rows of a window."""
    free = by.window & ~quilt
    left, right = free << 1 & by.not_first_column, free >> 1 & by.not_last_column
    above, below = free << by.side & by.window, free >> by.side
    # The empty neighbours of all squares at once, as a sum in binary: `odd` and `pair` are its digits.
    row_odd, row_both = left ^ right, left & right
    col_odd, col_both = above ^ below, above & below
    odd = row_odd ^ col_odd
    four = row_both & col_both
    pair = row_both ^ col_both ^ (row_odd & col_odd)
    mine = free & rows
    two = pair & ~odd & ~four & mine
    corridor = two & (row_both | col_both)
    wide = free & free >> 1 & free >> 2 & by.not_last_two_columns
    return (
        by.alone * count(mine & ~(left | right | above | below))
        + by.dead_end * count(odd & ~pair & mine)
        + by.corner * count(two ^ corridor)
        + by.corridor * count(corridor)
        + by.edge * count(odd & pair & mine)
        + by.block * count(wide & wide >> by.side & wide >> 2 * by.side & rows)
    )


@inlined
def _quilt(by: _Measure, upper: int, lower: int) -> float:
    worth = _window(by, upper, by.rows_upper)
    if by.rows_lower:
        worth += _window(by, lower, by.rows_lower)
    return worth


@kernel
def packing(box: Box, weights: Weights, upper: int, lower: int) -> float:
    """The worth of the empty squares of a quilt; the higher, the easier they are to cover."""
    return _quilt(_measure(box, weights), upper, lower)


@kernel
def pack_each(
    box: Box,
    weights: Weights,
    uppers: NDArray[np.int64],
    lowers: NDArray[np.int64],
    quilts: int,
    worths: NDArray[np.float64],
) -> None:
    """The same for so many quilts, several at a time."""
    by = _measure(box, weights)
    for quilt in range(quilts):
        worths[quilt] = _quilt(by, uppers[quilt], lowers[quilt])

"""How well a quilt is packed (see packing.py), for compiled code: quilts as two windows."""

from mercerie.bots.patchwork.weights import Weights
from mercerie.core.compiled import count, inlined, kernel
from mercerie.games.patchwork.kernels.box import Box


@inlined
def _window(box: Box, weights: Weights, quilt: int, rows: int) -> float:
    """The worth of the empty squares of some rows of a window."""
    free = box.window & ~quilt
    left, right = free << 1 & box.not_first_column, free >> 1 & box.not_last_column
    above, below = free << box.side & box.window, free >> box.side
    # The empty neighbours of all squares at once, as a sum in binary: `odd` and `pair` are its digits.
    row_odd, row_both = left ^ right, left & right
    col_odd, col_both = above ^ below, above & below
    odd = row_odd ^ col_odd
    four = row_both & col_both
    pair = row_both ^ col_both ^ (row_odd & col_odd)
    mine = free & rows
    two = pair & ~odd & ~four & mine
    corridor = two & (row_both | col_both)
    wide = free & free >> 1 & free >> 2 & box.not_last_two_columns
    return (
        weights.alone * count(mine & ~(left | right | above | below))
        + weights.dead_end * count(odd & ~pair & mine)
        + weights.corner * count(two ^ corridor)
        + weights.corridor * count(corridor)
        + weights.edge * count(odd & pair & mine)
        + weights.block * count(wide & wide >> box.side & wide >> 2 * box.side & rows)
    )


@kernel
def packing(box: Box, weights: Weights, upper: int, lower: int) -> float:
    """The worth of the empty squares of a quilt; the higher, the easier they are to cover."""
    worth = _window(box, weights, upper, box.rows_upper)
    if box.rows_lower:
        worth += _window(box, weights, lower, box.rows_lower)
    return worth

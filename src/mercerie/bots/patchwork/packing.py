"""How well a quilt is packed: what its empty squares are still good for."""

from functools import cache

from mercerie.bots.patchwork.points import PACKING
from mercerie.games.patchwork.quilt import Cells, full_squares


def packing(quilt: Cells, side: int) -> float:
    """The worth of the empty squares; the higher, the easier they are to cover."""
    every, not_left, not_right = _masks(side)
    free = every & ~quilt
    left, right = free << 1 & not_left, free >> 1 & not_right
    above, below = free << side & every, free >> side
    # Count the empty neighbours of all squares at once, as a sum in binary: `odd` and `any_two` are its digits.
    row_odd, row_both = left ^ right, left & right
    col_odd, col_both = above ^ below, above & below
    odd = row_odd ^ col_odd
    four = row_both & col_both
    any_two = row_both ^ col_both ^ (row_odd & col_odd)
    three = odd & any_two
    one = odd & ~any_two
    two = any_two & ~odd & ~four
    corridor = two & (row_both | col_both)
    none = free & ~(left | right | above | below)
    return (
        PACKING.alone * none.bit_count()
        + PACKING.dead_end * (one & free).bit_count()
        + PACKING.corner * (two & ~corridor & free).bit_count()
        + PACKING.corridor * (corridor & free).bit_count()
        + PACKING.edge * (three & free).bit_count()
        + PACKING.block * sum(block & free == block for block in full_squares(side, 3))
    )


@cache
def _masks(side: int) -> tuple[Cells, Cells, Cells]:
    every = (1 << side * side) - 1
    first_column = sum(1 << row * side for row in range(side))
    return every, every & ~first_column, every & ~(first_column << side - 1)

"""How well a quilt is packed: what its empty squares are still good for."""

from functools import cache

from mercerie.games.patchwork.quilt import Cells, full_squares

# What an empty square costs by its empty neighbours: alone only leather fills it, in the open anything does.
ALONE, DEAD_END, CORNER, CORRIDOR, EDGE = -10.9, -5.2, -3.8, -2.8, -0.9
OPEN_BLOCK = 0.55


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
        ALONE * none.bit_count()
        + DEAD_END * (one & free).bit_count()
        + CORNER * (two & ~corridor & free).bit_count()
        + CORRIDOR * (corridor & free).bit_count()
        + EDGE * (three & free).bit_count()
        + OPEN_BLOCK * sum(block & free == block for block in full_squares(side, 3))
    )


@cache
def _masks(side: int) -> tuple[Cells, Cells, Cells]:
    every = (1 << side * side) - 1
    first_column = sum(1 << row * side for row in range(side))
    return every, every & ~first_column, every & ~(first_column << side - 1)

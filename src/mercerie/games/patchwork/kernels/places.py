"""Where a patch fits: all corners of an orientation at once, by shifting and and-ing the free squares."""

from mercerie.core.compiled import count, inlined, kernel, nth
from mercerie.games.patchwork.kernels.box import LARGEST, Box
from mercerie.games.patchwork.kernels.rules import Quilter


@inlined
def free_corners(box: Box, quilter: Quilter, patch: int, look: int) -> tuple[int, int]:
    """Every corner at which a patch fits in one orientation: seen in the upper window, and only in the lower."""
    upper, lower = box.corners_upper[patch, look], box.corners_lower[patch, look]
    free_upper, free_lower = box.window & ~quilter.upper, box.window & ~quilter.lower
    for square in range(LARGEST):  # always so many: the processor need not guess when the loop ends
        step = box.steps[patch, square, look]
        upper &= free_upper >> step
        lower &= free_lower >> step
    return upper, lower


@kernel
def count_places(box: Box, quilter: Quilter, patch: int) -> int:
    """In how many ways a patch fits onto a quilt."""
    found = 0
    for look in range(box.looks[patch]):
        upper, lower = free_corners(box, quilter, patch, look)
        found += count(upper) + count(lower)
    return found


@kernel
def nth_place(box: Box, quilter: Quilter, patch: int, n: int) -> int:
    """The n-th way in which it fits, as a place."""
    squares = box.side * box.side
    for look in range(box.looks[patch]):
        upper, lower = free_corners(box, quilter, patch, look)
        seen = count(upper)
        found = seen + count(lower)
        if n < found:
            corner = nth(upper, n) if n < seen else nth(lower, n - seen) + box.lower_shift
            return int(box.place_at[patch, box.look[patch, look] * squares + corner])
        n -= found
    return -1


@kernel
def nth_empty(box: Box, quilter: Quilter, n: int) -> int:
    """The n-th empty square of a quilt."""
    upper = box.window & ~quilter.upper
    seen = count(upper)
    if n < seen:
        return nth(upper, n)
    return nth((box.window & ~quilter.lower) >> box.overlap << box.overlap, n - seen) + box.lower_shift

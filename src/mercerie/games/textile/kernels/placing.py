"""How a patch can be turned, where a tile can be sewn to it, and what it meets on the patchwork."""

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import kernel
from mercerie.games.textile.kernels import record as at
from mercerie.games.textile.rules import LARGEST_PATCH

Cloth = NDArray[np.uint8]
Table = NDArray[np.int16]
# x, y and colour of each tile, and a last row for the piece's left, top, right and bottom.
Look = NDArray[np.int64]


def new_look() -> Look:
    return np.zeros((LARGEST_PATCH + 1, 4), np.int64)


@kernel
def turns(table: Table, seat: int) -> int:
    """In how many ways the patch can lie: tiles of one colour never touch, so only half turns can look alike."""
    start, size = at.PATCHES + seat * at.PATCH, table[at.SIZES + seat]
    if size == 1:
        return 1
    across = down = 0
    for tile in range(start, start + 3 * size, 3):
        across += table[tile]
        down += table[tile + 1]
    for tile in range(start, start + 3 * size, 3):
        found = False
        for other in range(start, start + 3 * size, 3):
            # A half turn about the patch's centre of gravity brings one to the other.
            opposite = size * (table[tile] + table[other]) == 2 * across
            opposite = opposite and size * (table[tile + 1] + table[other + 1]) == 2 * down
            found = found or (opposite and table[tile + 2] == table[other + 2])
        if not found:
            return 4
    return 2


@kernel
def turn_patch(table: Table, seat: int, quarters: int, look: Look) -> None:
    """The patch turned clockwise about its first tile, and its bounds (Rule 4.1)."""
    bounds = look[LARGEST_PATCH]
    bounds[:] = 0
    for number in range(table[at.SIZES + seat]):
        tile = at.PATCHES + seat * at.PATCH + 3 * number
        x, y = int(table[tile]), int(table[tile + 1])
        for _ in range(quarters):
            x, y = -y, x
        look[number, 0], look[number, 1], look[number, 2] = x, y, table[tile + 2]
        bounds[0], bounds[1] = min(bounds[0], x), min(bounds[1], y)
        bounds[2], bounds[3] = max(bounds[2], x), max(bounds[3], y)


@kernel
def seams_at(cloth: Cloth, look: Look, size: int, x: int, y: int) -> int:
    """The seams a piece would have here (Rule 4.4); -1 if it covers a tile or touches one of its colour."""
    seams = 0
    for number in range(size):
        met = cloth[((y + look[number, 1]) & at.WRAP) * at.SIDE + ((x + look[number, 0]) & at.WRAP)]
        if met >> 5 == at.TAKEN or met >> look[number, 2] & 1:
            return -1
        seams += met >> 5
    return seams


@kernel
def barred_colours(table: Table, seat: int, x: int, y: int) -> int:
    """The colours a tile sewn to a patch at this place must not have; -1 if nothing can be sewn there (Rule 3.2)."""
    barred, joined = 0, False
    for number in range(table[at.SIZES + seat]):
        tile = at.PATCHES + seat * at.PATCH + 3 * number
        dx, dy = abs(table[tile] - x), abs(table[tile + 1] - y)
        if dx + dy == 0:
            return -1
        if dx <= 1 and dy <= 1:
            barred |= 1 << table[tile + 2]
            joined = joined or dx + dy == 1
    return barred if joined else -1

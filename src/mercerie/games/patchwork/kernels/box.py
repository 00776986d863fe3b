"""A box as tables a kernel can read.

A quilt is two overlapping windows of at most seven rows, the upper and the lower, so that each fits into 63 bits: for
a quilt of side 9 the rows 0 to 6 and the rows 2 to 8. Every patch is at most seven rows high, so every place lies
whole in one of them.
"""

from functools import cache
from itertools import chain
from typing import Any

import numpy as np

from mercerie.core import BadOption
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.quilt import Cells, Shape, corners, full_squares, orientations

PATCHES = 63
LOOKS = 8  # orientations a patch can have
SQUARES = 81
LARGEST = 8  # squares of a patch
PLACES = 16_384
TILES = 64
_ROWS = 7  # of a window

# One record, because that is what compiled code passes on without counting references. Patches are numbered from 0
# in the order of their ids.
BOX = np.dtype(
    [
        ("side", np.int64),
        ("window", np.int64),  # the squares of a window, all set
        ("lower_shift", np.int64),  # how far the lower window begins below the upper one, in squares
        ("overlap", np.int64),  # how many squares of the lower window belong to the upper one too
        ("rows_upper", np.int64),  # the rows whose neighbours above and below are in the upper window,
        ("rows_lower", np.int64),  # and the others, in the lower
        ("not_first_column", np.int64),
        ("not_last_column", np.int64),
        ("not_last_two_columns", np.int64),
        ("offer", np.int64),
        ("penalty", np.int64),
        ("tile_size", np.int64),  # squares of the tile; 0 where there is none
        ("tile_points", np.int64),
        ("tiles", np.int64),  # how many full squares earn it,
        ("tile_upper", np.int64, TILES),  # and each of them as two windows
        ("tile_lower", np.int64, TILES),
        ("throw_away", np.int64),  # 1 if leather may be thrown away
        ("end", np.int64),
        ("income_marks", np.int64),  # a bit for each space
        ("late_from", np.int64),
        ("cost", np.int64, PATCHES),
        ("time", np.int64, PATCHES),
        ("income", np.int64, PATCHES),
        ("size", np.int64, PATCHES),
        ("looks", np.int64, PATCHES),  # how many orientations,
        ("look", np.int64, (PATCHES, LOOKS)),  # and which
        ("steps", np.int64, (PATCHES, LARGEST, LOOKS)),  # how far each square is from the corner, by square and look
        ("corners_upper", np.int64, (PATCHES, LOOKS)),  # the corners that are seen in the upper window,
        ("corners_lower", np.int64, (PATCHES, LOOKS)),  # and the others, in the lower
        ("first_place", np.int64, PATCHES),  # where a patch's places begin,
        ("places", np.int64, PATCHES),  # and how many there are
        ("place_upper", np.int64, PLACES),  # the squares a place covers
        ("place_lower", np.int64, PLACES),
        ("place_look", np.int16, PLACES),  # its orientation and corner as one number: orientation · side² + corner
        ("place_at", np.int16, (PATCHES, LOOKS * SQUARES)),  # by patch and that number: the place, or -1
    ]
)
Box = Any  # a record of that kind


@cache
def box_tables(box: Components) -> Box:
    """The tables of a box; BadOption if it is too large for them."""
    _check(box)
    side, patches = box.side, [box.patches[number] for number in sorted(box.patches)]
    rows = min(side, _ROWS)
    looks = [orientations(patch.shape) for patch in patches]
    places = [list(box.places[patch.id].items()) for patch in patches]
    covered = [cells for one in places for _, cells in one]
    tile = full_squares(side, box.tile.side) if box.tile else ()
    corner_of = [[buy.orientation * side * side + buy.row * side + buy.col for buy, _ in one] for one in places]
    counts = [len(one) for one in places]
    table = np.zeros(1, BOX)[0]
    values: dict[str, Any] = {
        "side": side,
        "window": (1 << rows * side) - 1,
        "lower_shift": (side - rows) * side,
        "overlap": (2 * rows - side) * side,
        "rows_upper": _rows(0, side if side == rows else rows - 2, side),
        "rows_lower": 0 if side == rows else _rows(2 * rows - side - 2, rows, side),
        "not_first_column": _columns(1, side, rows, side),
        "not_last_column": _columns(0, side - 1, rows, side),
        "not_last_two_columns": _columns(0, side - 2, rows, side),
        "offer": box.offer,
        "penalty": box.penalty,
        "tile_size": box.tile.side**2 if box.tile else 0,
        "tile_points": box.tile.points if box.tile else 0,
        "tiles": len(tile),
        "tile_upper": [_upper(square, side) for square in tile],
        "tile_lower": [_lower(square, side) for square in tile],
        "throw_away": box.leather_may_be_thrown_away,
        "end": box.track.end,
        "income_marks": sum(1 << mark for mark in box.track.income),
        "late_from": box.late_from,
        "cost": [patch.cost for patch in patches],
        "time": [patch.time for patch in patches],
        "income": [patch.income for patch in patches],
        "size": [len(patch.shape) for patch in patches],
        "looks": [len(one) for one in looks],
        "first_place": [sum(counts[:patch]) for patch in range(len(patches))],
        "places": counts,
        "place_upper": [_upper(cells, side) for cells in covered],
        "place_lower": [_lower(cells, side) for cells in covered],
        "place_look": list(chain.from_iterable(corner_of)),
    }
    for name, value in values.items():
        if isinstance(value, list):
            table[name][: len(value)] = value
        else:
            table[name] = value
    _fill_looks(table, looks, side)
    _fill_places(table, corner_of)
    return table


def _check(box: Components) -> None:
    shapes = [patch.shape for patch in box.patches.values()]
    longest = max(1 + max(map(max, shape)) for shape in shapes)
    patch_fits = longest <= _ROWS and max(map(len, shapes)) <= LARGEST
    if box.side > 9 or not patch_fits or len(shapes) + box.late_from > PATCHES or box.track.end > 60:
        raise BadOption(
            "This box is too large for the fast kernels: they take quilts up to 9 × 9, patches of up to 8 squares in "
            "7 rows, 63 patches and 60 spaces. The rules themselves have no such limits."
        )


def windows(cells: Cells, side: int) -> tuple[int, int]:
    """Squares as the upper and the lower window."""
    return _upper(cells, side), _lower(cells, side)


def _upper(cells: Cells, side: int) -> int:
    return cells & (1 << min(side, _ROWS) * side) - 1


def _lower(cells: Cells, side: int) -> int:
    return cells >> (side - min(side, _ROWS)) * side


def whole(upper: int, lower: int, side: int) -> Cells:
    """Two windows as squares again."""
    return upper | lower << (side - min(side, _ROWS)) * side


def _rows(first: int, end: int, side: int) -> int:
    return (1 << end * side) - (1 << first * side)


def _columns(first: int, end: int, rows: int, side: int) -> int:
    return sum(1 << row * side + col for row in range(rows) for col in range(first, end))


def _corners(look: Shape, side: int) -> tuple[int, int]:
    """Where the corner may be: seen in the upper window, or only in the lower."""
    height = 1 + max(row for row, _ in look)
    rows = min(side, _ROWS)
    upper = [row * side + col for row, col in corners(look, side) if row + height <= rows]
    lower = [(row - side + rows) * side + col for row, col in corners(look, side) if row + height > rows]
    return sum(1 << bit for bit in upper), sum(1 << bit for bit in lower)


def _fill_looks(table: Box, looks: list[dict[int, Shape]], side: int) -> None:
    for patch, one in enumerate(looks):
        for number, (orientation, look) in enumerate(one.items()):
            table["look"][patch, number] = orientation
            steps = sorted(row * side + col for row, col in look)
            table["steps"][patch, :, number] = (steps * LARGEST)[:LARGEST]  # a small patch has its squares over again
            table["corners_upper"][patch, number], table["corners_lower"][patch, number] = _corners(look, side)


def _fill_places(table: Box, corner_of: list[list[int]]) -> None:
    table["place_at"] = -1
    place = 0
    for patch, one in enumerate(corner_of):
        for corner in one:
            table["place_at"][patch, corner] = place
            place += 1

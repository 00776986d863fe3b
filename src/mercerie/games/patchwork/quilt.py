"""Squares of a quilt as bits of one number, and the ways a patch can lie on them.

The square in row r and column c of a quilt of side s is bit r·s + c. A patch turned by t quarters is orientation t;
flipped first, orientation 4 + t. Orientations that look alike are named once, by the lowest number.
"""

from collections.abc import Iterable, Iterator
from functools import cache

Shape = frozenset[tuple[int, int]]  # (row, column), the topmost row and the leftmost column being 0
Cells = int


def parse_shape(drawing: str) -> Shape:
    """Read a drawing in # and . as the set of its squares."""
    rows = drawing.strip("\n").splitlines()
    return _to_corner((row, col) for row, line in enumerate(rows) for col, mark in enumerate(line) if mark == "#")


def is_connected(shape: Shape) -> bool:
    seen: set[tuple[int, int]] = set()
    waiting = list(shape)[:1]
    while waiting:
        row, col = square = waiting.pop()
        if square in shape and square not in seen:
            seen.add(square)
            waiting += [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    return seen == shape


def turn(shape: Shape, orientation: int) -> Shape:
    """The shape in an orientation from 0 to 7: flipped from 4 on, then turned clockwise by quarters."""
    if orientation >= 4:
        shape = _to_corner((row, -col) for row, col in shape)
    for _ in range(orientation % 4):
        shape = _to_corner((col, -row) for row, col in shape)
    return shape


def orientations(shape: Shape) -> dict[int, Shape]:
    """Every look of the shape, by the lowest orientation that shows it."""
    looks: dict[Shape, int] = {}
    for orientation in range(8):
        looks.setdefault(turn(shape, orientation), orientation)
    return {orientation: look for look, orientation in looks.items()}


def cells_at(shape: Shape, row: int, col: int, side: int) -> Cells:
    """The squares covered by a shape whose bounding box has its upper left corner at (row, col)."""
    return sum(1 << ((row + r) * side + col + c) for r, c in shape)


def corners(shape: Shape, side: int) -> Iterator[tuple[int, int]]:
    """Where the corner of the bounding box may be for the shape to lie inside the quilt."""
    height = 1 + max(row for row, _ in shape)
    width = 1 + max(col for _, col in shape)
    for row in range(side - height + 1):
        for col in range(side - width + 1):
            yield row, col


@cache
def full_squares(side: int, block: int) -> tuple[Cells, ...]:
    """Every block × block square of the quilt, as cells."""
    square = frozenset((row, col) for row in range(block) for col in range(block))
    return tuple(cells_at(square, row, col, side) for row, col in corners(square, side))


def has_full_square(cells: Cells, side: int, block: int) -> bool:
    return any(cells & square == square for square in full_squares(side, block))


def empty_squares(cells: Cells, side: int) -> int:
    return side * side - cells.bit_count()


def squares(cells: Cells, side: int) -> list[tuple[int, int]]:
    """The squares of a set as (row, column), in reading order."""
    return [divmod(bit, side) for bit in range(cells.bit_length()) if cells >> bit & 1]


def _to_corner(marks: Iterable[tuple[int, int]]) -> Shape:
    found = list(marks)
    top = min((row for row, _ in found), default=0)
    left = min((col for _, col in found), default=0)
    return frozenset((row - top, col - left) for row, col in found)

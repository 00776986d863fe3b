"""Tiles sewn together, and the one question the rules ask of them: where can this piece be sewn onto that cloth?

Cells of the grid are bits of one number, SPAN to a row, so that "next to" and "moved by" are shifts. A game has at most
50 tiles, each sewn to another: none can be further than 49 cells from the first, and the grid never ends in practice.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

COLOURS = ("madder", "indigo", "weld", "sage", "chalk")
SPAN = 128
_HALF = SPAN // 2
Cells = int


class Tile(NamedTuple):
    """One tile: its place, x to the right and y downwards, and its colour as an index of COLOURS."""

    x: int
    y: int
    colour: int


Piece = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Cloth:
    """The cells of each colour."""

    colours: tuple[Cells, ...] = (0,) * len(COLOURS)

    @property
    def cells(self) -> Cells:
        first, second, third, fourth, fifth = self.colours
        return first | second | third | fourth | fifth

    def with_piece(self, piece: Iterable[Tile]) -> "Cloth":
        colours = list(self.colours)
        for tile in piece:
            colours[tile.colour] |= cell(tile.x, tile.y)
        return Cloth(tuple(colours))

    def sewing_places(self, piece: Piece) -> Cells:
        """Where the piece's origin can come to lie.

        Sewn pieces share at least one edge with the cloth, overlap nothing, and no two tiles of one colour touch, by
        edge or by corner (Rules 3.2, 4.2 and 4.3).
        """
        taken = self.cells
        beside = _beside(taken)
        joined = barred = 0
        for x, y, colour in piece:
            joined |= _moved(beside, -x, -y)
            barred |= _moved(taken | _around(self.colours[colour]), -x, -y)
        return joined & ~barred

    def seams(self, piece: Iterable[Tile]) -> int:
        """The unit edges that tiles of the piece share with tiles of the cloth (Rule 4.4)."""
        taken = self.cells
        return sum((_beside(cell(x, y)) & taken).bit_count() for x, y, _ in piece)


NO_CLOTH = Cloth()


def cell(x: int, y: int) -> Cells:
    return 1 << ((y + _HALF) * SPAN + x + _HALF)


def is_on_grid(x: int, y: int) -> bool:
    return abs(x) < _HALF and abs(y) < _HALF


def each_cell(cells: Cells) -> Iterator[tuple[int, int]]:
    """The cells of a set as (x, y), row by row."""
    while cells:
        lowest = cells & -cells
        y, x = divmod(lowest.bit_length() - 1, SPAN)
        yield x - _HALF, y - _HALF
        cells ^= lowest


def turned(piece: Piece, quarters: int) -> Piece:
    """The piece turned clockwise about its first tile, never mirrored (Rule 4.1)."""
    for _ in range(quarters):
        piece = tuple(Tile(-y, x, colour) for x, y, colour in piece)
    return piece


def turns(piece: Piece) -> dict[int, Piece]:
    """The piece in every turn that looks different; looks that are alike are named once, by the fewest quarters."""
    looks: dict[frozenset[Tile], int] = {}
    for quarters in range(4):
        looks.setdefault(_look(turned(piece, quarters)), quarters)
    return {quarters: turned(piece, quarters) for quarters in looks.values()}


def moved(piece: Piece, x: int, y: int) -> Piece:
    return tuple(Tile(tile.x + x, tile.y + y, tile.colour) for tile in piece)


def _look(piece: Piece) -> frozenset[Tile]:
    left, top = min(tile.x for tile in piece), min(tile.y for tile in piece)
    return frozenset(moved(piece, -left, -top))


def _beside(cells: Cells) -> Cells:
    return cells << 1 | cells >> 1 | cells << SPAN | cells >> SPAN


def _around(cells: Cells) -> Cells:
    row = cells | cells << 1 | cells >> 1
    return row | row << SPAN | row >> SPAN


def _moved(cells: Cells, x: int, y: int) -> Cells:
    distance = y * SPAN + x
    return cells << distance if distance >= 0 else cells >> -distance

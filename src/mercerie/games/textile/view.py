"""What may be seen of a game of Textile: everything. It is a type of its own all the same, as in every game."""

from dataclasses import dataclass

from mercerie.core import Seat
from mercerie.games.textile.cloth import COLOURS, NO_CLOTH, Cloth, Piece, Tile


@dataclass(frozen=True, slots=True)
class Sewn:
    """A piece of the patchwork and who sewed it on; the start tile (None) scores for nobody."""

    seat: Seat | None
    tiles: Piece


@dataclass(frozen=True, slots=True)
class View:
    """What everybody knows."""

    seat: Seat | None
    piles: tuple[int, ...]
    sewn: tuple[Sewn, ...]
    patches: tuple[Piece, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]  # the points, or a team's points for each of its players
    turn: Seat
    teams: bool
    acted: tuple[int, ...]
    to_move: Seat | None
    winners: tuple[Seat, ...]  # empty until the game is over

    @property
    def cloth(self) -> Cloth:
        return NO_CLOTH.with_piece(tile for piece in self.sewn for tile in piece.tiles)

    def __str__(self) -> str:
        return draw(self)


def draw(view: View) -> str:
    """The patchwork with its coordinates, then the piles and the patches, as plain text."""
    rows = grid_lines([tile for piece in view.sewn for tile in piece.tiles])
    piles = [f"{colour} {count}" for colour, count in zip(COLOURS, view.piles, strict=True)]
    rows.append(f"piles: {', '.join(piles)}")
    for seat, patch in enumerate(view.patches):
        mark = ">" if view.to_move == seat else " "
        tiles = " ".join(f"{COLOURS[tile.colour]}@{tile.x},{tile.y}" for tile in patch)
        rows.append(f"{mark}{seat}: {view.points[seat]} points, {tiles or 'no patch'}")
    return "\n".join(rows)


def grid_lines(tiles: list[Tile]) -> list[str]:
    """Tiles as the first letters of their colours, with x above and y at the side."""
    if not tiles:
        return ["(no patchwork yet)"]
    colours = {(x, y): COLOURS[colour][0].upper() for x, y, colour in tiles}
    columns = range(min(x for x, _ in colours), max(x for x, _ in colours) + 1)
    lines = range(min(y for _, y in colours), max(y for _, y in colours) + 1)
    head = "     " + "".join(f"{x:>4}" for x in columns)
    return [head, *(f"{y:>4} " + "".join(f"{colours.get((x, y), '.'):>4}" for x in columns) for y in lines)]

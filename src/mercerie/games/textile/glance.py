"""The patchwork in small, as lists of games show it: rows of figures, a figure for each tile's colour."""

from mercerie.core import Grid
from mercerie.games.textile.view import View

EMPTY = "."


def glance(view: View) -> tuple[Grid, ...]:
    tiles = {(tile.x, tile.y): str(tile.colour) for piece in view.sewn for tile in piece.tiles}
    if not tiles:
        return ()
    columns, rows = sorted(x for x, _ in tiles), sorted(y for _, y in tiles)
    wide, high = range(columns[0], columns[-1] + 1), range(rows[0], rows[-1] + 1)
    return (tuple("".join(tiles.get((x, y), EMPTY) for x in wide) for y in high),)

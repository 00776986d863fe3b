"""Both quilts in small, as lists of games show them: rows of letters, a letter for each patch."""

from collections.abc import Iterable

from mercerie.core import Grid
from mercerie.games.patchwork.quilt import squares
from mercerie.games.patchwork.view import Sewn, View

EMPTY, LEATHER = ".", "*"
_FIRST = 0x100  # the letter of patch 0


def glance(view: View) -> tuple[Grid, ...]:
    return tuple(_quilt(player.sewn, view.box.side) for player in view.players)


def _quilt(sewn: Iterable[Sewn], side: int) -> Grid:
    rows = [[EMPTY] * side for _ in range(side)]
    for piece in sewn:
        for row, col in squares(piece.cells, side):
            rows[row][col] = LEATHER if piece.patch is None else chr(_FIRST + piece.patch)
    return tuple("".join(row) for row in rows)

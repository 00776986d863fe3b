"""What everybody may know of a table at a glance. It is kept beside the table at each entry of its log, so that
hundreds of tables are listed without playing any of them.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from mercerie.core import Outcome, Seat
from mercerie.games.patchwork import EXPRESS, PATCHWORK
from mercerie.games.patchwork.quilt import squares
from mercerie.games.patchwork.view import View as Quilts
from mercerie.games.textile import TEXTILE
from mercerie.games.textile.view import View as Patchwork
from mercerie.games.timeline import TIMELINE
from mercerie.games.timeline.view import View as Line
from mercerie.server.entries import Sitter
from mercerie.server.table import Table

# Raised when what is kept changes: older ones are made anew from the log.
VERSION = 2
EMPTY, LEATHER = ".", "*"
# A card on the line is drawn by its age, a digit each: the year in which the next age begins.
AGES = (0, 1000, 1500, 1700, 1800, 1850, 1900, 1950, 2000)

Grid = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """`sitters` have guests' ids: it stays on the server. `picture` is what a spectator sees, as rows of letters."""

    sitters: tuple[Sitter, ...]
    to_move: Seat | None
    over: bool
    reason: Literal["", "rules", "resigned", "time"]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    actions: int
    picture: tuple[Grid, ...]
    offered_by: Seat | None  # a rematch, as long as not all agree
    agreed: tuple[Seat, ...]  # to that rematch
    awaited: tuple[Seat, ...]  # people of a rematch who have not come yet

    @property
    def waiting(self) -> bool:
        return any(sitter.is_open for sitter in self.sitters)


def summarize(table: Table) -> Summary:
    outcome: Outcome | None
    reason: Literal["", "rules", "resigned", "time"]
    outcome, reason = table.result or (None, "")
    return Summary(
        sitters=table.sitters,
        to_move=table.to_move,
        over=outcome is not None,
        reason=reason,
        winners=tuple(outcome.winners) if outcome else (),
        scores=tuple(outcome.scores) if outcome and reason == "rules" else (),
        places=tuple(place(outcome, seat) for seat in range(table.header.seats)) if outcome else (),
        actions=len(table.match.steps),
        picture=_PICTURES[table.header.game](table.state.view(None)),
        offered_by=None if table.rematch.is_settled else table.rematch.offered_by,
        agreed=tuple(sorted(table.rematch.agreed)),
        awaited=tuple(sorted(table.awaited)),
    )


def place(outcome: Outcome, seat: Seat) -> int:
    """Winners are first, the others follow by their scores; equal ones share a place."""
    if seat in outcome.winners:
        return 1
    better = [
        other for other, score in enumerate(outcome.scores) if other in outcome.winners or score > outcome.scores[seat]
    ]
    return 1 + len(better)


def format_summary(summary: Summary) -> str:
    return json.dumps({"version": VERSION, **asdict(summary)})


def parse_summary(text: str | None) -> Summary | None:
    """None if there is none, or one of another version."""
    kept: dict[str, Any] = json.loads(text) if text else {}
    if kept.pop("version", None) != VERSION:
        return None
    sitters = tuple(Sitter(**sitter) for sitter in kept.pop("sitters"))
    picture = tuple(tuple(grid) for grid in kept.pop("picture"))
    kept |= {name: tuple(kept[name]) for name in ("winners", "scores", "places", "agreed", "awaited")}
    return Summary(sitters=sitters, picture=picture, **kept)


# --- positions in small ---


def _quilts(view: Quilts) -> tuple[Grid, ...]:
    """Both quilts; a patch is the letter of its number."""
    return tuple(_quilt(player.sewn, view.box.side) for player in view.players)


def _quilt(sewn: tuple[Any, ...], side: int) -> Grid:
    rows = [[EMPTY] * side for _ in range(side)]
    for piece in sewn:
        for row, col in squares(piece.cells, side):
            rows[row][col] = LEATHER if piece.patch is None else chr(0x100 + piece.patch)
    return tuple("".join(row) for row in rows)


def _patchwork(view: Patchwork) -> tuple[Grid, ...]:
    """What is sewn together on the table; a tile is the digit of its colour."""
    tiles = {(tile.x, tile.y): str(tile.colour) for piece in view.sewn for tile in piece.tiles}
    if not tiles:
        return ()
    columns, rows = sorted(x for x, _ in tiles), sorted(y for _, y in tiles)
    wide, high = range(columns[0], columns[-1] + 1), range(rows[0], rows[-1] + 1)
    return (tuple("".join(tiles.get((x, y), EMPTY) for x in wide) for y in high),)


def _line(view: Line) -> tuple[Grid, ...]:
    """The cards whose dates everybody has seen, oldest first."""
    return (("".join(str(sum(card.year >= age for age in AGES)) for card in view.line),),)


_PICTURES: Mapping[str, Callable[[Any], tuple[Grid, ...]]] = {
    PATCHWORK.id: _quilts,
    EXPRESS.id: _quilts,
    TEXTILE.id: _patchwork,
    TIMELINE.id: _line,
}

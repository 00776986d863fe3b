"""What everybody may know of a table at a glance. It is kept beside the table at each entry of its log, so that
hundreds of tables are listed without playing any of them.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal

from mercerie.core import Grid, Outcome, Seat
from mercerie.server.entries import Sitter
from mercerie.server.table import Table

# Raised when what is kept changes: older ones are made anew from the log.
VERSION = 2


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
        picture=table.game.glance(table.state.view(None)),
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

"""Taking back: one's own step at once, what has passed the turn by consent, against bots nothing that was revealed.

Each function decides which entry may be appended; what an entry does to the table is folded in `table.py`.
"""

from typing import Literal

from mercerie.core import Seat
from mercerie.play import Step
from mercerie.server.entries import Entry
from mercerie.server.objections import NotAllowed
from mercerie.server.table import Table

WayBack = Literal["step", "back", "ask", "revealed"]


def undo(table: Table, seat: Seat) -> Entry:
    if not may_undo(table, seat):
        raise NotAllowed("That step can no longer be undone; ask the others to take it back.")
    return Entry(table.seq + 1, "undo", seat)


def may_undo(table: Table, seat: Seat) -> bool:
    """One's own step, as long as the turn has not passed and nothing was revealed."""
    if table.result or len(table.match.steps) <= len(table.header.opening):
        return False
    last = table.match.steps[-1]
    return last.seat == seat == table.to_move and not _reveals(table, last)


def way_back(table: Table, mine: tuple[Seat, ...]) -> WayBack | None:
    """How somebody at these seats can take back their last action."""
    if any(may_undo(table, seat) for seat in mine):
        return "step"
    steps = table.match.steps
    places = [place for place, step in enumerate(steps) if step.seat in mine]
    if table.result or not table.is_full or table.asks_back is not None or not places:
        return None
    if places[-1] < len(table.header.opening):
        return None
    if table.others(steps[places[-1]].seat):
        return "ask"
    return "revealed" if any(_reveals(table, step) for step in steps[places[-1] :]) else "back"


def ask_take_back(table: Table, seat: Seat) -> Entry:
    way = way_back(table, (seat,))
    if way is None:
        raise NotAllowed("There is nothing to take back now.")
    if way == "revealed":
        raise NotAllowed("What has been revealed cannot be taken back against bots.")
    return Entry(table.seq + 1, "take-back-asked", seat)


def answer_take_back(table: Table, seat: Seat, *, agree: bool) -> Entry:
    if table.asks_back is None or seat not in table.others(table.asks_back):
        raise NotAllowed("Nobody asks you to take anything back.")
    return Entry(table.seq + 1, "take-back-answered", seat, "yes" if agree else "no")


def _reveals(table: Table, step: Step) -> bool:
    return table.match.reveals(step)

"""A rematch by consent, as the log of the old table tells it: offered, answered, taken back. Pure, like the table.

People are their seats here: whoever plays several seats at one screen agrees for all of them. Bots are not asked.
"""

from dataclasses import dataclass, replace
from typing import Literal

from mercerie.core import Outcome, Seat
from mercerie.server.entries import Entry
from mercerie.server.objections import NotAllowed

Seats = frozenset[Seat]
Wish = Literal["offer", "agree", "decline", "withdraw"]


@dataclass(frozen=True, slots=True)
class Rematch:
    """Who offers one, who agrees, and who would rather not."""

    asked: Seats = frozenset()  # everybody whose consent it needs
    offered_by: Seat | None = None
    agreed: Seats = frozenset()
    declined_by: Seat | None = None

    @property
    def is_settled(self) -> bool:
        """All agree: from here on nothing is taken back, the next table is there or about to be."""
        return self.offered_by is not None and self.asked <= self.agreed

    def after(self, entry: Entry, asked: Seats, person: Seats) -> "Rematch":
        """After an entry of a person at these seats, when so many are asked."""
        match entry.kind, entry.text:
            case "rematch-offered", _:
                return Rematch(asked, entry.seat, person)
            case "rematch-answered", "yes":
                return replace(self, agreed=self.agreed | person)
            case "rematch-answered", _:
                return Rematch(declined_by=entry.seat)
            case "rematch-withdrawn", _ if self.offered_by in person:
                return Rematch()
            case "rematch-withdrawn", _:
                return replace(self, agreed=self.agreed - person)
            case _:
                return self

    # --- deciding what may be appended ---

    def wish(self, seq: int, seat: Seat, wish: Wish) -> Entry:
        match wish:
            case "withdraw":
                return self._withdraw(seq, seat)
            case "offer" if self.offered_by is None:
                return Entry(seq, "rematch-offered", seat)
            # Both offer at once: the second one agrees.
            case "offer" | "agree":
                return self._answer(seq, seat, "yes")
            case "decline":
                return self._answer(seq, seat, "no")

    def _answer(self, seq: int, seat: Seat, answer: str) -> Entry:
        if self.offered_by is None:
            raise NotAllowed("Nobody offers a rematch.")
        if seat in self.agreed:
            raise NotAllowed("You have agreed already.")
        return Entry(seq, "rematch-answered", seat, answer)

    def _withdraw(self, seq: int, seat: Seat) -> Entry:
        if self.is_settled:
            raise NotAllowed("All have agreed: the rematch is there.")
        if seat not in self.agreed:
            raise NotAllowed("You do not offer a rematch.")
        return Entry(seq, "rematch-withdrawn", seat)


def who_begins(outcome: Outcome, began: Seat) -> Seat:
    """Whoever lost begins the next game; of equals, the one after who began the last."""
    seats = range(len(outcome.scores))
    lost = [seat for seat in seats if seat not in outcome.winners] or list(seats)
    lowest = min(outcome.scores[seat] for seat in lost)
    last = [seat for seat in lost if outcome.scores[seat] == lowest]
    return min(last, key=lambda seat: (seat - began - 1) % len(seats))

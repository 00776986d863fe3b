"""Clocks as deadlines in the log: nothing ticks, the entries' times say who has how much left.

A clock starts when its player has seen what was done: every action takes a fixed time to watch (`watching.py`), counted
from the log alone, so that a page can neither gain by dawdling nor lose by showing.
"""

from dataclasses import dataclass, replace

from mercerie.core import Seat
from mercerie.server.entries import Clock, Entry
from mercerie.server.watching import LONGEST


@dataclass(frozen=True, slots=True)
class Clocks:
    """Seconds left to each seat at `since`, when the running one starts; until when each seat watches what was done."""

    clock: Clock
    left: tuple[float, ...]
    since: float
    seen: tuple[float, ...]
    running: Seat | None = None

    @classmethod
    def start(cls, clock: Clock, seats: int, now: float) -> "Clocks":
        return cls(clock, (clock.seconds,) * seats, now, (now,) * seats)

    def after(self, entry: Entry, before: Seat | None, turn: Seat | None, watched: tuple[float, ...] = ()) -> "Clocks":
        """The clocks after an entry, when it was `before`'s turn and now is `turn`'s.

        `watched` says for how many seconds each seat watches it; nothing if there is nothing to see.
        """
        if self.clock.kind == "none":
            return self
        if entry.kind == "resumed":
            # The service was away for so long: nobody pays for that.
            return replace(self, since=self.since + float(entry.text))
        if before == turn and not watched:
            return self
        seen = tuple(max(until, entry.at) + more for until, more in zip(self.seen, watched, strict=False)) or self.seen
        left = list(self.left)
        if before is not None:
            spent = max(0.0, entry.at - self.since)
            left[before] = max(0.0, left[before] - spent) if before == turn else self._kept(left[before] - spent)
        since = entry.at if turn is None else min(max(entry.at, seen[turn]), entry.at + LONGEST / 1_000)
        return Clocks(self.clock, tuple(left), since, seen, turn)

    def _kept(self, left: float) -> float:
        """What a seat has when its turn is over."""
        return self.clock.seconds if self.clock.kind == "turn" else max(0.0, left + self.clock.increment)

    @property
    def deadline(self) -> float | None:
        """When the running clock falls."""
        if self.running is None or self.clock.kind == "none":
            return None
        return self.since + self.left[self.running]

    def left_at(self, now: float) -> list[float]:
        spent = max(0.0, now - self.since)
        return [max(0.0, left - (spent if seat == self.running else 0.0)) for seat, left in enumerate(self.left)]

    def waits_at(self, now: float) -> float:
        """How long the running clock still stands, because its player watches."""
        return 0.0 if self.running is None else max(0.0, self.since - now)

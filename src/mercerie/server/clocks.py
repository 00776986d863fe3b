"""Clocks as deadlines in the log: nothing ticks, the entries' times say who has how much left."""

from dataclasses import dataclass, replace

from mercerie.core import Seat
from mercerie.server.entries import Clock, Entry


@dataclass(frozen=True, slots=True)
class Clocks:
    """Seconds left to each seat when the running one was last started."""

    clock: Clock
    left: tuple[float, ...]
    since: float
    running: Seat | None = None

    @classmethod
    def start(cls, clock: Clock, seats: int, now: float) -> "Clocks":
        return cls(clock, (clock.seconds,) * seats, now)

    def after(self, entry: Entry, before: Seat | None, turn: Seat | None) -> "Clocks":
        """The clocks after an entry, when it was `before`'s turn and now is `turn`'s."""
        if self.clock.kind == "none":
            return self
        if entry.kind == "resumed":
            # The service was away for so long: nobody pays for that.
            return replace(self, since=self.since + float(entry.text))
        if before == turn:
            return self
        left = list(self.left)
        if before is not None:
            spent = max(0.0, entry.at - self.since)
            kept = left[before] - spent + self.clock.increment
            left[before] = self.clock.seconds if self.clock.kind == "turn" else max(0.0, kept)
        return Clocks(self.clock, tuple(left), entry.at, turn)

    @property
    def deadline(self) -> float | None:
        """When the running clock falls."""
        if self.running is None or self.clock.kind == "none":
            return None
        return self.since + self.left[self.running]

    def left_at(self, now: float) -> list[float]:
        return [
            max(0.0, left - (now - self.since if seat == self.running else 0.0)) for seat, left in enumerate(self.left)
        ]

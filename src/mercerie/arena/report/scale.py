"""Where a value stands on a plot, in percent of its width, and which round values to write under it."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

_MOST_MARKS = 7


@dataclass(frozen=True, slots=True)
class Scale:
    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return round(100 * (inside - self.low) / (self.high - self.low), 2)

    def marks(self) -> list[float]:
        return [self.low + self.step * number for number in range(round((self.high - self.low) / self.step) + 1)]


def scale_for(values: Iterable[float]) -> Scale:
    """A scale from round value to round value, with few enough of them to be written on a phone."""
    found = list(values) or [0.0]
    low, high = min(found), max(found)
    step = _round_step(max(high - low, 1.0) / (_MOST_MARKS - 2))
    start = step * floor(low / step)
    return Scale(start, max(step * ceil(high / step), start + step), step)


def _round_step(rough: float) -> float:
    power = 10.0 ** floor(log10(rough))
    return power * next(round_one for round_one in (1, 2, 5, 10) if round_one * power >= rough * (1 - 1e-9))

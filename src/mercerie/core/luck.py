"""Shuffles and lots that give the same result on every Python, so that records replay for ever."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from mercerie.core.options import OptionValue

Item = TypeVar("Item")


def below(limit: int, rng: Random) -> int:
    # Python promises that random() repeats from version to version; it does not promise it of randrange().
    return int(rng.random() * limit)


def shuffled(items: Sequence[Item], rng: Random) -> tuple[Item, ...]:
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(last + 1, rng)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def draw_first(first: OptionValue, seats: int, rng: Random) -> int:
    """Who begins: the seat the table fixed, or a lot."""
    return first if isinstance(first, int) else below(seats, rng)

"""Luck in kernels: a 64-bit number that counts on (splitmix64), passed in and handed back, never global."""

import math

import numpy as np

from mercerie.core.compiled import kernel


@kernel
def stir(luck: int) -> int:
    """The next state."""
    return luck + np.int64(-7046029254386353131)  # type: ignore[return-value]


@kernel
def draw(luck: int, limit: int) -> int:
    """A number from 0 below the limit; no number is likelier than another by more than limit / 2³²."""
    mixed = np.uint64(luck)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((mixed >> np.uint64(32)) * np.uint64(limit) >> np.uint64(32))  # type: ignore[return-value]


@kernel
def chance(luck: int) -> float:
    """A number from 0 below 1."""
    return draw(luck, 1 << 31) / (1 << 31)


@kernel
def gumbel(luck: int) -> float:
    """Noise with which the best of several is a draw by the exponentials of what they are worth."""
    return -math.log(-math.log(chance(luck) + 1e-9) + 1e-9)

"""Strength from results: Bradley and Terry's model by maximum likelihood, told as Elo with 95 % intervals.

A bot with a rating r higher by d wins 1 / (1 + 10 ** (-d / 400)) of its games; a shared win is half of one. In every
pairing that was played one more drawn game is imagined, without which a clean sweep would be worth infinitely much.
Only differences mean something, so that the mean of all ratings is put at 0."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log

import numpy as np
import numpy.typing as npt

from mercerie.arena.game import Played

Results = Mapping[tuple[str, str], float]
Matrix = npt.NDArray[np.float64]

_ELO = 400 / log(10)
_LONGEST_STEP = 1.0
_TWO_SIGMA = 1.96


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo, and how far to each side the truth may be: 95 times of 100 it is within."""

    elo: float
    margin: float


def tally(played: Iterable[Played]) -> dict[tuple[str, str], float]:
    """How often one bot was better than another. A game counts as one, however many sat at the table."""
    beaten: dict[tuple[str, str], float] = defaultdict(float)
    for game in played:
        pairs = [
            (one, two)
            for one, two in combinations(range(len(game.line_up)), 2)
            if game.line_up[one] != game.line_up[two] and {one, two} & set(game.winners)
        ]
        for one, two in pairs:
            share = 0.5 if {one, two} <= set(game.winners) else float(one in game.winners)
            beaten[game.line_up[one], game.line_up[two]] += share / len(pairs)
            beaten[game.line_up[two], game.line_up[one]] += (1 - share) / len(pairs)
    return dict(beaten)


def rate(names: Sequence[str], results: Results) -> dict[str, Rating]:
    """Everybody's rating from how often each beat each."""
    wins = np.array([[results.get((one, two), 0.0) for two in names] for one in names], dtype=np.float64)
    met = (wins + wins.T) > 0
    wins = wins + 0.5 * met
    games = wins + wins.T
    strength = _strengths(wins, games)
    # How sharply the likelihood bends says how well a rating is known.
    spread = np.sqrt(np.clip(np.diag(np.linalg.pinv(_curvature(strength, games), hermitian=True)), 0, None))
    return {
        name: Rating(float(_ELO * strength[seat]), float(_ELO * _TWO_SIGMA * spread[seat])) if met[seat].any()
        # Who has met nobody yet may be anything.
        else Rating(0.0, float("inf"))
        for seat, name in enumerate(names)
    }  # fmt: skip


def _strengths(wins: Matrix, games: Matrix) -> Matrix:
    """Newton's method on the log-likelihood, which has one top; short steps, so that it does not jump over it."""
    strength = np.zeros(len(wins))
    for _ in range(500):
        surprise = (wins - games * _chances(strength)).sum(axis=1)
        step = np.linalg.pinv(_curvature(strength, games), hermitian=True) @ surprise
        longest = float(np.abs(step).max(initial=0.0))
        strength = strength + step * min(1.0, _LONGEST_STEP / max(longest, 1e-12))
        if longest < 1e-9:
            break
    return strength - strength.mean() if len(strength) else strength


def _chances(strength: Matrix) -> Matrix:
    return 1 / (1 + np.exp(strength[None, :] - strength[:, None]))


def _curvature(strength: Matrix, games: Matrix) -> Matrix:
    chances = _chances(strength)
    weights = games * chances * (1 - chances)
    return np.diag(weights.sum(axis=1)) - weights

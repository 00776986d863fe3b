"""A memory of dates as a person has one: it errs, more for what is long ago and hard, and stays with its errors until
the card is turned over.

The deck's dates make the memory; the player acts on the memory alone. Time is measured in the logarithm of years ago,
since people mistake antiquity by centuries and yesterday by months.
"""

from collections.abc import Sequence
from math import erf, log, sqrt
from random import Random

from mercerie.games.timeline import Card, Face, Place, View, load_deck

# How far off a memory is, as a share of the time gone since.
_ERRORS = {"easy": 0.7, "normal": 0.35, "hard": 0.15, "expert": 0.05}
LEVELS = tuple(_ERRORS)
USUAL_LEVEL = "normal"
_BY_DIFFICULTY = {1: 0.6, 2: 1.0, 3: 1.6}

# The error left once a date has been seen.
CERTAIN = 1e-6

# A fixed "today", so that a game plays the same next year; recent things are never less than a few years ago.
TODAY = 2040


class Memory:
    """What one player thinks of when things happened."""

    def __init__(self, level: str, rng: Random) -> None:
        self._error = _ERRORS[level]
        # One number for all errors, so that a bot made anew from the same seed remembers the same.
        self._salt = rng.random()
        self._recalled: dict[str, tuple[float, float]] = {}

    def appraise(self, view: View, legal: Sequence[Place]) -> list[float]:
        """For each card and gap the chance that it is right, as far as memory goes."""
        self._learn(view)
        faces = {face.id: face for face in view.hands[view.turn]}
        marks = [years_ago(card.year) for card in view.line]
        return [self._chance(view, faces[place.card], marks, place.gap) for place in legal]

    def _chance(self, view: View, face: Face, marks: list[float], gap: int) -> float:
        believed, error = self._recall(view, face)
        earlier = _share_below((marks[gap - 1] - believed) / error) if gap > 0 else 1.0
        later = _share_below((marks[gap] - believed) / error) if gap < len(marks) else 0.0
        return earlier - later

    def _learn(self, view: View) -> None:
        """Missed cards come back when the pile is empty; who has seen their dates knows them."""
        for card in (*view.missed, *([view.turned.card] if view.turned else [])):
            self._recalled[card.id] = (years_ago(card.year), CERTAIN)

    def _recall(self, view: View, face: Face) -> tuple[float, float]:
        if face.id not in self._recalled:
            error = self._error * _BY_DIFFICULTY[face.difficulty]
            truth = years_ago(_card(view.deck, face.id).year)
            self._recalled[face.id] = (Random(f"{self._salt} {face.id}").gauss(truth, error), error)
        return self._recalled[face.id]


def years_ago(year: int) -> float:
    return log(max(TODAY - year, 1))


def _share_below(deviation: float) -> float:
    return 0.5 * (1 + erf(deviation / sqrt(2)))


def _card(deck: str, card_id: str) -> Card:
    return next(card for card in load_deck(deck).cards if card.id == card_id)

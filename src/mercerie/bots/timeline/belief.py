"""What a person believes of a date: one thing is known well, another only roughly, and both with errors of one's own.

A belief hangs on three things only: who remembers (a number drawn once), the card, and the level. So the same bot
believes the same of the same card in every turn and every game, until it sees the date. The deck's dates are used here
to make the memory, and nowhere else; whoever plays acts on beliefs.
"""

from dataclasses import dataclass
from functools import cache
from math import exp
from random import Random

from mercerie.bots.timeline.memory import CERTAIN, TODAY, years_ago
from mercerie.games.timeline import Face, View, load_deck


@dataclass(frozen=True, slots=True)
class Belief:
    """When something happened, in the logarithm of years ago, and how far off that may be."""

    middle: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Level:
    """How much a person knows. Errors are shares of the time gone since, as in `memory.py`."""

    known: tuple[float, float, float]  # the share of the cards known well, by difficulty
    well: float  # the error of what is known well,
    roughly: float  # and of what is not
    by_century: bool = False  # what is known roughly is known by its century
    sureness: float = 1.0  # who is too sure of themselves takes their errors for smaller than they are
    foresight: float = 0.0  # how much they think of their next turn (see placing.py)


LEVELS = {
    "beginner": Level((0.3, 0.1, 0.0), well=0.25, roughly=1.1, by_century=True, sureness=1.6),
    "easy": Level((0.5, 0.25, 0.1), well=0.2, roughly=0.65, by_century=True, sureness=1.3),
    "normal": Level((0.7, 0.45, 0.2), well=0.12, roughly=0.4, foresight=0.5),
    "hard": Level((0.85, 0.65, 0.4), well=0.06, roughly=0.25, foresight=1.0),
    "expert": Level((0.97, 0.9, 0.75), well=0.02, roughly=0.12, foresight=1.0),
}
USUAL_LEVEL = "normal"


class Recollection:
    """One person's beliefs of all the cards there are, and the dates they have seen."""

    def __init__(self, level: Level, rng: Random) -> None:
        self._level = level
        self._who = rng.random()
        self._seen: dict[tuple[str, str], float] = {}

    def learn(self, view: View) -> None:
        """A date that has been shown is known from now on: missed cards come back when the pile is empty."""
        for card in (*view.line, *view.missed, *([view.turned.card] if view.turned else [])):
            self._seen[view.deck, card.id] = years_ago(card.year)

    def of(self, deck: str, face: Face) -> Belief:
        seen = self._seen.get((deck, face.id))
        return self._recall(deck, face) if seen is None else Belief(seen, CERTAIN)

    def _recall(self, deck: str, face: Face) -> Belief:
        luck = Random(f"{self._who} {deck} {face.id}")
        level = self._level
        well = luck.random() < level.known[face.difficulty - 1]
        error = level.well if well else level.roughly
        middle = luck.gauss(_truths(deck)[face.id], error)
        if level.by_century and not well:
            middle = _middle_of_the_century(middle)
        return Belief(middle, error / level.sureness)


@cache
def _truths(deck: str) -> dict[str, float]:
    return {card.id: years_ago(card.year) for card in load_deck(deck).cards}


def _middle_of_the_century(ago: float) -> float:
    century = (TODAY - exp(ago)) // 100
    return years_ago(min(int(century) * 100 + 50, TODAY - 15))

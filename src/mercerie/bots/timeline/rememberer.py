"""`memory` for Timeline: a person with a memory of dates, who plays the gaps by probability."""

from collections.abc import Sequence
from random import Random

from mercerie.bots.bot import Analysis, AnyBot, BotKind, Budget, Choice
from mercerie.bots.timeline.belief import LEVELS, USUAL_LEVEL, Level, Recollection
from mercerie.bots.timeline.memory import years_ago
from mercerie.bots.timeline.placing import chance_next_turn, chances
from mercerie.bots.timeline.race import Race, shares, weighed
from mercerie.core import AnyGame, Seat
from mercerie.games.timeline import Face, Place, View

# Races for an analysis: more would only tell more digits.
MOST_RACES = 400
COIN = 0.5


class Rememberer:
    """Knows the faces, the dates on the line, and what it remembers."""

    def __init__(self, level: Level, rng: Random) -> None:
        self._foresight = level.foresight
        self._memory = Recollection(level, rng)
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Place], budget: Budget) -> Place:  # noqa: ARG002
        return max(legal, key=self._worths(view).__getitem__)

    def _worths(self, view: View) -> dict[Place, float]:
        """Each place's chance, less what is left of its card's chance in a turn, as far as one looks ahead."""
        rights = self._rights(view)
        later = {face.id: self._foresight * self._later(view, face) for face in view.hands[view.turn]}
        return {place: chance - later[place.card] for place, chance in rights.items()}

    def _rights(self, view: View) -> dict[Place, float]:
        self._memory.learn(view)
        return {
            Place(face.id, gap): chance
            for face in view.hands[view.turn]
            for gap, chance in enumerate(chances(self._memory.of(view.deck, face), _marks(view)))
        }

    def _later(self, view: View, face: Face) -> float:
        if not self._foresight or len(view.hands[view.turn]) == 1:
            return 0.0
        others = [self._memory.of(view.deck, other) for hand in view.hands for other in hand if other is not face]
        return chance_next_turn(self._memory.of(view.deck, face), _marks(view), others)

    def analyse(self, view: View, legal: Sequence[Place], budget: Budget) -> Analysis[Place]:
        """Chances of winning by races of coins (`race.py`), everyone about as good at their cards as people are.

        An action's chance is that after it is right or wrong, weighed by the chance that it is right.
        """
        worths, rights = self._worths(view), self._rights(view)
        race, races = Race.of(view), min(budget.playouts, MOST_RACES)
        luck = {seat: self._skill(view, seat) for seat in view.in_play}
        if_right, if_wrong = (shares(race, luck, races, self._rng, first=first) for first in (True, False))
        ranked = sorted(legal, key=worths.__getitem__, reverse=True)
        whole = sum(rights.values())
        return Analysis(
            chances=weighed(rights[ranked[0]], if_right, if_wrong),
            choices=tuple(
                Choice(place, weighed(rights[place], if_right, if_wrong)[view.turn], rights[place] / whole)
                for place in ranked
            ),
        )

    def _skill(self, view: View, seat: Seat) -> float:
        """How often somebody is right with this hand: between a coin and the best this memory could do with it.

        Whoever sits there may know less; with this memory for everyone a card more would decide the whole game.
        """
        bests = [max(chances(self._memory.of(view.deck, face), _marks(view))) for face in view.hands[seat]]
        return (COIN + sum(bests) / len(bests)) / 2 if bests else COIN


def _marks(view: View) -> list[float]:
    return [years_ago(card.year) for card in view.line]


def _make(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    return Rememberer(LEVELS[level], rng)


MEMORY = BotKind(
    "memory",
    "remembers dates as people do, and plays the gaps by probability",
    _make,
    tuple(LEVELS),
    USUAL_LEVEL,
)

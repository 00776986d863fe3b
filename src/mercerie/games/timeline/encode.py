"""Actions as numbers and views as one row of numbers, for programs that learn. Imported only by those who need it.

An action is a place in the hand and a gap: place · cards + gap. A hand never grows beyond what was dealt, and while
somebody holds a card the line is shorter than the deck, so this holds every game. Cards are told apart by their place
in the alphabet of their ids, which says nothing of their dates. There are no symmetries: time has one direction, and
every card is itself.
"""

from dataclasses import dataclass
from functools import cached_property
from math import log10

import numpy as np
import numpy.typing as npt

from mercerie.core.observation import Part
from mercerie.games.timeline.actions import Place
from mercerie.games.timeline.deck import Card, load_deck
from mercerie.games.timeline.view import View

Numbers = npt.NDArray[np.float32]
ROUNDS = 10
_HENCE = 2101  # years are counted back from here, so that the recent past, where most cards lie, is spread out
_OLDEST = 10  # ten thousand million years, as a power of ten


@dataclass(frozen=True)
class Encoding:
    """The numbers for so many players, cards in a hand, and a deck."""

    seats: int
    hand: int
    deck: str
    difficulty: int

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each card."""
        ids = sorted(card.id for card in load_deck(self.deck).up_to(self.difficulty))
        return {card_id: number for number, card_id in enumerate(ids)}

    @property
    def action_count(self) -> int:
        return self.hand * len(self.index)

    def number_of(self, view: View, action: Place) -> int:
        held = [face.id for face in view.hands[view.turn]]
        return held.index(action.card) * len(self.index) + action.gap

    def action_of(self, view: View, number: int) -> Place:
        """The action a number means here. It need not be legal, but the card it speaks of must be in the hand."""
        place, gap = divmod(number, len(self.index))
        return Place(view.hands[view.turn][place].id, gap)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What an observation says, in this order; seats are counted from one's own, going clockwise."""
        seats, cards = self.seats, len(self.index)
        return (
            Part("hands", (seats, self.hand, cards), "by seat and place in the hand: 1 for the card that is there"),
            Part("line dates", (cards,), "how long ago, for each card of the line from the first on; the rest is 0"),
            Part(
                "line", (cards,), "for each card: its place in the line, the first is 1 / cards; 0 if it is not there"
            ),
            Part("dates", (cards,), "for each card: how long ago, if it lies with its date up; 0 if it does not"),
            Part("missed", (cards,), "1 for each card among the missed ones"),
            Part("turned", (cards,), "1 for the card that was turned over last"),
            Part("turned by", (seats,), "1 for the seat that did"),
            Part("turned how", (2,), "1 if it was right; the gap it was placed in, divided by the number of cards"),
            Part("in play", (seats,), "1 for each seat that is not out"),
            Part("first", (seats,), "1 for the seat that begins each round"),
            Part("turn", (seats,), "1 for the seat to move; nobody when the game is over"),
            Part("winners", (seats,), "1 for each seat that has won"),
            Part("table", (3,), f"the pile divided by the number of cards, sudden death, the round ({ROUNDS} are 1)"),
        )

    @property
    def shape(self) -> tuple[int]:
        return (sum(part.size for part in self.parts),)

    def observe(self, view: View) -> Numbers:
        """What `view.seat` sees, its own things first; a spectator looks with the eyes of the seat whose turn it is."""
        seat = view.turn if view.seat is None else view.seat
        order = [(seat + step) % self.seats for step in range(self.seats)]
        return np.concatenate([*self._cards(view, order), self._table(view, order)])

    def _cards(self, view: View, order: list[int]) -> list[Numbers]:
        count = len(self.index)
        hands = np.zeros(self.parts[0].shape, np.float32)
        for place, other in enumerate(order):
            for slot, face in enumerate(view.hands[other]):
                hands[place, slot, self.index[face.id]] = 1
        line_dates, line, dates, missed, turned = np.zeros((5, count), np.float32)
        for place, card in enumerate(view.line):
            line_dates[place] = how_long_ago(card)
            line[self.index[card.id]] = (place + 1) / count
        just_turned = () if view.turned is None else (view.turned.card,)
        for card in (*view.line, *view.missed, *just_turned):
            dates[self.index[card.id]] = how_long_ago(card)
        missed[[self.index[card.id] for card in view.missed]] = 1
        turned[[self.index[card.id] for card in just_turned]] = 1
        return [hands.ravel(), line_dates, line, dates, missed, turned]

    def _table(self, view: View, order: list[int]) -> Numbers:
        turned, count = view.turned, len(self.index)
        numbers = [
            *(turned is not None and turned.seat == seat for seat in order),
            *((turned.right, turned.gap / count) if turned else (0, 0)),
            *(seat in view.in_play for seat in order),
            *(seat == view.in_play[0] for seat in order),
            *(seat == view.to_move for seat in order),
            *(seat in view.winners for seat in order),
            view.pile / count,
            view.sudden_death,
            view.round / ROUNDS,
        ]
        return np.array(numbers, np.float32)


def how_long_ago(card: Card) -> float:
    """Near 0.2 for our days, 0.33 for the first years of our era, 1 for the beginning of the world."""
    return log10(max(2, _HENCE - card.year)) / _OLDEST

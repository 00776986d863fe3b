"""The luck in Timeline, step by step: cards are dealt and drawn one by one, and dates when a card is turned over.

With dates "mixed" a player knows no date in advance, as `determinize` has it: a card turned over gets one of the dates
that have not been seen, as often as there are cards with it. With dates "facts" every card has its own date, the same
in every game: what there is to learn is history, and a search that looks into states knows it all.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from mercerie.core import BadOption, OptionValue
from mercerie.core.chance import FIRST, Draw, Luck, Outcomes, evenly, lots
from mercerie.games.timeline.actions import Place
from mercerie.games.timeline.deck import Card, Words, load_deck
from mercerie.games.timeline.rules import State

DATES = MIXED, FACTS = ("mixed", "facts")
# What one may say of the luck besides the options: whether dates are facts, and when a game that has no end is cut off.
SETTINGS: Mapping[str, OptionValue] = {"dates": MIXED, "limit": 500}
# Where a card can be: a seat and a place in its hand, or one of these and a place there.
LINE, PILE = -1, -2
UNDATED = 0  # no card has the year 0 (Rule 2.5)
_NOTHING = Words("", "")
Where = tuple[int, int]


@dataclass(frozen=True)
class TimelineLuck(Luck):
    """Cards are numbered in the alphabetical order of their ids, as in observations."""

    seats: int
    hand: int  # how many cards each is dealt
    options: Mapping[str, OptionValue]

    def __post_init__(self) -> None:
        if self.dates not in DATES:
            raise BadOption(f"dates cannot be {self.dates}: choose {', '.join(DATES)}.")

    @property
    def dates(self) -> str:
        return str(self.options["dates"])

    @property
    def limit(self) -> int:
        return int(self.options["limit"])

    @cached_property
    def _deck(self) -> tuple[Card, ...]:
        cards = load_deck(str(self.options["deck"])).up_to(int(self.options["difficulty"]))
        return tuple(sorted(cards, key=lambda card: card.id))

    @cached_property
    def _number(self) -> dict[str, int]:
        return {card.id: number for number, card in enumerate(self._deck)}

    @cached_property
    def _of_year(self) -> dict[int, int]:
        """For each date the lowest number of a card that has it: a date is one outcome, however many cards share it."""
        return {card.year: number for number, card in reversed(list(enumerate(self._deck)))}

    @property
    def most_outcomes(self) -> int:
        return max(self.seats, len(self._deck))

    @property
    def longest_game(self) -> int:
        return self.limit

    @property
    def most_draws(self) -> int:
        # The deal; then with each action a date and a card, and a card for everybody where sudden death begins.
        return 2 + self.seats * self.hand + (2 + self.seats) * self.limit

    def opening(self) -> tuple[Any, tuple[Draw, ...]]:
        cards = tuple(_undated(card) for card in self._deck) if self.dates == MIXED else self._deck
        hand, dealt = self.hand, self.seats * self.hand
        first = self.options["first"]
        state = State(
            deck=str(self.options["deck"]),
            difficulty=int(self.options["difficulty"]),
            hands=tuple(cards[seat * hand : (seat + 1) * hand] for seat in range(self.seats)),
            line=cards[dealt : dealt + 1],
            pile=cards[dealt + 1 :],
            luck=0,
            in_play=(),
            turn=0,
        )
        to = [*((seat, slot) for seat in range(self.seats) for slot in range(hand)), (LINE, 0)]
        opens = (Draw("date", ((LINE, 0),)),) if self.dates == MIXED else ()
        draws = (*lots(first, self.seats), *_cards(to, _pile(state)), *opens)
        return _begun_by(state, first if isinstance(first, int) else 0, self.seats), draws

    def before(self, state: State, action: Place) -> tuple[Draw, ...]:
        hand = [card.id for card in state.hands[state.turn]]
        slot = hand.index(action.card)
        dated = state.hands[state.turn][slot].year != UNDATED
        return () if dated else (Draw("date", ((state.turn, slot),)),)

    def after(self, before: State, action: Place, after: State) -> tuple[Draw, ...]:
        """Who has drawn, in their order; from the pile there was, or, when it was used up, from a new one."""
        old = {card.id for card in before.pile}
        to = [(seat, len(after.hands[seat]) - 1) for seat in _who_drew(before, action, after)]
        from_old = [where for where in to if _card(after, where).id in old]
        from_new = [where for where in to if where not in from_old]
        return (*_cards(from_old, () if from_new else _pile(after)), *_cards(from_new, _pile(after)))

    def shown(self, after: State) -> tuple[str, ...]:
        # A date that was drawn has been told already; a fact shows itself now.
        return (f"date {after.turned.card.year}",) if self.dates == FACTS and after.turned else ()

    def outcomes(self, state: State, draw: Draw) -> Outcomes:
        if draw.what == FIRST:
            return super().outcomes(state, draw)
        if draw.what == "card":
            return evenly(self._number[_card(state, where).id] for where in draw.places)
        seen = Counter(card.year for card in _all(state) if card.year != UNDATED)
        left = Counter(card.year for card in self._deck) - seen
        return sorted((self._of_year[year], count / left.total()) for year, count in left.items())

    def settle(self, state: State, draw: Draw, outcome: int) -> State:
        if draw.what == FIRST:
            return _begun_by(state, outcome, self.seats)
        to, drawn = draw.places[0], self._deck[outcome]
        card = _card(state, to)
        if draw.what == "date":
            return _put(state, {to: Card(card.face, drawn.year, _NOTHING)})
        source = next(where for where in draw.places if _card(state, where).id == drawn.id)
        return _put(state, {source: card, to: _card(state, source)})

    def tell(self, draw: Draw, outcome: int) -> str:
        if draw.what == FIRST:
            return super().tell(draw, outcome)
        drawn = self._deck[outcome]
        if draw.what == "date":
            return f"date {drawn.year}"
        if draw.places[0] == (LINE, 0):  # Rule 1.3: it lies with its date up
            return f"line {drawn.id}" + (f", date {drawn.year}" if self.dates == FACTS else "")
        return f"card {drawn.id}"


def _who_drew(before: State, action: Place, after: State) -> list[int]:
    missed = after.turned is not None and not after.turned.right
    left = {seat: [card for card in hand if card.id != action.card] for seat, hand in enumerate(before.hands)}
    drew = [before.turn] if missed else []
    # Rule 3.3: sudden death begins with a card for each who had none left.
    return drew + [seat for seat in after.in_play if not left[seat] and after.hands[seat] and seat not in drew]


def _cards(to: list[Where], pile: tuple[Where, ...]) -> tuple[Draw, ...]:
    """One draw for each of these places, unless there is only one card it can be."""
    draws = (Draw("card", (*to[number:], *pile)) for number in range(len(to)))
    return tuple(draw for draw in draws if len(draw.places) > 1)


def _pile(state: State) -> tuple[Where, ...]:
    return tuple((PILE, place) for place in range(len(state.pile)))


def _all(state: State) -> tuple[Card, ...]:
    return (*state.line, *state.missed, *state.pile, *(card for hand in state.hands for card in hand))


def _card(state: State, where: Where) -> Card:
    row, place = where
    return {LINE: state.line, PILE: state.pile}.get(row, state.hands[row])[place]


def _put(state: State, cards: dict[Where, Card]) -> State:
    def row(number: int, old: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(cards.get((number, place), card) for place, card in enumerate(old))

    hands = tuple(row(seat, hand) for seat, hand in enumerate(state.hands))
    return replace(state, line=row(LINE, state.line), pile=row(PILE, state.pile), hands=hands)


def _begun_by(state: State, first: int, seats: int) -> State:
    return replace(state, turn=first, in_play=tuple((first + turn) % seats for turn in range(seats)))


def _undated(card: Card) -> Card:
    return Card(card.face, UNDATED, _NOTHING)

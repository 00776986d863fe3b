"""The rules of Timeline. Clause numbers refer to docs/rules/timeline.en.md."""

from dataclasses import dataclass, replace
from random import Random

from mercerie.core import IllegalAction, Outcome, Seat
from mercerie.core.luck import below, shuffled
from mercerie.games.timeline.actions import Place
from mercerie.games.timeline.deck import Card, load_deck
from mercerie.games.timeline.view import Turned, View, draw


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know about a game of Timeline, the dates in the hands and in the pile included."""

    deck: str
    difficulty: int
    line: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    luck: int  # decides how missed cards are shuffled when the pile is empty
    in_play: tuple[Seat, ...]  # in the order of play, the first player first
    turn: Seat
    missed: tuple[Card, ...] = ()
    round: int = 1
    sudden_death: bool = False
    turned: Turned | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def to_move(self) -> Seat | None:
        return None if self.winners else self.turn

    def legal_actions(self) -> tuple[Place, ...]:
        if self.winners:
            return ()
        gaps = range(len(self.line) + 1)
        return tuple(Place(card.id, gap) for card in self.hands[self.turn] for gap in gaps)

    def is_legal(self, action: Place) -> bool:
        held = any(card.id == action.card for card in self.hands[self.turn])
        return not self.winners and held and 0 <= action.gap <= len(self.line)

    def apply(self, action: Place) -> "State":
        if not self.is_legal(action):
            raise IllegalAction(self._refusal(action))
        card = next(card for card in self.hands[self.turn] if card.id == action.card)
        rest = tuple(held for held in self.hands[self.turn] if held is not card)
        right = self._is_right(card, action.gap)
        placed = replace(self._with_hand(self.turn, rest), turned=Turned(self.turn, card, action.gap, right))
        if right:  # Rule 2.3
            line = (*self.line[: action.gap], card, *self.line[action.gap :])
            return replace(placed, line=line)._end_turn()
        # Rule 2.4
        return replace(placed, missed=(*self.missed, card))._draw(self.turn)._end_turn()

    # Rule 2.2: neither neighbour contradicts it; equal dates are right on either side.
    def _is_right(self, card: Card, gap: int) -> bool:
        earlier, later = self.line[:gap][-1:], self.line[gap:][:1]
        return all(other.year <= card.year for other in earlier) and all(card.year <= other.year for other in later)

    def _draw(self, seat: Seat) -> "State":
        state = self if self.pile else self._renew_pile()
        drawn, pile = state.pile[0], state.pile[1:]
        return replace(state._with_hand(seat, (*state.hands[seat], drawn)), pile=pile)

    # Rule 4.1: missed cards make a new pile; the one just missed only if there is no other.
    def _renew_pile(self) -> "State":
        back = tuple(card for card in self.missed if not self._is_just_turned(card)) or self.missed
        rng = Random(self.luck)
        pile = shuffled(back, rng)
        kept = tuple(card for card in self.missed if card not in back)
        return replace(self, pile=pile, missed=kept, luck=draw_luck(rng))

    def _is_just_turned(self, card: Card) -> bool:
        return self.turned is not None and card.id == self.turned.card.id

    def _end_turn(self) -> "State":
        place = self.in_play.index(self.turn) + 1
        if place < len(self.in_play):
            return replace(self, turn=self.in_play[place])
        return self._end_round()

    # Rule 3: only now, when everyone in play has had a turn, is it seen who has no cards left.
    def _end_round(self) -> "State":
        done = tuple(seat for seat in self.in_play if not self.hands[seat])
        if len(done) == 1:  # Rule 3.2
            return replace(self, winners=done)
        if not done:  # Rule 3.4, and 3.5 when nobody succeeds
            return replace(self, turn=self.in_play[0], round=self.round + 1)
        if len(self.pile) + len(self.missed) < len(done):  # Rule 4.3
            return replace(self, winners=done)
        state = replace(self, in_play=done, turn=done[0], round=self.round + 1, sudden_death=True)  # Rule 3.3
        for seat in done:
            state = state._draw(seat)
        return state

    def _with_hand(self, seat: Seat, hand: tuple[Card, ...]) -> "State":
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def _refusal(self, action: Place) -> str:
        text = f"place {action.card} {action.gap}"
        if self.winners:
            return f"{text}: the game is over."
        hand = [card.id for card in self.hands[self.turn]]
        if action.card not in hand:
            return f"{text}: that card is not in your hand, which has {', '.join(hand)}."
        return f"{text}: the gaps go from 0 to {len(self.line)}."

    def outcome(self) -> Outcome | None:  # Rule 5
        if not self.winners:
            return None
        return Outcome(tuple(-len(hand) for hand in self.hands), self.winners)

    def view(self, seat: Seat | None) -> View:
        return View(
            seat=seat,
            deck=self.deck,
            difficulty=self.difficulty,
            line=self.line,
            hands=tuple(tuple(card.face for card in hand) for hand in self.hands),  # Rule 1.4
            pile=len(self.pile),
            missed=self.missed,
            in_play=self.in_play,
            turn=self.turn,
            round=self.round,
            sudden_death=self.sudden_death,
            turned=self.turned,
            winners=self.winners,
            to_move=self.to_move,
        )

    def __str__(self) -> str:
        return draw(self.view(None))


def deal(deck: str, difficulty: int, *, seats: int, hand: int, first: Seat, rng: Random) -> State:
    """Rule 1: cards to everyone, one more opens the line, the rest is the pile."""
    cards = shuffled(load_deck(deck).up_to(difficulty), rng)
    dealt = seats * hand
    return State(
        deck=deck,
        difficulty=difficulty,
        hands=tuple(cards[seat * hand : (seat + 1) * hand] for seat in range(seats)),
        line=cards[dealt : dealt + 1],
        pile=cards[dealt + 1 :],
        luck=draw_luck(rng),
        in_play=tuple((first + turn) % seats for turn in range(seats)),
        turn=first,
    )


def determinize(view: View, rng: Random) -> State:
    """Imagine dates for the cards nobody has turned over, and an order for the pile.

    One knows which cards a deck has, as one knows a box, but not their dates: those of all hidden cards are mixed, so
    that an imagined state tells no more than the view does.
    """
    laid = {card.id for card in (*view.line, *view.missed)}
    cards = {card.id: card for card in load_deck(view.deck).up_to(view.difficulty) if card.id not in laid}
    # A card missed and drawn again at once has just shown its date.
    seen = {view.turned.card.id: view.turned.card} if view.turned and view.turned.card.id in cards else {}
    hidden = [card for card in cards.values() if card.id not in seen]
    dates = shuffled(hidden, rng)
    imagined = seen | {
        card.id: Card(card.face, date.year, date.told, date.margin) for card, date in zip(hidden, dates, strict=True)
    }
    hands = tuple(tuple(imagined.pop(face.id) for face in hand) for hand in view.hands)
    return State(
        deck=view.deck,
        difficulty=view.difficulty,
        line=view.line,
        hands=hands,
        pile=shuffled(tuple(imagined.values()), rng),
        luck=draw_luck(rng),
        in_play=view.in_play,
        turn=view.turn,
        missed=view.missed,
        round=view.round,
        sudden_death=view.sudden_death,
        turned=view.turned,
        winners=view.winners,
    )


def draw_luck(rng: Random) -> int:
    return below(2**53, rng)

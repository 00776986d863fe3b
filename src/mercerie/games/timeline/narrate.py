"""What happened, as data: from the view before an action and the view after it. For logs and animation."""

from collections.abc import Iterator
from dataclasses import dataclass

from mercerie.core import Seat
from mercerie.games.timeline.actions import Place
from mercerie.games.timeline.deck import Card
from mercerie.games.timeline.view import View


@dataclass(frozen=True, slots=True)
class Placed:
    """A card was put into a gap and turned over: here it has its date."""

    seat: Seat
    card: Card
    gap: int
    right: bool


@dataclass(frozen=True, slots=True)
class PileRenewed:
    cards: int


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Eliminated:
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SuddenDeath:
    """A round in which one right card decides begins, between these."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: int


@dataclass(frozen=True, slots=True)
class Finished:
    winners: tuple[Seat, ...]


Event = Placed | PileRenewed | Drew | Eliminated | SuddenDeath | RoundBegan | Finished


def narrate(before: View, action: Place, after: View) -> tuple[Event, ...]:
    return tuple(_tell(before, action, after))


def _tell(before: View, action: Place, after: View) -> Iterator[Event]:
    turned = after.turned
    if turned is None or turned.card.id != action.card:
        raise ValueError("the second view does not come just after the action")
    yield Placed(turned.seat, turned.card, turned.gap, turned.right)
    drawn = list(_drawn(before, action, after))
    if len(drawn) > before.pile:
        yield PileRenewed(after.pile + len(drawn) - before.pile)
    out = tuple(seat for seat in before.in_play if seat not in after.in_play)
    if out:
        yield Eliminated(out)
    if after.winners:
        yield Finished(after.winners)
    elif after.round > before.round:
        yield SuddenDeath(after.in_play) if after.sudden_death else RoundBegan(after.round)
    yield from drawn


def _drawn(before: View, action: Place, after: View) -> Iterator[Drew]:
    for seat in before.in_play:
        # The card just missed can come back at once, when it is the only one left to draw.
        kept = [face.id for face in before.hands[seat] if seat != before.turn or face.id != action.card]
        for face in after.hands[seat][len(kept) :]:
            yield Drew(seat, face.id)

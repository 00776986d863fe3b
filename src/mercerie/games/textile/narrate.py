"""What happened, as data: from the view before an action and the view after it. For logs and animation."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from mercerie.core import Seat
from mercerie.games.textile.actions import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.cloth import Piece
from mercerie.games.textile.view import View


@dataclass(frozen=True, slots=True)
class Started:
    seat: Seat
    colour: int


@dataclass(frozen=True, slots=True)
class Took:
    """A tile went to a player's patch, which now has so many."""

    seat: Seat
    colour: int
    x: int
    y: int
    tiles: int


@dataclass(frozen=True, slots=True)
class Assembled:
    """A patch was sewn onto the patchwork, where its tiles now lie."""

    seat: Seat
    piece: Piece
    seams: int
    points: int


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    tiles: int


@dataclass(frozen=True, slots=True)
class PileEmptied:
    colour: int


@dataclass(frozen=True, slots=True)
class Finished:
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    by_last_action: bool  # the points were equal


Event = Started | Took | Assembled | Discarded | PileEmptied | Finished


def narrate(before: View, action: Action, after: View) -> tuple[Event, ...]:
    return tuple(_tell(before, action, after))


def _tell(before: View, action: Action, after: View) -> Iterator[Event]:
    seat = before.turn
    match action:
        case Start(colour):
            yield Started(seat, colour)
        case Take(colour, x, y):
            yield Took(seat, colour, x, y, len(after.patches[seat]))
        case Assemble():
            piece = after.sewn[-1].tiles
            gained = after.points[seat] - before.points[seat]
            yield Assembled(seat, piece, gained // len(piece), gained)
        case Discard():
            yield Discarded(seat, len(before.patches[seat]))
        case _:
            assert_never(action)
    for colour, tiles in enumerate(after.piles):
        if before.piles[colour] and not tiles:
            yield PileEmptied(colour)
    if after.winners:
        level = {seat for seat, score in enumerate(after.scores) if score == max(after.scores)}
        yield Finished(after.scores, after.winners, by_last_action=level != set(after.winners))

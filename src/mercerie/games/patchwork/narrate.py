"""What happened, as data: from the view before an action and the view after it. For logs and animation."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from mercerie.core import Seat
from mercerie.games.patchwork.actions import Action, Advance, Buy, Sew, ThrowAway
from mercerie.games.patchwork.quilt import Cells
from mercerie.games.patchwork.view import View, winner


@dataclass(frozen=True, slots=True)
class Bought:
    seat: Seat
    patch: int
    cost: int
    cells: Cells
    skipped: int  # how many patches the neutral token passed over


@dataclass(frozen=True, slots=True)
class PatchesJoined:
    patches: tuple[int, ...]  # in the order they now lie in the circle


@dataclass(frozen=True, slots=True)
class TookTile:
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Moved:
    seat: Seat
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Earned:
    """Buttons for the spaces of an advance."""

    seat: Seat
    buttons: int


@dataclass(frozen=True, slots=True)
class Income:
    seat: Seat
    mark: int
    buttons: int


@dataclass(frozen=True, slots=True)
class TookLeather:
    seat: Seat
    space: int


@dataclass(frozen=True, slots=True)
class LeatherLost:
    """Thrown away by choice, or for want of an empty square."""

    seat: Seat
    by_choice: bool


@dataclass(frozen=True, slots=True)
class SewedLeather:
    seat: Seat
    cells: Cells


@dataclass(frozen=True, slots=True)
class Finished:
    scores: tuple[int, int]
    winner: Seat
    by_arrival: bool  # the points were equal


Event = (
    Bought | PatchesJoined | TookTile | Moved | Earned | Income | TookLeather | LeatherLost | SewedLeather | Finished
)


def narrate(before: View, action: Action, after: View) -> tuple[Event, ...]:
    return tuple(_tell(before, action, after))


def _tell(before: View, action: Action, after: View) -> Iterator[Event]:
    seat = before.turn
    match action:
        case Buy(patch):
            cost = before.box.patches[patch].cost
            yield Bought(seat, patch, cost, before.box.places[patch][action], before.circle.index(patch))
        case Sew():
            yield SewedLeather(seat, before.box.single_squares[action])
        case ThrowAway():
            yield LeatherLost(seat, by_choice=True)
        case Advance():
            pass
        case _:
            assert_never(action)
    if before.late and not after.late:
        yield PatchesJoined(after.circle[-len(before.late) :])
    if after.tile is not None and before.tile is None and after.box.tile is not None:
        yield TookTile(seat, after.box.tile.points)
    yield from _tell_journey(before, action, after)
    if after.to_move is None and after.home is not None:
        first, second = after.scores
        yield Finished(after.scores, winner(after.scores, after.home), by_arrival=first == second)


def _tell_journey(before: View, action: Action, after: View) -> Iterator[Event]:
    seat = before.turn
    start, end = before.players[seat].time, after.players[seat].time
    if start == end:
        return
    yield Moved(seat, start, end)
    if isinstance(action, Advance):
        yield Earned(seat, end - start)
    income = after.players[seat].income
    if income:
        for mark in before.box.track.income:
            if start < mark <= end:
                yield Income(seat, mark, income)
    taken = [space for space in before.leather if space not in after.leather]
    for space in taken:
        yield TookLeather(seat, space)
    for _ in range(len(taken) - after.to_sew):
        yield LeatherLost(seat, by_choice=False)

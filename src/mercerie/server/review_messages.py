"""What goes over the wire when a game is looked at again, or an analyst is asked."""

from dataclasses import dataclass
from typing import Any

from mercerie.core import Seat
from mercerie.server.messages import PlayerInfo, ResultInfo


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The position before a step, and the step; the last one has no text."""

    view: Any
    seat: Seat | None
    text: str
    events: list[Any]


@dataclass(frozen=True, slots=True)
class Hint:
    """What the game's analyst would do, and the chance it gives that; None where it could not say."""

    text: str
    chance: float | None


@dataclass(frozen=True, slots=True)
class ReviewMoment:
    """A step judged: the chance of its action for who played it, and a better action if there was one."""

    number: int  # of the step; the first is 1
    seat: Seat
    text: str
    chance: float
    better: str | None
    better_chance: float
    outlooks: dict[str, Any]  # what the better action would have brought, as in an update


@dataclass(frozen=True, slots=True)
class TurningPointInfo:
    """A step that gave away much of a chance (`loss`), or after which somebody else leads (`leader`)."""

    number: int
    seat: Seat
    loss: float
    leader: Seat | None


@dataclass(frozen=True, slots=True)
class ReviewInfo:
    """A game that is over, as far as it has been analysed."""

    id: str
    total: int  # positions to look at
    done: int
    waiting: int  # games that come first
    failed: bool
    chances: list[list[float]]  # each seat's, before each step as far as known, and at the end
    moments: list[ReviewMoment]
    turning_points: list[TurningPointInfo]
    accuracy: list[float | None]  # each seat's, from 0 to 1


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole game, to walk through."""

    game: str
    options: dict[str, str | int | bool]
    players: list[PlayerInfo]
    box: Any
    steps: list[ReplayStep]
    result: ResultInfo | None

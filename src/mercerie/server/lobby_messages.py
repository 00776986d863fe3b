"""What goes over the wire in the lobby: games, bots, tables to open and to come back to."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from mercerie.core import Seat
from mercerie.server.commands import Name, Text
from mercerie.server.messages import PlayerInfo


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who should sit somewhere: me, someone else at my screen, whoever has the link, a bot, or a person I have played
    with, who is named by a table where we both sat and their seat there."""

    kind: Literal["me", "here", "open", "bot", "person"]
    name: Name | None = None
    bot: Text | None = None
    table: Text | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


@dataclass(frozen=True, slots=True)
class ClockChoice:
    """No clock, so many seconds with an increment for each turn, or so many days for each turn."""

    kind: Literal["none", "game", "turn"] = "none"
    seconds: Annotated[int, Field(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Field(ge=0, le=600)] = 0


@dataclass(frozen=True, slots=True)
class NewTable:
    game: Text
    seats: Annotated[list[SeatChoice], Field(min_length=2, max_length=8)]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    clock: ClockChoice = field(default_factory=ClockChoice)


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table in a list."""

    table: str
    game: str
    players: list[PlayerInfo]
    your_turn: bool
    over: bool
    won: bool
    waiting: bool  # a seat is still open
    left: bool  # nobody has touched it for long: it is kept apart in the list
    offered_by: Seat | None  # who offers you a rematch and waits for your answer
    awaited: bool  # all agreed to this rematch, and you have not come yet
    to_move: Seat | None
    winners: list[Seat]  # of a game that is over
    scores: list[int]  # of a game that ended by the rules
    reason: Literal["", "rules", "resigned", "time"]  # how it ended
    place: int | None  # yours in a game that is over, the first is 1; None while it runs
    other_rules: bool  # it began with rules, cards or components that are not here: kept, but nobody can play on
    actions: int
    picture: list[list[str]]  # the position in small, as a spectator sees it: see `summary.py`
    at: float  # when something last happened, seconds since 1970


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody one has sat with: by the last table and the seat there, which is all that names them."""

    table: str
    seat: Seat
    name: str
    game: str
    at: float  # when something last happened there, seconds since 1970
    asked: bool  # invited lately, and has not come
    again: NewTable  # that last table once more, with them invited: its chairs, options and clock


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that somebody keeps for one."""

    table: str
    game: str
    by: str  # the name of who asks
    players: list[PlayerInfo]
    clock: ClockChoice
    at: float


@dataclass(frozen=True, slots=True)
class People:
    """Recent opponents, the latest first, and the invitations one has not answered."""

    people: list[Person]
    invitations: list[Asked]


@dataclass(frozen=True, slots=True)
class TapeInfo:
    """A time track: its last space, where income is paid, where leather lies."""

    end: int
    income: list[int]
    leather: list[int]


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """`tapes` has one for each choice where the choices are layouts of a time track, else none."""

    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    tapes: list[TapeInfo]


@dataclass(frozen=True, slots=True)
class Impossible:
    """Values that so many players cannot choose, alone or together."""

    seats: int
    options: dict[str, str | int | bool]


@dataclass(frozen=True, slots=True)
class BotInfo:
    """`spec` is what a seat choice names; `strength` its measured Elo above random play, if it was measured;
    `robot` who it is, if it is one of ours."""

    spec: str
    name: str
    level: str
    robot: str | None
    strength: int | None


@dataclass(frozen=True, slots=True)
class GameInfo:
    game: str
    author: str
    seats: list[int]
    options: list[OptionInfo]
    impossible: list[Impossible]
    bots: list[BotInfo]


@dataclass(frozen=True, slots=True)
class Telling:
    """How one is told of one's turn: whether the server does it, its key for browsers, and where one is told."""

    on: bool
    key: str
    devices: int
    webhook: str  # the host only: the rest of its address is a secret


@dataclass(frozen=True, slots=True)
class Me:
    name: str

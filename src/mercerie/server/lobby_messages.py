"""What goes over the wire in the lobby: games, bots, tables to open and to come back to."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from mercerie.core import Seat
from mercerie.server.messages import Name, Text


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who should sit somewhere: me, someone else at my screen, whoever has the link, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    bot: Text | None = None


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
    names: list[str]
    your_turn: bool
    over: bool
    won: bool
    waiting: bool  # a seat is still open
    winners: list[Seat]  # of a game that is over
    place: int | None  # yours in a game that is over, the first is 1; None while it runs
    other_rules: bool  # it began with rules, cards or components that are not here: kept, but nobody can play on
    actions: int
    at: float  # when something last happened, seconds since 1970


@dataclass(frozen=True, slots=True)
class OptionInfo:
    name: str
    default: str | int | bool
    choices: list[str | int | bool]


@dataclass(frozen=True, slots=True)
class BotInfo:
    """`spec` is what a seat choice names; `strength` its measured Elo above random play, if it was measured."""

    spec: str
    name: str
    level: str
    strength: int | None


@dataclass(frozen=True, slots=True)
class GameInfo:
    game: str
    author: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]


@dataclass(frozen=True, slots=True)
class Me:
    name: str

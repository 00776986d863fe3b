"""The log of a table: what is kept, one entry after the other, and nothing else."""

from dataclasses import dataclass, field
from typing import Literal

from mercerie.core import Options, Seat

Kind = Literal[
    "joined",
    "action",
    "undo",
    "take-back-asked",
    "take-back-answered",
    "resigned",
    "said",
    "timed-out",
    "substituted",
    "returned",
    "resumed",
]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened, for good. `at` is in seconds since 1970; `key` is the client's."""

    seq: int
    kind: Kind
    seat: Seat
    text: str = ""
    key: str | None = None
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Clock:
    """`game`: so many seconds for all one's turns, and an increment for each; `turn`: so many for each turn."""

    kind: Literal["none", "game", "turn"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person (a guest's id), a bot, or nobody yet."""

    name: str = ""
    guest: str | None = None
    bot: str | None = None

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Header:
    """What a table is before anything has happened at it."""

    id: str
    game: str
    rules: int
    seats: int
    seed: int
    options: Options
    clock: Clock
    sitters: tuple[Sitter, ...]
    join_secret: str
    watch_secret: str
    created: float
    opening: tuple[str, ...] = ()  # actions already played, when a table goes on from a record
    follows: str | None = None  # the table this is the rematch of
    by: str = field(default="")  # the guest who opened it
    box: str = ""  # the fingerprint of the deck or the components it began with; empty where it was not kept

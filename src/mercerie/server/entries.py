"""The log of a table: what is kept, one entry after the other, and nothing else."""

from dataclasses import dataclass, field
from typing import Literal

from mercerie.core import Options, Seat

# What those at the table are told of, and what only the server needs to know.
ToldKind = Literal[
    "action",
    "undo",
    "take-back-asked",
    "take-back-answered",
    "resigned",
    "said",
    "timed-out",
    "joined",
    "seated",
    "declined",
    "rematch-offered",
    "rematch-answered",
    "rematch-withdrawn",
]
Kind = ToldKind | Literal["substituted", "returned", "resumed", "arrived"]


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
    """Who sits on a seat: a person (a guest's id), a bot, or nobody yet.

    `kept_for` is the guest an open seat is kept for, by the name; they have been asked and have not come. `declined`:
    they would rather not, the name is all that is left of it.
    """

    name: str = ""
    guest: str | None = None
    bot: str | None = None
    kept_for: str | None = None
    declined: bool = False

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "bot" if self.bot else "open" if self.is_open else "person"

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

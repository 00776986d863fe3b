"""What a client is told at a table. `web/src/wire.ts` is generated from here and its neighbours.

Messages are written by `to_plain`, so each carries its `type`.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from mercerie.core import Seat
from mercerie.server.entries import ToldKind


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """Somebody at a table, where the table itself is not shown. A bot's name is its spec; `robot` says who it is."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    robot: str | None  # a bot from outside and a yardstick are no robots
    yours: bool
    invited: str = ""  # who was asked to take an open seat and has not answered


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where. A bot's name is its spec; `robot` says who it is."""

    seat: Seat
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    robot: str | None
    yours: bool
    present: bool
    resigned: bool
    substituted: bool  # a bot plays until the person is back
    invited: str = ""  # who was asked to take an open seat
    declined: bool = False  # they would rather not


@dataclass(frozen=True, slots=True)
class StepInfo:
    """One entry of the log, as a watcher saw it."""

    seq: int
    kind: ToldKind
    seat: Seat
    text: str
    events: list[Any] = field(default_factory=list)
    view: Any = None  # what the watcher saw after it, where the update has gone on since: so that each can be shown


@dataclass(frozen=True, slots=True)
class ClockInfo:
    """Time left to each seat in milliseconds when this was sent; the one whose clock runs, if any.

    It stands for another `waits` milliseconds, in which its player watches what was done. The last three are what was
    agreed on: so many seconds for the game or for each turn, and an increment.
    """

    left: list[int]
    running: Seat | None
    waits: int
    kind: Literal["game", "turn"]
    seconds: int
    increment: int


@dataclass(frozen=True, slots=True)
class ResultInfo:
    """How it ended. `reason` is `rules`, `resigned` or `time`."""

    scores: list[int]
    winners: list[Seat]
    reason: Literal["rules", "resigned", "time"]
    seed: str


@dataclass(frozen=True, slots=True)
class RematchInfo:
    """Playing again, once the game is over: who offers it, who agrees, who declined, and the table when all agreed."""

    offered_by: Seat | None
    agreed: list[Seat]
    declined_by: Seat | None
    begins: Seat
    table: str | None


@dataclass(frozen=True, slots=True)
class Links:
    """Paths to share: one to sit down (while a seat is open), one to watch."""

    join: str | None
    watch: str


@dataclass(frozen=True, slots=True)
class Update:
    """All a watcher needs to draw the table, and what happened since the seq it asked for."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    seq: int
    seats: list[SeatInfo]
    view: Any
    legal: list[str]  # for the seat to move, if it is yours
    outlooks: dict[str, Any]  # what a choice would bring, by the beginning of its text
    box: Any  # components that do not change: patches and track, or None
    steps: list[StepInfo]  # since the seq asked for
    clock: ClockInfo | None
    take_back: Seat | None  # who asks to take back
    # How one's last action is taken back: one's own step, or at once with nobody else to ask, or by asking the others;
    # against robots not at all once something was revealed. None where there is nothing to take back.
    undo: Literal["step", "back", "ask", "revealed"] | None
    may_hint: bool
    result: ResultInfo | None
    commitment: str  # the hash of the seed; the seed is told at the end
    links: Links | None  # for those at the table
    rematch: RematchInfo | None  # None before the end
    awaited: list[Seat]  # at a rematch: the people who have not come yet, for whom the clock waits


@dataclass(frozen=True, slots=True)
class Ack:
    """The command with this key is in the log, for good."""

    key: str
    seq: int


@dataclass(frozen=True, slots=True)
class Refused:
    """The command with this key was not accepted; `seq` is where the table is."""

    key: str
    code: str
    words: str
    seq: int


@dataclass(frozen=True, slots=True)
class Goodbye:
    """The server closes: it is stopping, or the watcher is too slow, or something is wrong."""

    code: Literal["stopping", "too-slow", "too-many", "not-allowed", "bad-message", "other-rules"]

"""What goes over the wire at a table, in both directions. `web/src/wire.ts` is generated from here and its neighbours.

Outgoing messages are written by `to_plain`, so each carries its `type`. Commands are read and checked by pydantic.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from mercerie.core import Seat

Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
# No control characters: PostgreSQL keeps no NUL, and a line break is no part of a name.
_NAME = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
Name = Annotated[str, Field(min_length=1, max_length=24, pattern=_NAME)]
Text = Annotated[str, Field(min_length=1, max_length=64)]
Base = Annotated[int, Field(ge=0)]

# Short messages between players; the page has the words.
Saying = Literal["hello", "good-luck", "well-played", "oops", "thinking", "thanks", "good-game"]


# --- what a client asks for; `key` makes asking twice harmless, `base` is the last seq it has seen ---


@dataclass(frozen=True, slots=True)
class Act:
    """Play an action, in the game's notation."""

    key: Key
    base: Base
    text: Text
    type: Literal["act"] = "act"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back one's own last step, while it has revealed nothing and the turn has not passed."""

    key: Key
    base: Base
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class AskTakeBack:
    """Ask the others to let one take back one's last action."""

    key: Key
    base: Base
    type: Literal["ask-take-back"] = "ask-take-back"


@dataclass(frozen=True, slots=True)
class AnswerTakeBack:
    key: Key
    base: Base
    agree: bool
    type: Literal["answer-take-back"] = "answer-take-back"


@dataclass(frozen=True, slots=True)
class Resign:
    key: Key
    base: Base
    type: Literal["resign"] = "resign"


@dataclass(frozen=True, slots=True)
class Say:
    key: Key
    base: Base
    saying: Saying
    type: Literal["say"] = "say"


Command = Annotated[Act | Undo | AskTakeBack | AnswerTakeBack | Resign | Say, Field(discriminator="type")]


# --- what a client is told ---


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where."""

    seat: Seat
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    yours: bool
    present: bool
    resigned: bool
    substituted: bool  # a bot plays until the person is back


@dataclass(frozen=True, slots=True)
class StepInfo:
    """One entry of the log, as a watcher saw it."""

    seq: int
    kind: Literal["action", "undo", "take-back-asked", "take-back-answered", "resigned", "said", "timed-out", "joined"]
    seat: Seat
    text: str
    events: list[Any] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class PatchOutlook:
    """Patchwork: where a player would stand after `advance` or after buying a patch (key `buy 17`)."""

    time: int
    buttons: int
    income: int
    score: int
    events: list[Any]
    next: Seat | None


@dataclass(frozen=True, slots=True)
class SeamOutlook:
    """Textile: what sewing the patch on there (key: the whole text) would bring."""

    seams: int
    points: int


@dataclass(frozen=True, slots=True)
class ClockInfo:
    """Time left to each seat in milliseconds when this was sent; the one whose clock runs, if any."""

    left: list[int]
    running: Seat | None


@dataclass(frozen=True, slots=True)
class ResultInfo:
    """How it ended. `reason` is `rules`, `resigned` or `time`."""

    scores: list[int]
    winners: list[Seat]
    reason: Literal["rules", "resigned", "time"]
    seed: str


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
    may_undo: bool
    may_hint: bool
    result: ResultInfo | None
    commitment: str  # the hash of the seed; the seed is told at the end
    links: Links | None  # for those at the table
    rematch: str | None  # the table that follows this one


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

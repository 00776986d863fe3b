"""What a client asks for at a table. Commands are read and checked by pydantic.

`key` makes asking twice harmless, `base` is the last seq the client has seen.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from mercerie.server.rematch import Wish

Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
# No control characters: PostgreSQL keeps no NUL, and a line break is no part of a name.
PLAIN = r"^[^\x00-\x1f\x7f]*$"
_NAME = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
Name = Annotated[str, Field(min_length=1, max_length=24, pattern=_NAME)]
Text = Annotated[str, Field(min_length=1, max_length=64)]
Base = Annotated[int, Field(ge=0)]

# Short messages between players; the page has the words.
Saying = Literal["hello", "good-luck", "well-played", "oops", "thinking", "thanks", "good-game"]


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


@dataclass(frozen=True, slots=True)
class SeatRobot:
    """Give a chair nobody has taken yet to one of the bots that are offered."""

    key: Key
    base: Base
    seat: Annotated[int, Field(ge=0, lt=8)]
    bot: Text
    type: Literal["seat-robot"] = "seat-robot"


@dataclass(frozen=True, slots=True)
class WishRematch:
    """After the end: offer to play again, agree, decline, or take back one's offer or consent."""

    key: Key
    base: Base
    wish: Wish
    type: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True)
class Look:
    """Whether somebody looks at the page, or it is in the background. It is no command: neither kept nor answered."""

    visible: bool
    type: Literal["look"] = "look"


Command = Annotated[
    Act | Undo | AskTakeBack | AnswerTakeBack | Resign | Say | SeatRobot | WishRematch, Field(discriminator="type")
]

"""What a bot is: it sees a view and the legal actions, has a budget, and chooses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeVar

from mercerie.core import AnyGame

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a bot may give to one action. Bots that need less use less."""

    seconds: float = 1.0
    playouts: int = 1_000


class Bot(Protocol[ViewT_contra, ActionT]):
    """The same for random, greedy, searching, learned and remote players."""

    def choose(self, view: ViewT_contra, legal: Sequence[ActionT], budget: Budget) -> ActionT: ...


AnyBot = Bot[Any, Any]


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot one can ask for: the games it plays, its levels from weak to strong, and how to make one."""

    name: str
    about: str
    games: tuple[str, ...]
    make: Callable[[AnyGame, str, Random], AnyBot]
    levels: tuple[str, ...] = ()
    usual_level: str = ""

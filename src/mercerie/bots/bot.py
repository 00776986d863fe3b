"""What a bot is: it sees a view and the legal actions, has a budget, and chooses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

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
class Choice(Generic[ActionT]):
    """One action looked at: the chance that the player who takes it wins, and its share of the thought."""

    action: ActionT
    chance: float
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class Analysis(Generic[ActionT]):
    """What a bot thinks of a position: each seat's chance of winning, and the actions, best first."""

    chances: tuple[float, ...]
    choices: tuple[Choice[ActionT], ...]


@runtime_checkable
class Analyst(Protocol[ViewT_contra, ActionT]):
    """A bot that can also say what it thinks."""

    def analyse(self, view: ViewT_contra, legal: Sequence[ActionT], budget: Budget) -> Analysis[ActionT]: ...


@dataclass(frozen=True, slots=True)
class Level:
    """How far a searching player looks: its playouts, the share of the actions open to it that it does not see, and
    the most seconds it takes of those it is granted."""

    playouts: float
    overlooks: float = 0.0
    seconds: float = inf


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot one can ask for: its levels from weak to strong, and how to make one.

    A yardstick is for measuring others: people are not offered it, but may ask for it by name. `seconds` are granted
    for an action where people play. What is compiled has to be loaded before a bot can think (see compiling.py).
    """

    name: str
    about: str
    make: Callable[[AnyGame, str, Random], AnyBot]
    levels: tuple[str, ...] = ()
    usual_level: str = ""
    yardstick: bool = False
    seconds: float = 1.0
    compiled: bool = False


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays a game: its bots, weakest first, and the one that is asked what to think of a position."""

    kinds: tuple[BotKind, ...]
    analyst: str

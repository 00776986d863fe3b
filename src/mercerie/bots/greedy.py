"""`greedy`: the action that looks best now, by what is known of each game. No looking ahead."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from mercerie.bots.bot import AnyBot, BotKind, Budget
from mercerie.core import AnyGame

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")

Appraisal = Callable[[ViewT, Sequence[ActionT]], Sequence[float]]


class Greedy(Generic[ViewT, ActionT]):
    """Chooses the action with the highest appraisal; of equals, any."""

    def __init__(self, appraise: Appraisal[ViewT, ActionT], rng: Random) -> None:
        self._appraise = appraise
        self._rng = rng

    def choose(self, view: ViewT, legal: Sequence[ActionT], budget: Budget) -> ActionT:  # noqa: ARG002
        values = self._appraise(view, legal)
        best = max(values)
        return self._rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])


def greedy(appraise: Appraisal[Any, Any]) -> BotKind:
    """The greedy bot of a game in which this is known at first sight."""

    def make(_game: AnyGame, _level: str, rng: Random) -> AnyBot:
        return Greedy(appraise, rng)

    return BotKind("greedy", "the action that looks best now", make, yardstick=True)

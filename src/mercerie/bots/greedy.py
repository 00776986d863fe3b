"""`greedy`: the action that looks best now, by what is known of each game. No looking ahead."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from mercerie.bots.bot import AnyBot, BotKind, Budget
from mercerie.bots.patchwork import appraise as patchwork
from mercerie.bots.textile import appraise as textile
from mercerie.bots.timeline.memory import LEVELS, USUAL_LEVEL, Memory
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


_APPRAISALS: dict[str, Appraisal[Any, Any]] = {
    "patchwork": patchwork.appraise,
    "patchwork-express": patchwork.appraise,
    "textile": textile.appraise,
}


def _make(game: AnyGame, _level: str, rng: Random) -> AnyBot:
    return Greedy(_APPRAISALS[game.id], rng)


def _make_timeline(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    return Greedy(Memory(level, rng).appraise, rng)


GREEDY = BotKind("greedy", "the action that looks best now", tuple(_APPRAISALS), _make, yardstick=True)
GREEDY_TIMELINE = BotKind(
    "greedy", "trusts a memory of dates that errs", ("timeline",), _make_timeline, LEVELS, USUAL_LEVEL, yardstick=True
)

"""`random`: any legal action, all equally likely."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from mercerie.bots.bot import BotKind, Budget
from mercerie.core import AnyGame

ActionT = TypeVar("ActionT")


class Uniform:
    """Plays without a thought; a yardstick for all others."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: object, legal: Sequence[ActionT], budget: Budget) -> ActionT:  # noqa: ARG002
        return self._rng.choice(legal)


def _make(_game: AnyGame, _level: str, rng: Random) -> Any:
    return Uniform(rng)


# Every game has it.
UNIFORM = BotKind("random", "any legal action, all equally likely", _make, yardstick=True)

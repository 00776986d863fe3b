"""Python bots that behave, and some that do not."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from mercerie.bots import Budget
from mercerie.core import AnyGame


class First:
    """Takes nothing and plays the first legal action."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        print("thinking aloud")  # must not come between the answers
        return legal[0]


class Lucky:
    """Takes the game and its luck."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game = game
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        return self._rng.choice(legal)


class Crashing:
    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        raise ZeroDivisionError("too clever by half")


class Hanging:
    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        time.sleep(60)


class Hungry:
    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        return len(b"x" * (1 << 30)) and legal[0]


class Nobody:
    """No bot at all."""

"""Positions and networks small enough to know the answer."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.outputs import EXPECTED, policy_width
from mercerie.core import AnyGame
from mercerie.games.patchwork import Components, State


class Toy:
    """Stands in for a network's session: says of all rows what a function says of each."""

    def __init__(self, say: Callable[[NDArray[np.uint8]], NDArray[np.float32]]) -> None:
        self._say = say

    def run(self, _names: None, told: dict[str, NDArray[np.uint8]]) -> tuple[NDArray[np.float32]]:
        return (np.stack([self._say(row) for row in told["rows"]]),)


def knows_nothing(box: Components) -> Any:
    """A network to which all is the same."""
    return Toy(lambda _row: np.zeros(policy_width(box) + EXPECTED, np.float32))


def walk(game: AnyGame, seed: int, steps: int) -> State:
    """A position after so many random actions, or the last before the end."""
    rng, state = Random(seed), cast("State", game.new(2, seed))
    for _ in range(steps):
        after = state.apply(rng.choice(state.legal_actions()))
        if after.to_move is None:
            break
        state = after
    return state

"""Positions and networks small enough to know the answer."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.bots.patchwork.guided.learned import Learned
from mercerie.bots.patchwork.guided.outputs import EXPECTED, policy_width
from mercerie.core import AnyGame
from mercerie.games.patchwork import Components, State


class Blind:
    """Stands in for the file that looks at quilts, and sees nothing; it counts them."""

    def __init__(self, box: Components) -> None:
        self._area, self.looked_at = box.side**2, 0

    def get_outputs(self) -> list[Any]:
        return [SimpleNamespace(shape=[None, 1, self._area]), SimpleNamespace(shape=[None, 2])]

    def run(self, _names: None, told: dict[str, NDArray[np.uint8]]) -> tuple[NDArray[np.float32], ...]:
        many = len(told["quilts"])
        self.looked_at += many
        return np.zeros((many, 1, self._area), np.float32), np.zeros((many, 2), np.float32)


class Toy:
    """Stands in for the file that judges positions: says what a function says of each."""

    def __init__(self, width: int, say: Callable[[NDArray[np.uint8]], NDArray[np.float32]]) -> None:
        self._width, self._say = width, say

    def get_inputs(self) -> list[Any]:
        return [SimpleNamespace(name="rest", shape=[None, self._width])]

    def run(self, _names: None, told: dict[str, NDArray[np.uint8]]) -> tuple[NDArray[np.float32]]:
        return (np.stack([self._say(rest) for rest in told["rest"]]),)


def knows_nothing(box: Components) -> Learned:
    """A network to which all is the same."""
    layout = layout_of(box)
    nothing = np.zeros(policy_width(box) + EXPECTED, np.float32)
    return Learned(Toy(layout.rest, lambda _rest: nothing), Blind(box))


def said_by_files(network: Learned, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
    """What a network says of whole rows, with nothing remembered."""
    area, hidden = network.area, network.hidden
    pictures, mine = network.sight.run(None, {"quilts": rows[:, :area]})
    _, theirs = network.sight.run(None, {"quilts": rows[:, area : 2 * area]})
    means = mine[:, :hidden] + theirs[:, hidden:]
    said: NDArray[np.float32]
    (said,) = network.judgement.run(None, {"rest": rows[:, 2 * area :], "pictures": pictures, "means": means})
    return said


def walk(game: AnyGame, seed: int, steps: int) -> State:
    """A position after so many random actions, or the last before the end."""
    rng, state = Random(seed), cast("State", game.new(2, seed))
    for _ in range(steps):
        after = state.apply(rng.choice(state.legal_actions()))
        if after.to_move is None:
            break
        state = after
    return state

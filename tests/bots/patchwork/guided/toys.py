"""Positions and networks small enough to know the answer."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.bots.patchwork.guided.learned import JUDGES, Learned
from mercerie.bots.patchwork.guided.shorthand import short_width
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


class Silent:
    """Stands in for the file that judges positions, and has nothing to say of any."""

    def __init__(self, box: Components) -> None:
        self._box, self._told = box, layout_of(box).told

    def get_inputs(self) -> list[Any]:
        return [SimpleNamespace(name=JUDGES[0], shape=[None, self._told])]

    def run(self, names: Sequence[str], told: dict[str, NDArray[Any]]) -> list[NDArray[np.float32]]:
        patches = len(self._box.patches)
        shapes = {
            "said": (len(told[JUDGES[0]]), short_width(self._box, 1)),
            "circle": (patches * (patches + 1), 1),
            "suits": (patches + 1, 2),
        }
        return [np.zeros(shapes[name], np.float32) for name in names]


def knows_nothing(box: Components) -> Learned:
    """A network to which all is the same."""
    return Learned(Silent(box), Blind(box))


def said_by_files(box: Components, network: Learned, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
    """What a network says of whole rows, written out in full, with nothing remembered."""
    layout, area, hidden = layout_of(box), box.side**2, network.hidden
    pictures, mine = network.sight.run(None, {"quilts": rows[:, :area]})
    _, theirs = network.sight.run(None, {"quilts": rows[:, area : 2 * area]})
    table, suits = network.tables()
    circles = rows[:, layout.circle : layout.numbers].astype(int)
    heard = table[circles + np.arange(layout.patches) * (layout.patches + 1)].sum(1)
    told = rows[:, layout.numbers :], heard, mine[:, :hidden] + theirs[:, hidden:]
    (short,) = network.judgement.run(["said"], dict(zip(JUDGES, told, strict=True)))
    wants, add, times, rest = np.split(
        short, np.cumsum([(2 * box.offer + 1) * network.pictures, *2 * [network.pictures]]), 1
    )
    lit = np.maximum(0, pictures * (1 + times[:, :, None]) + add[:, :, None])
    looked_for = wants.reshape(len(rows), -1, network.pictures)
    looked_for[:, :-1] += suits[circles[:, : box.offer]].reshape(len(rows), 2 * box.offer, -1)
    said: NDArray[np.float32] = np.concatenate([(looked_for @ lit).reshape(len(rows), -1), rest], 1)
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

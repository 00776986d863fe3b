"""Guests of self-play: `search` takes a seat, so that a network also meets somebody who does not think as it does.

Who only ever meets itself learns what is good against itself: both may come to agree on something odd.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.tree import Tree, grow, new_tree, plant
from mercerie.bots.patchwork.weights import WEIGHTS, usual_weights
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.kernels.box import Box

FEWEST = 200  # playouts of a guest: half of what "hard" makes


class Guest(NamedTuple):
    """Thinks about one position at a time, for all games of a thread."""

    tree: Tree
    weights: NDArray[Any]  # one WEIGHTS


class Thought(NamedTuple):
    """What a guest does, and the chance to win it sees for itself."""

    action: int
    chance: float
    luck: int  # that is left


def new_guest(playouts: int) -> Guest:
    """With room for so many playouts."""
    weights = np.zeros(1, WEIGHTS)
    weights[0] = usual_weights()
    return Guest(new_tree(max(FEWEST, playouts) + 2), weights)


@kernel
def think(box: Box, guest: Guest, position: Any, playouts: int, luck: int) -> Thought:
    """What `search` would do after so many playouts."""
    tree = guest.tree
    plant(tree, position)
    luck = grow(box, guest.weights[0], tree, playouts, luck)
    first, best, most = tree.nodes[0].first, 0, -1.0
    for number in range(first, first + tree.nodes[0].edges):
        edge = tree.edges[number]
        if edge.visits + edge.prior > most:
            best, most = number, edge.visits + edge.prior
    chosen = tree.edges[best]
    return Thought(chosen.action, chosen.wins / max(1, chosen.visits), luck)

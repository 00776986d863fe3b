"""Guests of self-play: `search` takes a seat, so that a network also meets somebody who does not think as it does.

Who only ever meets itself learns what is good against itself: both may come to agree on something odd.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import MOST_ACTIONS
from mercerie.bots.patchwork.tree import Tree, grow, new_tree, plant
from mercerie.bots.patchwork.weights import WEIGHTS, usual_weights
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.kernels.box import Box

FEWEST = 10  # playouts: with fewer it would hardly look at anything


class Guest(NamedTuple):
    """Thinks about one position at a time, for all games of a thread."""

    tree: Tree
    weights: NDArray[Any]  # one WEIGHTS
    fewest: int  # playouts,
    most: int


class Thought(NamedTuple):
    """What a guest does."""

    action: int
    luck: int  # that is left


def new_guest(fewest: int, most: int) -> Guest:
    """Who makes so many playouts, at least and at most."""
    weights = np.zeros(1, WEIGHTS)
    weights[0] = usual_weights()
    fewest = max(FEWEST, fewest)
    most = max(fewest, most)
    return Guest(new_tree(most + 2), weights, fewest, most)


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
    return Thought(tree.edges[best].action, luck)


@kernel
def note(guest: Guest, sample: Any) -> None:
    """Write down what it thought of last: what it tried, and how likely it was to choose that.

    It chooses what it tried most. With other luck that might have been another, but hardly one it rarely tried: squares
    of the visits are nearer to its choices than the visits are.
    """
    first = guest.tree.nodes[0].first
    edges = guest.tree.edges[first : first + min(guest.tree.nodes[0].edges, MOST_ACTIONS)]
    total = 0.0
    for edge in edges:
        total += float(edge.visits) ** 2
    for number in range(len(edges)):
        sample.actions[number] = edges[number].action
        sample.shares[number] = float(edges[number].visits) ** 2 / total

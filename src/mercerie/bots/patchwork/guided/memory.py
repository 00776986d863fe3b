"""What a guided search still knows from its last action: the part of its tree that the game has come to since."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import Forest
from mercerie.bots.patchwork.memory import is_same
from mercerie.core.compiled import kernel


@kernel
def find(forest: Forest, tree: int, root: Any) -> int:
    """The node of a position that the network was asked about; -1 if the tree never came there."""
    for node in range(forest.trees[tree].nodes):
        if forest.nodes[tree, node].actions > 0 and is_same(forest.positions[tree, node], root):
            return node
    return -1


@kernel
def carry_over(forest: Forest, tree: int, node: int, other: int, origins: NDArray[np.int32]) -> None:
    """Plant another tree of the forest with all that grew from one node; `origins` is room for a number a node."""
    origins[0] = node
    made, number = 1, 0
    while number < made:
        made = _carry_node(forest, tree, origins[number], other, number, origins, made)
        number += 1
    one = forest.trees[other]
    one.nodes, one.simulations, one.noise, one.luck = made, 0, 0.0, 0
    one.aim = forest.trees[tree].aim


@kernel
def _carry_node(
    forest: Forest, tree: int, node: int, other: int, number: int, origins: NDArray[np.int32], made: int
) -> int:
    forest.positions[other, number] = forest.positions[tree, node]
    forest.nodes[other, number] = forest.nodes[tree, node]
    for edge in range(forest.nodes[tree, node].actions):
        _carry_edge(forest, tree, node, edge, other, number, edge)
        child = forest.children[tree, node, edge]
        forest.children[other, number, edge] = -1
        if child >= 0:
            forest.children[other, number, edge] = made
            origins[made] = child
            made += 1
    return made


@kernel
def _carry_edge(forest: Forest, tree: int, node: int, edge: int, other: int, number: int, spot: int) -> None:
    forest.actions[other, number, spot] = forest.actions[tree, node, edge]
    forest.logits[other, number, spot] = forest.logits[tree, node, edge]
    forest.keys[other, number, spot] = forest.keys[tree, node, edge]
    forest.values[other, number, spot] = forest.values[tree, node, edge]
    forest.wins[other, number, spot] = forest.wins[tree, node, edge]
    forest.visits[other, number, spot] = forest.visits[tree, node, edge]
    forest.settled[other, number, spot] = forest.settled[tree, node, edge]

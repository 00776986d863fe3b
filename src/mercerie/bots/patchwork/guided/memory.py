"""What a guided search still knows from its last action: the part of its tree that the game has come to since."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import FOLDED, Forest, edges_of
from mercerie.bots.patchwork.memory import is_same
from mercerie.core.compiled import kernel


@kernel
def find(forest: Forest, tree: int, root: Any) -> int:
    """The node of a position whose actions are known; -1 if the tree did not come there, or only once."""
    for node in range(forest.trees[tree].nodes):
        if forest.nodes[tree, node].actions > 0 and is_same(forest.positions[tree, node], root):
            return node
    return -1


@kernel
def carry_over(forest: Forest, tree: int, node: int, other: int, origins: NDArray[np.int32]) -> None:
    """Plant another tree of the forest with all that grew from one node; `origins` is room for a number a node."""
    origins[0] = node
    made, number = 1, 0
    one = forest.trees[other]
    one.edges, one.simulations, one.noise, one.luck = 0, 0, 0.0, 0
    one.aim = forest.trees[tree].aim
    while number < made:
        made = _carry_node(forest, tree, origins[number], other, number, origins, made)
        number += 1
    one.nodes = made


@kernel
def _carry_node(
    forest: Forest, tree: int, node: int, other: int, number: int, origins: NDArray[np.int32], made: int
) -> int:
    forest.positions[other, number] = forest.positions[tree, node]
    forest.nodes[other, number] = forest.nodes[tree, node]
    forest.nodes[other, number].first = forest.trees[other].edges
    if forest.nodes[other, number].actions == FOLDED:
        forest.said[other, number] = forest.said[tree, node]
    for known in edges_of(forest, tree, node):
        at = forest.trees[other].edges
        forest.edges[other, at] = known
        forest.trees[other].edges += 1
        edge = forest.edges[other, at]
        if edge.child >= 0:
            origins[made] = edge.child
            edge.child = made
            made += 1
    return made

"""What a search still knows from its last action: the part of its tree that the game has come to since."""

from typing import Any

from mercerie.bots.patchwork.tree import Tree, plant
from mercerie.core.compiled import count, kernel
from mercerie.games.patchwork.kernels.records import load
from mercerie.games.patchwork.kernels.rules import PLACES, place_in_reach


@kernel
def find(tree: Tree, root: Any) -> int:
    """The node of a position; -1 if the tree never came there."""
    for node in range(tree.made[0].nodes):
        if is_same(tree.positions[node], root):
            return node
    return -1


@kernel
def is_same(one: Any, other: Any) -> bool:
    """Whether two records are one position: their circles may be written down differently."""
    mine, yours = load(one), load(other)
    return (
        mine.me == yours.me
        and mine.other == yours.other
        and mine.turn == yours.turn
        and mine.to_sew == yours.to_sew
        and mine.tile == yours.tile
        and mine.home == yours.home
        and mine.leather == yours.leather
        and mine.late == yours.late
        and _is_same_circle(one, other)
    )


@kernel
def _is_same_circle(one: Any, other: Any) -> bool:
    """Whether the same patches wait in the same order, and the same late ones."""
    mine, yours = load(one), load(other)
    same = count(one.waiting) == count(other.waiting)
    for slot in range(count(one.waiting) if same else 0):
        same = same and one.circle[place_in_reach(mine, slot)] == other.circle[place_in_reach(yours, slot)]
    for spot in range(PLACES - mine.late, PLACES):
        same = same and one.circle[spot] == other.circle[spot]
    return same


@kernel
def carry_over(old: Tree, node: int, new: Tree) -> None:
    """Plant a tree with all that grew from one node of another."""
    plant(new, old.positions[node])
    new.nodes[0].first = node  # until its turn comes, a node remembers here where it was in the old tree
    number = 0
    while number < new.made[0].nodes:
        _copy_edges(old, new.nodes[number].first, new, number)
        number += 1


@kernel
def _copy_edges(old: Tree, node: int, new: Tree, number: int) -> None:
    made, edges = new.made[0], old.nodes[node].edges
    first = made.edges
    for edge in range(edges):
        new.edges[first + edge] = old.edges[old.nodes[node].first + edge]
        child = new.edges[first + edge].child
        if child >= 0:
            new.edges[first + edge].child = made.nodes
            new.positions[made.nodes] = old.positions[child]
            new.nodes[made.nodes].first = child
            made.nodes += 1
    new.nodes[number].first, new.nodes[number].edges = first, edges
    made.edges += edges

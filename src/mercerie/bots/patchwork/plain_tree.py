"""UCT as the books have it: every placement is an action, every playout is random, the final score is backed up."""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import kernel
from mercerie.core.compiled_luck import draw, stir
from mercerie.games.patchwork.kernels.batch import action_count, mark_legal
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.playout import play_out
from mercerie.games.patchwork.kernels.records import POSITION, Records, load
from mercerie.games.patchwork.kernels.rules import is_over, score
from mercerie.games.patchwork.kernels.steps import do_in

NONE = -1
LONGEST_GAME = 256
ACTIONS_A_NODE = 160  # more than positions have on average
NODE = np.dtype(
    [
        ("value", np.float64),  # the sum of what its playouts gave the player who moved into it
        ("visits", np.int64),
        ("action", np.int64),  # that led here
        ("turn", np.int64),  # who took it
        ("first_action", np.int64),  # where its actions begin,
        ("actions", np.int64),  # how many there are (-1: not yet listed),
        ("tried", np.int64),  # and how many of them have a child
        ("child", np.int64),  # the newest child,
        ("sibling", np.int64),  # and the child of the same parent before this one
    ]
)


class PlainTree(NamedTuple):
    """Room for a search."""

    positions: Records
    nodes: NDArray[Any]
    actions: NDArray[np.int16]
    mask: NDArray[np.int8]
    made: NDArray[np.int64]  # nodes and actions used


def new_plain_tree(box: Box, nodes: int) -> PlainTree:
    actions = np.zeros(nodes * ACTIONS_A_NODE + 4_096, np.int16)
    mask = np.zeros(action_count(box), np.int8)
    return PlainTree(np.zeros(nodes + 1, POSITION), np.zeros(nodes, NODE), actions, mask, np.zeros(2, np.int64))


@kernel
def plant(tree: PlainTree, root: Any) -> None:
    tree.positions[0] = root
    tree.made[:] = 0
    _add(tree, NONE, 0)


@kernel
def _add(tree: PlainTree, action: int, turn: int) -> int:
    number = tree.made[0]
    node = tree.nodes[number]
    node.value, node.visits, node.action, node.turn = 0.0, 0, action, turn
    node.actions, node.tried, node.child, node.sibling = NONE, 0, NONE, NONE
    tree.made[0] += 1
    return int(number)


@kernel
def _list_actions(box: Box, tree: PlainTree, number: int) -> None:
    node = tree.nodes[number]
    tree.mask[:] = 0
    mark_legal(box, tree.positions[number], tree.mask)
    node.first_action = tree.made[1]
    for action in range(len(tree.mask)):
        if tree.mask[action]:
            tree.actions[tree.made[1]] = action
            tree.made[1] += 1
    node.actions = tree.made[1] - node.first_action


@kernel
def _try_another(box: Box, tree: PlainTree, number: int, luck: int) -> int:
    """A new child by any of the actions not tried yet."""
    node = tree.nodes[number]
    first = node.first_action + node.tried
    chosen = first + draw(luck, node.actions - node.tried)
    tree.actions[first], tree.actions[chosen] = tree.actions[chosen], tree.actions[first]
    child = _add(tree, tree.actions[first], tree.positions[number].turn)
    tree.nodes[child].sibling = node.child
    node.child = child
    node.tried += 1
    tree.positions[child] = tree.positions[number]
    do_in(box, tree.positions[child], tree.actions[first])
    return child


@kernel
def _best_child(tree: PlainTree, number: int, explore: float) -> int:
    node = tree.nodes[number]
    bound = math.log(node.visits + 1.0)
    best, best_worth, child = NONE, -math.inf, node.child
    while child != NONE:
        other = tree.nodes[child]
        worth = other.value / other.visits + explore * math.sqrt(bound / other.visits)
        if worth > best_worth:
            best, best_worth = child, worth
        child = other.sibling
    return int(best)


@kernel
def grow(box: Box, tree: PlainTree, playouts: int, explore: float, luck: int) -> int:
    """So many playouts more, as long as there is room; the luck left. Values are points / 100."""
    path = np.zeros(LONGEST_GAME, np.int64)
    last = len(tree.positions) - 1
    for _ in range(playouts):
        if tree.made[0] == len(tree.nodes) or tree.made[1] + len(tree.mask) > len(tree.actions):
            return luck
        number, depth = 0, 1
        path[0] = 0
        while not is_over(box, load(tree.positions[number])):
            if tree.nodes[number].actions == NONE:
                _list_actions(box, tree, number)
            grown = tree.nodes[number].tried < tree.nodes[number].actions
            if grown:
                luck = stir(luck)
                number = _try_another(box, tree, number, luck)
            else:
                number = _best_child(tree, number, explore)
            path[depth] = number
            depth += 1
            if grown:
                break
        tree.positions[last] = tree.positions[number]
        end, luck, _ = play_out(box, tree.positions[last], load(tree.positions[last]), luck)
        margin = score(box, end, end.me, end.turn) - score(box, end, end.other, 1 - end.turn)
        for step in range(depth):
            node = tree.nodes[path[step]]
            node.visits += 1
            node.value += (margin if node.turn == end.turn else -margin) / 100
    return luck


@kernel
def most_visited(tree: PlainTree) -> int:
    """The action at the root that was followed most often."""
    best, visits, child = 0, -1, tree.nodes[0].child
    while child != NONE:
        if tree.nodes[child].visits > visits:
            best, visits = tree.nodes[child].action, tree.nodes[child].visits
        child = tree.nodes[child].sibling
    return int(best)

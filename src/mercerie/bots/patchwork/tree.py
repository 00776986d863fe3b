"""A tree of positions that grows where it is worth looking: PUCT over purchases and a few good places for each.

Three arrays: positions and nodes side by side, and the edges of each node in a row. An edge is an action; its values
are those of the player who takes it.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.rollout import roll_out
from mercerie.bots.patchwork.sight import SEEN, advance_worth, best_places, best_squares, purchase_worth
from mercerie.bots.patchwork.weights import Weights
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.kernels.box import LOOKS, Box
from mercerie.games.patchwork.kernels.records import POSITION, Records, load
from mercerie.games.patchwork.kernels.rules import Position, is_over, place_in_reach, score, winner
from mercerie.games.patchwork.kernels.steps import ADVANCE, SEW, THROW_AWAY, do_in

LONGEST_GAME = 256
NODE = np.dtype([("first", np.int64), ("edges", np.int64)])
EDGE = np.dtype(
    [
        ("value", np.float64),  # the sum of what playouts through it gave the player who takes it
        ("theirs", np.float64),  # and what they gave the other player
        ("wins", np.float64),  # how many of them that player won
        ("prior", np.float64),
        ("action", np.int64),  # as in kernels/batch.py
        ("visits", np.int64),
        ("child", np.int64),  # the node it leads to, or -1
    ],
    align=True,
)
SCRATCH = np.dtype(
    [
        ("path", np.int64, LONGEST_GAME),
        ("turns", np.int64, LONGEST_GAME),
        ("nodes", np.int64),  # used so far
        ("edges", np.int64),
    ],
    align=True,
)


class Tree(NamedTuple):
    """Room for a search; `made` says how much of it is used."""

    positions: Records
    nodes: NDArray[Any]
    edges: NDArray[Any]
    seen: NDArray[Any]  # one SEEN, for tree and playouts alike
    made: NDArray[Any]  # one SCRATCH


def new_tree(nodes: int) -> Tree:
    """Room for so many positions."""
    kinds = {POSITION: nodes, NODE: nodes, EDGE: nodes * 14, SEEN: 1, SCRATCH: 1}
    return Tree(*(np.zeros(size, kind) for kind, size in kinds.items()))


@kernel
def plant(tree: Tree, root: Any) -> None:
    """Begin anew with one position."""
    tree.positions[0] = root
    tree.nodes[0].edges = 0
    tree.made[0].nodes = 1
    tree.made[0].edges = 0


@kernel
def rewards(box: Box, weights: Weights, end: Position) -> tuple[float, float, int]:
    """What a finished game is worth to seat 0 and to seat 1, and who won it."""
    mine, theirs = score(box, end, end.me, end.turn), score(box, end, end.other, 1 - end.turn)
    first, second = (mine, theirs) if end.turn == 0 else (theirs, mine)
    won = winner(box, end)
    if weights.selfish:
        return math.tanh(first / weights.scale), math.tanh(second / weights.scale), won
    reward = (1 - weights.win) * math.tanh((first - second) / weights.scale) + weights.win * (1 - 2 * won)
    return reward, -reward, won


@kernel
def _add(tree: Tree, action: int, prior: float) -> None:
    edge = tree.edges[tree.made[0].edges]
    edge.action, edge.prior, edge.child = action, prior, -1
    edge.visits, edge.value, edge.theirs, edge.wins = 0, 0.0, 0.0, 0.0
    tree.made[0].edges += 1


@kernel
def expand(box: Box, weights: Weights, tree: Tree, node: int) -> None:
    """Write down what may be done in a position: advancing, and each patch at its best places."""
    position, scratch = load(tree.positions[node]), tree.made[0]
    first = scratch.edges
    tree.nodes[node].first = first
    if position.to_sew:
        found = best_squares(box, weights, position.me, weights.places, tree.seen[0])
        for n in range(found):
            _add(tree, SEW + tree.seen[0].places[n], weights.fade**n)
        if box.throw_away and found == 0:
            _add(tree, THROW_AWAY, 1.0)
    else:
        worth = advance_worth(box, weights, position)
        _add(tree, ADVANCE, math.exp(worth / weights.prior) if weights.prior else 1.0)
        for slot in range(box.offer):
            _add_purchases(box, weights, tree, position, node, slot)
    total = 0.0
    for edge in range(first, scratch.edges):
        total += tree.edges[edge].prior
    for edge in range(first, scratch.edges):
        tree.edges[edge].prior /= total
    tree.nodes[node].edges = scratch.edges - first


@kernel
def _add_purchases(box: Box, weights: Weights, tree: Tree, position: Position, node: int, slot: int) -> None:
    spot, seen = place_in_reach(position, slot), tree.seen[0]
    if spot < 0:
        return
    patch = tree.positions[node].circle[spot]
    if box.cost[patch] > position.me.buttons:
        return
    squares = box.side * box.side
    found = best_places(box, weights, position.me, patch, weights.places, seen)
    worth = purchase_worth(box, weights, position.me, patch)
    share = math.exp(worth / weights.prior) if weights.prior else 1.0
    if weights.fade < 1:
        share *= (1 - weights.fade) / (1 - weights.fade**found)
    else:
        share /= found
    for n in range(found):
        look = box.place_look[seen.places[n]]
        _add(tree, SEW + squares + slot * LOOKS * squares + look, share)
        share *= weights.fade


@kernel
def _select(weights: Weights, tree: Tree, node: int, hope: float) -> int:
    """The edge to follow: a good value so far, or a good prior and few visits."""
    first, end = tree.nodes[node].first, tree.nodes[node].first + tree.nodes[node].edges
    visits = 1
    for edge in range(first, end):
        visits += tree.edges[edge].visits
    explore = weights.explore * math.sqrt(visits)
    best, best_worth = first, -math.inf
    for number in range(first, end):
        edge = tree.edges[number]
        value = edge.value / edge.visits if edge.visits else hope
        worth = value + explore * edge.prior / (1 + edge.visits)
        if worth > best_worth:
            best, best_worth = number, worth
    return best


@kernel
def is_full(tree: Tree) -> bool:
    """Whether there may be no room for another position and what can be done in it; the last one is for playouts."""
    return bool(tree.made[0].nodes + 1 >= len(tree.nodes) or tree.made[0].edges + 64 > len(tree.edges))


@kernel
def grow(box: Box, weights: Weights, tree: Tree, playouts: int, luck: int) -> int:
    """So many playouts more, as long as there is room; the luck left."""
    for _ in range(playouts):
        if is_full(tree):
            return luck
        luck = _grow_once(box, weights, tree, luck)
    return luck


@kernel
def _grow_once(box: Box, weights: Weights, tree: Tree, luck: int) -> int:
    scratch = tree.made[0]
    node, depth, hope = 0, 0, 0.0
    position = load(tree.positions[0])
    while True:
        if is_over(box, position):
            break
        if tree.nodes[node].edges == 0:
            expand(box, weights, tree, node)
        number = _select(weights, tree, node, hope)
        edge = tree.edges[number]
        scratch.path[depth], scratch.turns[depth] = number, position.turn
        depth += 1
        if edge.child < 0:
            node = _step(box, tree, node, number)
            position = load(tree.positions[node])
            break
        turn = position.turn
        node = edge.child
        position = load(tree.positions[node])
        # What the player to move got so far: only when playing for the margin is it the opposite of the other's.
        hope = (edge.value if position.turn == turn else edge.theirs) / edge.visits - weights.hope
    copy = spare_position(tree, node)
    end, luck = roll_out(box, weights, copy, position, luck, tree.seen[0])
    first, second, winner = rewards(box, weights, end)
    for step in range(depth):
        edge = tree.edges[scratch.path[step]]
        edge.visits += 1
        edge.value += second if scratch.turns[step] else first
        edge.theirs += first if scratch.turns[step] else second
        edge.wins += scratch.turns[step] == winner
    return luck


@kernel
def spare_position(tree: Tree, node: int) -> Any:
    """A copy of a position for a playout, whose circle may change."""
    last = len(tree.positions) - 1
    tree.positions[last] = tree.positions[node]
    return tree.positions[last]


@kernel
def _step(box: Box, tree: Tree, node: int, edge: int) -> int:
    """Make the position an edge leads to; its number."""
    child = tree.made[0].nodes
    tree.made[0].nodes += 1
    tree.positions[child] = tree.positions[node]
    do_in(box, tree.positions[child], tree.edges[edge].action)
    tree.nodes[child].edges = 0
    tree.edges[edge].child = child
    return int(child)

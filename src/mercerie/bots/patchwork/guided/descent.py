"""Which action a tree tries next.

To learn from, a root goes in rounds: all actions are tried equally often, then the better half of them, and so on
(after Danihelka and others, "Policy improvement by planning with Gumbel", 2022). Elsewhere actions are tried by value
and share (`explore`), or so often as the policy, improved by what came back so far, would choose them.
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import (
    FOLDED,
    MOST_ACTIONS,
    OVER,
    UNKNOWN,
    Forest,
    Habits,
    edges_of,
    final_worth,
    is_full,
    settle,
)
from mercerie.bots.patchwork.guided.outputs import Edges
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import load
from mercerie.games.patchwork.kernels.rules import is_over
from mercerie.games.patchwork.kernels.steps import advance_to_choice, do_in

NEW, ENDED, BUSY, FULL, AGAIN = 0, 1, 2, 3, 4
Schedules = NDArray[np.int32]  # by number of actions and simulation


def schedules_of(habits: Habits) -> Schedules:
    """The schedule for each number of actions a root can have."""
    simulations = int(habits["simulations"])
    return np.stack([halving(max(1, actions), simulations) for actions in range(MOST_ACTIONS + 1)])


def halving(actions: int, simulations: int) -> NDArray[np.int32]:
    """For each simulation how often an action must have been tried to be its turn.

    All actions are tried once, in the order of their promise; then the better half of them again, and so on.
    """
    schedule: list[int] = []
    tried, left, rounds = 0, actions, max(1, math.ceil(math.log2(max(2, actions))))
    while len(schedule) < simulations:
        for _ in range(max(1, simulations // (rounds * left))):
            schedule += [tried] * left
            tried += 1
        left = max(min(2, actions), left // 2)
    return np.array(schedule[:simulations], np.int32)


@kernel
def node_value(forest: Forest, tree: int, node: int) -> float:
    """What a position is worth to its player: as the network saw it, mixed with what came back of its actions."""
    seen = float(forest.nodes[tree, node].worth[forest.nodes[tree, node].turn])
    visits, shares, values = 0, 0.0, 0.0
    for edge in edges_of(forest, tree, node):
        if edge.settled:
            visits += edge.settled
            shares += edge.share
            values += edge.share * edge.value
    return (seen + visits * values / shares) / (1 + visits) if shares > 0 else seen


@kernel
def improved(habits: Habits, forest: Forest, tree: int, node: int, scores: NDArray[np.float64]) -> None:
    """The logits of a node's actions, each raised by what it turned out to be worth."""
    most, edges = 0, edges_of(forest, tree, node)
    for edge in edges:
        most = max(most, edge.settled)
    unseen = node_value(forest, tree, node)
    scale = (habits.steady + most) * habits.trust
    for number in range(len(edges)):
        edge = edges[number]
        scores[number] = edge.logit + scale * (edge.value if edge.settled else unseen)


@kernel
def shares_of(scores: NDArray[np.float64], count: int) -> None:
    """Logits as shares of 1, in place."""
    highest = scores[0]
    for edge in range(1, count):
        highest = max(highest, scores[edge])
    total = 0.0
    for edge in range(count):
        scores[edge] = math.exp(scores[edge] - highest)
        total += scores[edge]
    for edge in range(count):
        scores[edge] /= total


@kernel
def _try_at_root(habits: Habits, forest: Forest, tree: int, tried: int) -> int:
    """The best of the actions that were tried so often."""
    scores, edges = forest.scratch[tree], edges_of(forest, tree, 0)
    improved(habits, forest, tree, 0, scores)
    best, most = -1, -math.inf
    for number in range(len(edges)):
        edge = edges[number]
        # A root's noise comes on top: keys are logits with noise.
        worth = scores[number] + edge.key - edge.logit
        if edge.visits == tried and worth > most:
            best, most = number, worth
    return best


@kernel
def _try(habits: Habits, forest: Forest, tree: int, node: int) -> int:
    """What is tried next below the root, and at a root without rounds."""
    edges = edges_of(forest, tree, node)
    visits = 1
    for edge in edges:
        visits += edge.visits
    if habits.explore:
        explore = habits.explore * (habits.root_explore if node == 0 else 1.0)
        return _try_by_hope(edges, explore * math.sqrt(visits), node_value(forest, tree, node))
    improved(habits, forest, tree, node, forest.scratch[tree])
    shares_of(forest.scratch[tree], len(edges))
    return _try_by_lag(edges, forest.scratch[tree], visits)


@kernel
def _try_by_hope(edges: Edges, explore: float, unseen: float) -> int:
    """The action with the best value, or with a large share and few visits."""
    best, most = 0, -math.inf
    for number in range(len(edges)):
        edge = edges[number]
        # What is still on its way counts as a visit, so that the next leaf is looked for elsewhere; but it says nothing
        # of the value. To count it as lost sends leaves where nobody would go, and what comes back from there counts.
        worth = (edge.value if edge.settled else unseen) + explore * edge.share / (1 + edge.visits)
        if worth > most:
            best, most = number, worth
    return best


@kernel
def _try_by_lag(edges: Edges, shares: NDArray[np.float64], visits: int) -> int:
    """The action that lags most behind its share of the visits."""
    best, most = 0, -math.inf
    for number in range(len(edges)):
        lag = shares[number] - edges[number].visits / visits
        if lag > most:
            best, most = number, lag
    return best


@kernel
def best_at_root(habits: Habits, forest: Forest, tree: int) -> int:
    """The edge to play: the best of those tried most."""
    tried = -1
    for edge in edges_of(forest, tree, 0):
        tried = max(tried, edge.visits)
    return _try_at_root(habits, forest, tree, tried)


@kernel
def descend(box: Box, habits: Habits, schedules: Schedules, forest: Forest, tree: int, at: int, begun: int) -> int:
    """Go down to a new leaf, the `begun`-th of the search, and leave its path at a place among the leaves.

    NEW: the network has to be asked about it; ENDED: the game was over there, and all is done; BUSY: it led to a leaf
    that is on its way already, and whoever asked has to `turn_back`; AGAIN: it led to a node that is folded, from which
    one can `go_on` when it is not; FULL: no room for more nodes.
    """
    if is_full(forest, tree):
        return FULL
    leaf = forest.leaves[tree, at]
    leaf.depth, leaf.nodes[0] = 0, 0
    if habits.rounds:
        number = _try_at_root(habits, forest, tree, schedules[forest.nodes[tree, 0].actions, begun])
        return _follow(box, habits, forest, tree, at, number)
    return go_on(box, habits, forest, tree, at)


@kernel
def go_on(box: Box, habits: Habits, forest: Forest, tree: int, at: int) -> int:
    """The same, from where a path has led to."""
    leaf = forest.leaves[tree, at]
    return _follow(box, habits, forest, tree, at, _try(habits, forest, tree, leaf.nodes[leaf.depth]))


@kernel
def _follow(box: Box, habits: Habits, forest: Forest, tree: int, at: int, number: int) -> int:
    """Take an action where a path has led to, and go on from there."""
    leaf = forest.leaves[tree, at]
    depth = leaf.depth
    node = leaf.nodes[depth]
    while True:
        edge = forest.edges[tree, forest.nodes[tree, node].first + number]
        leaf.edges[depth] = number
        edge.visits += 1
        depth += 1
        is_new = edge.child < 0
        if is_new:
            _grow(box, forest, tree, node, edge)
        node = edge.child
        leaf.depth, leaf.nodes[depth] = depth, node
        actions = forest.nodes[tree, node].actions
        if actions == OVER:
            return _end(box, habits, forest, tree, at, node)
        if is_new:
            return NEW
        if actions == UNKNOWN or depth == len(leaf.nodes) - 2:
            return BUSY
        if actions == FOLDED:
            return AGAIN
        number = _try(habits, forest, tree, node)


@kernel
def turn_back(forest: Forest, tree: int, at: int) -> None:
    """As if nobody had gone the way that led to this leaf."""
    leaf = forest.leaves[tree, at]
    for step in range(leaf.depth):
        node = leaf.nodes[step]
        forest.edges[tree, forest.nodes[tree, node].first + leaf.edges[step]].visits -= 1


@kernel
def _grow(box: Box, forest: Forest, tree: int, node: int, edge: Any) -> None:
    """Make the position of the next choice after an action."""
    child = forest.trees[tree].nodes
    forest.trees[tree].nodes += 1
    record = forest.positions[tree, child]
    forest.positions[tree, child] = forest.positions[tree, node]
    do_in(box, record, edge.action)
    advance_to_choice(box, record)
    forest.nodes[tree, child].actions = OVER if is_over(box, load(record)) else UNKNOWN
    forest.nodes[tree, child].turn = record.turn
    edge.child = child


@kernel
def _end(box: Box, habits: Habits, forest: Forest, tree: int, at: int, node: int) -> int:
    end = load(forest.positions[tree, node])
    settle(forest, tree, at, final_worth(box, habits, forest.trees[tree].aim, end))
    return ENDED

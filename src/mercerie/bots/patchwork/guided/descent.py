"""Which action a tree tries next (after Danihelka and others, "Policy improvement by planning with Gumbel", 2022).

At the root a few actions are tried equally often, then the better half of them, and so on. Below it, actions are tried
so often as the network's policy, improved by what came back so far, would choose them.
"""

import math

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import MOST_ACTIONS, Forest, Habits, final_worth, settle
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import load
from mercerie.games.patchwork.kernels.rules import is_over
from mercerie.games.patchwork.kernels.steps import do_in

NEW, ENDED, BUSY, FULL = 0, 1, 2, 3
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
    seen = float(forest.nodes[tree, node].worth[forest.positions[tree, node].turn])
    visits, shares, values = 0, 0.0, 0.0
    highest = forest.logits[tree, node, 0]
    for edge in range(forest.nodes[tree, node].actions):
        settled = forest.settled[tree, node, edge]
        if settled:
            share = math.exp(min(forest.logits[tree, node, edge] - highest, 50.0))
            visits += settled
            shares += share
            values += share * forest.values[tree, node, edge] / settled
    return (seen + visits * values / shares) / (1 + visits) if visits else seen


@kernel
def improved(habits: Habits, forest: Forest, tree: int, node: int, scores: NDArray[np.float64]) -> None:
    """The logits of a node's actions, each raised by what it turned out to be worth."""
    most, count = 0, forest.nodes[tree, node].actions
    for edge in range(count):
        most = max(most, forest.settled[tree, node, edge])
    unseen = node_value(forest, tree, node)
    scale = (habits.steady + most) * habits.trust
    for edge in range(count):
        settled = forest.settled[tree, node, edge]
        value = forest.values[tree, node, edge] / settled if settled else unseen
        scores[edge] = forest.logits[tree, node, edge] + scale * value


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
    scores = forest.scratch[tree]
    improved(habits, forest, tree, 0, scores)
    best, most = -1, -math.inf
    for edge in range(forest.nodes[tree, 0].actions):
        # A root's noise comes on top: keys are logits with noise.
        worth = scores[edge] + forest.keys[tree, 0, edge] - forest.logits[tree, 0, edge]
        if forest.visits[tree, 0, edge] == tried and worth > most:
            best, most = edge, worth
    return best


@kernel
def _try_inside(habits: Habits, forest: Forest, tree: int, node: int) -> int:
    """The action that lags most behind its share of the visits."""
    count = forest.nodes[tree, node].actions
    if count == 1:
        return 0
    scores = forest.scratch[tree]
    visits = 1
    for edge in range(count):
        visits += forest.visits[tree, node, edge]
    if habits.explore:
        return _try_by_hope(habits, forest, tree, node, visits)
    improved(habits, forest, tree, node, scores)
    shares_of(scores, count)
    best, most = 0, -math.inf
    for edge in range(count):
        lag = scores[edge] - forest.visits[tree, node, edge] / visits
        if lag > most:
            best, most = edge, lag
    return best


@kernel
def _try_by_hope(habits: Habits, forest: Forest, tree: int, node: int, visits: int) -> int:
    """The action with the best value, or with a large share and few visits."""
    count, shares = forest.nodes[tree, node].actions, forest.scratch[tree]
    for edge in range(count):
        shares[edge] = forest.logits[tree, node, edge]
    shares_of(shares, count)
    unseen = node_value(forest, tree, node)
    explore = habits.explore * math.sqrt(visits)
    best, most = 0, -math.inf
    for edge in range(count):
        tried, settled = forest.visits[tree, node, edge], forest.settled[tree, node, edge]
        value = forest.values[tree, node, edge] / settled if settled else unseen
        worth = value + explore * shares[edge] / (1 + tried)
        if worth > most:
            best, most = edge, worth
    return best


@kernel
def best_at_root(habits: Habits, forest: Forest, tree: int) -> int:
    """The edge to play: the best of those tried most."""
    tried = -1
    for edge in range(forest.nodes[tree, 0].actions):
        tried = max(tried, forest.visits[tree, 0, edge])
    return _try_at_root(habits, forest, tree, tried)


@kernel
def descend(box: Box, habits: Habits, schedules: Schedules, forest: Forest, tree: int, number: int, begun: int) -> int:
    """Go down to a new leaf, the `begun`-th of the search, and leave its path under a number.

    NEW: the network has to be asked about it; ENDED: the game was over there, and all is done; BUSY: it led to a leaf
    that is on its way already, and nothing was counted; FULL: no room for more nodes.
    """
    leaf = forest.leaves[tree, number]
    if forest.trees[tree].nodes == forest.nodes.shape[1]:
        return FULL
    node, depth = 0, 0
    if habits.explore:
        edge = _try_inside(habits, forest, tree, 0)
    else:
        edge = _try_at_root(habits, forest, tree, schedules[forest.nodes[tree, 0].actions, begun])
    while True:
        leaf.nodes[depth], leaf.edges[depth] = node, edge
        forest.visits[tree, node, edge] += 1
        depth += 1
        leaf.depth = depth
        child = forest.children[tree, node, edge]
        if child < 0:
            child = _grow(box, forest, tree, node, edge)
            leaf.nodes[depth] = child
            position = load(forest.positions[tree, child])
            if not is_over(box, position):
                return NEW
            forest.nodes[tree, child].actions = -1
            return _end(box, habits, forest, tree, number, child)
        leaf.nodes[depth] = child
        if forest.nodes[tree, child].actions < 0:
            return _end(box, habits, forest, tree, number, child)
        if forest.nodes[tree, child].actions == 0 or depth == len(leaf.nodes) - 2:
            for step in range(depth):
                forest.visits[tree, leaf.nodes[step], leaf.edges[step]] -= 1
            return BUSY
        node = child
        edge = _try_inside(habits, forest, tree, node)


@kernel
def _grow(box: Box, forest: Forest, tree: int, node: int, edge: int) -> int:
    child = forest.trees[tree].nodes
    forest.trees[tree].nodes += 1
    forest.positions[tree, child] = forest.positions[tree, node]
    do_in(box, forest.positions[tree, child], forest.actions[tree, node, edge])
    forest.nodes[tree, child].actions = 0
    forest.children[tree, node, edge] = child
    return int(child)


@kernel
def _end(box: Box, habits: Habits, forest: Forest, tree: int, number: int, node: int) -> int:
    end = load(forest.positions[tree, node])
    settle(forest, tree, number, final_worth(box, habits, forest.trees[tree].aim, end))
    return ENDED

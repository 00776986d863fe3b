"""Trees that grow at once, each from its own position, with the network asked about the new leaves of all of them.

One or more leaves of a tree can be on their way to the network (`LEAF`). What is worth how much is told for both
seats, because a game may also be played for one's own score, and then what one wins the other does not lose.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.inputs import FOR_SCORE
from mercerie.bots.patchwork.guided.outputs import EDGE, EXPECTED, POINTS, Edges, Noise, Terms, weigh
from mercerie.core.compiled import inlined, kernel
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import POSITION, Records
from mercerie.games.patchwork.kernels.rules import Position, score, winner

MOST_ACTIONS = 26  # of a node: advancing, and eight places of three patches
DEEPEST = 128
# Instead of how many actions a node has: nobody was asked yet; the game is over there; what it is worth is known, but
# what can be done there was not written down yet.
UNKNOWN, OVER, FOLDED = 0, -1, -2
NODE = np.dtype(
    [
        ("actions", np.int32),  # how many there are, or what is known instead
        ("first", np.int32),  # where they lie among the tree's edges
        ("turn", np.int32),  # whose it is: this and edges are all a descent looks at
        ("worth", np.float32, 2),  # by seat, as the network saw it
    ]
)
TREE = np.dtype(
    [
        ("nodes", np.int32),  # used so far,
        ("edges", np.int32),  # and edges
        ("simulations", np.int32),  # that came back
        ("aim", np.int32),  # what is played for: see inputs.py
        ("noise", np.float64),  # at the root
        ("luck", np.int64),
    ],
    align=True,
)
LEAF = np.dtype([("depth", np.int32), ("nodes", np.int32, DEEPEST), ("edges", np.int8, DEEPEST)])

# How a search goes about it.
HABITS = np.dtype(
    [
        ("simulations", np.int64),
        ("places", np.int64),  # of each patch, that are looked at in a node,
        ("root_places", np.int64),  # and in a root
        ("steady", np.float64),  # values count for so many visits more than the most visited action has,
        ("trust", np.float64),  # each so much
        ("rounds", np.int64),  # 1: a root tries its actions in halving rounds
        ("explore", np.float64),  # how much is tried that values do not recommend (PUCT); 0: by the improved policy
        ("root_explore", np.float64),  # so many times as much at a root
        ("points", np.float64),  # the share of a game's worth that is the margin, not who won
        ("own", np.float64),  # how much one's own points count beside that
        ("margin", np.float64),  # a margin of so many points is nearly all there is to win
        ("score_from", np.float64),  # of one's own points so many are worth nothing,
        ("score_to", np.float64),  # and this many everything
    ]
)
Habits = Any  # a record of that kind


class Forest(NamedTuple):
    """Room for so many trees of so many nodes."""

    positions: Records
    nodes: NDArray[Any]
    trees: NDArray[Any]
    leaves: NDArray[Any]  # on their way: by tree and number
    edges: NDArray[Any]  # by tree: the actions of its nodes, those of one beside each other
    said: NDArray[np.float32]  # of nodes that are folded, in short
    scratch: NDArray[np.float64]  # by tree, a number for each action


def new_habits(**changed: float) -> Habits:
    habits = np.zeros(1, HABITS)[0]
    usual = {
        "simulations": 32,
        "places": 2,
        "root_places": 5,
        "steady": 50.0,
        "trust": 3.0,
        "rounds": 1,
        "explore": 0.0,
        "root_explore": 1.0,
        "points": 0.5,
        "own": 0.0,
        "margin": 30.0,
        "score_from": -20.0,
        "score_to": 60.0,
    }
    for name, value in (usual | changed).items():
        habits[name] = value
    return habits


def new_forest(trees: int, nodes: int, leaves: int = 1, actions: int = MOST_ACTIONS, said: int = 0) -> Forest:
    """With room for so many actions in a node, on average, and so many numbers that were said of it in short."""
    return Forest(
        np.zeros((trees, nodes), POSITION),
        np.zeros((trees, nodes), NODE),
        np.zeros(trees, TREE),
        np.zeros((trees, leaves), LEAF),
        np.zeros((trees, nodes * actions + leaves * MOST_ACTIONS), EDGE),
        np.zeros((trees, nodes, said), np.float32),
        np.zeros((trees, MOST_ACTIONS)),
    )


@kernel
def is_full(forest: Forest, tree: int) -> bool:
    """Whether there may be no room for another node, with all leaves that can be on their way."""
    one = forest.trees[tree]
    coming = forest.leaves.shape[1] * MOST_ACTIONS
    return one.nodes >= forest.nodes.shape[1] or one.edges + coming > forest.edges.shape[1]


@kernel
def edges_of(forest: Forest, tree: int, node: int) -> Edges:
    """What can be done there: nothing when the game is over, or nobody was asked yet."""
    one = forest.nodes[tree, node]
    return forest.edges[tree, one.first : one.first + max(0, one.actions)]


@kernel
def plant(forest: Forest, tree: int, root: Any, aim: int, noise: Noise) -> None:
    """Begin a tree anew; its root is the first leaf to be looked at."""
    forest.positions[tree, 0] = root
    forest.nodes[tree, 0].actions, forest.nodes[tree, 0].turn = UNKNOWN, root.turn
    one = forest.trees[tree]
    one.nodes, one.edges, one.simulations, one.aim = 1, 0, 0, aim
    one.noise, one.luck = noise.size, noise.luck
    forest.leaves[tree, 0].depth = 0
    forest.leaves[tree, 0].nodes[0] = 0


class Worth(NamedTuple):
    """What a position is worth, by seat, each from 0 to 1; and the chance that seat 0 wins."""

    first: float
    second: float
    win: float


@inlined
def _worth(habits: Habits, aim: int, turn: int, win: float, mine: float, theirs: float) -> Worth:
    """From what holds for the player to move: the chance of winning, and both players' points."""
    span = habits.score_to - habits.score_from
    good, bad = (mine - habits.score_from) / span, (theirs - habits.score_from) / span
    if aim != FOR_SCORE:
        margin = 0.5 + 0.5 * math.tanh((mine - theirs) / habits.margin)
        to_win = habits.points * margin + (1 - habits.points) * win
        # Who counts nothing but the margin may wait for the other's mistake for ever: it costs both the same.
        good = (to_win + habits.own * good) / (1 + habits.own)
        bad = (1 - to_win + habits.own * bad) / (1 + habits.own)
    return Worth(bad, good, 1 - win) if turn else Worth(good, bad, win)


@kernel
def expected_worth(habits: Habits, aim: int, turn: int, expected: Any) -> Worth:
    """As the network sees a position."""
    win = 1 / (1 + math.exp(-expected[0]))
    return _worth(habits, aim, turn, win, expected[1] * POINTS, expected[2] * POINTS)


@kernel
def final_worth(box: Box, habits: Habits, aim: int, end: Position) -> Worth:
    """When the game is over."""
    mine, theirs = score(box, end, end.me, end.turn), score(box, end, end.other, 1 - end.turn)
    win = 1.0 if winner(box, end) == end.turn else 0.0
    return _worth(habits, aim, end.turn, win, mine, theirs)


@kernel
def unfold(box: Box, terms: Terms, habits: Habits, forest: Forest, tree: int, number: int, output: Any) -> None:
    """Give a leaf its actions and its worth, as the network sees them, and tell the nodes above."""
    leaf = forest.leaves[tree, number]
    write_actions(box, terms, habits, forest, tree, leaf.nodes[leaf.depth], output)
    _appraise(habits, forest, tree, number, output)


@kernel
def fold(habits: Habits, forest: Forest, tree: int, number: int, said: Any) -> None:
    """Give a leaf its worth and tell the nodes above; what was said of its actions is kept for who comes again."""
    leaf = forest.leaves[tree, number]
    node = leaf.nodes[leaf.depth]
    forest.nodes[tree, node].actions = FOLDED
    forest.said[tree, node] = said
    _appraise(habits, forest, tree, number, said)


@kernel
def write_actions(box: Box, terms: Terms, habits: Habits, forest: Forest, tree: int, node: int, output: Any) -> None:
    """What can be done in a node, and how likely the network would."""
    one = forest.trees[tree]
    places, noise = (habits.places, 0.0) if node else (habits.root_places, one.noise)
    edges = forest.edges[tree, one.edges :]
    actions = weigh(box, terms, forest.positions[tree, node], output, edges, places, Noise(one.luck, noise))
    forest.nodes[tree, node].actions, forest.nodes[tree, node].first = actions, one.edges
    one.edges += actions


@kernel
def _appraise(habits: Habits, forest: Forest, tree: int, number: int, said: Any) -> None:
    leaf = forest.leaves[tree, number]
    node = leaf.nodes[leaf.depth]
    turn, expected = forest.nodes[tree, node].turn, said[len(said) - EXPECTED :]
    worth = expected_worth(habits, forest.trees[tree].aim, turn, expected)
    forest.nodes[tree, node].worth[0], forest.nodes[tree, node].worth[1] = worth.first, worth.second
    settle(forest, tree, number, worth)


@kernel
def settle(forest: Forest, tree: int, number: int, worth: Worth) -> None:
    """Tell every node above a leaf what it is worth."""
    leaf = forest.leaves[tree, number]
    for step in range(leaf.depth):
        node = forest.nodes[tree, leaf.nodes[step]]
        edge = forest.edges[tree, node.first + leaf.edges[step]]
        second = node.turn == 1
        edge.settled += 1
        edge.value += ((worth.second if second else worth.first) - edge.value) / edge.settled
        edge.win += 1 - worth.win if second else worth.win
    if leaf.depth:
        forest.trees[tree].simulations += 1

"""A tree of what may happen in a game of Textile, grown where it looks promising (PUCT), branches played to the end.

Every player goes for their own side, so it serves two players, four, and teams.
"""

from math import sqrt, tanh
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.textile.playout import Luck, play_on, promise_of_growing, promise_of_sewing, takes_to_come
from mercerie.bots.textile.survey import Desk, seams_after, survey
from mercerie.core.compiled import kernel
from mercerie.games.textile.kernels import record as at
from mercerie.games.textile.kernels.placing import Table
from mercerie.games.textile.kernels.record import Position
from mercerie.games.textile.kernels.rules import Numbers, apply, code, copy, is_begun, is_over, winners

# How curious it is,
CURIOSITY = 1.0
# how far below its parent an untried branch is thought to be,
DOUBT = 0.1
# and how many points less make an action e times less likely at first sight.
TEMPER = 4.0
# A branch is grown when it has been tried this often.
GROWN_AT = 2
# Of the many places for a patch only those with most seams are looked at.
MOST_ASSEMBLIES = 16
FEWER_SEAMS = 3
# A game is worth partly the win, partly the lead; this lead is a big one.
WIN = 0.4
BIG_LEAD = 12.0

MOST_BRANCHES = 128
LONGEST_PATH = 256


class Tree(NamedTuple):
    """The nodes; the children of a node lie side by side. Gains are counted for who moved to the node."""

    actions: NDArray[np.int32]
    first: NDArray[np.int32]
    children: NDArray[np.int32]
    visits: NDArray[np.int32]
    gains: NDArray[np.float64]
    priors: NDArray[np.float64]
    size: NDArray[np.int64]
    wins: NDArray[np.float64]  # for each child of the root, how often each seat won there
    path: NDArray[np.int64]
    movers: NDArray[np.int64]


def new_tree(nodes: int) -> Tree:
    actions, first, children, visits = (np.zeros(nodes, np.int32) for _ in range(4))
    gains, priors = np.zeros(nodes), np.zeros(nodes)
    wins = np.zeros((MOST_BRANCHES, at.MOST_SEATS))
    path, movers = np.zeros(LONGEST_PATH, np.int64), np.zeros(LONGEST_PATH, np.int64)
    return Tree(actions, first, children, visits, gains, priors, np.ones(1, np.int64), wins, path, movers)


@kernel
def think(root: Position, tree: Tree, desk: Desk, luck: Luck, playouts: int) -> None:
    """Try so many branches."""
    gains = np.zeros(at.MOST_SEATS)
    for _ in range(playouts):
        copy(desk.position, root)
        depth = _descend(tree, desk)
        play_on(desk.position, desk, luck)
        won = winners(desk.position.table, desk.scores)
        _judge(desk.position.table, desk.scores, won, gains)
        tree.visits[0] += 1
        for step in range(depth):
            tree.visits[tree.path[step]] += 1
            tree.gains[tree.path[step]] += gains[tree.movers[step]]
        for seat in range(at.MOST_SEATS):
            tree.wins[tree.path[0] - 1, seat] += won >> seat & 1


@kernel
def _descend(tree: Tree, desk: Desk) -> int:
    """Go down to a branch that is not grown, and grow it if it is time; how deep it is."""
    node = depth = 0
    table = desk.position.table
    while True:
        if tree.children[node] == 0:
            room = tree.size[0] + MOST_BRANCHES < len(tree.actions) and depth < LONGEST_PATH - 1
            ripe = node == 0 or tree.visits[node] >= GROWN_AT
            if is_over(table) or not ripe or not room:
                return depth
            _grow(tree, node, desk)
        node = _most_promising(tree, node)
        tree.path[depth], tree.movers[depth] = node, table[at.TURN]
        depth += 1
        apply(desk.position, tree.actions[node], desk.look)


@kernel
def _most_promising(tree: Tree, node: int) -> int:
    first, last = tree.first[node], tree.first[node] + tree.children[node]
    visits, gains = tree.visits[first:last].sum(), tree.gains[first:last].sum()
    untried = (gains / visits if visits > 0 else 0.5) - DOUBT
    curiosity = CURIOSITY * sqrt(visits + 1)
    chosen, best = int(first), -1.0
    for child in range(first, last):
        tried = tree.visits[child]
        value = tree.gains[child] / tried if tried > 0 else untried
        value += curiosity * tree.priors[child] / (1 + tried)
        if value > best:
            chosen, best = child, value
    return chosen


@kernel
def _grow(tree: Tree, node: int, desk: Desk) -> None:
    table = desk.position.table
    size = table[at.SIZES + table[at.TURN]]
    start = tree.size[0]
    tree.first[node] = start
    if size == 0:
        for colour in range(5):
            if table[at.PILES + colour] > 0:
                _add(tree, code(at.TAKE if is_begun(table) else at.START, colour, 0, 0), 0.0)
    else:
        survey(desk.position, desk)
        _add_assemblies(tree, table, desk)
        if tree.size[0] == start:
            _add(tree, code(at.DISCARD, 0, 0, 0), 0.0)
        _add_takes(tree, table, desk)
    tree.children[node] = tree.size[0] - start
    priors = tree.priors[start : tree.size[0]]
    priors[:] = np.exp((priors - priors.max()) / TEMPER)
    priors /= priors.sum()


@kernel
def _add(tree: Tree, action: int, promise: float) -> None:
    node = tree.size[0]
    tree.actions[node], tree.priors[node] = action, promise
    tree.children[node], tree.visits[node], tree.gains[node] = 0, 0, 0.0
    tree.size[0] += 1


@kernel
def _add_assemblies(tree: Tree, table: Table, desk: Desk) -> None:
    size, takes, left = table[at.SIZES + table[at.TURN]], takes_to_come(table), MOST_ASSEMBLIES
    most = desk.seams[: desk.found[0]].max() if desk.found[0] > 0 else 0
    for seams in range(most, max(most - FEWER_SEAMS - 1, 0), -1):
        for place in range(desk.found[0]):
            if desk.seams[place] == seams and left > 0:
                _add(tree, desk.codes[place], promise_of_sewing(seams, size, takes))
                left -= 1


@kernel
def _add_takes(tree: Tree, table: Table, desk: Desk) -> None:
    size, takes = table[at.SIZES + table[at.TURN]], takes_to_come(table)
    # Beside a single tile all places are alike but for a turn.
    for spot in range(1 if size == 1 and desk.found[1] > 0 else desk.found[1]):
        for colour in range(5):
            seams = seams_after(table, desk, spot, colour)
            if seams >= 0:
                action = code(at.TAKE, colour, desk.spots[spot, 0], desk.spots[spot, 1])
                _add(tree, action, promise_of_growing(seams, size + 1, takes - 1))


@kernel
def _judge(table: Table, scores: Numbers, won: int, gains: NDArray[np.float64]) -> None:
    """What a finished game is worth to each seat, from 0 to 1."""
    for seat in range(table[at.SEATS]):
        rival = 0
        for other in range(table[at.SEATS]):
            if other != seat and not (table[at.TEAMS] and other % 2 == seat % 2):
                rival = max(rival, scores[other])
        lead = 0.5 + 0.5 * tanh((scores[seat] - rival) / BIG_LEAD)
        gains[seat] = WIN * (won >> seat & 1) + (1 - WIN) * lead

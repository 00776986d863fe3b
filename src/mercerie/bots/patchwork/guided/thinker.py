"""Positions thought about with a network: a tree, and batches of its leaves."""

from math import inf
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.asking import Asker, Batch, begin_batch, put
from mercerie.bots.patchwork.guided.descent import (
    BUSY,
    FULL,
    NEW,
    Schedules,
    best_at_root,
    descend,
    schedules_of,
    turn_back,
)
from mercerie.bots.patchwork.guided.forest import Forest, Habits, edges_of, new_forest, plant, unfold
from mercerie.bots.patchwork.guided.learned import Learned
from mercerie.bots.patchwork.guided.memory import carry_over, find
from mercerie.bots.patchwork.guided.outputs import Edges, Noise, terms_of
from mercerie.bots.patchwork.guided.quilts import Album
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box, box_tables

NO_SCHEDULES: Schedules = np.zeros((1, 1), np.int32)
ACTIONS = 8  # of a node, on average: with two places of each patch there are no more
PATIENCE = 16  # so many ways may lead to leaves that are on their way before a batch is asked about as it is
AT_ONCE = 48  # leaves the network is asked about in one call, at most: more are hardly quicker, each by itself


class Thinker:
    """Thinks about positions of one box, one after the other.

    What it thought last stands in `forest`, in the tree numbered `tree`; the other one is room to carry it over to.
    """

    def __init__(self, box: Components, network: Learned, room: int) -> None:
        self._box, self._terms = box_tables(box), terms_of(box)
        self._asker = Asker(box, network, AT_ONCE)
        self._origins = np.zeros(room + 1, np.int32)
        self.forest: Forest = new_forest(2, room + 1, AT_ONCE + PATIENCE + 1, ACTIONS)
        self.tree = 0

    def think(self, record: Any, habits: Habits, aim: int = 0, until: float = inf) -> None:
        """Grow a tree from a position, until all simulations are made or the clock says so; a few in any case."""
        self._plant(record, habits, aim)
        simulations = int(habits["simulations"])
        schedules = schedules_of(habits) if habits["rounds"] else NO_SCHEDULES
        # The fewer in flight, the better each is chosen; in short searches that counts.
        most, begun = max(1, min(AT_ONCE, simulations // 8)), 0
        album, batch = self._asker.album, self._asker.batch
        while begun == 0 or (0 < begun < simulations and perf_counter() < until):
            found, begun = _gather(
                self._box, habits, schedules, self.forest, self.tree, album, batch, most, PATIENCE, begun
            )
            self._unfold(habits, found)

    def best(self, habits: Habits) -> int:
        """The number of the action to play."""
        return int(self.edges()[best_at_root(habits, self.forest, self.tree)]["action"])

    def edges(self) -> Edges:
        """What can be done, and what came of it."""
        return edges_of(self.forest, self.tree, 0)

    def forget(self) -> None:
        """Think about the next position from nothing."""
        self.forest.trees[self.tree]["nodes"] = 0

    def _plant(self, record: Any, habits: Habits, aim: int) -> None:
        # A root that is tried in rounds begins them anew; otherwise what is known already need not be found out again.
        node = -1 if habits["rounds"] else find(self.forest, self.tree, record)
        if node >= 0 and self.forest.trees[self.tree]["aim"] == aim:
            carry_over(self.forest, self.tree, node, 1 - self.tree, self._origins)
            self.tree = 1 - self.tree
            return
        plant(self.forest, self.tree, record, aim, Noise(0, 0.0))
        _put_root(self._box, self.forest, self.tree, self._asker.album, self._asker.batch)
        self._unfold(habits, 1)

    def _unfold(self, habits: Habits, found: int) -> None:
        if found:
            _unfold_all(self._box, self._terms, habits, self.forest, self.tree, self._asker.ask(found))


@kernel
def _unfold_all(box: Box, terms: Any, habits: Habits, forest: Forest, tree: int, said: NDArray[np.float32]) -> None:
    for number in range(len(said)):
        unfold(box, terms, habits, forest, tree, number, said[number])


@kernel
def _put_root(box: Box, forest: Forest, tree: int, album: Album, batch: Batch) -> None:
    begin_batch(album, batch)
    put(box, album, batch, 0, forest.positions[tree, 0], forest.trees[tree].aim)


@kernel
def _gather(
    box: Box,
    habits: Habits,
    schedules: Schedules,
    forest: Forest,
    tree: int,
    album: Album,
    batch: Batch,
    most: int,
    patience: int,
    begun: int,
) -> tuple[int, int]:
    """Find new leaves, so many at most, if they do not get in each other's way; how many, and how many simulations
    were begun then. -1: there is no more room."""
    begin_batch(album, batch)
    found, busy, last = 0, 0, forest.leaves.shape[1] - 1
    while found < most and busy <= patience and begun < habits.simulations:
        status = descend(box, habits, schedules, forest, tree, found, begun)
        if status == FULL:
            begun = -1
            break
        if status == BUSY:
            # Until the batch is full, such ways count as gone, so that the next leaf is looked for elsewhere.
            forest.leaves[tree, last - busy] = forest.leaves[tree, found]
            busy += 1
            continue
        begun += 1
        if status == NEW:
            leaf = forest.leaves[tree, found]
            record = forest.positions[tree, leaf.nodes[leaf.depth]]
            put(box, album, batch, found, record, forest.trees[tree].aim)
            found += 1
    for way in range(busy):
        turn_back(forest, tree, last - way)
    return found, begun

"""Positions thought about with a network: a tree, and batches of its leaves."""

from math import inf
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.descent import (
    BUSY,
    FULL,
    NEW,
    Schedules,
    best_at_root,
    descend,
    edges_of,
    schedules_of,
)
from mercerie.bots.patchwork.guided.forest import Forest, Habits, new_forest, plant, unfold
from mercerie.bots.patchwork.guided.inputs import describe, layout_of, leather_bits
from mercerie.bots.patchwork.guided.memory import carry_over, find
from mercerie.bots.patchwork.guided.outputs import Edges, Noise, terms_of
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box, box_tables

NO_SCHEDULES: Schedules = np.zeros((1, 1), np.int32)
ACTIONS = 8  # of a node, on average: with two places of each patch there are no more
AT_ONCE = 16  # leaves the network is asked about in one call, at most: more are hardly quicker, each by itself


class Thinker:
    """Thinks about positions of one box, one after the other; `network` is what `open_network` gives.

    What it thought last stands in `forest`, in the tree numbered `tree`; the other one is room to carry it over to.
    """

    def __init__(self, box: Components, network: Any, room: int) -> None:
        self._box, self._terms = box_tables(box), terms_of(box)
        self._patches, self._spaces = len(box.patches), leather_bits(box)
        self._network = network
        self._rows = np.zeros((AT_ONCE, layout_of(box).width), np.uint8)
        self._origins = np.zeros(room + 1, np.int32)
        self.forest: Forest = new_forest(2, room + 1, AT_ONCE, ACTIONS)
        self.tree = 0

    def think(self, record: Any, habits: Habits, aim: int = 0, until: float = inf) -> None:
        """Grow a tree from a position, until all simulations are made or the clock says so; a few in any case."""
        self._plant(record, habits, aim)
        simulations = int(habits["simulations"])
        schedules = schedules_of(habits) if habits["rounds"] else NO_SCHEDULES
        # The fewer in flight, the better each is chosen; in short searches that counts.
        rows, begun = self._rows[: max(1, min(AT_ONCE, simulations // 8))], 0
        while begun == 0 or (0 < begun < simulations and perf_counter() < until):
            found, begun = _gather(
                self._box, habits, schedules, self.forest, self.tree, self._patches, self._spaces, rows, begun
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
        describe(self._box, self._patches, self._spaces, self.forest.positions[self.tree, 0], aim, self._rows[0])
        self._unfold(habits, 1)

    def _unfold(self, habits: Habits, found: int) -> None:
        if found:
            (said,) = self._network.run(None, {"rows": self._rows[:found]})
            _unfold_all(self._box, self._terms, habits, self.forest, self.tree, said)


@kernel
def _unfold_all(box: Box, terms: Any, habits: Habits, forest: Forest, tree: int, said: NDArray[np.float32]) -> None:
    for number in range(len(said)):
        unfold(box, terms, habits, forest, tree, number, said[number])


@kernel
def _gather(
    box: Box,
    habits: Habits,
    schedules: Schedules,
    forest: Forest,
    tree: int,
    patches: int,
    spaces: int,
    rows: Any,
    begun: int,
) -> tuple[int, int]:
    """Find new leaves, as many as there are rows, if they do not get in each other's way; how many, and how many
    simulations were begun then. -1: there is no more room."""
    found = 0
    while found < len(rows) and begun < habits.simulations:
        status = descend(box, habits, schedules, forest, tree, found, begun)
        if status == BUSY:
            break
        if status == FULL:
            return found, -1
        begun += 1
        if status == NEW:
            leaf = forest.leaves[tree, found]
            record = forest.positions[tree, leaf.nodes[leaf.depth]]
            describe(box, patches, spaces, record, forest.trees[tree].aim, rows[found])
            found += 1
    return found, begun

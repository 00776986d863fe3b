"""Positions thought about with a network: a tree, and batches of its leaves."""

from math import inf
from time import perf_counter
from typing import Any

import numpy as np

from mercerie.bots.patchwork.guided.asking import Asker
from mercerie.bots.patchwork.guided.descent import Schedules, best_at_root, schedules_of
from mercerie.bots.patchwork.guided.forest import Forest, Habits, edges_of, new_forest, plant
from mercerie.bots.patchwork.guided.gathering import fold_all, gather, put_root, unfold_again
from mercerie.bots.patchwork.guided.learned import Learned
from mercerie.bots.patchwork.guided.memory import carry_over, find
from mercerie.bots.patchwork.guided.outputs import Edges, Noise
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import box_tables

NO_SCHEDULES: Schedules = np.zeros((1, 1), np.int32)
ACTIONS = 8  # of a node, on average: with two places of each patch there are no more
PATIENCE = 16  # so many ways may lead to leaves that are on their way before a batch is asked about as it is
AT_ONCE = 48  # leaves the network is asked about in one call, at most: more are hardly quicker, each by itself


class Thinker:
    """Thinks about positions of one box, one after the other.

    What it thought last stands in `forest`, in the tree numbered `tree`; the other one is room to carry it over to.
    """

    def __init__(self, box: Components, network: Learned, room: int) -> None:
        self._box = box_tables(box)
        self._asker = Asker(box, network, AT_ONCE)
        self._origins = np.zeros(room + 1, np.int32)
        self.forest: Forest = new_forest(2, room + 1, AT_ONCE + PATIENCE + 1, ACTIONS, self._asker.width)
        self.tree = 0

    def think(self, record: Any, habits: Habits, aim: int = 0, until: float = inf) -> None:
        """Grow a tree from a position, until all simulations are made or the clock says so; a few in any case."""
        self._plant(record, habits, aim)
        simulations = int(habits["simulations"])
        schedules = schedules_of(habits) if habits["rounds"] else NO_SCHEDULES
        # The fewer in flight, the better each is chosen; in short searches that counts.
        most, begun = max(1, min(AT_ONCE, simulations // 8)), 0
        album, batch, writer = self._asker.album, self._asker.batch, self._asker.writer
        while begun == 0 or (0 < begun < simulations and perf_counter() < until):
            found, begun = gather(
                self._box, habits, schedules, self.forest, self.tree, album, batch, writer, most, PATIENCE, begun
            )
            if found:
                fold_all(habits, self.forest, self.tree, self._asker.ask(found))

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
        asker = self._asker
        put_root(self._box, self.forest, self.tree, asker.album, asker.batch)
        fold_all(habits, self.forest, self.tree, asker.ask(1))
        unfold_again(self._box, habits, self.forest, self.tree, asker.album, asker.batch, asker.writer, 0)

"""One position thought about with a network: a tree, and batches of its leaves."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.descent import BUSY, FULL, NEW, Schedules, descend, schedules_of
from mercerie.bots.patchwork.guided.forest import Forest, Habits, new_forest, plant, unfold
from mercerie.bots.patchwork.guided.inputs import describe, layout_of, leather_bits
from mercerie.bots.patchwork.guided.outputs import Noise, terms_of
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box, box_tables

AT_ONCE = 8  # leaves the network is asked about in one call, at most


class Thinker:
    """Thinks about positions of one box, one after the other; `network` is what `open_network` gives."""

    def __init__(self, box: Components, network: Any, most: int) -> None:
        self._box, self._terms = box_tables(box), terms_of(box)
        self._patches, self._spaces = len(box.patches), leather_bits(box)
        self._network = network
        self._rows = np.zeros((AT_ONCE, layout_of(box).width), np.uint8)
        self.forest: Forest = new_forest(1, most + 1, AT_ONCE)

    def think(self, record: Any, habits: Habits, aim: int = 0) -> None:
        """Grow a tree from a position; afterwards it stands in `forest`."""
        schedules = schedules_of(habits)
        forest, simulations = self.forest, int(habits["simulations"])
        plant(forest, 0, record, aim, Noise(0, 0.0))
        self._describe(forest.positions[0, 0], aim, 0)
        self._unfold(habits, 1)
        # The fewer in flight, the better each is chosen; in short searches that counts.
        wanted, begun = max(1, min(AT_ONCE, simulations // 8)), 0
        while begun < simulations:
            found, begun = _gather(
                self._box, habits, schedules, forest, self._patches, self._spaces, self._rows[:wanted], begun
            )
            if found:
                self._unfold(habits, found)
            elif begun < 0:
                return

    def _describe(self, record: Any, aim: int, number: int) -> None:
        describe(self._box, self._patches, self._spaces, record, aim, self._rows[number])

    def _unfold(self, habits: Habits, found: int) -> None:
        (said,) = self._network.run(None, {"rows": self._rows[:found]})
        _unfold_all(self._box, self._terms, habits, self.forest, said)


@kernel
def _unfold_all(box: Box, terms: Any, habits: Habits, forest: Forest, said: NDArray[np.float32]) -> None:
    for number in range(len(said)):
        unfold(box, terms, habits, forest, 0, number, said[number])


@kernel
def _gather(
    box: Box, habits: Habits, schedules: Schedules, forest: Forest, patches: int, spaces: int, rows: Any, begun: int
) -> tuple[int, int]:
    """Find new leaves, as many as there are rows, if they do not get in each other's way; how many, and how many
    simulations were begun then. -1: there is no more room."""
    found = 0
    while found < len(rows) and begun < habits.simulations:
        status = descend(box, habits, schedules, forest, 0, found, begun)
        if status == BUSY:
            break
        if status == FULL:
            return found, -1
        begun += 1
        if status == NEW:
            leaf = forest.leaves[0, found]
            record = forest.positions[0, leaf.nodes[leaf.depth]]
            describe(box, patches, spaces, record, forest.trees[0].aim, rows[found])
            found += 1
    return found, begun

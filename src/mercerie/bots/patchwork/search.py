"""`search` for Patchwork and Express: looks ahead in a tree, as far as its level and its budget go.

The level says how many playouts it makes and what it overlooks; seconds cut that short. With no limit of time
(`seconds=inf`) the budget's playouts take the place of the level's, and the same luck always gives the same choice.
Where time is the only limit it goes on from what it thought before, if the game came to a position of its last tree.
"""

from collections.abc import Sequence
from math import isinf
from random import Random
from time import perf_counter
from typing import Any

from mercerie.bots.bot import Analysis, Budget, Level
from mercerie.bots.patchwork.memory import carry_over, find
from mercerie.bots.patchwork.tree import grow, is_full, new_tree, plant
from mercerie.bots.patchwork.tried import Tried
from mercerie.bots.patchwork.weights import selfish_weights, usual_weights
from mercerie.games.patchwork import Action, View
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import box_tables, pack
from mercerie.games.patchwork.rules import determinize

NODES = 100_000
# While the order of the late patches is hidden, so many orders are imagined, one after the other.
ORDERS = 4
# So many playouts between two looks at the clock.
AT_ONCE = 32


class Search:
    """Plays what it has tried most, of what it sees."""

    def __init__(self, level: Level, rng: Random, *, selfish: bool = False) -> None:
        self._level = level
        self._rng = rng
        self._weights = selfish_weights() if selfish else usual_weights()
        self._tree, self._spare = new_tree(NODES), new_tree(NODES)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        limit = budget.playouts if isinf(budget.seconds) else self._level.playouts
        tried = self._think(view, limit, budget.seconds)
        seen = [number for number in tried.priors if self._rng.random() >= self._level.overlooks]
        best = max(seen or tried.priors, key=lambda number: tried.visits[number] + tried.priors[number])
        return action_of(view, best)

    def analyse(self, view: View, legal: Sequence[Action], budget: Budget) -> Analysis[Action]:  # noqa: ARG002
        """What the playouts showed, whatever the level."""
        return self._think(view, budget.playouts, budget.seconds).analysis(view)

    def _think(self, view: View, playouts: float, seconds: float) -> Tried:
        orders, tried = ORDERS if len(view.late) > 1 else 1, Tried()
        for _ in range(orders):
            self._imagine(view, playouts / orders, seconds / orders)
            edges = self._tree.edges[: self._tree.nodes[0]["edges"]]
            for edge in edges:
                number = int(edge["action"])
                tried.visits[number] += int(edge["visits"])
                tried.wins[number] += int(edge["wins"])
                tried.priors[number] = float(edge["prior"])
        return tried

    def _imagine(self, view: View, playouts: float, seconds: float) -> None:
        """Grow a tree from one way things may lie."""
        until = perf_counter() + seconds
        box, luck = box_tables(view.box), self._rng.getrandbits(62)
        self._begin(pack([determinize(view, self._rng)])[0], remembers=isinf(playouts))
        made = 0
        while made == 0 or (made < playouts and perf_counter() < until and not is_full(self._tree)):
            step = max(1, int(min(AT_ONCE, playouts - made)))
            luck = grow(box, self._weights, self._tree, step, luck)
            made += step

    def _begin(self, root: Any, *, remembers: bool) -> None:
        """Plant a new tree, or keep what the last one knows of this position."""
        node = find(self._tree, root) if remembers else -1
        if node < 0:
            plant(self._tree, root)
        elif node > 0:
            carry_over(self._tree, node, self._spare)
            self._tree, self._spare = self._spare, self._tree

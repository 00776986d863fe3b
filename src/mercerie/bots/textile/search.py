"""`search` for Textile: looks ahead in a tree, as far as its level and its budget go.

The level says how many playouts it makes and what it overlooks; seconds cut that short. With no limit of time
(`seconds=inf`) the budget's playouts take the place of the level's, and the same luck always gives the same choice.
"""

from collections.abc import Sequence
from math import isinf
from random import Random
from time import perf_counter

import numpy as np

from mercerie.bots.bot import Analysis, Budget, Choice, Level
from mercerie.bots.textile.survey import new_desk
from mercerie.bots.textile.tree import new_tree, think
from mercerie.games.textile import Action, View
from mercerie.games.textile.kernels.record import encode_action, pack
from mercerie.games.textile.rules import determinize

NODES = 1_000_000
# So many playouts between two looks at the clock.
AT_ONCE = 32


class Search:
    """Plays what it has tried most, of what it sees."""

    def __init__(self, level: Level, rng: Random) -> None:
        self._level = level
        self._rng = rng
        self._luck = np.array([rng.getrandbits(63)], np.int64)
        self._tree = new_tree(NODES)
        self._desk = new_desk()

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        # Before the first tile all colours are alike.
        if len(legal) == 1 or not view.sewn:
            return self._rng.choice(legal)
        limit = self._level.playouts if not isinf(budget.seconds) else budget.playouts
        branches = self._think(view, limit, budget.seconds)
        seen = [one for one in range(branches) if self._rng.random() >= self._level.overlooks]
        visits, priors = self._tree.visits[1:], self._tree.priors[1:]
        best = max(seen or range(branches), key=lambda one: float(visits[one] + priors[one]))
        return self._named(legal)[int(self._tree.actions[1 + best])]

    def analyse(self, view: View, legal: Sequence[Action], budget: Budget) -> Analysis[Action]:
        """What the playouts showed, whatever the level: a chance is the share won after an action; the seats' chances
        are those after the action tried most."""
        branches = self._think(view, budget.playouts, budget.seconds)
        visits = self._tree.visits[1 : 1 + branches]
        wins = self._tree.wins[:branches] / np.maximum(visits, 1)[:, np.newaxis]
        named, shares = self._named(legal), visits / visits.sum()
        tried = [int(one) for one in np.argsort(-visits, kind="stable") if visits[one]]
        return Analysis(
            chances=tuple(map(float, wins[tried[0], : len(view.patches)])),
            choices=tuple(
                Choice(named[int(self._tree.actions[1 + one])], float(wins[one, view.turn]), float(shares[one]))
                for one in tried
            ),
        )

    def _think(self, view: View, playouts: float, seconds: float) -> int:
        """Grow a new tree; how many branches its root has."""
        until = perf_counter() + seconds
        root = pack(determinize(view, self._rng))
        tree = self._tree
        tree.size[0], tree.children[0], tree.visits[0] = 1, 0, 0
        tree.wins[:] = 0
        while tree.visits[0] == 0 or (tree.visits[0] < playouts and perf_counter() < until):
            think(root, tree, self._desk, self._luck, int(min(AT_ONCE, max(1, playouts - tree.visits[0]))))
        return int(tree.children[0])

    @staticmethod
    def _named(legal: Sequence[Action]) -> dict[int, Action]:
        return {encode_action(action): action for action in legal}

"""`uct`: plain Monte Carlo tree search, as other programs play Patchwork; a yardstick for better ones."""

from collections.abc import Sequence
from math import isinf
from random import Random
from time import perf_counter

from mercerie.bots.bot import Budget
from mercerie.bots.patchwork.plain_tree import PlainTree, grow, most_visited, new_plain_tree, plant
from mercerie.games.patchwork import Action, View
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import box_tables, pack
from mercerie.games.patchwork.rules import determinize

# How much it tries what did badly so far; values are points / 100.
EXPLORE = 0.5
AT_ONCE = 200
# No machine makes more playouts: a tree needs no more room than time allows.
MOST_A_SECOND = 1_000_000


class Uct:
    """Plays the action it followed most often. It makes the budget's playouts, or fewer if time is short."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._tree: PlainTree | None = None

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        box = box_tables(view.box)
        room = 1 + int(min(budget.playouts, MOST_A_SECOND * budget.seconds))
        if self._tree is None or len(self._tree.nodes) < room:
            self._tree = new_plain_tree(box, room)
        plant(self._tree, pack([determinize(view, self._rng)])[0])
        luck, until, made = self._rng.getrandbits(62), perf_counter() + budget.seconds, 0
        while made < min(budget.playouts, room - 1) and (isinf(budget.seconds) or perf_counter() < until):
            step = min(AT_ONCE, budget.playouts - made)
            luck = grow(box, self._tree, step, EXPLORE, luck)
            made += step
        return action_of(view, most_visited(self._tree))

"""A bot that searches with a network, as long as its budget lasts.

With no limit of time (`seconds=inf`) the budget's playouts are its simulations; else it makes as many as it was told to
when it was made. So many are begun from nothing, and without a clock it always chooses the same. Where time is the only
limit it also goes on from what it thought before.
"""

from collections.abc import Sequence
from math import inf, isinf
from random import Random
from time import perf_counter

from mercerie.bots.bot import Analysis, Budget
from mercerie.bots.patchwork.guided.forest import new_habits
from mercerie.bots.patchwork.guided.learned import Learned
from mercerie.bots.patchwork.guided.thinker import Thinker
from mercerie.bots.patchwork.tried import Tried, orders_of
from mercerie.games.patchwork import Action, View
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import pack
from mercerie.games.patchwork.rules import determinize

ROOM = 60_000  # nodes: on one core the champion needs more than a second for so many

# How it searches. Who counts nothing but the margin waits for the other's mistake: one's own points count as they did
# when it learned.
TO_WIN = {"rounds": 0, "explore": 0.2, "places": 2, "root_places": 3, "points": 0.5, "own": 1.0}
FOR_SCORE = {"rounds": 0, "explore": 0.05, "places": 3, "root_places": 5}


class Guided:
    """Plays what it has tried most. `aim` 1: for its own score."""

    def __init__(self, network: Learned, rng: Random, aim: int = 0, simulations: float = inf) -> None:
        self._network, self._rng, self._aim = network, rng, aim
        self._simulations = simulations
        self._thinker: Thinker | None = None

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        limit = budget.playouts if isinf(budget.seconds) else self._simulations
        tried = self._think(view, limit, budget.seconds)
        return action_of(view, max(tried.visits, key=tried.visits.__getitem__))

    def analyse(self, view: View, legal: Sequence[Action], budget: Budget) -> Analysis[Action]:  # noqa: ARG002
        """What it thinks; won is what the network expected to win."""
        return self._think(view, budget.playouts, budget.seconds).analysis(view)

    def _think(self, view: View, playouts: float, seconds: float) -> Tried:
        orders, tried = orders_of(view), Tried()
        simulations = max(1, int(min(playouts / orders, ROOM)))
        habits = new_habits(simulations=simulations, **(FOR_SCORE if self._aim else TO_WIN))
        for _ in range(orders):
            thinker = self._thinker_for(view, anew=not isinf(playouts))
            until = perf_counter() + seconds / orders
            thinker.think(pack([determinize(view, self._rng)])[0], habits, self._aim, until)
            self._count(thinker, tried)
        return tried

    def _thinker_for(self, view: View, *, anew: bool) -> Thinker:
        if self._thinker is None:
            self._thinker = Thinker(view.box, self._network, ROOM)
        if anew:
            self._thinker.forget()
        return self._thinker

    def _count(self, thinker: Thinker, tried: Tried) -> None:
        for edge in thinker.edges():
            number, settled = int(edge["action"]), int(edge["settled"])
            tried.visits[number] += settled
            tried.wins[number] += float(edge["win"])

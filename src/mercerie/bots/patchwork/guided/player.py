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
from mercerie.bots.patchwork.guided.inputs import ERRS, FOR_SCORE, TO_WIN
from mercerie.bots.patchwork.guided.learned import Learned
from mercerie.bots.patchwork.guided.thinker import Thinker
from mercerie.bots.patchwork.tried import Tried
from mercerie.games.patchwork import Action, View
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import pack
from mercerie.games.patchwork.rules import determinize

ROOM = 60_000  # nodes: on one core the champion needs most of a second for so many, and more are hardly better

# How it searches. Between equals who counts nothing but the margin waits for the other's mistake, so one's own points
# count as well. Who errs makes mistakes without being waited for: there it is winning that counts, and what leads to a
# mistake is found by trying more than what is best between equals.
BETWEEN_EQUALS = {"rounds": 0, "explore": 0.2, "places": 2, "root_places": 3, "points": 0.5, "own": 1.0}
AGAINST_ERRING = BETWEEN_EQUALS | {"points": 0.3, "own": 0.3, "root_explore": 2.0}
FOR_ONES_SCORE = {"rounds": 0, "explore": 0.05, "places": 3, "root_places": 5}


class Guided:
    """Plays what it has tried most. `selfish`: for its own score. Who plays against it errs, it thinks."""

    def __init__(self, network: Learned, rng: Random, *, selfish: bool = False, simulations: float = inf) -> None:
        self._network, self._selfish, self._simulations = network, selfish, simulations
        # One order of the late patches is imagined for a whole game: else what was thought before would be of no use.
        self._luck = rng.getrandbits(62)
        self._thinker: Thinker | None = None

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        limit = budget.playouts if isinf(budget.seconds) else self._simulations
        tried = self._think(view, ERRS + 1 - view.turn, limit, budget.seconds)
        return action_of(view, max(tried.visits, key=tried.visits.__getitem__))

    def analyse(self, view: View, legal: Sequence[Action], budget: Budget) -> Analysis[Action]:  # noqa: ARG002
        """What it thinks when both are equals; won is what the network expected to win."""
        return self._think(view, TO_WIN, budget.playouts, budget.seconds).analysis(view)

    def _think(self, view: View, aim: int, playouts: float, seconds: float) -> Tried:
        until = perf_counter() + seconds
        if self._selfish:
            aim = FOR_SCORE
        usual = {TO_WIN: BETWEEN_EQUALS, FOR_SCORE: FOR_ONES_SCORE}.get(aim, AGAINST_ERRING)
        habits = new_habits(simulations=max(1, int(min(playouts, ROOM))), **usual)
        thinker = self._thinker_for(view, anew=not isinf(playouts))
        thinker.think(pack([determinize(view, Random(self._luck))])[0], habits, aim, until)
        tried = Tried()
        for edge in thinker.edges():
            number = int(edge["action"])
            tried.visits[number], tried.wins[number] = int(edge["settled"]), float(edge["win"])
        return tried

    def _thinker_for(self, view: View, *, anew: bool) -> Thinker:
        if self._thinker is None:
            self._thinker = Thinker(view.box, self._network, ROOM)
        if anew:
            self._thinker.forget()
        return self._thinker

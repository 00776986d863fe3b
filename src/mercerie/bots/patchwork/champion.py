"""`champion` for Patchwork and Express: a search guided by the network that learned the game's box by self-play.

Networks lie in `learned/`, one for each box. To a box that none was made for `search` takes its place. The level says
how many simulations are made and how long that may take; with no limit of time (`seconds=inf`) the budget's playouts
take their place, as with `search`.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import isinf
from pathlib import Path
from random import Random

from mercerie.bots.bot import Analysis, Budget, Level
from mercerie.bots.patchwork.guided.learned import Learned, open_learned
from mercerie.bots.patchwork.guided.player import Guided
from mercerie.bots.patchwork.search import Search
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Action, Components, View

LEARNED = Path(__file__).with_name("learned")
# By the box they were made for.
NETWORKS = {
    PATCHWORK_BOX.fingerprint: LEARNED / "patchwork.onnx",
    EXPRESS_BOX.fingerprint: LEARNED / "patchwork-express.onnx",
}


def network_of(box: Components) -> Learned | None:
    """The network made for a box, opened once in a process; None if there is none."""
    path = NETWORKS.get(box.fingerprint)
    return None if path is None else open_learned(path)


class Champion:
    """Plays the box of the first view it is shown; `selfish`: for its own score only."""

    def __init__(self, level: Level, rng: Random, *, selfish: bool = False) -> None:
        self._level, self._rng, self._selfish = level, rng, selfish
        self._player: Guided | Search | None = None

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        if not isinf(budget.seconds):
            budget = replace(budget, seconds=min(budget.seconds, self._level.seconds))
        return self._player_at(view.box).choose(view, legal, budget)

    def analyse(self, view: View, legal: Sequence[Action], budget: Budget) -> Analysis[Action]:
        """What it thinks, whatever the level."""
        return self._player_at(view.box).analyse(view, legal, budget)

    def _player_at(self, box: Components) -> Guided | Search:
        if self._player is None:
            network = network_of(box)
            if network is None:
                self._player = Search(self._level, self._rng, selfish=self._selfish)
            else:
                self._player = Guided(network, self._rng, selfish=self._selfish, simulations=self._level.playouts)
        return self._player

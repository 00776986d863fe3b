"""Self-play on all cores: groups of games, each with an oracle; while one is asked, the others are played on."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from mercerie.bots.patchwork.guided.forest import new_habits
from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import box_tables
from mercerie.learn.config import SelfPlay
from mercerie.learn.network import Network
from mercerie.learn.oracle import Oracle
from mercerie.learn.samples import Samples, sample_type
from mercerie.learn.selfplay import TALLY, Games, begin_anew, new_games, new_setting, step

ROOM = 64  # samples a game may hand in at one step: no game is longer


class Group:
    """Some of the games, and what asks the network for them."""

    def __init__(self, box: Components, habits: Any, network: Network, games: int, threads: int) -> None:
        self.oracle = Oracle(network, games)
        self.games: Games = new_games(box, habits, self.oracle.rows, luck=0)
        bounds = np.linspace(0, games, threads + 1).astype(np.int64)
        self.spans = [bounds[number : number + 2] for number in range(threads)]
        room = max(4_000, ROOM * games // threads // 8)
        self.done = [np.zeros(room, sample_type(layout_of(box))) for _ in range(threads)]
        self.tallies = np.zeros(threads, TALLY)
        self.asked = False


class Players:
    """Everything that plays."""

    def __init__(self, box: Components, network: Network, selfplay: SelfPlay) -> None:
        self._box = box_tables(box)
        self.habits = new_habits(
            simulations=selfplay.simulations,
            places=selfplay.places,
            root_places=selfplay.root_places,
            trust=selfplay.trust,
            explore=selfplay.explore,
            points=selfplay.points,
            own=selfplay.own,
        )
        self._setting = new_setting(box, self.habits, for_score=selfplay.for_score, noise=selfplay.noise)
        size = selfplay.games_at_once // selfplay.groups
        self._groups = [Group(box, self.habits, network, size, selfplay.threads) for _ in range(selfplay.groups)]
        self._pool = ThreadPoolExecutor(selfplay.threads)
        self.tally = np.zeros(1, TALLY)[0]

    def close(self) -> None:
        """Nobody plays any more: let the threads go."""
        self._pool.shutdown()

    def begin_anew(self, luck: int) -> None:
        """Drop all games under way."""
        for number, group in enumerate(self._groups):
            if group.asked:
                group.oracle.wait()
            begin_anew(group.games, luck + number)
            group.asked = False

    def take(self, network: Network) -> None:
        for group in self._groups:
            group.oracle.take(network)

    def play(self) -> Samples:
        """One step of every game; the samples of those that ended."""
        return np.concatenate([samples for group in self._groups for samples in self._play(group)])

    def _play(self, group: Group) -> list[Samples]:
        outputs = group.oracle.wait() if group.asked else group.oracle.outputs
        group.tallies[:] = 0
        jobs = [self._pool.submit(self._step, group, outputs, thread) for thread in range(len(group.spans))]
        for job in jobs:
            job.result()
        group.oracle.ask()
        group.asked = True
        for name in TALLY.names or ():
            self.tally[name] += group.tallies[name].sum(0)
        counts = group.tallies["samples"]
        return [done[:count] for done, count in zip(group.done, counts, strict=True)]

    def _step(self, group: Group, outputs: Any, thread: int) -> None:
        span, done, tally = group.spans[thread], group.done[thread], group.tallies[thread]
        step(self._box, self.habits, self._setting, group.games, span, outputs, done, tally)

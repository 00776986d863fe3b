"""Self-play on all cores: each thread plays games of its own, and asks the network about them, a round at a time.

While one thread waits for the network others play, so there may be more threads than cores. Between two rounds nobody
plays and nobody is asked: what was played is handed in, and another version of the network may take over.
"""

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np

from mercerie.bots.patchwork.guided.forest import new_habits
from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import box_tables
from mercerie.learn.config import SelfPlay
from mercerie.learn.games import TALLY, Games, Playouts, begin_anew, new_games, new_setting
from mercerie.learn.oracle import Oracle, copy_into, copy_to_ask
from mercerie.learn.samples import LONGEST_GAME, Samples, sample_type
from mercerie.learn.selfplay import step
from mercerie.learn.shapes import AnyNetwork

STEPS = 32  # of a round: long enough that nobody waits long for the slowest thread


class Group:
    """The games of one thread, and what asks the network about them."""

    def __init__(self, box: Components, habits: Any, network: AnyNetwork, games: int, playouts: Playouts) -> None:
        self.oracle = Oracle(network, games)
        self.games: Games = new_games(box, habits, self.oracle.rows, luck=0, playouts=playouts)
        self.span = np.array([0, games])
        self.done: Samples = np.zeros(games * LONGEST_GAME, sample_type(layout_of(box)))
        self.tally = np.zeros(1, TALLY)  # one row


class Players:
    """Everything that plays."""

    def __init__(self, box: Components, network: AnyNetwork, selfplay: SelfPlay) -> None:
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
        shares = selfplay.for_score, selfplay.noise, selfplay.guests, selfplay.uneven
        self._setting = new_setting(box, self.habits, *shares)
        self._network = copy_to_ask(network)
        size = max(1, selfplay.games_at_once // selfplay.threads)
        playouts = selfplay.guest_fewest, selfplay.guest_playouts
        self._groups = [Group(box, self.habits, self._network, size, playouts) for _ in range(selfplay.threads)]
        self._pool = ThreadPoolExecutor(selfplay.threads)
        self._round: list[Future[None]] = []
        self.tally = np.zeros(1, TALLY)[0]

    def close(self) -> None:
        """Nobody plays any more: let the threads go."""
        self._pool.shutdown()

    def begin_anew(self, luck: int) -> None:
        """Drop all games under way."""
        for number, group in enumerate(self._groups):
            begin_anew(group.games, luck + number)

    def take(self, network: AnyNetwork) -> None:
        """Play from now on as this network does."""
        copy_into(self._network, network)
        for group in self._groups:
            group.oracle.follow()

    def begin_round(self) -> None:
        """Let everybody play on; the caller need not wait."""
        self._round = [self._pool.submit(self._play, group) for group in self._groups]

    def end_round(self) -> Samples:
        """Wait for everybody; the samples of the games that ended."""
        for job in self._round:
            job.result()
        for name in TALLY.names or ():
            self.tally[name] += sum(group.tally[name][0] for group in self._groups)
        return np.concatenate([group.done[: group.tally["samples"][0]] for group in self._groups])

    def _play(self, group: Group) -> None:
        group.tally[:] = 0
        for _ in range(STEPS):
            step(
                self._box,
                self._setting,
                group.games,
                group.span,
                group.oracle.outputs,
                group.done,
                group.tally[0],
            )
            group.oracle.ask()
            group.oracle.wait()

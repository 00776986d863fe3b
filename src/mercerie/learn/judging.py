"""How well a network plays: games against another, each half of them with one beginning; games against `search`."""

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import Habits
from mercerie.bots.patchwork.guided.inputs import TO_WIN, layout_of
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import box_tables
from mercerie.learn.games import TALLY, new_games, new_setting
from mercerie.learn.oracle import Oracle, copy_to_ask
from mercerie.learn.samples import LONGEST_GAME, sample_type
from mercerie.learn.selfplay import WITH_GUEST, step
from mercerie.learn.shapes import AnyNetwork

Pair = tuple[AnyNetwork, AnyNetwork]


def judge(box: Components, habits: Habits, pair: Pair, games: int, luck: int) -> float:
    """The share of games that the first of two networks wins; none of them strays."""
    half = max(1, games // 2)
    won = sum(_play_half(box, habits, pair, half, luck, seat) for seat in (0, 1))
    return won / (2 * half)


def judge_by_search(
    box: Components, habits: Habits, network: AnyNetwork, games: int, playouts: int, luck: int
) -> float:
    """The share of games that a network wins against `search` with so many playouts an action; nobody strays."""
    oracle = Oracle(copy_to_ask(network), games)
    tables = _Tables(box, habits, oracle, luck, playouts)
    while tables.are_playing:
        tables.step(oracle.outputs)
        oracle.ask()
        oracle.wait()
    return float(tables.tally["erring_lost"][WITH_GUEST] / games)


def _play_half(box: Components, habits: Habits, pair: Pair, games: int, luck: int, seat: int) -> int:
    """How many games the first network wins when it has this seat."""
    mine, theirs = (Oracle(copy_to_ask(network), games) for network in pair)
    tables, outputs = _Tables(box, habits, mine, luck), np.zeros_like(mine.outputs)
    while tables.are_playing:
        tables.step(outputs)
        theirs.rows[:] = mine.rows
        mine.ask()
        theirs.ask()
        # A tree is grown by the network of the player it is grown for.
        my_turn = tables.games.records["turn"] == seat
        outputs = np.where(my_turn[:, None], mine.wait(), theirs.wait())
    first = int(tables.tally["first_won"][TO_WIN])
    return first if seat == 0 else games - first


class _Tables:
    """A game at each, from its deal to its end, that a network is asked about; with `search` as a guest, if it has
    playouts to make."""

    def __init__(self, box: Components, habits: Habits, oracle: Oracle, luck: int, playouts: int = 0) -> None:
        self._box, self._setting = box_tables(box), new_setting(box, habits, guests=float(playouts > 0))
        self.games = new_games(box, habits, oracle.rows, luck, left=1, playouts=(playouts, playouts))
        self._span = np.array([0, len(oracle.rows)])
        self._done = np.zeros(len(oracle.rows) * LONGEST_GAME, sample_type(layout_of(box)))
        self.tally = np.zeros(1, TALLY)[0]

    @property
    def are_playing(self) -> bool:
        return bool(self.games.games["left"].any())

    def step(self, outputs: NDArray[np.float32]) -> None:
        step(self._box, self._setting, self.games, self._span, outputs, self._done, self.tally)

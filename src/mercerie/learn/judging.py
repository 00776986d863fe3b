"""How well a network plays: games against another, each half of them with one beginning; games against `search`."""

import numpy as np

from mercerie.bots.patchwork.guided.forest import Habits
from mercerie.bots.patchwork.guided.inputs import layout_of
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


def _play_half(box: Components, habits: Habits, pair: Pair, games: int, luck: int, seat: int) -> int:
    """How many games the first network wins when it has this seat."""
    mine, theirs = (Oracle(copy_to_ask(network), games) for network in pair)
    setting, tally = new_setting(box, habits), np.zeros(1, TALLY)[0]
    table = new_games(box, habits, mine.rows, luck, left=1)
    done = np.zeros(games * LONGEST_GAME, sample_type(layout_of(box)))
    outputs = np.zeros_like(mine.outputs)
    while table.games["left"].any():
        step(box_tables(box), setting, table, np.array([0, games]), outputs, done, tally)
        theirs.rows[:] = mine.rows
        mine.ask()
        theirs.ask()
        # A tree is grown by the network of the player it is grown for.
        my_turn = table.records["turn"] == seat
        outputs = np.where(my_turn[:, None], mine.wait(), theirs.wait())
    first = int(tally["first_won"][0])
    return first if seat == 0 else games - first


def judge_by_search(
    box: Components, habits: Habits, network: AnyNetwork, games: int, playouts: int, luck: int
) -> float:
    """The share of games that a network wins against `search` with so many playouts an action; nobody strays."""
    oracle = Oracle(copy_to_ask(network), games)
    setting, tally = new_setting(box, habits, guests=1.0), np.zeros(1, TALLY)[0]
    table = new_games(box, habits, oracle.rows, luck, left=1, playouts=(playouts, playouts))
    done = np.zeros(games * LONGEST_GAME, sample_type(layout_of(box)))
    while table.games["left"].any():
        step(box_tables(box), setting, table, np.array([0, games]), oracle.outputs, done, tally)
        oracle.ask()
        oracle.wait()
    return float(tally["erring_lost"][WITH_GUEST] / games)

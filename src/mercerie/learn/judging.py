"""Whether a network plays better than another: games between them, each half of them with one beginning."""

import numpy as np

from mercerie.bots.patchwork.guided.forest import Habits
from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import box_tables
from mercerie.learn.games import TALLY, new_games, new_setting
from mercerie.learn.oracle import Oracle, copy_to_ask
from mercerie.learn.samples import LONGEST_GAME, sample_type
from mercerie.learn.selfplay import step
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

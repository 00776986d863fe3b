"""What an action of Patchwork is worth at first sight, in points."""

from collections.abc import Sequence
from typing import assert_never

from mercerie.bots.patchwork.packing import packing
from mercerie.bots.patchwork.points import PURCHASE
from mercerie.games.patchwork import Action, Advance, Buy, Sew, ThrowAway, View

# How much of what a quilt's packing is worth is believed, one action ahead.
BELIEF = 0.14


def appraise(view: View, legal: Sequence[Action]) -> list[float]:
    """Squares covered and income to come, against buttons and time spent, and how the quilt packs afterwards.

    The weights shift as the game goes on: buttons buy less, time and squares count more.
    """
    me, box = view.players[view.turn], view.box
    gone = me.time / box.track.end
    square = PURCHASE.square + PURCHASE.square_shift * gone
    button = PURCHASE.button + PURCHASE.button_shift * gone
    time = PURCHASE.time + PURCHASE.time_shift * gone
    marks = sum(mark > me.time for mark in box.track.income)
    income = (PURCHASE.income + PURCHASE.income_shift * gone) * marks
    before = packing(me.quilt, box.side)

    def value(action: Action) -> float:
        match action:
            case Advance():
                steps = min(view.players[1 - view.turn].time + 1, box.track.end) - me.time
                return (button - time) * steps
            case Buy(number):
                patch, cells = box.patches[number], box.places[number][action]
                bought = square * len(patch.shape) + income * patch.income - button * patch.cost - time * patch.time
                return bought + BELIEF * (packing(me.quilt | cells, box.side) - before)
            case Sew():
                cells = box.single_squares[action]
                return square + BELIEF * (packing(me.quilt | cells, box.side) - before)
            case ThrowAway():
                return 0.0
            case _:
                assert_never(action)

    return [value(action) for action in legal]

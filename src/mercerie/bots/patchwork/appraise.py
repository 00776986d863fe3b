"""What an action of Patchwork is worth at first sight, in points."""

from collections.abc import Sequence
from typing import assert_never

from mercerie.bots.patchwork.packing import packing
from mercerie.games.patchwork import Action, Advance, Buy, Sew, ThrowAway, View

PACKING = 0.14


def appraise(view: View, legal: Sequence[Action]) -> list[float]:
    """Squares covered and income to come, against buttons and time spent, and how the quilt packs afterwards.

    The weights shift as the game goes on: buttons buy less, time and squares count more.
    """
    me, box = view.players[view.turn], view.box
    gone = me.time / box.track.end
    square, button, time = 1.13 + 0.88 * gone, 1.36 - 0.42 * gone, 1.06 + 0.97 * gone
    income = (1.41 - 0.03 * gone) * sum(mark > me.time for mark in box.track.income)
    before = packing(me.quilt, box.side)

    def value(action: Action) -> float:
        match action:
            case Advance():
                steps = min(view.players[1 - view.turn].time + 1, box.track.end) - me.time
                return (button - time) * steps
            case Buy(number):
                patch, cells = box.patches[number], box.places[number][action]
                bought = square * len(patch.shape) + income * patch.income - button * patch.cost - time * patch.time
                return bought + PACKING * (packing(me.quilt | cells, box.side) - before)
            case Sew():
                cells = box.single_squares[action]
                return square + PACKING * (packing(me.quilt | cells, box.side) - before)
            case ThrowAway():
                return 0.0
            case _:
                assert_never(action)

    return [value(action) for action in legal]

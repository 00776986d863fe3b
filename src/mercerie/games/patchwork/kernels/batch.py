"""Many games at once: an array of records, and an array of what is done in each.

Actions are numbers, as `games/patchwork/encode.py` gives them: 0 advances, 1 throws leather away, 2 + square sews it,
and from 2 + side² on come the purchases, (slot · 8 + orientation) · side² + corner.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import kernel, lowest
from mercerie.games.patchwork.kernels.box import LOOKS, Box
from mercerie.games.patchwork.kernels.places import free_corners, nth_empty
from mercerie.games.patchwork.kernels.records import Records, load
from mercerie.games.patchwork.kernels.rules import (
    Position,
    empty_squares,
    is_over,
    place_in_reach,
    score,
    winner,
)
from mercerie.games.patchwork.kernels.steps import ADVANCE, SEW, THROW_AWAY, do_in


@kernel
def action_count(box: Box) -> int:
    squares = box.side * box.side
    return int(SEW + squares + box.offer * LOOKS * squares)


@kernel
def apply_all(box: Box, records: Records, actions: NDArray[np.int64]) -> None:
    """One action in each game, all of them legal; a game that is over stays as it is."""
    for game in range(len(records)):
        if not is_over(box, load(records[game])):
            do_in(box, records[game], actions[game])


@kernel
def legal_all(box: Box, records: Records, masks: NDArray[np.int8]) -> None:
    """For each game a row: 1 for each action that is legal, 0 for the others."""
    masks[:] = 0
    for game in range(len(records)):
        mark_legal(box, records[game], masks[game])


@kernel
def mark_legal(box: Box, record: Any, mask: NDArray[np.int8]) -> None:
    """Write a 1 for each legal action into a row of zeros."""
    position = load(record)
    if is_over(box, position):
        return
    if position.to_sew:
        mask[THROW_AWAY] = box.throw_away
        for n in range(empty_squares(box, position.me)):
            mask[SEW + nth_empty(box, position.me, n)] = 1
        return
    mask[ADVANCE] = 1
    for slot in range(box.offer):
        spot = place_in_reach(position, slot)
        if spot >= 0 and box.cost[record.circle[spot]] <= position.me.buttons:
            _mark_places(box, position, record.circle[spot], mask[SEW + box.side * box.side * (1 + LOOKS * slot) :])


@kernel
def _mark_places(box: Box, position: Position, patch: int, mask: NDArray[np.int8]) -> None:
    for look in range(box.looks[patch]):
        upper, lower = free_corners(box, position.me, patch, look)
        first = box.look[patch, look] * box.side * box.side
        while upper:
            mask[first + lowest(upper)] = 1
            upper &= upper - 1
        while lower:
            mask[first + box.lower_shift + lowest(lower)] = 1
            lower &= lower - 1


@kernel
def scores_all(box: Box, records: Records, scores: NDArray[np.int64]) -> None:
    """For each game the two scores, by seat, as if it ended now."""
    for game in range(len(records)):
        position = load(records[game])
        scores[game, position.turn] = score(box, position, position.me, position.turn)
        scores[game, 1 - position.turn] = score(box, position, position.other, 1 - position.turn)


@kernel
def winners_all(box: Box, records: Records, seats: NDArray[np.int8]) -> None:
    """For each game the seat that has won it, or would if it ended now; of equals -1 as long as nobody is home."""
    for game in range(len(records)):
        seats[game] = winner(box, load(records[game]))


@kernel
def to_move_all(box: Box, records: Records, seats: NDArray[np.int8]) -> None:
    """For each game whose turn it is; -1 when it is over."""
    for game in range(len(records)):
        seats[game] = -1 if is_over(box, load(records[game])) else records[game].turn

"""Observations of many games at once: the planes of `games/patchwork/encode.py`, number for number (a law says so)."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import count, kernel, lowest
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.encode import BUTTONS, COST, INCOME, PATCH_INCOME, TIME, leather_spaces
from mercerie.games.patchwork.kernels.box import LARGEST, Box
from mercerie.games.patchwork.kernels.records import Records, load
from mercerie.games.patchwork.kernels.rules import NOBODY, Position, Quilter, is_over, place_in_reach

# What observations need of a box and its tables do not hold: patches, late patches, then the spaces with leather.
Layout = NDArray[np.int64]
Planes = NDArray[np.float32]


@cache
def layout_of(box: Components) -> Layout:
    return np.array([len(box.patches), len(box.late), *leather_spaces(box)], np.int64)


@kernel
def observe_all(box: Box, layout: Layout, records: Records, seats: NDArray[np.int8], planes: Planes) -> None:
    """For each game what one seat sees, its own things first."""
    for game in range(len(records)):
        _observe(box, layout, records[game], seats[game], planes[game])


@kernel
def _observe(box: Box, layout: Layout, record: Any, seat: int, planes: Planes) -> None:
    position = load(record)
    mine = seat == position.turn
    me = position.me if mine else position.other
    other = position.other if mine else position.me
    planes[:] = 0
    _draw_quilt(box, me, planes[0])
    _draw_quilt(box, other, planes[1])
    plane = _tell_players(box, me, other, 2 + box.offer, planes)
    plane = _tell_table(box, layout, position, seat, plane, planes)
    _tell_offer(box, record, position, me.buttons, plane, planes)
    _tell_circle(layout, record, position, planes[plane + 4 * box.offer :])


@kernel
def _draw_quilt(box: Box, quilter: Quilter, plane: Planes) -> None:
    side = box.side
    for square in range(side * side):
        upper = square < side * side - box.lower_shift
        sewn = quilter.upper >> square & 1 if upper else quilter.lower >> square - box.lower_shift & 1
        plane[square // side, square % side] = sewn


@kernel
def _tell_players(box: Box, me: Quilter, other: Quilter, plane: int, planes: Planes) -> int:
    for who in range(2):
        quilter = other if who else me
        ahead = box.income_marks & ~((2 << quilter.time) - 1)
        planes[plane + who] = quilter.time / box.end
        planes[plane + 2 + who] = quilter.buttons / BUTTONS
        planes[plane + 4 + who] = quilter.income / INCOME
        planes[plane + 6 + who] = count(ahead) / max(1, count(box.income_marks))
        planes[plane + 8 + who] = (lowest(ahead) - quilter.time) / box.end if ahead else 0.0
    return plane + 10


@kernel
def _tell_table(box: Box, layout: Layout, position: Position, seat: int, plane: int, planes: Planes) -> int:
    for space in layout[2:]:
        planes[plane] = position.leather >> space & 1
        plane += 1
    over = is_over(box, position)
    planes[plane] = position.to_sew
    planes[plane + 1] = position.tile == seat
    planes[plane + 2] = position.tile == 1 - seat
    planes[plane + 3] = box.tile_size > 0 and position.tile == NOBODY
    planes[plane + 4] = position.home == seat
    planes[plane + 5] = position.home == 1 - seat
    planes[plane + 6] = not over and position.turn == seat
    planes[plane + 7] = not over and position.turn != seat
    planes[plane + 8] = position.late / max(1, layout[1])
    return plane + 9


@kernel
def _tell_offer(box: Box, at: Any, position: Position, buttons: int, plane: int, planes: Planes) -> None:
    side, offer = box.side, box.offer
    for slot in range(offer):
        spot = place_in_reach(position, slot)
        if spot >= 0:
            patch = at.circle[spot]
            for square in range(LARGEST):
                step = box.steps[patch, square, 0]
                planes[2 + slot, step // side, step % side] = 1
            planes[plane + slot] = box.cost[patch] / COST
            planes[plane + offer + slot] = box.time[patch] / TIME
            planes[plane + 2 * offer + slot] = box.income[patch] / PATCH_INCOME
            planes[plane + 3 * offer + slot] = box.cost[patch] <= buttons


@kernel
def _tell_circle(layout: Layout, at: Any, position: Position, planes: Planes) -> None:
    ahead = position.waiting >> position.token << position.token
    behind = position.waiting ^ ahead
    for place in range(count(position.waiting)):
        if ahead:
            spot = lowest(ahead)
            ahead &= ahead - 1
        else:
            spot = lowest(behind)
            behind &= behind - 1
        planes[at.circle[spot]] = 1 - place / layout[0]

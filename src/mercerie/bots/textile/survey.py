"""Where a patch can be sewn on, now and after every tile that might be added: one look over the patchwork for all.

Compiled by Numba, as is all that the search of Textile does.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import kernel
from mercerie.games.textile.kernels import record as at
from mercerie.games.textile.kernels.placing import Table, barred_colours, new_look, seams_at, turn_patch, turns
from mercerie.games.textile.kernels.record import Position, blank
from mercerie.games.textile.kernels.rules import code
from mercerie.games.textile.rules import LARGEST_PATCH

MOST_SPOTS = 12  # round a patch of four there are ten
MOST_SEAMS = 20


class Desk(NamedTuple):
    """Room to work on, so that nothing is allocated while thinking."""

    position: Position
    look: NDArray[np.int64]
    codes: NDArray[np.int32]  # the assemblies found,
    seams: NDArray[np.int32]  # and their seams
    spots: NDArray[np.int64]  # places beside the patch: x, y, colours barred there, and x, y as the patch is turned
    reach: NDArray[np.uint8]  # by spot and seams, the colours with which a tile there leads to so many seams
    found: NDArray[np.int64]  # how many assemblies and spots
    scores: NDArray[np.int64]


def new_desk() -> Desk:
    return Desk(
        position=blank(),
        look=new_look(),
        codes=np.zeros(at.MOST_ACTIONS, np.int32),
        seams=np.zeros(at.MOST_ACTIONS, np.int32),
        spots=np.zeros((MOST_SPOTS, 5), np.int64),
        reach=np.zeros((MOST_SPOTS, MOST_SEAMS + 1), np.uint8),
        found=np.zeros(2, np.int64),
        scores=np.zeros(at.MOST_SEATS, np.int64),
    )


@kernel
def survey(position: Position, desk: Desk) -> None:
    """List the places for the patch of the player to move, and what each tile added to it would lead to."""
    table = position.table
    seat = table[at.TURN]
    desk.found[:] = 0
    colours = 0
    for colour in range(5):
        colours |= (table[at.PILES + colour] > 0) << colour
    if table[at.SIZES + seat] < LARGEST_PATCH and colours:
        _find_spots(table, seat, desk)
    looks = turns(table, seat)
    # Turns of the patch that look alike do so no longer with another tile.
    for quarters in range(4 if desk.found[1] > 0 else looks):
        turn_patch(table, seat, quarters, desk.look)
        for spot in range(desk.found[1]):
            x, y = desk.spots[spot, 0], desk.spots[spot, 1]
            for _ in range(quarters):
                x, y = -y, x
            desk.spots[spot, 3], desk.spots[spot, 4] = x, y
        _look_over(position, quarters, looks, colours, desk)


@kernel
def _find_spots(table: Table, seat: int, desk: Desk) -> None:
    found = 0
    for y in range(-4, 5):
        for x in range(-4, 5):
            barred = barred_colours(table, seat, x, y)
            if barred >= 0:
                desk.spots[found, 0], desk.spots[found, 1], desk.spots[found, 2] = x, y, barred
                found += 1
    desk.found[1] = found
    desk.reach[:found] = 0


@kernel
def _look_over(position: Position, quarters: int, looks: int, colours: int, desk: Desk) -> None:
    table, bounds = position.table, desk.look[LARGEST_PATCH]
    size = table[at.SIZES + table[at.TURN]]
    # A tile added at the rim may be the first to touch the patchwork.
    rim = 2 if desk.found[1] > 0 else 1
    for y in range(table[at.TOP] - rim - bounds[3], table[at.BOTTOM] + rim + 1 - bounds[1]):
        for x in range(table[at.LEFT] - rim - bounds[2], table[at.RIGHT] + rim + 1 - bounds[0]):
            seams = seams_at(position.cloth, desk.look, size, x, y)
            if seams > 0 and quarters < looks:
                desk.codes[desk.found[0]], desk.seams[desk.found[0]] = code(at.ASSEMBLE, quarters, x, y), seams
                desk.found[0] += 1
            if seams >= 0:
                _grow_here(position, x, y, seams, colours, desk)


@kernel
def _grow_here(position: Position, x: int, y: int, seams: int, colours: int, desk: Desk) -> None:
    for spot in range(desk.found[1]):
        cell = ((y + desk.spots[spot, 4]) & at.WRAP) * at.SIDE + ((x + desk.spots[spot, 3]) & at.WRAP)
        met = position.cloth[cell]
        if met >> 5 != at.TAKEN:
            desk.reach[spot, seams + (met >> 5)] |= ~(met | desk.spots[spot, 2]) & colours


@kernel
def seams_after(table: Table, desk: Desk, spot: int, colour: int) -> int:
    """The most seams the patch would have with this tile added; -1 if there is no such tile or no room for it."""
    if table[at.PILES + colour] == 0 or desk.spots[spot, 2] >> colour & 1:
        return -1
    for seams in range(MOST_SEAMS, 0, -1):
        if desk.reach[spot, seams] >> colour & 1:
            return seams
    return 0

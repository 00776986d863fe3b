"""How a game of Textile is played on quickly: every action by a glance at the patchwork, with some luck."""

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.textile.survey import Desk, seams_after, survey
from mercerie.core.compiled import kernel
from mercerie.core.compiled_luck import chance, stir
from mercerie.games.textile.kernels import record as at
from mercerie.games.textile.kernels.placing import Table
from mercerie.games.textile.kernels.record import Position
from mercerie.games.textile.kernels.rules import apply, code, is_begun, is_over, tiles_left
from mercerie.games.textile.rules import LARGEST_PATCH

Luck = NDArray[np.int64]  # one number, see core/compiled_luck.py

# What a patch begun now will bring when it has so many tiles,
FRESH = np.array([0.0, 2.0, 3.5, 6.5, 11.0, 14.0])
# and how many seams each tile will add to one that is begun.
SEAMS_TO_COME = 1.35
# How many points a glance may be off.
NOISE = 2.0


@kernel
def draw(luck: Luck) -> float:
    """A number from 0 to 1."""
    luck[0] = stir(luck[0])
    return chance(luck[0])


@kernel
def takes_to_come(table: Table) -> int:
    """How many tiles the player to move will still take, if everyone takes one a turn."""
    seats = int(table[at.SEATS])
    return (tiles_left(table) + seats - 1) // seats


@kernel
def promise_of_growing(seams: int, size: int, takes: int) -> float:
    """What a patch will bring that can have these seams now, with the tiles that will be taken."""
    more = min(takes, LARGEST_PATCH - size)
    promise: float = (seams + SEAMS_TO_COME * more) * (size + more) + FRESH[min(takes - more, LARGEST_PATCH)]
    return promise


@kernel
def promise_of_sewing(seams: int, size: int, takes: int) -> float:
    promise: float = seams * size + FRESH[min(takes, LARGEST_PATCH)]
    return promise


@kernel
def play_on(position: Position, desk: Desk, luck: Luck) -> None:
    """To the end of the game."""
    while not is_over(position.table):
        size = position.table[at.SIZES + position.table[at.TURN]]
        action = glance(position, desk, luck) if size > 0 else any_tile(position.table, luck)
        apply(position, action, desk.look)


@kernel
def any_tile(table: Table, luck: Luck) -> int:
    which, colour = int(draw(luck) * tiles_left(table)), 0
    while which >= table[at.PILES + colour]:
        which -= table[at.PILES + colour]
        colour += 1
    return code(at.TAKE if is_begun(table) else at.START, colour, 0, 0)


@kernel
def glance(position: Position, desk: Desk, luck: Luck) -> int:
    """The action that promises most, more or less."""
    table = position.table
    survey(position, desk)
    size, takes = table[at.SIZES + table[at.TURN]], takes_to_come(table)
    chosen, best = code(at.DISCARD, 0, 0, 0), 0.0
    for place in range(desk.found[0]):
        value = promise_of_sewing(desk.seams[place], size, takes) + draw(luck) * NOISE
        if value > best:
            chosen, best = desk.codes[place], value
    for spot in range(desk.found[1]):
        for colour in range(5):
            seams = seams_after(table, desk, spot, colour)
            if seams >= 0:
                value = promise_of_growing(seams, size + 1, takes - 1) + draw(luck) * NOISE
                if value > best:
                    chosen, best = code(at.TAKE, colour, desk.spots[spot, 0], desk.spots[spot, 1]), value
    return chosen

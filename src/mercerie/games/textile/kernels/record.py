"""A position of Textile as two small arrays, and actions as numbers.

The patchwork lies on a torus of SIDE × SIDE cells: 50 tiles sewn together and a patch beside them never reach round it.
A cell's byte says what a tile put there would meet: bits 0 to 4 the colours that touch it by edge or corner, bits 5
to 7 the seams it would have, or TAKEN.
"""

from typing import NamedTuple, assert_never

import numpy as np
from numpy.typing import NDArray

from mercerie.games.textile.actions import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.rules import State

SIDE = 64
WRAP = SIDE - 1
TAKEN = 7
MOST_SEATS = 4
# More than any position can have: four turns of a patch round 50 tiles, and the takes.
MOST_ACTIONS = 2_048

# Where things are in `table`: LEFT to BOTTOM bound the patchwork, and a patch is five tiles of x, y and colour.
TURN, SEATS, TEAMS, LEFT, RIGHT, TOP, BOTTOM, ACTIONS = range(8)
PILES = 8
POINTS = PILES + 5
ACTED = POINTS + MOST_SEATS
SIZES = ACTED + MOST_SEATS
PATCHES = SIZES + MOST_SEATS
PATCH = 15
TABLE = PATCHES + MOST_SEATS * PATCH

# An action is its kind, colour or quarters, x and y in one number.
START, TAKE, ASSEMBLE, DISCARD = range(4)
MIDDLE = 64


class Position(NamedTuple):
    """The cells of the patchwork, and everything else."""

    cloth: NDArray[np.uint8]
    table: NDArray[np.int16]


def blank() -> Position:
    return Position(np.zeros(SIDE * SIDE, np.uint8), np.zeros(TABLE, np.int16))


def pack(state: State) -> Position:
    """The same position, less the history of who sewed what."""
    cloth, table = blank()
    seats = len(state.patches)
    table[TURN], table[SEATS], table[TEAMS], table[ACTIONS] = state.turn, seats, state.teams, max(state.acted)
    table[PILES : PILES + 5] = state.piles
    table[POINTS : POINTS + seats] = state.points
    table[ACTED : ACTED + seats] = state.acted
    for seat, patch in enumerate(state.patches):
        table[SIZES + seat] = len(patch)
        for number, tile in enumerate(patch):
            start = PATCHES + seat * PATCH + 3 * number
            table[start : start + 3] = tile
    tiles = [tile for piece in state.sewn for tile in piece.tiles]
    table[LEFT], table[RIGHT] = min((t.x for t in tiles), default=0), max((t.x for t in tiles), default=-1)
    table[TOP], table[BOTTOM] = min((t.y for t in tiles), default=0), max((t.y for t in tiles), default=-1)
    for x, y, colour in tiles:
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                cloth[_at(x + dx, y + dy)] |= 1 << colour
    taken = {_at(x, y) for x, y, _ in tiles}
    for x, y, _ in tiles:
        for index in (_at(x - 1, y), _at(x + 1, y), _at(x, y - 1), _at(x, y + 1)):
            cloth[index] += 32 * (index not in taken)
        cloth[_at(x, y)] |= TAKEN << 5
    return Position(cloth, table)


def _at(x: int, y: int) -> int:
    return (y & WRAP) * SIDE + (x & WRAP)


def encode_action(action: Action) -> int:
    match action:
        case Start(colour):
            return _code(START, colour, 0, 0)
        case Take(colour, x, y):
            return _code(TAKE, colour, x, y)
        case Assemble(quarters, x, y):
            return _code(ASSEMBLE, quarters, x, y)
        case Discard():
            return _code(DISCARD, 0, 0, 0)
        case _:
            assert_never(action)


def _code(kind: int, which: int, x: int, y: int) -> int:
    return kind << 18 | which << 14 | (y + MIDDLE) << 7 | (x + MIDDLE)

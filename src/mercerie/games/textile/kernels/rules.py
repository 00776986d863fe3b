"""The rules of Textile over the arrays of `record.py`; a law holds them to the plain `rules.py`, action by action.

Nothing here allocates: results go into arrays that are handed in.
"""

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import kernel
from mercerie.games.textile.kernels import record as at
from mercerie.games.textile.kernels.placing import Look, Table, barred_colours, seams_at, turn_patch, turns
from mercerie.games.textile.kernels.record import Position
from mercerie.games.textile.rules import LARGEST_PATCH

Codes = NDArray[np.int32]
Numbers = NDArray[np.int64]


@kernel
def code(kind: int, which: int, x: int, y: int) -> int:
    return kind << 18 | which << 14 | (y + at.MIDDLE) << 7 | (x + at.MIDDLE)


@kernel
def copy(target: Position, source: Position) -> None:
    target.cloth[:] = source.cloth
    target.table[:] = source.table


@kernel
def tiles_left(table: Table) -> int:
    left = 0
    for colour in range(5):
        left += table[at.PILES + colour]
    return left


@kernel
def is_over(table: Table) -> bool:  # Rule 6.2
    left = tiles_left(table)
    for seat in range(table[at.SEATS]):
        left += table[at.SIZES + seat]
    return left == 0


@kernel
def is_begun(table: Table) -> bool:
    """Is there a patchwork?"""
    begun: bool = table[at.RIGHT] >= table[at.LEFT]
    return begun


@kernel
def legal(position: Position, look: Look, codes: Codes) -> int:
    """Write the legal actions, in the order of the plain rules; how many there are."""
    table = position.table
    seat = table[at.TURN]
    size = table[at.SIZES + seat]
    if is_over(table):
        return 0
    if size == 0:
        return _first_tiles(table, codes)
    count = _takes(table, codes) if size < LARGEST_PATCH else 0
    for quarters in range(turns(table, seat)):
        turn_patch(table, seat, quarters, look)
        count = _assemblies(position, look, quarters, codes, count)
    codes[count] = code(at.DISCARD, 0, 0, 0)
    return count + 1


@kernel
def _first_tiles(table: Table, codes: Codes) -> int:  # Rules 1.3 and 2.2
    count = 0
    for colour in range(5):
        if table[at.PILES + colour] > 0:
            codes[count] = code(at.TAKE if is_begun(table) else at.START, colour, 0, 0)
            count += 1
    return count


@kernel
def _takes(table: Table, codes: Codes) -> int:
    count, seat = 0, table[at.TURN]
    for colour in range(5):
        if table[at.PILES + colour] == 0:
            continue
        for y in range(-4, 5):
            for x in range(-4, 5):
                barred = barred_colours(table, seat, x, y)
                if barred >= 0 and not barred >> colour & 1:
                    codes[count] = code(at.TAKE, colour, x, y)
                    count += 1
    return count


@kernel
def _assemblies(position: Position, look: Look, quarters: int, codes: Codes, count: int) -> int:
    table, bounds = position.table, look[LARGEST_PATCH]
    size = table[at.SIZES + table[at.TURN]]
    for y in range(table[at.TOP] - 1 - bounds[3], table[at.BOTTOM] + 2 - bounds[1]):
        for x in range(table[at.LEFT] - 1 - bounds[2], table[at.RIGHT] + 2 - bounds[0]):
            if seams_at(position.cloth, look, size, x, y) > 0:
                codes[count] = code(at.ASSEMBLE, quarters, x, y)
                count += 1
    return count


@kernel
def apply(position: Position, action: int, look: Look) -> None:
    """Change the position by a legal action."""
    table = position.table
    seat, kind, which = table[at.TURN], action >> 18, action >> 14 & 15
    x, y = (action & 127) - at.MIDDLE, (action >> 7 & 127) - at.MIDDLE
    table[at.ACTIONS] += 1
    table[at.ACTED + seat] = table[at.ACTIONS]
    goes_on = False
    if kind == at.START:
        _sew(position, 0, 0, which)
        table[at.PILES + which] -= 1
    elif kind == at.TAKE:
        _take(table, seat, which, x, y)
        goes_on = table[at.SIZES + seat] == LARGEST_PATCH  # Rule 3.4
    else:
        if kind == at.ASSEMBLE:
            turn_patch(table, seat, which, look)
            _assemble(position, seat, look, x, y)
            goes_on = tiles_left(table) > 0  # Rule 4.5
        table[at.SIZES + seat] = 0
        table[at.PATCHES + seat * at.PATCH : at.PATCHES + (seat + 1) * at.PATCH] = 0
    if not goes_on:
        _pass_on(table)


@kernel
def _take(table: Table, seat: int, colour: int, x: int, y: int) -> None:
    tile = at.PATCHES + seat * at.PATCH + 3 * table[at.SIZES + seat]
    table[tile], table[tile + 1], table[tile + 2] = x, y, colour
    table[at.SIZES + seat] += 1
    table[at.PILES + colour] -= 1


@kernel
def _assemble(position: Position, seat: int, look: Look, x: int, y: int) -> None:
    table = position.table
    size = table[at.SIZES + seat]
    table[at.POINTS + seat] += seams_at(position.cloth, look, size, x, y) * size  # Rule 4.4
    for number in range(size):
        _sew(position, x + look[number, 0], y + look[number, 1], look[number, 2])


@kernel
def _sew(position: Position, x: int, y: int, colour: int) -> None:
    cloth, table = position.cloth, position.table
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            cell = ((y + dy) & at.WRAP) * at.SIDE + ((x + dx) & at.WRAP)
            cloth[cell] |= 1 << colour
            if abs(dx) + abs(dy) == 1 and cloth[cell] >> 5 != at.TAKEN:
                cloth[cell] += 32
    cloth[(y & at.WRAP) * at.SIDE + (x & at.WRAP)] |= at.TAKEN << 5
    if not is_begun(table):
        table[at.LEFT], table[at.TOP], table[at.RIGHT], table[at.BOTTOM] = x, y, x, y
    table[at.LEFT], table[at.RIGHT] = min(table[at.LEFT], x), max(table[at.RIGHT], x)
    table[at.TOP], table[at.BOTTOM] = min(table[at.TOP], y), max(table[at.BOTTOM], y)


# Rule 6.2: who has nothing left to do is skipped.
@kernel
def _pass_on(table: Table) -> None:
    for step in range(1, table[at.SEATS]):
        seat = (table[at.TURN] + step) % table[at.SEATS]
        if table[at.SIZES + seat] > 0 or tiles_left(table) > 0:
            table[at.TURN] = seat
            return


@kernel
def winners(table: Table, scores: Numbers) -> int:
    """Each seat's score, or its team's, and who has won a game that is over, as a set of bits (Rules 6.3 and 6.4)."""
    seats, won, best, earliest = table[at.SEATS], 0, -1, -1
    for seat in range(seats):
        scores[seat], finished = table[at.POINTS + seat], table[at.ACTED + seat]
        if table[at.TEAMS]:
            partner = (seat + 2) % seats
            scores[seat] += table[at.POINTS + partner]
            finished = max(finished, table[at.ACTED + partner])
        if scores[seat] > best or (scores[seat] == best and finished < earliest):
            won, best, earliest = 0, scores[seat], finished
        if scores[seat] == best and finished == earliest:
            won |= 1 << seat
    return won

"""The rules once more, for compiled code: positions are tuples of numbers, which stay in registers.

A law holds this file to `games/patchwork/rules.py`, action by action; the clause numbers are the same.
"""

from typing import Any, NamedTuple

from mercerie.core.compiled import count, inlined, kernel, lowest
from mercerie.games.patchwork.kernels.box import Box

NOBODY = -1
PLACES = 63  # in the circle: a bit each


class Quilter(NamedTuple):
    """One side of the table, the quilt as two windows (see box.py)."""

    upper: int
    lower: int
    time: int
    buttons: int
    income: int


class Position(NamedTuple):
    """A position, seen by the player to move."""

    me: Quilter
    other: Quilter
    waiting: int  # a bit for each place of the circle where a patch still lies
    token: int  # the place of the neutral token
    late: int  # how many patches have yet to join
    leather: int  # a bit for each space
    turn: int
    to_sew: int
    tile: int
    home: int


@inlined
def is_over(box: Box, position: Position) -> bool:
    return position.to_sew == 0 and position.me.time == box.end and position.other.time == box.end


@inlined
def place_in_reach(position: Position, slot: int) -> int:
    """Where in the circle the patch lies that is the slot-th after the token; -1 if there are not so many."""
    ahead = position.waiting >> position.token << position.token
    behind = position.waiting ^ ahead
    for _ in range(slot):
        if ahead:
            ahead &= ahead - 1
        else:
            behind &= behind - 1
    if ahead:
        return lowest(ahead)
    return lowest(behind) if behind else -1


@inlined
def empty_squares(box: Box, quilter: Quilter) -> int:
    return box.side * box.side - count(quilter.upper) - count(quilter.lower >> box.overlap)


@inlined
def advance(box: Box, position: Position) -> Position:  # Rule 3
    me = position.me
    steps = min(position.other.time + 1, box.end) - me.time
    richer = Quilter(me.upper, me.lower, me.time, me.buttons + steps, me.income)
    return _travel(box, _with_me(position, richer, position.tile, position.to_sew), steps)


@inlined
def buy(box: Box, at: Any, position: Position, spot: int, place: int) -> Position:  # Rule 4.3
    me = position.me
    patch = at.circle[spot]
    waiting, token, late = position.waiting ^ (1 << spot), spot, position.late
    if late > 0 and count(waiting) == box.late_from:  # Rule 4.5
        waiting = _join(at, waiting, spot, late)
        token, late = lowest(waiting), 0
    sewn = Quilter(
        me.upper | box.place_upper[place],
        me.lower | box.place_lower[place],
        me.time,
        me.buttons - box.cost[patch],
        me.income + box.income[patch],
    )
    tile = _tile(box, position, sewn)
    bought = Position(
        sewn,
        position.other,
        waiting,
        token,
        late,
        position.leather,
        position.turn,
        position.to_sew,
        tile,
        position.home,
    )
    return _travel(box, bought, box.time[patch])


@kernel
def _join(at: Any, waiting: int, token: int, late: int) -> int:
    """Put what is left of the circle down again before the late patches; the bits of all places then taken."""
    first = PLACES - late - count(waiting)
    spot = first
    ahead = waiting >> token << token
    behind = waiting ^ ahead
    while ahead:
        at.circle[spot] = at.circle[lowest(ahead)]
        ahead &= ahead - 1
        spot += 1
    while behind:
        at.circle[spot] = at.circle[lowest(behind)]
        behind &= behind - 1
        spot += 1
    return (1 << PLACES - first) - 1 << first


@inlined
def sew(box: Box, position: Position, square: int) -> Position:
    me = position.me
    upper, lower = square_windows(box, square)
    sewn = Quilter(me.upper | upper, me.lower | lower, me.time, me.buttons, me.income)
    return throw_away(_with_me(position, sewn, _tile(box, position, sewn), position.to_sew))


@inlined
def throw_away(position: Position) -> Position:
    """One leather patch less, sewn on or not."""
    less = _with_me(position, position.me, position.tile, position.to_sew - 1)
    return less if less.to_sew else _pass_on(less)


@inlined
def square_windows(box: Box, square: int) -> tuple[int, int]:
    """One square as two windows."""
    upper = 1 << square & box.window if square < 63 else 0
    lower = 1 << square - box.lower_shift if square >= box.lower_shift else 0
    return upper, lower


@inlined
def _tile(box: Box, position: Position, sewn: Quilter) -> int:  # Rule 5.5
    if position.tile != NOBODY or box.tile_size == 0:
        return position.tile
    if box.side * box.side - empty_squares(box, sewn) < box.tile_size:
        return NOBODY
    for square in range(box.tiles):
        upper, lower = box.tile_upper[square], box.tile_lower[square]
        if sewn.upper & upper == upper and sewn.lower & lower == lower:
            return position.turn
    return NOBODY


@inlined
def _travel(box: Box, position: Position, steps: int) -> Position:  # Rule 5
    me = position.me
    end = min(me.time + steps, box.end)  # Rule 5.1
    passed = (2 << end) - (2 << me.time)
    wages = me.income * count(box.income_marks & passed)  # Rule 5.2
    found = count(position.leather & passed)  # Rule 5.3
    to_sew = min(found, empty_squares(box, me)) if found else 0  # Rule 5.4
    home = position.turn if position.home == NOBODY and end == box.end else position.home
    arrived = Position(
        Quilter(me.upper, me.lower, end, me.buttons + wages, me.income),
        position.other,
        position.waiting,
        position.token,
        position.late,
        position.leather & ~passed,
        position.turn,
        to_sew,
        position.tile,
        home,
    )
    return arrived if to_sew else _pass_on(arrived)


@inlined
def _pass_on(position: Position) -> Position:  # Rule 2
    if position.me.time <= position.other.time:
        return position
    return Position(
        position.other,
        position.me,
        position.waiting,
        position.token,
        position.late,
        position.leather,
        1 - position.turn,
        position.to_sew,
        position.tile,
        position.home,
    )


@inlined
def _with_me(position: Position, me: Quilter, tile: int, to_sew: int) -> Position:
    return Position(
        me,
        position.other,
        position.waiting,
        position.token,
        position.late,
        position.leather,
        position.turn,
        to_sew,
        tile,
        position.home,
    )


@inlined
def score(box: Box, position: Position, quilter: Quilter, seat: int) -> int:  # Rule 6.2
    bonus = box.tile_points if position.tile == seat else 0
    return quilter.buttons + bonus - box.penalty * empty_squares(box, quilter)


@inlined
def winner(box: Box, position: Position) -> int:
    """The seat that has won a game that is over."""
    mine = score(box, position, position.me, position.turn)
    theirs = score(box, position, position.other, 1 - position.turn)
    if mine == theirs:  # Rule 6.3
        return position.home
    return position.turn if mine > theirs else 1 - position.turn

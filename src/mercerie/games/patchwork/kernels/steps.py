"""The rules as functions of their own, for kernels in which a call costs little: each is compiled once."""

from typing import Any

from mercerie.core.compiled import kernel
from mercerie.games.patchwork.kernels import rules
from mercerie.games.patchwork.kernels.box import LOOKS, Box
from mercerie.games.patchwork.kernels.places import count_places
from mercerie.games.patchwork.kernels.records import load, store
from mercerie.games.patchwork.kernels.rules import Position, place_in_reach

# Actions as numbers: see games/patchwork/encode.py.
ADVANCE, THROW_AWAY, SEW = 0, 1, 2


@kernel
def advance(box: Box, position: Position) -> Position:
    return rules.advance(box, position)


@kernel
def buy(box: Box, at: Any, position: Position, spot: int, place: int) -> Position:
    return rules.buy(box, at, position, spot, place)


@kernel
def sew(box: Box, position: Position, square: int) -> Position:
    return rules.sew(box, position, square)


@kernel
def throw_away(position: Position) -> Position:
    return rules.throw_away(position)


@kernel
def do(box: Box, at: Any, position: Position, action: int) -> Position:
    """The position after an action by its number, which has to be legal."""
    squares = box.side * box.side
    if action == ADVANCE:
        return advance(box, position)
    if action == THROW_AWAY:
        return throw_away(position)
    if action < SEW + squares:
        return sew(box, position, action - SEW)
    slot, look = divmod(action - SEW - squares, LOOKS * squares)
    spot = place_in_reach(position, slot)
    return buy(box, at, position, spot, box.place_at[at.circle[spot], look])


@kernel
def do_in(box: Box, record: Any, action: int) -> None:
    """The same, in a record."""
    store(record, do(box, record, load(record), action))


@kernel
def has_choice(box: Box, at: Any, position: Position) -> bool:
    """Whether there is anything to do but to advance."""
    if position.to_sew:
        return True
    for slot in range(box.offer):
        spot = place_in_reach(position, slot)
        if spot >= 0:
            patch = at.circle[spot]
            if box.cost[patch] <= position.me.buttons and count_places(box, position.me, patch):
                return True
    return False


@kernel
def advance_to_choice(box: Box, record: Any) -> None:
    """Play what leaves no choice, until there is one or the game is over."""
    position = load(record)
    while not rules.is_over(box, position) and not has_choice(box, record, position):
        position = advance(box, position)
        store(record, position)

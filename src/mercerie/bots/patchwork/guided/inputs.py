"""What the network is told of a position: one row of small numbers, seen by the player to move.

First the two quilts, mine and theirs, a number for each square; then the patches of the circle in order, each by its
number counted from 1 (0: no more patches); then numbers, and last of them, for every patch of the circle, in how many
ways it still fits my quilt, and in how many theirs. The network divides, embeds and draws them by itself, so that
little has to travel.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import count, inlined, kernel, lowest
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.encode import leather_spaces
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.places import count_places
from mercerie.games.patchwork.kernels.records import load
from mercerie.games.patchwork.kernels.rules import Position, Quilter, empty_squares

Row = NDArray[np.uint8]
Floats = NDArray[np.float32]
AHEAD = 6  # so many patches are told in numbers too, beginning with the three on offer

# The numbers in their order, each with the size at which it counts as 1.
_TABLE = {"to sew": 2, "my tile": 1, "their tile": 1, "I am home": 1, "they are home": 1, "late": 1, "patches": 33}
_AIM = {"for score": 1, "I err": 1, "they err": 1}
_PLAYER = {"time": 50, "buttons": 40, "income": 20, "marks": 9, "to mark": 10, "empty": 60, "to leather": 20}
_ADVANCE = {"steps": 6, "marks": 1, "leather": 1}
_PATCH = {"cost": 10, "time": 6, "income": 3, "squares": 6, "affordable": 1, "turn passes": 1, "marks": 1, "leather": 1}
PER_PATCH = len(_PATCH)
ENOUGH = 24  # ways a patch fits: more make no difference
AIM = slice(len(_TABLE), len(_TABLE) + len(_AIM))  # where among the numbers it stands what the game is played for

# What a game is played for: to win, for one's own score, or to win where one of both errs (ERRS + that one's seat) and
# thinks less than the other. Against somebody who errs other things are worth trying, above all where one is behind.
TO_WIN, FOR_SCORE, ERRS = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Layout:
    """Where in a row things lie."""

    side: int
    patches: int
    leather: int

    @property
    def circle(self) -> int:
        return 2 * self.side**2

    @property
    def numbers(self) -> int:
        return self.circle + self.patches

    @property
    def scales(self) -> list[int]:
        """For each of the numbers the size at which it counts as 1."""
        parts = (_TABLE, _AIM, _PLAYER, _PLAYER, _ADVANCE, *[_PATCH] * AHEAD)
        return [scale for part in parts for scale in part.values()] + [1] * self.leather + [ENOUGH] * 2 * self.patches

    @property
    def width(self) -> int:
        return self.numbers + len(self.scales)

    @property
    def told(self) -> int:
        """How many numbers there are."""
        return self.width - self.numbers


def layout_of(box: Components) -> Layout:
    return Layout(box.side, len(box.patches), len(leather_spaces(box)))


def leather_bits(box: Components) -> int:
    """The spaces that can have leather, as bits."""
    return sum(1 << space for space in leather_spaces(box))


@kernel
def describe(box: Box, patches: int, spaces: int, record: Any, aim: int, row: Row) -> None:
    """Write a row; `patches` is how many the box has, `spaces` its `leather_bits`."""
    position = load(record)
    squares = box.side * box.side
    draw_quilt(box, position.me, row[:squares])
    draw_quilt(box, position.other, row[squares : 2 * squares])
    circle = row[2 * squares : 2 * squares + patches]
    ways = tell_rest(box, spaces, record, aim, circle, row[2 * squares + patches :])
    _tell_ways(box, position.me, circle, ways[:patches])
    _tell_ways(box, position.other, circle, ways[patches:])


@kernel
def tell_rest(box: Box, spaces: int, record: Any, aim: int, circle: Row, numbers: Row) -> Row:
    """What comes after the quilts, but for the ways in which patches fit: where those belong."""
    position = load(record)
    _tell_circle(record, position, circle)
    numbers[0] = position.to_sew
    numbers[1], numbers[2] = position.tile == position.turn, position.tile == 1 - position.turn
    numbers[3], numbers[4] = position.home == position.turn, position.home == 1 - position.turn
    numbers[5], numbers[6] = position.late > 0, count(position.waiting)
    numbers[7] = aim == FOR_SCORE
    numbers[8], numbers[9] = aim == ERRS + position.turn, aim == ERRS + 1 - position.turn
    at = _tell_player(box, position, position.me, 10, numbers)
    at = _tell_player(box, position, position.other, at, numbers)
    at = _tell_advance(box, position, at, numbers)
    for ahead in range(AHEAD):
        at = _tell_patch(box, position, circle[ahead] - 1, at, numbers)
    while spaces:
        numbers[at] = position.leather >> lowest(spaces) & 1
        spaces &= spaces - 1
        at += 1
    return numbers[at:]


@kernel
def draw_quilt(box: Box, quilter: Quilter, squares: Row) -> None:
    """1 for each square that is covered."""
    for square in range(box.lower_shift):
        squares[square] = quilter.upper >> square & 1
    for square in range(box.side * box.side - box.lower_shift):
        squares[box.lower_shift + square] = quilter.lower >> square & 1


@kernel
def _tell_circle(at: Any, position: Position, circle: Row) -> None:
    ahead = position.waiting >> position.token << position.token
    behind = position.waiting ^ ahead
    found = 0
    while ahead:
        circle[found] = at.circle[lowest(ahead)] + 1
        ahead &= ahead - 1
        found += 1
    while behind:
        circle[found] = at.circle[lowest(behind)] + 1
        behind &= behind - 1
        found += 1
    circle[found:] = 0


@kernel
def _tell_ways(box: Box, quilter: Quilter, circle: Row, ways: Row) -> None:
    """In how many ways each patch of the circle still fits a quilt."""
    for spot in range(len(circle)):
        ways[spot] = min(ENOUGH, count_places(box, quilter, circle[spot] - 1)) if circle[spot] else 0


@kernel
def _tell_player(box: Box, position: Position, quilter: Quilter, at: int, numbers: Row) -> int:
    passed = (2 << quilter.time) - 1
    marks, leather = box.income_marks & ~passed, position.leather & ~passed
    numbers[at] = quilter.time
    numbers[at + 1] = min(quilter.buttons, 255)
    numbers[at + 2] = quilter.income
    numbers[at + 3] = count(marks)
    numbers[at + 4] = lowest(marks) - quilter.time if marks else 0
    numbers[at + 5] = empty_squares(box, quilter)
    numbers[at + 6] = lowest(leather) - quilter.time if leather else 0
    return at + 7


@inlined
def _on_the_way(box: Box, position: Position, steps: int) -> tuple[int, int]:
    """Marks and leather that so many steps pass."""
    start = position.me.time
    passed = (2 << min(start + steps, box.end)) - (2 << start)
    return count(box.income_marks & passed), count(position.leather & passed)


@kernel
def _tell_advance(box: Box, position: Position, at: int, numbers: Row) -> int:
    steps = min(position.other.time + 1, box.end) - position.me.time
    numbers[at] = steps
    numbers[at + 1], numbers[at + 2] = _on_the_way(box, position, steps)
    return at + 3


@kernel
def _tell_patch(box: Box, position: Position, patch: int, at: int, numbers: Row) -> int:
    if patch < 0:
        numbers[at : at + PER_PATCH] = 0
        return at + PER_PATCH
    time = box.time[patch]
    numbers[at] = box.cost[patch]
    numbers[at + 1] = time
    numbers[at + 2] = box.income[patch]
    numbers[at + 3] = box.size[patch]
    numbers[at + 4] = box.cost[patch] <= position.me.buttons
    numbers[at + 5] = min(position.me.time + time, box.end) > position.other.time
    numbers[at + 6], numbers[at + 7] = _on_the_way(box, position, time)
    return at + PER_PATCH

"""Actions as numbers and views as planes, for programs that learn. Imported only by those who need it.

With a quilt of side s: 0 is Advance, 1 ThrowAway, then s² numbers for Sew, row by row, then for each place on offer,
each of 8 orientations and each square the purchase of the patch that lies there.
"""

from dataclasses import dataclass
from functools import cache
from typing import assert_never

import numpy as np
import numpy.typing as npt

from mercerie.core.observation import Part
from mercerie.games.patchwork.actions import Action, Advance, Buy, Sew, ThrowAway
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.quilt import Cells, cells_at
from mercerie.games.patchwork.view import Player, View

Planes = npt.NDArray[np.float32]

ADVANCE, THROW_AWAY, FIRST_SEW = 0, 1, 2
LOOKS = 8
# What a number is divided by, so that it stays near 1.
BUTTONS, INCOME, COST, TIME, PATCH_INCOME = 50, 25, 10, 6, 3


def action_count(box: Components) -> int:
    return FIRST_SEW + box.side**2 * (1 + box.offer * LOOKS)


def number_of(view: View, action: Action) -> int:
    side = view.box.side
    match action:
        case Advance():
            return ADVANCE
        case ThrowAway():
            return THROW_AWAY
        case Sew(row, col):
            return FIRST_SEW + row * side + col
        case Buy(patch, orientation, row, col):
            place = view.circle.index(patch) * LOOKS + orientation
            return FIRST_SEW + (1 + place) * side**2 + row * side + col
        case _:
            assert_never(action)


def action_of(view: View, number: int) -> Action:
    """The action a number means here. It need not be legal, but the patch it speaks of must be there."""
    side = view.box.side
    if number < FIRST_SEW:
        return ThrowAway() if number else Advance()
    place, square = divmod(number - FIRST_SEW, side**2)
    row, col = divmod(square, side)
    if not place:
        return Sew(row, col)
    slot, orientation = divmod(place - 1, LOOKS)
    return Buy(view.circle[slot], orientation, row, col)


def parts(box: Components) -> tuple[Part, ...]:
    """The planes in their order: a part of n planes has the shape (n, side, side)."""
    squares = (box.side, box.side)
    offers, patches, spaces = box.offer, len(box.patches), len(leather_spaces(box))
    counts = {
        "quilts": (2, "a sewn square is 1: mine, theirs"),
        "shapes on offer": (offers, "each patch in reach as its box shows it, in the upper left corner"),
        "times": (2, "the space of my token, of theirs; the last space is 1"),
        "buttons": (2, f"my purse, theirs; {BUTTONS} buttons are 1"),
        "incomes": (2, f"mine, theirs; {INCOME} buttons a mark are 1"),
        "marks ahead": (2, "the share of button marks still before me, before them"),
        "next mark": (2, "spaces to my next mark, to theirs; the length of the board is 1"),
        "leather": (spaces, "1 while a leather patch waits on this space, for each space that can have one"),
        "to sew": (1, "leather patches that the player to move has taken and must deal with"),
        "tile": (3, "the bonus tile is mine, is theirs, is still free"),
        "home": (2, "I reached the last space first, they did"),
        "turn": (2, "I am to move, they are; neither when the game is over"),
        "late": (1, "the share of the late patches that have yet to join the circle"),
        "costs on offer": (offers, f"for each patch in reach; {COST} buttons are 1"),
        "times on offer": (offers, f"for each patch in reach; {TIME} spaces are 1"),
        "incomes on offer": (offers, f"for each patch in reach; {PATCH_INCOME} buttons are 1"),
        "affordable": (offers, "1 if I have the buttons for it"),
        "circle": (patches, "for each patch by its number: 1 for the next after the token, less for each one after"),
    }
    return tuple(Part(name, (count, *squares), about) for name, (count, about) in counts.items())


@cache
def plane_count(box: Components) -> int:
    return sum(part.shape[0] for part in parts(box))


@cache
def leather_spaces(box: Components) -> tuple[int, ...]:
    """Every space where a layout of this box has leather."""
    return tuple(sorted({space for layout in box.track.leather.values() for space in layout}))


def observe(view: View) -> Planes:
    """What `view.seat` sees, its own things first; a spectator looks with the eyes of the player whose turn it is."""
    box, seat = view.box, view.turn if view.seat is None else view.seat
    me, other = view.players[seat], view.players[1 - seat]
    planes = np.empty((plane_count(box), box.side, box.side), np.float32)
    grids = 2 + box.offer
    planes[0], planes[1] = _plane(me.quilt, box.side), _plane(other.quilt, box.side)
    planes[2:grids] = 0
    for slot, patch in enumerate(view.circle[: box.offer]):
        planes[2 + slot] = _shape(box, patch)
    numbers = [*_players(view, me, other), *_table(view, seat), *_offer(view, me), *_circle(view)]
    planes[grids:] = np.array(numbers, np.float32)[:, None, None]
    return planes


def _players(view: View, me: Player, other: Player) -> list[float]:
    track = view.box.track
    ahead = [[mark - player.time for mark in track.income if mark > player.time] for player in (me, other)]
    return [
        *(player.time / track.end for player in (me, other)),
        *(player.buttons / BUTTONS for player in (me, other)),
        *(player.income / INCOME for player in (me, other)),
        *(len(marks) / max(1, len(track.income)) for marks in ahead),
        *(min(marks, default=0) / track.end for marks in ahead),
    ]


def _table(view: View, seat: int) -> list[float]:
    box, other = view.box, 1 - seat
    return [
        *(space in view.leather for space in leather_spaces(box)),
        view.to_sew,
        view.tile == seat,
        view.tile == other,
        box.tile is not None and view.tile is None,
        view.home == seat,
        view.home == other,
        view.to_move == seat,
        view.to_move == other,
        len(view.late) / max(1, len(box.late)),
    ]


def _offer(view: View, me: Player) -> list[float]:
    box = view.box
    reach = [box.patches[patch] for patch in view.circle[: box.offer]]
    missing = [0.0] * (box.offer - len(reach))
    return [
        *(*(patch.cost / COST for patch in reach), *missing),
        *(*(patch.time / TIME for patch in reach), *missing),
        *(*(patch.income / PATCH_INCOME for patch in reach), *missing),
        *(*(float(patch.cost <= me.buttons) for patch in reach), *missing),
    ]


def _circle(view: View) -> list[float]:
    count = len(view.box.patches)
    nearness = {patch: 1 - place / count for place, patch in enumerate(view.circle)}
    return [nearness.get(patch, 0.0) for patch in sorted(view.box.patches)]


def _plane(cells: Cells, side: int) -> Planes:
    square_count = side * side
    packed = np.frombuffer(cells.to_bytes(square_count // 8 + 1, "little"), np.uint8)
    return np.unpackbits(packed, count=square_count, bitorder="little").reshape(side, side).astype(np.float32)


@cache
def _shape(box: Components, patch: int) -> Planes:
    return _plane(cells_at(box.patches[patch].shape, 0, 0, box.side), box.side)


@dataclass(frozen=True)
class Encoding:
    """The numbers for a box, as one thing."""

    box: Components

    @property
    def action_count(self) -> int:
        return action_count(self.box)

    @property
    def shape(self) -> tuple[int, int, int]:
        return plane_count(self.box), self.box.side, self.box.side

    @property
    def parts(self) -> tuple[Part, ...]:
        return parts(self.box)

    def number_of(self, view: View, action: Action) -> int:
        return number_of(view, action)

    def action_of(self, view: View, number: int) -> Action:
        return action_of(view, number)

    def observe(self, view: View) -> Planes:
        return observe(view)

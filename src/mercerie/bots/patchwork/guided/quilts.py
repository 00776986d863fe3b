"""What the network saw in quilts, remembered: in a search the same quilts come again and again.

Most of the work of asking is to look at a quilt. Of four positions of a search three show only quilts that were looked
at before, with other times, buttons and circles.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.inputs import ENOUGH, Row, draw_quilt
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.places import count_places
from mercerie.games.patchwork.kernels.rules import Quilter

ROOM = 1 << 13  # quilts
_MIX, _STIR = 0x9E3779B97F4A7C1, 0xBF58476D1CE4E5B  # odd, and large: neighbours come to lie far apart


class Album(NamedTuple):
    """Quilts by number, and what is known of each."""

    quilts: NDArray[np.int64]  # the two windows
    ways: NDArray[np.uint8]  # in how many each patch of the box still fits
    pictures: NDArray[np.float32]
    means: NDArray[np.float32]  # first what it means to its player, then what to the other
    spots: NDArray[np.int32]  # numbers, where their quilts are looked for; -1: nothing there
    known: NDArray[np.int64]  # one number: so many are known


def new_album(box: Components, pictures: int, hidden: int) -> Album:
    return Album(
        np.zeros((ROOM, 2), np.int64),
        np.zeros((ROOM, len(box.patches)), np.uint8),
        np.zeros((ROOM, pictures, box.side**2), np.float32),
        np.zeros((ROOM, 2 * hidden), np.float32),
        np.full(4 * ROOM, -1, np.int32),
        np.zeros(1, np.int64),
    )


@kernel
def make_room(album: Album, more: int) -> None:
    """Forget everything, unless there is room for so many more: that is seldom, and soon made good."""
    if album.known[0] + more > len(album.quilts):
        album.spots[:] = -1
        album.known[0] = 0


@kernel
def _spot_of(album: Album, quilter: Quilter) -> int:
    """Where a quilt's number stands, or should."""
    mask = len(album.spots) - 1
    mixed = (quilter.upper * _MIX) ^ (quilter.lower * _STIR)
    spot = (mixed ^ mixed >> 29) & mask
    while album.spots[spot] >= 0:
        number = album.spots[spot]
        if album.quilts[number, 0] == quilter.upper and album.quilts[number, 1] == quilter.lower:
            break
        spot = (spot + 1) & mask
    return spot


@kernel
def find_quilt(album: Album, quilter: Quilter) -> int:
    """The number of a quilt; -1 if it is not in the album."""
    return int(album.spots[_spot_of(album, quilter)])


@kernel
def number_of(box: Box, album: Album, quilter: Quilter, drawn: Any, new: int) -> tuple[int, int]:
    """The number of a quilt, and how many of a batch are new now. A new one is drawn, to be looked at."""
    spot = _spot_of(album, quilter)
    number = album.spots[spot]
    if number >= 0:
        return number, new
    number = album.known[0]
    album.known[0] += 1
    album.spots[spot] = number
    album.quilts[number, 0], album.quilts[number, 1] = quilter.upper, quilter.lower
    for patch in range(album.ways.shape[1]):
        album.ways[number, patch] = min(ENOUGH, count_places(box, quilter, patch))
    draw_quilt(box, quilter, drawn[new])
    return number, new + 1


@kernel
def ways_of(album: Album, number: int, circle: Row, ways: Row) -> None:
    """In how many ways each patch of the circle still fits a quilt."""
    for spot in range(len(circle)):
        ways[spot] = album.ways[number, circle[spot] - 1] if circle[spot] else 0

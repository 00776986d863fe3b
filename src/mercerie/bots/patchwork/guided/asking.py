"""Asking a network about positions, a batch at a time."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.inputs import layout_of, leather_bits, tell_rest
from mercerie.bots.patchwork.guided.learned import Learned
from mercerie.bots.patchwork.guided.quilts import Album, make_room, new_album, number_of, ways_of
from mercerie.core import BadFile
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import load

Floats = NDArray[np.float32]


class Batch(NamedTuple):
    """Positions to be asked about, and what was seen in their quilts."""

    rest: NDArray[np.uint8]  # what a row has after its quilts
    numbers: NDArray[np.int32]  # of both quilts in the album
    pictures: Floats  # of the quilt of the player to move
    means: Floats  # what both quilts mean to that player
    drawn: NDArray[np.uint8]  # quilts to be looked at
    new: NDArray[np.int64]  # one number: so many are
    patches: int
    spaces: int


class Asker:
    """Asks one network about positions of one box. What it saw in their quilts lies in `album`."""

    def __init__(self, box: Components, network: Learned, at_once: int) -> None:
        layout, area = layout_of(box), box.side**2
        if network.told != layout.rest:
            raise BadFile("This network was made for another game or another box, or by another version.")
        pictures, hidden = network.pictures, network.hidden
        self._network = network
        self._unseen = np.zeros((0, pictures, area), np.float32), np.zeros((0, 2 * hidden), np.float32)
        self.album: Album = new_album(box, pictures, hidden)
        self.batch = Batch(
            np.zeros((at_once, layout.rest), np.uint8),
            np.zeros((at_once, 2), np.int32),
            np.zeros((at_once, pictures, area), np.float32),
            np.zeros((at_once, hidden), np.float32),
            np.zeros((2 * at_once, area), np.uint8),
            np.zeros(1, np.int64),
            layout.patches,
            leather_bits(box),
        )

    def ask(self, many: int) -> Floats:
        """What the network says of the first positions of the batch."""
        batch, new = self.batch, int(self.batch.new[0])
        seen = self._network.sight.run(None, {"quilts": batch.drawn[:new]}) if new else self._unseen
        _remember(self.album, batch, many, *seen)
        told = {"rest": batch.rest[:many], "pictures": batch.pictures[:many], "means": batch.means[:many]}
        said: Floats = self._network.judgement.run(None, told)[0]
        return said


@kernel
def begin_batch(album: Album, batch: Batch) -> None:
    make_room(album, len(batch.drawn))
    batch.new[0] = 0


@kernel
def put(box: Box, album: Album, batch: Batch, at: int, record: Any, aim: int) -> None:
    """Make a position part of a batch."""
    position = load(record)
    mine, new = number_of(box, album, position.me, batch.drawn, batch.new[0])
    theirs, new = number_of(box, album, position.other, batch.drawn, new)
    batch.new[0] = new
    batch.numbers[at, 0], batch.numbers[at, 1] = mine, theirs
    patches, rest = batch.patches, batch.rest[at]
    ways = tell_rest(box, patches, batch.spaces, record, aim, rest)
    ways_of(album, mine, rest[:patches], ways[:patches])
    ways_of(album, theirs, rest[:patches], ways[patches:])


@kernel
def _remember(album: Album, batch: Batch, many: int, pictures: Floats, means: Floats) -> None:
    """Keep what was seen in new quilts, and lay out what was seen in all of them."""
    first, hidden = album.known[0] - len(means), batch.means.shape[1]
    for number in range(len(means)):
        album.pictures[first + number] = pictures[number]
        album.means[first + number] = means[number]
    for at in range(many):
        mine, theirs = batch.numbers[at]
        batch.pictures[at] = album.pictures[mine]
        batch.means[at] = album.means[mine, :hidden] + album.means[theirs, hidden:]

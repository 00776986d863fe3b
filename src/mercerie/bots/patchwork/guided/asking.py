"""Asking a network about positions, a batch at a time."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.circles import Circles, hear, new_circles
from mercerie.bots.patchwork.guided.inputs import Floats, Row, layout_of, leather_bits, tell_rest
from mercerie.bots.patchwork.guided.learned import JUDGES, SAYS, Learned
from mercerie.bots.patchwork.guided.quilts import Album, make_room, new_album, number_of, ways_of
from mercerie.bots.patchwork.guided.shorthand import Writer, new_writer, short_width
from mercerie.core import BadFile
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import load


class Batch(NamedTuple):
    """Positions to be asked about: what the network is told of each, and what it saw in their quilts."""

    numbers: Row
    heard: Floats  # of the circle
    means: Floats  # what both quilts mean to the player to move
    quilts: NDArray[np.int32]  # the numbers of both in the album
    drawn: NDArray[np.uint8]  # quilts to be looked at
    new: NDArray[np.int64]  # one number: so many are
    circles: Circles
    spaces: int


class Asker:
    """Asks one network about positions of one box. What it saw in their quilts lies in `album`."""

    def __init__(self, box: Components, network: Learned, at_once: int) -> None:
        layout, area = layout_of(box), box.side**2
        if network.told != layout.told or network.area != area:
            raise BadFile("This network was made for another game or another box, or by another version.")
        pictures, hidden = network.pictures, network.hidden
        circle, suits = network.tables()
        self._network = network
        self._unseen = np.zeros((0, pictures, area), np.float32), np.zeros((0, 2 * hidden), np.float32)
        self.width = short_width(box, pictures)
        self.writer: Writer = new_writer(box, suits)
        self.album: Album = new_album(box, pictures, hidden)
        self.batch = Batch(
            np.zeros((at_once, layout.told), np.uint8),
            np.zeros((at_once, hidden), np.float32),
            np.zeros((at_once, hidden), np.float32),
            np.zeros((at_once, 2), np.int32),
            np.zeros((2 * at_once, area), np.uint8),
            np.zeros(1, np.int64),
            new_circles(circle, layout.patches),
            leather_bits(box),
        )

    def ask(self, many: int) -> Floats:
        """What the network says of the first positions of the batch, in short."""
        batch, new = self.batch, int(self.batch.new[0])
        seen = self._network.sight.run(None, {"quilts": batch.drawn[:new]}) if new else self._unseen
        _remember(self.album, batch, many, *seen)
        told = batch.numbers[:many], batch.heard[:many], batch.means[:many]
        said: Floats = self._network.judgement.run(SAYS[:1], dict(zip(JUDGES, told, strict=True)))[0]
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
    batch.quilts[at, 0], batch.quilts[at, 1] = mine, theirs
    circle = batch.circles.circle
    ways = tell_rest(box, batch.spaces, record, aim, circle, batch.numbers[at])
    ways_of(album, mine, circle, ways[: len(circle)])
    ways_of(album, theirs, circle, ways[len(circle) :])
    hear(batch.circles, batch.heard[at])


@kernel
def _remember(album: Album, batch: Batch, many: int, pictures: Floats, means: Floats) -> None:
    """Keep what was seen in new quilts, and say what all of them mean."""
    first, hidden = album.known[0] - len(means), batch.means.shape[1]
    album.pictures[first : first + len(means)] = pictures
    album.means[first : first + len(means)] = means
    for at in range(many):
        mine, theirs = batch.quilts[at]
        for number in range(hidden):
            batch.means[at, number] = album.means[mine, number] + album.means[theirs, hidden + number]
    batch.new[0] = 0

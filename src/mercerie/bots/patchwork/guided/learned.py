"""A network as it lies on disk: two files beside each other, one to judge positions, one to look at quilts."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.networks import open_network
from mercerie.core import BadFile

JUDGES = ("numbers", "heard", "means")  # what the first is told
EARLIER = ("rest", "pictures", "means")  # and what it was told before it said everything in short
SAYS = ("said", "circle", "suits")  # what it says, and two tables: what it hears, and looks for, of each patch


class Learned(NamedTuple):
    """Both, opened."""

    judgement: Any
    sight: Any

    @property
    def told(self) -> int:
        """So many numbers of a position, besides its circle and what was seen in its quilts."""
        return int(self.judgement.get_inputs()[0].shape[1])

    def tables(self) -> list[NDArray[np.float32]]:
        """What it hears when a patch lies at a place of the circle; what it looks for because of a patch."""
        told = np.zeros((1, self.told), np.uint8), *np.zeros((2, 1, self.hidden), np.float32)
        tables: list[NDArray[np.float32]] = self.judgement.run(SAYS[1:], dict(zip(JUDGES, told, strict=True)))
        return tables

    @property
    def area(self) -> int:
        """So many squares has a quilt."""
        return int(self.sight.get_outputs()[0].shape[2])

    @property
    def pictures(self) -> int:
        """It draws so many of each quilt."""
        return int(self.sight.get_outputs()[0].shape[1])

    @property
    def hidden(self) -> int:
        """It says in so many numbers what a quilt means to its player, and as many for the other."""
        return int(self.sight.get_outputs()[1].shape[1]) // 2


def is_learned(network: Any) -> bool:
    """Whether an opened file is the first of two; BadFile if it is one that earlier versions made."""
    told = tuple(tensor.name for tensor in network.get_inputs())
    if told == EARLIER:
        how = "python -m mercerie.learn.shipping GAME weights.pt FILE"
        raise BadFile(f"This network was made by an earlier version. Make its files anew of its weights: {how}")
    return told == JUDGES


def sight_beside(path: Path) -> Path:
    """Where the second file lies."""
    return path.with_stem(f"{path.stem}-quilts")


def open_learned(path: Path) -> Learned:
    """Both files, by the name of the first; BadFile if one is missing."""
    return Learned(open_network(path), open_network(sight_beside(path)))

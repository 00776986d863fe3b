"""A network as it lies on disk: two files beside each other, one to judge positions, one to look at quilts."""

from pathlib import Path
from typing import Any, NamedTuple

from mercerie.bots.networks import open_network

JUDGES = ("rest", "pictures", "means")  # what the first is told


class Learned(NamedTuple):
    """Both, opened."""

    judgement: Any
    sight: Any

    @property
    def told(self) -> int:
        """So many numbers of a position, besides what was seen in its quilts."""
        return int(self.judgement.get_inputs()[0].shape[1])

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
    """Whether an opened file is the first of two."""
    return tuple(tensor.name for tensor in network.get_inputs()) == JUDGES


def sight_beside(path: Path) -> Path:
    """Where the second file lies."""
    return path.with_stem(f"{path.stem}-quilts")


def open_learned(path: Path) -> Learned:
    """Both files, by the name of the first; BadFile if one is missing."""
    return Learned(open_network(path), open_network(sight_beside(path)))

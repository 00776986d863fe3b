"""What an observation is made of: named parts, one after the other, so that documents and code can be compared."""

from math import prod
from typing import NamedTuple


class Part(NamedTuple):
    """One part of an observation: its name, its shape, and what it says."""

    name: str
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)

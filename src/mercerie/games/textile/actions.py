"""What a player of Textile can do. Colours are indexes of COLOURS."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Start:
    """Lay the first tile of the patchwork; only the designated player does, once."""

    colour: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take a tile and sew it to one's patch, at a place counted from its first tile, or begin a patch at 0,0."""

    colour: int
    x: int = 0
    y: int = 0


@dataclass(frozen=True, slots=True)
class Assemble:
    """Sew one's patch onto the patchwork, turned clockwise by quarters, its first tile at a place of the patchwork."""

    quarters: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one's patch out of the game."""


Action = Start | Take | Assemble | Discard

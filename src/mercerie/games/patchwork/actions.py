"""What a player of Patchwork can do."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advance:
    """Move to the space after the other token and earn a button for each space."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Take a patch in reach and sew it on: its orientation, and the corner of its bounding box."""

    patch: int
    orientation: int
    row: int
    col: int


@dataclass(frozen=True, slots=True)
class Sew:
    """Sew the leather patch just taken onto one square."""

    row: int
    col: int


@dataclass(frozen=True, slots=True)
class ThrowAway:
    """Do without the leather patch just taken, where the components allow it."""


Action = Advance | Buy | Sew | ThrowAway

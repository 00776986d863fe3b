"""What lies in the box. Patchwork and Patchwork Express are the same rules with two boxes."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from mercerie.core.fingerprint import fingerprint
from mercerie.games.patchwork.actions import Buy, Sew
from mercerie.games.patchwork.quilt import Cells, Shape, cells_at, corners, orientations


@dataclass(frozen=True, slots=True)
class Patch:
    """One patch of cloth: what it costs, how long it takes to sew, the income it brings, its shape."""

    id: int
    cost: int
    time: int
    income: int
    shape: Shape


@dataclass(frozen=True, slots=True)
class Track:
    """The time board: its last space, the button marks, and the leather patches in one or several layouts."""

    end: int
    income: tuple[int, ...]
    leather: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Tile:
    """The bonus for the first full square of this side."""

    side: int
    points: int


_TABLES = {"places", "single_squares"}


@dataclass(frozen=True)
class Components:
    """One box. Every difference between two variants is a value here."""

    name: str
    side: int
    buttons: int
    offer: int
    penalty: int
    tile: Tile | None
    leather_may_be_thrown_away: bool
    track: Track
    patches: Mapping[int, Patch]
    start: int
    late: tuple[int, ...]
    late_from: int

    @cached_property
    def places(self) -> Mapping[int, Mapping[Buy, Cells]]:
        """For each patch, every way to sew it onto an empty quilt and the squares it then covers."""
        return {patch.id: self._places_of(patch) for patch in self.patches.values()}

    @cached_property
    def single_squares(self) -> Mapping[Sew, Cells]:
        """Every way to sew a leather patch onto an empty quilt."""
        side = self.side
        return {Sew(row, col): 1 << (row * side + col) for row in range(side) for col in range(side)}

    @cached_property
    def fingerprint(self) -> str:
        """Of what decides a game: everything but the name."""
        patches = [
            (patch.id, patch.cost, patch.time, patch.income, sorted(patch.shape)) for patch in self.patches.values()
        ]
        track = (self.track.end, self.track.income, list(self.track.leather.items()))
        numbers = (self.side, self.buttons, self.offer, self.penalty, self.tile, self.late_from)
        return fingerprint(numbers, self.leather_may_be_thrown_away, track, patches, self.start, self.late)

    def _places_of(self, patch: Patch) -> dict[Buy, Cells]:
        return {
            Buy(patch.id, orientation, row, col): cells_at(look, row, col, self.side)
            for orientation, look in orientations(patch.shape).items()
            for row, col in corners(look, self.side)
        }

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Components {self.name}>"

    def __getstate__(self) -> dict[str, object]:
        # The tables are made again where they are needed: they are a hundred times the size of the box.
        return {key: value for key, value in self.__dict__.items() if key not in _TABLES}

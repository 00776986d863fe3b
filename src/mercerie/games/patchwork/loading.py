"""Reading a component file and refusing one that cannot be played, with a sentence that says what to mend."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from mercerie.core import BadFile
from mercerie.games.patchwork.components import Components, Patch, Tile, Track
from mercerie.games.patchwork.quilt import is_connected, parse_shape

LARGEST_ID = 9_999  # what the notation can write
LARGEST_QUILT = 26  # as many columns as letters


def load_components(path: str | Path) -> Components:
    """A component file of one's own, checked. `patchwork.toml` in this package shows the format."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(f"{path} cannot be read: it should be a component file in TOML.") from error
    return parse_components(text, str(path))


def parse_components(text: str, origin: str) -> Components:
    try:
        return _build(_Entry(tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{origin} is not TOML: {error}.") from error
    except BadFile as error:
        raise BadFile(f"{origin}: {error}") from error


@dataclass(frozen=True, slots=True)
class _Entry:
    """A table of the file, and where it stands there; gives values of the wanted type or says what is wrong."""

    values: Mapping[str, Any]
    where: str = ""

    def whole(self, key: str, least: int = 0, most: int | None = None) -> int:
        value = self._value(key)
        _demand(type(value) is int and value >= least, f"{self.where}{key} should be a whole number, {least} or more")
        _demand(most is None or value <= most, f"{self.where}{key} should be {most} at most")
        return int(value)

    def flag(self, key: str) -> bool:
        value = self.values.get(key, False)
        _demand(type(value) is bool, f"{self.where}{key} should be true or false")
        return bool(value)

    def text(self, key: str) -> str:
        value = self._value(key)
        _demand(type(value) is str and bool(value), f"{self.where}{key} should be a text")
        return str(value)

    def table(self, key: str, where: str = "") -> "_Entry":
        value = self._value(key)
        _demand(isinstance(value, dict), f"{self.where}{key} should be a table")
        return _Entry(value, where)

    def tables(self, key: str) -> list["_Entry"]:
        value = self._value(key)
        _demand(isinstance(value, list) and all(isinstance(item, dict) for item in value), f"{key} should be [[{key}]]")
        return [_Entry(item, f"{key} {item.get('id', number)}: ") for number, item in enumerate(value, start=1)]

    def spaces(self, key: str, end: int) -> tuple[int, ...]:
        """Marks on the time board, in order."""
        value = self._value(key)
        _demand(isinstance(value, list), f"{self.where}{key} should be a list of spaces")
        for space in value:
            on_track = type(space) is int and 0 < space <= end
            _demand(on_track, f"track: {key} mark {space} is not on the spaces 1 to {end}")
        twice = [space for space, count in Counter(value).items() if count > 1]
        _demand(not twice, f"track: {key} mark {twice and twice[0]} is there twice")
        return tuple(sorted(value))

    def _value(self, key: str) -> Any:
        _demand(key in self.values, f"{self.where}{key!r} is missing")
        return self.values[key]


def _build(data: _Entry) -> Components:
    entries = data.tables("patch")
    patches = [_patch(entry) for entry in entries]
    ids = [patch.id for patch in patches]
    twice = [number for number, count in Counter(ids).items() if count > 1]
    _demand(not twice, f"patch {twice and twice[0]} is there twice; ids must differ")
    starts = [patch.id for patch, entry in zip(patches, entries, strict=True) if entry.flag("start")]
    _demand(len(starts) == 1, f"{len(starts)} patches say start = true; exactly one must")
    tile = data.table("tile", "tile: ") if "tile" in data.values else None
    late = tuple(patch.id for patch, entry in zip(patches, entries, strict=True) if entry.flag("late"))
    box = Components(
        name=data.text("name"),
        side=data.whole("quilt", 1, LARGEST_QUILT),
        buttons=data.whole("buttons"),
        offer=data.whole("offer", 1),
        penalty=data.whole("penalty"),
        tile=Tile(tile.whole("side", 1), tile.whole("points")) if tile else None,
        leather_may_be_thrown_away=data.flag("leather_may_be_thrown_away"),
        track=_track(data.table("track", "track: ")),
        patches={patch.id: patch for patch in patches},
        start=starts[0],
        late=late,
        late_from=data.whole("late_from") if late else 0,
    )
    _check(box)
    return box


def _patch(entry: _Entry) -> Patch:
    drawing = entry.text("shape")
    _demand(not set(drawing) - set("#.\n"), f"{entry.where}a shape is drawn with # and . only")
    shape = parse_shape(drawing)
    _demand(bool(shape), f"{entry.where}the shape has no square")
    _demand(is_connected(shape), f"{entry.where}the squares of the shape do not hang together")
    number = entry.whole("id", 0, LARGEST_ID)
    return Patch(number, entry.whole("cost"), entry.whole("time"), entry.whole("income"), shape)


def _track(data: _Entry) -> Track:
    end = data.whole("end", 1)
    layouts = data.table("leather")
    _demand(bool(layouts.values), "track: leather needs a layout, even an empty one")
    return Track(end, data.spaces("income", end), {layout: layouts.spaces(layout, end) for layout in layouts.values})


def _check(box: Components) -> None:
    """What no single value can tell: how they fit together."""
    _demand(box.tile is None or box.tile.side <= box.side, "the tile's square is larger than the quilt")
    _demand(box.start not in box.late, "the start patch cannot be a late one")
    early = len(box.patches) - len(box.late)
    comes = not box.late or 0 < box.late_from < early
    _demand(comes, f"the late patches never come: with {early} others, late_from should be 1 to {early - 1}")
    for patch in box.patches.values():
        longest = 1 + max(max(square) for square in patch.shape)
        _demand(longest <= box.side, f"patch {patch.id} is {longest} squares long and never fits the quilt")


def _demand(holds: bool, otherwise: str) -> None:  # noqa: FBT001
    if not holds:
        raise BadFile(f"{otherwise}.")


def _packaged(name: str) -> Components:
    return parse_components(files(__package__).joinpath(name).read_text(encoding="utf-8"), name)


PATCHWORK_BOX = _packaged("patchwork.toml")
EXPRESS_BOX = _packaged("express.toml")

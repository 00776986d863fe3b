"""Reading a component file and refusing one that cannot be played, with a sentence that says what to mend."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from mercerie.core import BadFile
from mercerie.games.patchwork.components import Components, Patch, Tile, Track
from mercerie.games.patchwork.quilt import is_connected, parse_shape


@cache
def load_components(path: str | Path) -> Components:
    """A component file of one's own, checked. `patchwork.toml` in this package shows the format."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{path} cannot be read: it should be a component file in TOML.") from error
    return parse_components(text, str(path))


def parse_components(text: str, origin: str) -> Components:
    try:
        return _build(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{origin} is not TOML: {error}.") from error
    except KeyError as error:
        raise BadFile(f"{origin}: {error.args[0]!r} is missing.") from error
    except (TypeError, AttributeError) as error:
        raise BadFile(f"{origin}: a value has the wrong type ({error}).") from error
    except BadFile as error:
        raise BadFile(f"{origin}: {error}") from error


def _build(data: Mapping[str, Any]) -> Components:
    raw = data["patch"]
    patches = {entry["id"]: _patch(entry) for entry in raw}
    twice = [number for number, count in Counter(entry["id"] for entry in raw).items() if count > 1]
    _demand(not twice, f"patch {twice and twice[0]} is there twice; ids must differ")
    starts = [entry["id"] for entry in raw if entry.get("start")]
    _demand(len(starts) == 1, f"{len(starts)} patches say start = true; exactly one must")
    tile = data.get("tile")
    box = Components(
        name=data["name"],
        side=data["quilt"],
        buttons=data["buttons"],
        offer=data["offer"],
        penalty=data["penalty"],
        tile=tile and Tile(tile["side"], tile["points"]),
        leather_may_be_thrown_away=data["leather_may_be_thrown_away"],
        track=_track(data["track"]),
        patches=patches,
        start=starts[0],
        late=tuple(entry["id"] for entry in raw if entry.get("late")),
        late_from=data.get("late_from", 0),
    )
    _check(box)
    return box


def _patch(entry: Mapping[str, Any]) -> Patch:
    number = entry["id"]
    _demand(type(number) is int and number >= 0, f"patch id {number!r} should be a whole number")
    for key in ("cost", "time", "income"):
        amount = entry[key]
        _demand(type(amount) is int and amount >= 0, f"patch {number}: {key} should be a whole number, 0 or more")
    drawing = entry["shape"]
    _demand(not set(drawing) - set("#.\n"), f"patch {number}: a shape is drawn with # and . only")
    shape = parse_shape(drawing)
    _demand(bool(shape), f"patch {number}: the shape has no square")
    _demand(is_connected(shape), f"patch {number}: the squares of the shape do not hang together")
    return Patch(number, entry["cost"], entry["time"], entry["income"], shape)


def _track(data: Mapping[str, Any]) -> Track:
    end = data["end"]
    _demand(type(end) is int and end > 0, "track.end should be a whole number above 0")
    leather = {layout: tuple(sorted(spaces)) for layout, spaces in data["leather"].items()}
    _demand(bool(leather), "track.leather needs a layout, even an empty one")
    income = tuple(sorted(data["income"]))
    for what, spaces in [("income", income), *leather.items()]:
        outside = [space for space in spaces if not 0 < space <= end]
        _demand(not outside, f"track: {what} mark {outside and outside[0]} is not on the spaces 1 to {end}")
    return Track(end, income, leather)


def _check(box: Components) -> None:
    for key in ("buttons", "penalty", "late_from"):
        amount = getattr(box, key)
        _demand(type(amount) is int and amount >= 0, f"{key} should be a whole number, 0 or more")
    _demand(type(box.offer) is int and box.offer > 0, "offer should be a whole number above 0")
    _demand(type(box.side) is int and 1 <= box.side <= 26, "quilt should be a side from 1 to 26 squares")
    _demand(box.tile is None or 0 < box.tile.side <= box.side, "the tile's square is larger than the quilt")
    _demand(box.start not in box.late, "the start patch cannot be a late one")
    _demand(not box.late or box.late_from > 0, "late patches need late_from, the number of patches they wait for")
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

"""Robots: the bots people play against, each with a name, a figure and a manner, so that losing is losing to somebody.

`robots.json` says who they are, for the web page too; `figures/` has their drawings. A robot is a level: the same
one in every game. Yardsticks and bots from outside are no robots: they keep their given name and look like a `tin`.
"""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Robot:
    """Who a level is. Texts are by language: `fr`, `en`."""

    id: str
    levels: tuple[str, ...]
    level: Mapping[str, str]
    name: Mapping[str, str]
    made: Mapping[str, str]
    manner: Mapping[str, str]
    greeting: Mapping[str, str]
    dye: str


def _load() -> dict[str, Robot]:
    told = json.loads(files("mercerie.bots").joinpath("robots.json").read_text(encoding="utf-8"))
    return {key: Robot(id=key, **{**about, "levels": tuple(about["levels"])}) for key, about in told.items()}


# By id, weakest first.
ROBOTS: dict[str, Robot] = _load()
NO_ROBOT = "tin"

_BY_LEVEL = {level: robot for robot in ROBOTS.values() for level in robot.levels}
_AGAIN = ("", " bis", " ter")


def robot_of_level(level: str) -> Robot | None:
    return _BY_LEVEL.get(level)


def robot_named(text: str) -> Robot | None:
    """The robot somebody means by its name in any language, in small or large letters, with or without accents."""
    wanted = _plain(text)
    return next((robot for robot in ROBOTS.values() if wanted in {_plain(name) for name in robot.name.values()}), None)


def told_apart(names: Sequence[str]) -> list[str]:
    """Galon, Galon bis, Galon ter, Galon 4: robots of the same name at one table."""
    return [name + _suffix(list(names[:seat]).count(name)) for seat, name in enumerate(names)]


def _suffix(before: int) -> str:
    return _AGAIN[before] if before < len(_AGAIN) else f" {before + 1}"


def figure(robot: str | None) -> str:
    """A robot's drawing as SVG, the neutral one for a bot that is no robot."""
    return files("mercerie.bots").joinpath("figures", f"{robot or NO_ROBOT}.svg").read_text(encoding="utf-8")


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))

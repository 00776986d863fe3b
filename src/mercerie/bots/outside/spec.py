"""How a bot is asked for in one text: what it is, a name of one's own, and limits. It is read only here.

greedy:hard                            one of ours, with a level
galon                                  one of ours, by its robot's name
my_bots:Thrifty                        a Python class
nets/small.onnx                        a network
program:node mybot.mjs                 a program that speaks the line protocol
uct@playouts=10000                     any of these, with a budget of its own
thrifty=my_bots:Thrifty@seconds=0.5    … and under a name of its own
"""

import math
import re
from dataclasses import dataclass, replace
from typing import Literal

from mercerie.bots import BOTS, Budget
from mercerie.bots.robots import robot_named
from mercerie.core import BadOption

Kind = Literal["ours", "class", "network", "program"]

PROGRAM = "program:"
# A budget speaks of one thing; of the other there is then as much as anyone can use.
MANY_PLAYOUTS = 1_000_000
USUAL_MEMORY = 2_048

_NAMED = re.compile(r"([\w.+-]+)=(.+)")
_LIMIT = re.compile(r"(.+)@(\w+)=([^@=]*)")
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_KEYS = ("seconds", "playouts", "memory", "game")
_OURS = {name for kinds in BOTS.values() for name in kinds}


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot somebody asked for. `memory` is in MiB; `games` are those it is offered for, all when there are none."""

    name: str
    text: str
    seconds: float | None = None
    playouts: int | None = None
    memory: int = USUAL_MEMORY
    games: tuple[str, ...] = ()

    @property
    def kind(self) -> Kind:
        if self.text.startswith(PROGRAM):
            return "program"
        if self.text.endswith(".onnx"):
            return "network"
        is_ours = self.text.partition(":")[0] in _OURS
        return "class" if _CLASS.fullmatch(self.text) and not is_ours else "ours"

    def budget(self, seconds: float | None = None, playouts: int | None = None) -> Budget:
        """Its own budget, else the one granted to all, else the usual one."""
        if self.seconds is not None or self.playouts is not None:
            seconds, playouts = self.seconds, self.playouts
        if seconds is None and playouts is None:
            return Budget()
        return Budget(math.inf if seconds is None else seconds, MANY_PLAYOUTS if playouts is None else playouts)

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def parse_spec(written: str) -> BotSpec:
    """Read a bot as it is written on a command line."""
    named = _NAMED.fullmatch(written)
    name, rest = named.groups() if named else (written, written)
    limits: list[tuple[str, str]] = []
    while found := _LIMIT.fullmatch(rest):
        rest = found[1]
        limits.append((found[2], found[3]))
    if not rest.removeprefix(PROGRAM).strip():
        raise BadOption(f"{written!r} is no bot: write a name such as greedy, module:Class, net.onnx or program:…")
    spec = BotSpec(name, rest)
    for key, value in reversed(limits):
        if key not in _KEYS:
            raise BadOption(f"{written!r}: after @ comes seconds=, playouts=, memory= or game=, not {key}=.")
        spec = _with(spec, key, value)
    return spec


def parse_named(written: str) -> BotSpec:
    """The same where a name must be given: NAME=BOT."""
    if not _NAMED.fullmatch(written):
        raise BadOption(f"{written!r} has no name: write NAME=BOT, for example thrifty=my_bots:Thrifty.")
    spec = parse_spec(written)
    if spec.name in _OURS or robot_named(spec.name):
        raise BadOption(f"A bot of ours is called {spec.name} already: choose another name for {spec.text}.")
    return spec


def _with(spec: BotSpec, key: str, value: str) -> BotSpec:
    if key == "game":
        if value not in BOTS:
            raise BadOption(f"There is no game {value!r}: {', '.join(BOTS)}.")
        return replace(spec, games=(*spec.games, value))
    number = _number(value)
    if not 0 < number < math.inf or (key != "seconds" and number != int(number)):
        raise BadOption(f"{key} should be a {'' if key == 'seconds' else 'whole '}number above 0, not {value!r}.")
    match key:
        case "seconds":
            return replace(spec, seconds=number)
        case "playouts":
            return replace(spec, playouts=int(number))
        case _:
            return replace(spec, memory=int(number))


def _number(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        return math.nan

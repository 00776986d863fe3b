"""How a record names whoever plays a bot's seat: the robot's name, and after it which bot that was.

`Galon (search:normal)`. Yardsticks and bots from outside have only the name they were given, `greedy` or `thrifty`;
records of earlier versions name every bot like this, those made at a keyboard as `bot:search:normal`.
"""

import re

from mercerie.bots import find_bot, robot_of
from mercerie.bots.robots import robot_named
from mercerie.core import AnyGame, BadOption

PREFIX = "bot:"
_ROBOT = re.compile(r"(\w+) \(([\w:]+)\)")


def format_player(name: str, spec: str | None, game: AnyGame) -> str:
    """A seat's name in a record; people keep theirs."""
    robot = robot_of(spec, game) if spec else None
    return f"{robot.name['en']} ({spec})" if robot else name


def parse_player(text: str, game: AnyGame) -> tuple[str, str | None]:
    """The name and the bot's spec, None for a person and for a bot that is not ours."""
    named = _ROBOT.fullmatch(text)
    spec = named[2] if named else text.removeprefix(PREFIX)
    robot = robot_of(spec, game)
    if named and (robot is None or named[1] not in robot.name.values()):
        return text, None  # a person may be called so
    return (spec, spec) if _is_ours(spec, game) else (text, None)


def _is_ours(spec: str, game: AnyGame) -> bool:
    # Not by a robot's name: Nancy may well be a person.
    if robot_named(spec):
        return False
    try:
        find_bot(spec, game)
    except BadOption:
        return False
    return True

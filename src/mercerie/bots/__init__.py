"""The bots. To add one, write its file and name it in its game's cast; to add a game, name its cast here."""

from random import Random

from mercerie.bots.bot import Analysis, Analyst, AnyBot, Bot, BotKind, Budget, Cast, Choice
from mercerie.bots.patchwork.cast import CAST as PATCHWORK_CAST
from mercerie.bots.robots import Robot, robot_named, robot_of_level
from mercerie.bots.textile.cast import CAST as TEXTILE_CAST
from mercerie.bots.timeline.cast import CAST as TIMELINE_CAST
from mercerie.bots.uniform import UNIFORM
from mercerie.core import AnyGame, BadOption
from mercerie.games import EXPRESS, PATCHWORK, TEXTILE, TIMELINE

CASTS: dict[str, Cast] = {
    PATCHWORK.id: PATCHWORK_CAST,
    EXPRESS.id: PATCHWORK_CAST,
    TEXTILE.id: TEXTILE_CAST,
    TIMELINE.id: TIMELINE_CAST,
}
# By game, then by name.
BOTS: dict[str, dict[str, BotKind]] = {
    game: {kind.name: kind for kind in (UNIFORM, *cast.kinds)} for game, cast in CASTS.items()
}


def levels_for_people(game: str) -> list[tuple[str, str]]:
    """The bots people are offered, as name and level, weakest first; yardsticks they have to ask for by name."""
    kinds = (kind for kind in BOTS[game].values() if not kind.yardstick)
    return [(kind.name, level) for kind in kinds for level in kind.levels]


def robots_of(game: str) -> list[tuple[Robot, str]]:
    """Who plays this game, weakest first, each with the spec of its bot."""
    offered = ((robot_of_level(level), f"{name}:{level}") for name, level in levels_for_people(game))
    return [(robot, spec) for robot, spec in offered if robot]


def robot_of(spec: str, game: AnyGame) -> Robot | None:
    """Who a bot is; None for a yardstick and for one from outside."""
    try:
        kind, level = find_bot(spec, game)
    except BadOption:
        return None
    return None if kind.yardstick else robot_of_level(level)


def proper_spec(spec: str, game: AnyGame) -> str:
    """A bot as records and tables write it, whether it was asked for by its spec or by its robot's name."""
    robot = robot_named(spec)
    return next((proper for other, proper in robots_of(game.id) if other is robot), spec)


def find_bot(spec: str, game: AnyGame) -> tuple[BotKind, str]:
    """The kind and the level a text names, `greedy`, `greedy:hard` or `Galon`; BadOption if there is no such bot."""
    name, _, level = proper_spec(spec, game).partition(":")
    kind = BOTS[game.id].get(name)
    if kind is None:
        raise BadOption(f"There is no bot {name!r} for {game.id}: {', '.join(BOTS[game.id])}.")
    if level and level not in kind.levels:
        choices = ", ".join(kind.levels) or "none"
        raise BadOption(f"{name} has no level {level!r} at {game.id}: {choices}.")
    return kind, level or kind.usual_level


def make_bot(spec: str, game: AnyGame, rng: Random) -> AnyBot:
    """A bot from its name, or its name and a level. A strong one loads Numba, which takes a second."""
    kind, level = find_bot(spec, game)
    return kind.make(game, level, rng)


def budget_with_people(spec: str, game: AnyGame) -> Budget:
    """What a bot is granted for an action where people play, and wait for it."""
    return Budget(find_bot(spec, game)[0].seconds)


__all__ = [
    "BOTS",
    "CASTS",
    "Analysis",
    "Analyst",
    "AnyBot",
    "Bot",
    "BotKind",
    "Budget",
    "Cast",
    "Choice",
    "Robot",
    "budget_with_people",
    "find_bot",
    "levels_for_people",
    "make_bot",
    "proper_spec",
    "robot_of",
    "robots_of",
]

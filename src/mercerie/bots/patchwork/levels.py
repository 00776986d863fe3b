"""The searching players of Patchwork and Express by level. Numba is imported when a bot is made, not before."""

from math import inf
from random import Random

from mercerie.bots.bot import AnyBot, BotKind, Level
from mercerie.core import AnyGame

GAMES = ("patchwork", "patchwork-express")


LEVELS = {
    "beginner": Level(6, overlooks=0.5),
    "easy": Level(16, overlooks=0.2),
    "normal": Level(60),
    "hard": Level(400),
    "expert": Level(inf),
}


def _make_search(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    from mercerie.bots.patchwork.search import Search

    return Search(LEVELS[level], rng)


def _make_score(_game: AnyGame, _level: str, rng: Random) -> AnyBot:
    from mercerie.bots.patchwork.search import Search

    return Search(LEVELS["expert"], rng, selfish=True)


def _make_uct(_game: AnyGame, _level: str, rng: Random) -> AnyBot:
    from mercerie.bots.patchwork.uct import Uct

    return Uct(rng)


SEARCH = BotKind("search", "looks ahead", GAMES, _make_search, tuple(LEVELS), "expert")
SCORE = BotKind("score", "looks ahead, for its own score only", GAMES, _make_score, yardstick=True)
UCT = BotKind("uct", "plain tree search with random playouts: a yardstick", GAMES, _make_uct, yardstick=True)

"""How strong `search` plays Textile, from a beginner to an expert. Numba is imported when a bot is made, not before."""

from math import inf
from random import Random

from mercerie.bots.bot import AnyBot, BotKind, Level
from mercerie.core import AnyGame

LEVELS = {
    # One playout is as good as none: these two go by a glance at their own patch.
    "beginner": Level(1, overlooks=0.75),
    "easy": Level(1, overlooks=0.3),
    "normal": Level(16, overlooks=0.15),
    "hard": Level(64, overlooks=0.1),
    "expert": Level(inf),
}


def _make(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    from mercerie.bots.textile.search import Search

    return Search(LEVELS[level], rng)


SEARCH = BotKind("search", "looks ahead", _make, tuple(LEVELS), "expert", compiled=True)

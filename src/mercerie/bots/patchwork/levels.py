"""The searching players of Patchwork and Express by level. Numba is imported when a bot is made, not before."""

from math import inf
from random import Random

from mercerie.bots.bot import AnyBot, BotKind, Level
from mercerie.core import AnyGame

LEVELS = {
    "beginner": Level(6, overlooks=0.5),
    "easy": Level(16, overlooks=0.2),
    "normal": Level(60),
    "hard": Level(400),
    "expert": Level(inf),
}

# A champion answers at its quickest within 0.2 s and at its strongest within 2 s, on one core. With a small network
# 3,000 simulations take a fifth of the 0.2 s; where they take longer the clock keeps the promise, with a little left
# for the way there and back.
CHAMPIONS = {"quick": Level(3_000, seconds=0.15), "full": Level(inf)}
AT_FULL = 1.8


def _make_search(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    from mercerie.bots.patchwork.search import Search

    return Search(LEVELS[level], rng)


def _make_champion(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    from mercerie.bots.patchwork.champion import Champion

    return Champion(CHAMPIONS[level], rng)


def _make_score(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    if level == "champion":
        from mercerie.bots.patchwork.champion import Champion

        return Champion(CHAMPIONS["full"], rng, selfish=True)
    from mercerie.bots.patchwork.search import Search

    return Search(LEVELS["expert"], rng, selfish=True)


def _make_uct(_game: AnyGame, _level: str, rng: Random) -> AnyBot:
    from mercerie.bots.patchwork.uct import Uct

    return Uct(rng)


SEARCH = BotKind("search", "looks ahead", _make_search, tuple(LEVELS), "expert", compiled=True)
CHAMPION = BotKind(
    "champion",
    "looks ahead as self-play taught it",
    _make_champion,
    tuple(CHAMPIONS),
    "full",
    seconds=AT_FULL,
    compiled=True,
)
SCORE = BotKind(
    "score",
    "looks ahead, for its own score only",
    _make_score,
    ("search", "champion"),
    "search",
    yardstick=True,
    compiled=True,
)
UCT = BotKind("uct", "plain tree search with random playouts: a yardstick", _make_uct, yardstick=True, compiled=True)

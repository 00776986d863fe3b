"""Who plays Timeline."""

from random import Random

from mercerie.bots.bot import AnyBot, BotKind, Cast
from mercerie.bots.greedy import Greedy
from mercerie.bots.timeline.memory import LEVELS, USUAL_LEVEL, Memory
from mercerie.bots.timeline.rememberer import MEMORY
from mercerie.core import AnyGame


def _make_greedy(_game: AnyGame, level: str, rng: Random) -> AnyBot:
    return Greedy(Memory(level, rng).appraise, rng)


GREEDY = BotKind("greedy", "trusts a memory of dates that errs", _make_greedy, LEVELS, USUAL_LEVEL, yardstick=True)
CAST = Cast((GREEDY, MEMORY), analyst="memory:expert")

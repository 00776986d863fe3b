"""Who is asked what to think of a position: for each game the strongest bot that can say."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mercerie.bots import CASTS, Analysis, Analyst, Budget, Choice, make_bot
from mercerie.bots.playouts import Playouts
from mercerie.core import AnyGame

# By game, a bot with `analyse`. A game without a cast is analysed by playouts.
ANALYSTS: dict[str, str] = {game: cast.analyst for game, cast in CASTS.items()}


def make_analyst(game: AnyGame, rng: Random) -> Analyst[Any, Any]:
    """The game's analyst."""
    if game.id not in ANALYSTS:
        return Playouts(game, make_bot("greedy", game, rng), rng)
    bot = make_bot(ANALYSTS[game.id], game, rng)
    assert isinstance(bot, Analyst), f"{ANALYSTS[game.id]} cannot say what it thinks of {game.id}"
    return bot


def look(game: AnyGame, view: Any, legal: Sequence[Any], luck: str, seconds: float) -> Analysis[str]:
    """What the game's analyst thinks of a position, its actions as text. It sees a view and nothing else."""
    # The time is the limit here, not the playouts.
    budget = Budget(seconds, playouts=1_000_000)
    found = make_analyst(game, Random(luck)).analyse(view, legal, budget)
    choices = (Choice(game.format_action(choice.action), choice.chance, choice.share) for choice in found.choices)
    return Analysis(found.chances, tuple(choices))

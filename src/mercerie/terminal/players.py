"""Who sits where. In a record a bot's seat is named `bot:greedy` or `bot:greedy:hard`; any other name is a person's."""

from collections.abc import Sequence
from random import Random

from mercerie.bots import AnyBot, Budget, budget_with_people, make_bot
from mercerie.core import AnyGame, Seat

_BOT = "bot:"


def bots_of(names: Sequence[str], game: AnyGame, rng: Random) -> dict[Seat, AnyBot]:
    """The seats that bots play."""
    return {
        seat: make_bot(name.removeprefix(_BOT), game, rng) for seat, name in enumerate(names) if name.startswith(_BOT)
    }


def budget_of(name: str, game: AnyGame) -> Budget:
    """What the bot of that name is granted for an action."""
    return budget_with_people(name.removeprefix(_BOT), game)


def shown_names(names: Sequence[str]) -> list[str]:
    """Names for the screen: `bot:greedy:hard` becomes greedy (hard), and namesakes get a number."""
    shown = [_without_prefix(name) for name in names]
    return [
        f"{name} {shown[: seat + 1].count(name)}" if shown.count(name) > 1 else name for seat, name in enumerate(shown)
    ]


def _without_prefix(name: str) -> str:
    kind, _, level = name.removeprefix(_BOT).partition(":") if name.startswith(_BOT) else (name, "", "")
    return f"{kind} ({level})" if level else kind

"""Which options of a game do not go together, found by asking the game about all of them.

It is told with the game, so that a page offers only what can be played, and knows no rule of its own.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from mercerie.core import AnyGame, BadOption, OptionValue
from mercerie.games import GAMES
from mercerie.server.lobby_messages import Impossible

Values = tuple[OptionValue, ...]


@cache
def impossible(game: str) -> tuple[Impossible, ...]:
    """In the fewest words: what never works is told once, not with everything else one could add to it."""
    return tuple(told for seats in GAMES[game].seats for told in _impossible(GAMES[game], seats))


def _impossible(game: AnyGame, seats: int) -> list[Impossible]:
    names = [option.name for option in game.options]
    playable = [dict(zip(names, values, strict=True)) for values in _playable(game, seats)]
    found: list[Impossible] = []
    for size in range(1, len(names) + 1):
        for options in combinations(game.options, size):
            together = [option.name for option in options]
            works = {tuple(values[name] for name in together) for values in playable}
            missing = [values for values in product(*(option.choices for option in options)) if values not in works]
            wanted = [Impossible(seats, dict(zip(together, values, strict=True))) for values in missing]
            found += [one for one in wanted if not any(known.options.items() <= one.options.items() for known in found)]
    return found


def _playable(game: AnyGame, seats: int) -> Iterator[Values]:
    names = [option.name for option in game.options]
    for values in product(*(option.choices for option in game.options)):
        try:
            game.describe(seats, **dict(zip(names, values, strict=True)))
        except BadOption:
            continue
        yield values

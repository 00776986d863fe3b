"""Who sits where. A bot's seat is named `bot:galon` or `bot:search:normal`, any other name is a person's.

In a table's record it is `Galon (search:normal)`, which is understood too.
"""

from collections.abc import Sequence
from random import Random

from mercerie.bots import AnyBot, Budget, Robot, budget_with_people, make_bot, proper_spec, robot_of
from mercerie.bots.players import PREFIX, parse_player
from mercerie.bots.robots import told_apart
from mercerie.core import AnyGame, Seat


def bots_of(names: Sequence[str], game: AnyGame, rng: Random) -> dict[Seat, AnyBot]:
    """The seats that bots play."""
    specs = {seat: _spec(name, game) for seat, name in enumerate(names)}
    return {seat: make_bot(spec, game, rng) for seat, spec in specs.items() if spec}


def budget_of(name: str, game: AnyGame) -> Budget:
    """What the bot of that name is granted for an action."""
    return budget_with_people(_spec(name, game) or name, game)


def robots_at(names: Sequence[str], game: AnyGame) -> dict[Seat, Robot]:
    """The seats that robots have, by their names or their specs."""
    specs = {seat: _spec(name, game) for seat, name in enumerate(names)}
    found = {seat: robot_of(spec, game) for seat, spec in specs.items() if spec}
    return {seat: robot for seat, robot in found.items() if robot}


def shown_names(names: Sequence[str], game: AnyGame, language: str) -> list[str]:
    """Names for the screen: a robot's own, `bot:greedy:hard` becomes greedy (hard), and namesakes are told apart."""
    robots = robots_at(names, game)
    bare = [_bare(name) for name in names]
    called = told_apart([robots[seat].name[language] if seat in robots else "" for seat in range(len(names))])
    return [
        called[seat] if seat in robots else f"{name} {bare[: seat + 1].count(name)}" if bare.count(name) > 1 else name
        for seat, name in enumerate(bare)
    ]


def _spec(name: str, game: AnyGame) -> str | None:
    if name.startswith(PREFIX):
        return proper_spec(name.removeprefix(PREFIX), game)
    spec = parse_player(name, game)[1]
    return spec if spec != name else None  # a bare spec was never a bot at a keyboard


def _bare(name: str) -> str:
    kind, _, level = name.removeprefix(PREFIX).partition(":") if name.startswith(PREFIX) else (name, "", "")
    return f"{kind} ({level})" if level else kind

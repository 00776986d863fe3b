"""The plain rules against what they promise: `python benchmarks/plain.py`. One core, median of many."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from mercerie import GAMES

# What, how long it may take in milliseconds.
PROMISES = {
    "Patchwork: list the actions of an opening": 3.0,
    "Patchwork: apply an action": 0.1,
    "Patchwork: a whole random game": 60.0,
    "Textile: apply an action": 0.1,
    "Timeline: apply an action": 0.1,
}


def in_ms(do: Callable[[], object], times: int) -> float:
    taken = []
    for _ in range(times):
        start = perf_counter()
        do()
        taken.append(perf_counter() - start)
    return median(taken) * 1_000


def positions(game_id: str, games: int) -> list[tuple[Any, Any]]:
    """Every position of some random games, with the action chosen there."""
    rng = Random(1)
    met = []
    for seed in range(games):
        state = GAMES[game_id].new(2, seed)
        while state.to_move is not None:
            action = rng.choice(state.legal_actions())
            met.append((state, action))
            state = state.apply(action)
    return met


def random_game(seed: int) -> None:
    rng = Random(seed)
    state = GAMES["patchwork"].new(2, seed)
    while state.to_move is not None:
        state = state.apply(rng.choice(state.legal_actions()))


def applying(game_id: str) -> float:
    return median(in_ms(lambda: state.apply(action), 5) for state, action in positions(game_id, 40))  # noqa: B023


def main() -> None:
    opening = GAMES["patchwork"].new(2, 7)
    measured = [
        in_ms(opening.legal_actions, 200),
        applying("patchwork"),
        in_ms(lambda: random_game(3), 100),
        applying("textile"),
        applying("timeline"),
    ]
    table = Table("what", "may take, ms", "takes, ms", "times faster")
    for (what, promised), took in zip(PROMISES.items(), measured, strict=True):
        table.add_row(what, f"{promised:g}", f"{took:.3f}", f"{promised / took:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()

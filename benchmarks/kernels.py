"""The compiled games: `python benchmarks/kernels.py`. Best of many short runs, as others may use the machine too."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import numpy as np
from rich.console import Console
from rich.table import Table

from mercerie import GAMES
from mercerie.bots.patchwork import plain_tree, tree
from mercerie.bots.patchwork.weights import usual_weights
from mercerie.games.patchwork.encode import plane_count
from mercerie.games.patchwork.kernels import action_count, apply_all, box_tables, legal_all, pack, play_many
from mercerie.games.patchwork.kernels.planes import layout_of, observe_all

RUNS, STARTS = 200, 500
FIRST_CALL = """
from time import perf_counter
from mercerie import GAMES
from mercerie.games.patchwork.kernels import box_tables, pack, play_many
state = GAMES["patchwork"].new(2, 1)
box, starts = box_tables(state.box), pack([state])
begun = perf_counter()
play_many(box, starts, 1, 1)
print(perf_counter() - begun)
"""


def per_second(do: Callable[[], object], count: int) -> float:
    """How many of a count one gets done a second, in the best of many runs."""
    do()
    taken = []
    for _ in range(RUNS):
        begun = perf_counter()
        do()
        taken.append(perf_counter() - begun)
    return count / min(taken)


def measure(name: str, table: Table) -> None:
    game = GAMES[name]
    states = [game.new(2, seed) for seed in range(STARTS)]
    box, starts, weights = box_tables(states[0].box), pack(states), usual_weights()
    masks, numbers = np.zeros((STARTS, action_count(box)), np.int8), np.zeros(STARTS, np.int64)
    layout, seats = layout_of(states[0].box), np.zeros(STARTS, np.int8)
    planes = np.zeros((STARTS, plane_count(states[0].box), int(box["side"]), int(box["side"])), np.float32)

    def threads(count: int) -> float:
        with ThreadPoolExecutor(count) as pool:
            return per_second(
                lambda: list(pool.map(lambda luck: play_many(box, starts, STARTS, luck), range(count))), STARTS * count
            )

    grown, plain = tree.new_tree(20_000), plain_tree.new_plain_tree(box, 20_000)

    def search() -> None:
        tree.plant(grown, starts[0])
        tree.grow(box, weights, grown, 100, 1)

    def uct() -> None:
        plain_tree.plant(plain, starts[0])
        plain_tree.grow(box, plain, 500, 0.5, 1)

    rows = {
        "random games, one core": per_second(lambda: play_many(box, starts, STARTS, 7), STARTS),
        "random games, two threads": threads(2),
        "openings listed (masks)": per_second(lambda: legal_all(box, starts, masks), STARTS),
        "openings encoded (planes)": per_second(lambda: observe_all(box, layout, starts, seats, planes), STARTS),
        "actions applied": per_second(lambda: apply_all(box, starts.copy(), numbers), STARTS),
        "plain search iterations (uct)": per_second(uct, 500),
        "search iterations": per_second(search, 100),
    }
    for what, speed in rows.items():
        table.add_row(name, what, f"{speed:,.0f}")


def main() -> None:
    table = Table("game", "what", "a second")
    for name in ("patchwork", "patchwork-express"):
        measure(name, table)
    Console().print(table)
    firsts = [
        float(subprocess.run([sys.executable, "-c", FIRST_CALL], check=True, capture_output=True, text=True).stdout)  # noqa: S603
        for _ in range(5)
    ]
    Console().print(f"first call with a warm cache: {min(firsts):.2f} s")


if __name__ == "__main__":
    main()

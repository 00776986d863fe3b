"""How fast a network plays against itself: `python benchmarks/selfplay.py patchwork --threads 2 --games 512 1024`.

One line for each number of threads and of games at once: rows the network was asked about a second, and about how
many games that makes when no time is spent on learning. It needs the extra `learn`.
"""

import argparse
from dataclasses import replace
from pathlib import Path
from time import perf_counter

from rich.console import Console

from mercerie.learn.config import SelfPlay, load_config
from mercerie.learn.oracle import best_device
from mercerie.learn.players import STEPS, Players
from mercerie.learn.shapes import AnyNetwork, new_network
from mercerie.learn.telling import BOXES, LAPTOP

DECISIONS = 41  # in a game of Patchwork between networks that have learned; 28 in Express
WARM_UP = 8  # rounds: compiling, first pages of memory, trees that are still small


def rows_a_second(game: str, network: AnyNetwork, selfplay: SelfPlay, seconds: float) -> float:
    players = Players(BOXES[game], network, selfplay)
    players.begin_anew(1)
    for _ in range(WARM_UP):
        _play_round(players)
    begun, rounds = perf_counter(), 0
    while perf_counter() - begun < seconds:
        _play_round(players)
        rounds += 1
    asked = rounds * STEPS * (selfplay.games_at_once // selfplay.threads) * selfplay.threads
    players.close()
    return asked / (perf_counter() - begun)


def _play_round(players: Players) -> None:
    players.begin_round()
    players.end_round()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(BOXES))
    parser.add_argument("--config", type=Path, default=LAPTOP)
    parser.add_argument("--threads", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, nargs="+", default=[512], help="at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line")
    asked = parser.parse_args()
    config, device, console = load_config(asked.config), best_device(), Console()
    network = new_network(BOXES[asked.game], config.network, device)
    for threads in asked.threads:
        for games in asked.games:
            selfplay = replace(config.selfplay, threads=threads, games_at_once=games)
            rows = rows_a_second(asked.game, network, selfplay, asked.seconds)
            about = rows / selfplay.simulations / DECISIONS
            console.print(f"{threads:>4} threads, {games:>6,} games at once: {rows:>9,.0f} rows, {about:,.0f} games")


if __name__ == "__main__":
    main()

"""The file a bot plays with, made of the networks a run has kept. `make champion` makes those of `champion`."""

import argparse
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from mercerie.games.patchwork import Components
from mercerie.learn.config import SelfPlay, config_of
from mercerie.learn.export import export
from mercerie.learn.players import Players
from mercerie.learn.shapes import AnyNetwork, new_network
from mercerie.learn.telling import BOXES
from mercerie.learn.weights import load_weights, take_weights

ROWS = 2_000


def ship(box: Components, weights: Path, path: Path) -> None:
    """Write the network a run was made for, so that it is quick on any processor."""
    network = network_of_run(box, weights)
    export(network, path, rows_of_games(box, network))


def network_of_run(box: Components, weights: Path) -> AnyNetwork:
    """The pupil of a run, or its only network."""
    state = load_weights(weights, box)
    config = config_of(state["config"], str(weights))
    network = new_network(box, config.shipped, torch.device("cpu"))
    take_weights(network, state["networks"][-1], weights)
    return network


def rows_of_games(box: Components, network: AnyNetwork) -> NDArray[np.uint8]:
    """Positions of games a network plays against itself, in any order."""
    players = Players(box, network, SelfPlay(games_at_once=128, threads=1, simulations=8, noise=0.5))
    players.begin_anew(1)
    rows: list[NDArray[np.uint8]] = []
    while sum(map(len, rows)) < ROWS:
        players.begin_round()
        rows.append(players.end_round()["row"])
    players.close()
    return np.random.default_rng(1).permutation(np.concatenate(rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(BOXES))
    parser.add_argument("weights", type=Path)
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    ship(BOXES[asked.game], asked.weights, asked.file)


if __name__ == "__main__":
    main()

"""What is shipped is what was learned."""

from pathlib import Path

import numpy as np
import pytest
from bots.patchwork.guided.toys import said_by_files
from learn.small import said_by

from mercerie.bots.patchwork.champion import NETWORKS
from mercerie.bots.patchwork.guided.learned import open_learned
from mercerie.bots.patchwork.guided.outputs import EXPECTED
from mercerie.core import BadFile
from mercerie.games.patchwork import PATCHWORK_BOX
from mercerie.learn import telling
from mercerie.learn.shipping import network_of_run, rows_of_games, ship
from mercerie.learn.telling import BOXES

RUNS = Path(telling.__file__).parent / "runs"


@pytest.mark.parametrize("game", BOXES)
def test_the_champion_is_the_network_of_the_run_that_is_kept(game: str) -> None:
    box = BOXES[game]
    network = network_of_run(box, RUNS / f"{game}.pt")
    rows = rows_of_games(box, network)[:500]
    said = said_by_files(box, open_learned(NETWORKS[box.fingerprint]), rows)
    learned = said_by(network, rows).numpy()
    chance, expected = (1 / (1 + np.exp(-one[:, -EXPECTED])) for one in (said, learned))
    assert np.abs(chance - expected).mean() < 0.02
    assert np.abs(said - learned)[:, :-EXPECTED].mean() < 0.1


def test_the_networks_of_another_game_are_not_shipped(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="another box"):
        ship(PATCHWORK_BOX, RUNS / "patchwork-express.pt", tmp_path / "network.onnx")
    assert not (tmp_path / "network.onnx").exists()

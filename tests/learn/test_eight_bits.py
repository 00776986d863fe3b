"""A network that counts in 8 bits says nearly the same."""

from pathlib import Path

import numpy as np
from bots.patchwork.guided.toys import said_by_files
from learn.small import lively, said_by, small_by_quilts

from mercerie.bots.patchwork.guided.learned import open_learned, sight_beside
from mercerie.bots.patchwork.guided.outputs import EXPECTED
from mercerie.games.patchwork import EXPRESS_BOX
from mercerie.learn.export import export
from mercerie.learn.shipping import rows_of_games


def test_a_network_in_eight_bits_says_nearly_the_same(tmp_path: Path) -> None:
    network, path = lively(small_by_quilts(EXPRESS_BOX)), tmp_path / "network.onnx"
    rows = rows_of_games(EXPRESS_BOX, network)
    export(network, path)
    exact = sight_beside(path).read_bytes()
    export(network, path, rows)
    counted = sight_beside(path).read_bytes()
    assert b"QuantizeLinear" in counted
    assert b"QuantizeLinear" not in exact
    said = said_by_files(EXPRESS_BOX, open_learned(path), rows[-100:])
    there = said_by(network, rows[-100:]).numpy()
    spread = there.std(0).mean()
    assert 0 < np.abs(said - there).mean() < 0.1 * spread
    assert np.abs(said - there)[:, -EXPECTED:].max() < 0.5

"""A network that counts in 8 bits says nearly the same."""

from pathlib import Path

import numpy as np
from learn.small import lively_network, said_by

from mercerie.bots.networks import open_network
from mercerie.bots.patchwork.guided.outputs import EXPECTED
from mercerie.games.patchwork import EXPRESS_BOX
from mercerie.learn.eight_bits import count_in_eight_bits
from mercerie.learn.export import export
from mercerie.learn.shipping import rows_of_games


def test_a_network_in_eight_bits_says_nearly_the_same(tmp_path: Path) -> None:
    network, path = lively_network(EXPRESS_BOX), tmp_path / "network.onnx"
    rows = rows_of_games(EXPRESS_BOX, network)
    export(network, path)
    exact = path.read_bytes()
    count_in_eight_bits(path, rows)
    counted = path.read_bytes()
    assert b"QuantizeLinear" in counted
    assert b"QuantizeLinear" not in exact
    (said,) = open_network(path).run(None, {"rows": rows[-100:]})
    there = said_by(network, rows[-100:]).numpy()
    spread = there.std(0).mean()
    assert 0 < np.abs(said - there).mean() < 0.1 * spread
    assert np.abs(said - there)[:, -EXPECTED:].max() < 0.5

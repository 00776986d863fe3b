"""A network in its file says what it says in PyTorch."""

from pathlib import Path

import numpy as np
import pytest
from learn.small import lively_network, said_by

from mercerie.bots.networks import open_network
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Components
from mercerie.learn.export import export


@pytest.mark.parametrize("box", [PATCHWORK_BOX, EXPRESS_BOX], ids=["patchwork", "express"])
def test_the_file_says_what_the_network_says(box: Components, tmp_path: Path) -> None:
    network = lively_network(box)
    layout = network.layout
    rng = np.random.default_rng(1)
    for many in (1, 3, 17):
        rows = rng.integers(0, 2, (many, layout.width), np.uint8)
        rows[:, layout.circle : layout.numbers] = rng.integers(0, layout.patches + 1, (many, layout.patches))
        path = tmp_path / f"{box.name}.onnx"
        if not path.exists():
            export(network, path)
        (said,) = open_network(path).run(None, {"rows": rows})
        assert np.allclose(said, said_by(network, rows).numpy(), atol=1e-4)
    assert path.stat().st_size < 6_000_000

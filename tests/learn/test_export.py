"""A network in its file says what it says in PyTorch."""

from math import inf
from pathlib import Path
from random import Random

import numpy as np
import pytest
from bots.patchwork.guided.toys import said_by_files
from learn.small import lively, said_by, small_by_quilts, small_network

from mercerie.bots import Budget
from mercerie.bots.networks import open_network
from mercerie.bots.outside import opened, parse_spec
from mercerie.bots.outside.network import network_bot
from mercerie.bots.patchwork.guided.learned import open_learned, sight_beside
from mercerie.core import BadFile
from mercerie.games import GAMES
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Components
from mercerie.learn.export import export


@pytest.mark.parametrize("box", [PATCHWORK_BOX, EXPRESS_BOX], ids=["patchwork", "express"])
def test_the_file_says_what_the_network_says(box: Components, tmp_path: Path) -> None:
    network = lively(small_by_quilts(box))
    layout = network.layout
    rng = np.random.default_rng(1)
    for many in (1, 3, 17):
        rows = rng.integers(0, 2, (many, layout.width), np.uint8)
        rows[:, layout.circle : layout.numbers] = rng.integers(0, layout.patches + 1, (many, layout.patches))
        path = tmp_path / f"{box.name}.onnx"
        if not path.exists():
            export(network, path)
        said = said_by_files(box, open_learned(path), rows)
        assert np.allclose(said, said_by(network, rows).numpy(), atol=1e-4)
    for file in (path, sight_beside(path)):
        assert file.stat().st_size < 3_000_000
        assert b"site-packages" not in file.read_bytes()
        assert b"by_quilts.py" not in file.read_bytes()


def test_a_network_that_looks_at_both_quilts_at_once_has_no_files(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="look at each quilt by itself"):
        export(small_network(), tmp_path / "network.onnx")


def test_a_network_that_was_learned_sits_down_like_any_other_bot(tmp_path: Path) -> None:
    path, game = tmp_path / "pupil.onnx", GAMES["patchwork"]
    export(lively(small_by_quilts()), path)
    state = game.new(2, 1)
    with opened(parse_spec(f"{path}@playouts=8"), game, Random(1)) as bot:
        chosen = bot.choose(state.view(state.to_move), state.legal_actions(), Budget(inf, 8))
    assert chosen in state.legal_actions()
    with pytest.raises(BadFile, match="not for textile"):
        network_bot(str(path), GAMES["textile"], Random(1))
    sight_beside(path).unlink()
    open_network.cache_clear()
    with pytest.raises(BadFile, match=r"There is no file .*pupil-quilts.onnx"):
        network_bot(str(path), game, Random(1))

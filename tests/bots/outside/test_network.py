"""A policy in an ONNX file plays, in every game, the legal action it likes best."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from bots.outside.onnx_file import write_network

from mercerie import GAMES
from mercerie.bots import Budget
from mercerie.bots.outside import opened, parse_spec
from mercerie.bots.outside.network import Network, encoding_for
from mercerie.core import BadFile, Encoding
from mercerie.games.patchwork import encode as patchwork
from mercerie.games.textile.encode import Encoding as TextileEncoding
from mercerie.games.timeline.encode import Encoding as TimelineEncoding


def size_of(game: str, view: Any) -> int:
    if game == "textile":
        return TextileEncoding(2, 6).action_count
    if game == "timeline":
        return TimelineEncoding(2, len(view.hands[0]), view.deck, view.difficulty).action_count
    return patchwork.action_count(view.box)


def liking(path: Path, encoding: Encoding, view: Any, action: Any, actions: int) -> None:
    """Write a network that likes one action more than all others, whatever it sees."""
    seen = encoding.observe(view)
    weights = np.zeros((seen.size, actions), np.float32)
    weights[:, encoding.number_of(view, action)] = np.sign(seen.ravel())
    write_network(path, weights)


@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "timeline"])
def test_the_action_it_likes_best_is_played(game: str, tmp_path: Path) -> None:
    state = GAMES[game].new(2, 1, first=0)
    view, legal = state.view(0), state.legal_actions()
    actions = size_of(game, view)
    favourite = legal[-1]
    liking(tmp_path / "net.onnx", encoding_for(GAMES[game], view, actions), view, favourite, actions)
    network = Network(str(tmp_path / "net.onnx"), GAMES[game])

    assert [network.choose(view, legal, Budget()) for _ in range(2)] == [favourite] * 2
    assert network.choose(view, legal[:-1], Budget()) != favourite


def test_a_network_plays_in_a_process_of_its_own(tmp_path: Path) -> None:
    game = GAMES["patchwork-express"]
    state = game.new(2, 1, first=0)
    view, legal = state.view(0), state.legal_actions()
    encoding = patchwork.Encoding(view.box)
    liking(tmp_path / "net.onnx", encoding, view, legal[5], encoding.action_count)

    with opened(parse_spec(str(tmp_path / "net.onnx")), game, Random(1)) as bot:
        assert bot.choose(view, legal, Budget(20.0)) == legal[5]


def test_the_size_of_the_policy_says_how_many_tiles_or_cards_it_was_made_for() -> None:
    textile = GAMES["textile"].new(4, 1, tiles=8).view(0)
    timeline = GAMES["timeline"].new(3, 1, hand=3).view(0)

    assert encoding_for(GAMES["textile"], textile, TextileEncoding(4, 8).action_count) == TextileEncoding(4, 8)
    wanted = TimelineEncoding(3, 3, timeline.deck, timeline.difficulty)
    assert encoding_for(GAMES["timeline"], timeline, wanted.action_count) == wanted


def test_a_policy_for_another_game_is_refused_with_the_right_size() -> None:
    view = GAMES["patchwork"].new(2, 1).view(0)

    with pytest.raises(
        BadFile, match=f"policy has 12 numbers; at this table it should have {size_of('patchwork', view)}"
    ):
        encoding_for(GAMES["patchwork"], view, 12)


def test_a_file_that_is_no_policy_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.onnx").write_text("no network", encoding="utf-8")
    write_network(tmp_path / "names.onnx", np.zeros((3, 4), np.float32), ("board", "moves"))

    with pytest.raises(BadFile, match="is no network onnxruntime can read"):
        Network(str(tmp_path / "text.onnx"), GAMES["patchwork"])
    with pytest.raises(BadFile, match="should have the input observation and the output policy"):
        Network(str(tmp_path / "names.onnx"), GAMES["patchwork"])
    write_network(tmp_path / "open.onnx", np.zeros((3, 4), np.float32), sized=False)
    with pytest.raises(BadFile, match="policy should be a batch of one number for each action, not of the shape"):
        Network(str(tmp_path / "open.onnx"), GAMES["patchwork"])

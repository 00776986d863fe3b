"""What was seen in a quilt is remembered, and nothing else changes by that."""

import numpy as np
import pytest
from bots.patchwork.guided.toys import Blind, knows_nothing, said_by_files, walk
from numpy.typing import NDArray

from mercerie.bots.patchwork.champion import network_of
from mercerie.bots.patchwork.guided import quilts
from mercerie.bots.patchwork.guided.asking import Asker, begin_batch, put
from mercerie.bots.patchwork.guided.inputs import describe, layout_of, leather_bits
from mercerie.games import GAMES
from mercerie.games.patchwork import State
from mercerie.games.patchwork.kernels import pack
from mercerie.games.patchwork.kernels.box import box_tables

BOTH = ("patchwork", "patchwork-express")


def ask(asker: Asker, states: list[State]) -> NDArray[np.float32]:
    box = box_tables(states[0].box)
    begin_batch(asker.album, asker.batch)
    for at, state in enumerate(states):
        put(box, asker.album, asker.batch, at, pack([state])[0], 0)
    return asker.ask(len(states))


def rows_of(states: list[State]) -> NDArray[np.uint8]:
    box, layout = states[0].box, layout_of(states[0].box)
    rows = np.zeros((len(states), layout.width), np.uint8)
    for state, row in zip(states, rows, strict=True):
        describe(box_tables(box), layout.patches, leather_bits(box), pack([state])[0], 0, row)
    return rows


def states_of(game: str) -> list[State]:
    """Positions of a few games; some have a quilt in common, some are the same."""
    return [walk(GAMES[game], seed, steps) for seed in (1, 2, 1) for steps in range(3, 30, 3)]


@pytest.mark.parametrize("game", BOTH)
def test_what_is_said_of_a_position_is_what_the_files_say_of_its_row(game: str) -> None:
    states = states_of(game)
    network = network_of(states[0].box)
    assert network is not None
    asker, told = Asker(states[0].box, network, 8), said_by_files(network, rows_of(states))
    for first in range(0, len(states), 8):
        said = ask(asker, states[first : first + 8])
        # Batches of other sizes are added up in another order.
        assert np.allclose(said, told[first : first + 8], atol=1e-3)


@pytest.mark.parametrize("game", BOTH)
def test_a_quilt_is_looked_at_once(game: str) -> None:
    states = states_of(game)
    network = knows_nothing(states[0].box)
    asker = Asker(states[0].box, network, 8)
    for first in range(0, len(states), 8):
        ask(asker, states[first : first + 8])
    assert isinstance(network.sight, Blind)
    assert network.sight.looked_at == len({player.quilt for state in states for player in state.players})


def test_a_full_album_begins_anew_and_nothing_is_mixed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quilts, "ROOM", 16)
    states = states_of("patchwork")
    network = network_of(states[0].box)
    assert network is not None
    asker, told = Asker(states[0].box, network, 8), said_by_files(network, rows_of(states))
    for _ in range(2):
        for first in range(0, len(states), 8):
            assert np.allclose(ask(asker, states[first : first + 8]), told[first : first + 8], atol=1e-3)
    assert asker.album.known[0] <= 16

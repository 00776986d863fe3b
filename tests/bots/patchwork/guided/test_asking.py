"""What was seen in a quilt is remembered, and nothing else changes by that."""

import numpy as np
import pytest
from bots.patchwork.guided.toys import Blind, knows_nothing, said_by_files, walk
from numpy.typing import NDArray

from mercerie.bots.patchwork.champion import network_of
from mercerie.bots.patchwork.guided import quilts
from mercerie.bots.patchwork.guided.asking import Asker, begin_batch, put
from mercerie.bots.patchwork.guided.inputs import Floats, describe, layout_of, leather_bits
from mercerie.bots.patchwork.guided.outputs import EDGE, Noise, terms_of, weigh
from mercerie.bots.patchwork.guided.quilts import find_quilt
from mercerie.bots.patchwork.guided.shorthand import write_out
from mercerie.games import GAMES
from mercerie.games.patchwork import State
from mercerie.games.patchwork.kernels import pack
from mercerie.games.patchwork.kernels.box import box_tables
from mercerie.games.patchwork.kernels.records import load

BOTH = ("patchwork", "patchwork-express")


def ask(asker: Asker, states: list[State]) -> list[Floats]:
    """What is said of some positions, written out."""
    box = box_tables(states[0].box)
    begin_batch(asker.album, asker.batch)
    for at, state in enumerate(states):
        put(box, asker.album, asker.batch, at, pack([state])[0], 0)
    written = []
    for state, short in zip(states, asker.ask(len(states)), strict=True):
        record = pack([state])[0]
        asker.writer.said[:] = np.nan
        write_out(box, asker.writer, record, asker.album.pictures[find_quilt(asker.album, load(record).me)], short)
        written.append(asker.writer.said.copy())
    return written


def agrees(written: Floats, told: Floats) -> bool:
    """Where anything was written it is what the files say; batches of other sizes are added up in another order."""
    there = ~np.isnan(written)
    return bool(there.sum() > 2 and np.allclose(written[there], told[there], atol=1e-3))


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
    asker, told = Asker(states[0].box, network, 8), said_by_files(states[0].box, network, rows_of(states))
    for first in range(0, len(states), 8):
        said = ask(asker, states[first : first + 8])
        assert all(map(agrees, said, told[first : first + 8]))


@pytest.mark.parametrize("game", BOTH)
def test_all_that_can_be_done_has_its_numbers(game: str) -> None:
    """Squares are given numbers only where a patch can be paid for, or leather waits; no action is without."""
    states = states_of(game)
    box = states[0].box
    network = network_of(box)
    assert network is not None
    asker, edges = Asker(box, network, 1), np.zeros(1_000, EDGE)
    for state in states:
        (said,) = ask(asker, [state])
        made = weigh(box_tables(box), terms_of(box), pack([state])[0], said, edges, 600, Noise(0, 0.0))
        assert made == len(state.legal_actions())
        assert np.isfinite(edges["logit"][:made]).all()


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
    asker, told = Asker(states[0].box, network, 8), said_by_files(states[0].box, network, rows_of(states))
    for _ in range(2):
        for first in range(0, len(states), 8):
            assert all(map(agrees, ask(asker, states[first : first + 8]), told[first : first + 8]))
    assert asker.album.known[0] <= 16

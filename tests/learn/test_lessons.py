"""A network is taught what the search and the games said, whichever way a quilt is turned."""

import numpy as np
import torch
from bots.patchwork.guided.toys import walk
from learn.small import BOX, lively, said_by, small_network
from torch import Tensor

from mercerie.bots.patchwork.guided.forest import MOST_ACTIONS
from mercerie.bots.patchwork.guided.inputs import describe, layout_of, leather_bits
from mercerie.bots.patchwork.guided.outputs import EDGE, Noise, terms_of, weigh
from mercerie.games import GAMES
from mercerie.games.patchwork import State
from mercerie.games.patchwork.kernels import box_tables, pack
from mercerie.games.patchwork.symmetry import SYMMETRIES, turn_actions, turn_state
from mercerie.learn.lessons import Batch, Tables, log_shares, mistakes

CPU = torch.device("cpu")


def told(state: State) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    row = np.zeros(layout_of(BOX).width, np.uint8)
    describe(box_tables(BOX), len(BOX.patches), leather_bits(BOX), pack([state])[0], 0, row)
    return row


def kept(state: State, said: Tensor, places: int = 6) -> tuple[Tensor, Tensor]:
    """The actions a search keeps, and their shares."""
    edges = np.zeros(MOST_ACTIONS, EDGE)
    made = weigh(box_tables(BOX), terms_of(BOX), pack([state])[0], said[0].numpy(), edges, places, Noise(0, 0.0))
    edges["action"][made:] = -1
    return torch.tensor(edges["action"])[None], torch.tensor(edges["share"])[None]


def batch_of(state: State, actions: Tensor, shares: Tensor) -> Batch:
    rows = torch.from_numpy(told(state))[None]
    return Batch(rows, actions, shares, torch.ones(1), torch.tensor([[20.0, 10.0]]), torch.zeros(1), torch.ones(1, 162))


def test_a_lesson_reads_the_network_as_the_search_does() -> None:
    network, tables = lively(small_network()), Tables(BOX, CPU)
    for steps in (0, 5, 12, 30):
        state = walk(GAMES["patchwork"], 7, steps)
        said = said_by(network, told(state)[None])
        actions, shares = kept(state, said)
        logs = log_shares(tables, said, batch_of(state, actions, shares), torch.tensor([0]))
        assert torch.allclose(logs.exp()[actions >= 0], shares[actions >= 0], atol=1e-4)


def test_turning_a_quilt_turns_its_actions() -> None:
    """What a lesson makes of a turned sample is what it makes of the turned position."""
    network, tables = lively(small_network()), Tables(BOX, CPU)
    state = walk(GAMES["patchwork"], 7, 12)
    actions, shares = kept(state, said_by(network, told(state)[None]))
    for symmetry in SYMMETRIES:
        turned = turn_state(state, state.turn, symmetry)
        numbers = torch.from_numpy(turn_actions(BOX, state.circle, symmetry))
        renamed = torch.where(actions < 0, actions, numbers[actions.long().clamp(min=0)].to(torch.int16))
        said = said_by(network, told(turned)[None])
        plain = log_shares(tables, said, batch_of(turned, renamed, shares), torch.tensor([0]))
        rows = tables.turn_rows(torch.from_numpy(told(state))[None], torch.tensor([symmetry]), torch.tensor([0]))
        assert torch.equal(rows[0], torch.from_numpy(told(turned)))
        seen = log_shares(tables, said, batch_of(state, actions, shares), torch.tensor([symmetry]))
        assert torch.allclose(plain, seen, atol=1e-4)


def test_a_network_learns_a_toy_position() -> None:
    """Told often enough, it wants what the search wanted and expects what happened, whichever way the quilt lies."""
    network, tables = small_network(), Tables(BOX, CPU)
    # On an empty quilt it could not tell which way it lies.
    states = (walk(GAMES["patchwork"], seed, 5) for seed in range(50))
    state = next(one for one in states if one.players[one.turn].quilt and len(one.legal_actions()) > 50)
    actions, _ = kept(state, said_by(network, told(state)[None]))
    shares = torch.zeros(1, MOST_ACTIONS)
    assert actions[0, 3] >= 0
    shares[0, 3] = 1.0
    one = batch_of(state, actions, shares)
    batch = Batch(*(part.expand(16, *part.shape[1:]) for part in one))
    optimizer = torch.optim.AdamW(network.parameters(), 0.01)
    before = mistakes(network, tables, batch)
    for _ in range(200):
        optimizer.zero_grad()
        losses = mistakes(network, tables, batch)
        torch.stack([*losses]).sum().backward()  # type: ignore[no-untyped-call]
        optimizer.step()
    after = mistakes(network, tables, batch)
    assert after.policy < 0.1 < before.policy
    assert after.win < 0.1 < before.win
    assert after.points < 0.01 < before.points
    assert after.cover < 0.1 < before.cover


def test_who_wins_can_be_taught_as_the_search_expected_it() -> None:
    """The game was won, and the search had not thought so: leaning on it, half a chance is right."""
    network, tables = small_network(), Tables(BOX, CPU)
    state = walk(GAMES["patchwork"], 7, 12)
    batch = batch_of(state, *kept(state, said_by(network, told(state)[None])))
    even = torch.nn.functional.binary_cross_entropy(torch.tensor(0.5), torch.tensor(0.5))
    with torch.no_grad():
        network.expect.weight.zero_()
        network.expect.bias.zero_()
        assert torch.isclose(mistakes(network, tables, batch, lean=0.5).win, even)
        network.expect.bias[0] = 5.0
        assert mistakes(network, tables, batch, lean=0.5).win > even
        assert mistakes(network, tables, batch, lean=0.0).win < 0.01

"""`search` sits down at tables of self-play, and the network learns how that ended."""

from itertools import pairwise

import numpy as np
import pytest
from bots.patchwork.guided.toys import walk
from learn.small import BOX, check_samples, width_of

from mercerie.bots.patchwork.guided.forest import new_habits
from mercerie.bots.patchwork.guided.inputs import layout_of
from mercerie.games import GAMES
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import box_tables, pack
from mercerie.learn.games import TALLY, new_games, new_setting
from mercerie.learn.guests import new_guest, note, think
from mercerie.learn.samples import Samples, sample_type
from mercerie.learn.selfplay import step

TABLES, PLAYOUTS = 12, 400


def played_with_guests(for_score: float = 0.0) -> tuple[Samples, np.void]:
    """A game at each table, with a guest if it can be, by a network that knows nothing."""
    habits, layout = new_habits(simulations=4), layout_of(BOX)
    setting = new_setting(BOX, habits, for_score, noise=0.0, guests=1.0)
    games = new_games(BOX, habits, np.zeros((TABLES, layout.width), np.uint8), 3, left=1, playouts=(PLAYOUTS, PLAYOUTS))
    outputs = np.zeros((TABLES, width_of(BOX)), np.float32)
    done, tally = np.zeros(TABLES * 60, sample_type(layout)), np.zeros(1, TALLY)[0]
    while games.games["left"].any():
        step(box_tables(BOX), setting, games, np.array([0, TABLES]), outputs, done, tally)
    return done[: tally["samples"]], tally


def samples_of_one_game(later: np.void, sooner: np.void) -> bool:
    """Neighbours that ended alike."""
    return bool(later["mine"] == sooner["theirs"] and later["theirs"] == sooner["mine"])


def test_a_guest_plays_what_may_be_played() -> None:
    state, guest = walk(GAMES["patchwork"], 4, 10), new_guest(300, 300)
    for _ in range(5):
        thought = think(box_tables(BOX), guest, pack([state])[0], 300, 7)
        action = action_of(state.view(None), int(thought.action))
        assert action in state.legal_actions()
        state = state.apply(action)


def test_a_guest_beats_who_knows_nothing() -> None:
    _, tally = played_with_guests()
    assert tally["games"].tolist() == [0, 0, TABLES, 0]
    assert tally["erring_lost"].sum() <= 1


def test_what_a_guest_prefers_is_learned() -> None:
    """It wins against who knows nothing, so what it does is told from what the other does."""
    samples, _ = played_with_guests()
    check_samples(samples)
    by_guest = samples["won"] == 1
    assert 0.2 < by_guest.mean() < 0.8
    assert samples["shares"][by_guest].max(1).mean() > samples["shares"][~by_guest].max(1).mean()


def test_a_guest_writes_down_what_it_tried() -> None:
    state, guest = walk(GAMES["patchwork"], 4, 10), new_guest(300, 300)
    sample = np.zeros(1, sample_type(layout_of(BOX)))[0]
    sample["actions"] = -1
    thought = think(box_tables(BOX), guest, pack([state])[0], 300, 7)
    note(guest, sample)
    tried = sample["actions"][sample["actions"] >= 0]
    assert {action_of(state.view(None), int(number)) for number in tried} <= set(state.legal_actions())
    assert sample["shares"].sum() == pytest.approx(1)
    assert sample["actions"][sample["shares"].argmax()] == thought.action


def test_a_guest_hopes_for_what_the_other_did_not_hope_for() -> None:
    """Decisions come back from the last to the first, so the one after a guest's stands before it."""
    samples, _ = played_with_guests()
    before = [
        (sooner["hoped"], later["hoped"])
        for later, sooner in pairwise(samples)
        if sooner["won"] and not later["won"] and samples_of_one_game(later, sooner)
    ]
    assert len(before) > TABLES
    for guests, others in before:
        assert guests == pytest.approx(1 - others)


def test_nobody_is_invited_to_a_game_for_score() -> None:
    samples, tally = played_with_guests(for_score=1.0)
    assert tally["games"].tolist() == [0, TABLES, 0, 0]
    check_samples(samples)

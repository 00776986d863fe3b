"""OpenSpiel games, held to OpenSpiel's own suites."""

import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from rl.playthroughs.collect import PLAYTHROUGHS, playthrough

from mercerie import GAMES
from mercerie.core import BadOption
from mercerie.rl.encodings import encoding_of
from mercerie.rl.spiel import LUCK_DECIDES, spiel_name

ROOT = Path(__file__).parent.parent.parent
every_game = pytest.mark.parametrize("game", GAMES)
TABLES = [
    *(spiel_name(game) for game in GAMES),
    "mercerie_patchwork(leather=revised,first=1)",
    "mercerie_textile(players=4,teams=True,tiles=7)",
    "mercerie_timeline(players=3,hand=-1,deck=arts)",
    "mercerie_timeline(dates=facts,difficulty=1)",
]


@pytest.mark.parametrize("table", TABLES)
def test_random_simulations_pass(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=3, serialize=True, verbose=False)


@every_game
def test_the_integration_suite_passes(game: str) -> None:
    name = spiel_name(game)
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    result = unittest.TestResult()

    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)

    assert result.testsRun >= 5
    assert result.errors == result.failures == []


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    kept = ROOT / "tests" / "rl" / "playthroughs" / f"{name}.txt"

    assert playthrough(name) == kept.read_text(encoding="utf-8")


def started(table: str) -> Any:
    """The first state where a player moves, everything dealt as it comes."""
    state = pyspiel.load_game(table).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@every_game
def test_numbers_and_observations_are_those_of_the_encoding(game: str) -> None:
    state, encoding = started(spiel_name(game)), encoding_of(GAMES[game], 2)
    ours, player = state.node.state, state.current_player()

    numbers = sorted(encoding.number_of(ours.view(player), action) for action in ours.legal_actions())
    observed = encoding.observe(ours.view(player)).ravel()

    assert state.legal_actions() == numbers
    assert np.array(state.observation_tensor(player))[2:] == pytest.approx(observed)
    assert state.action_to_string(numbers[0]) == GAMES[game].format_action(encoding.action_of(ours.view(0), numbers[0]))


def test_while_luck_decides_nothing_is_shown_and_what_was_drawn_is_recalled() -> None:
    state = pyspiel.load_game("mercerie_patchwork").new_initial_state()
    state.apply_action(1)
    state.apply_action(17)

    assert state.is_chance_node()
    assert str(state) == LUCK_DECIDES
    assert not any(state.observation_tensor(0)[2:])
    assert state.information_state_string(1) == "I am 1\nfirst 1\npatch 17"
    assert state.information_state_tensor(1)[:5] == [0, 1, 2, 18, 0]


def test_players_have_no_private_information() -> None:
    game = pyspiel.load_game("mercerie_timeline")
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    observer = game.make_py_observer(private)
    state = started("mercerie_timeline")
    observer.set_from(state, 1)

    assert observer.string_from(state, 1) == ""
    assert observer.tensor.tolist() == [0, 1]


def test_their_search_plays_our_game() -> None:
    state = started("mercerie_textile")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)

    assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="tiles cannot be 5"):
        pyspiel.load_game("mercerie_textile(tiles=5)")
    with pytest.raises(ValueError, match="no parameters of observation"):
        pyspiel.load_game("mercerie_textile").make_py_observer(None, {"planes": 3})

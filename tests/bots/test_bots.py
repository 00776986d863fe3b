"""The bots there are, and how one is asked for."""

import subprocess
import sys
from math import inf
from random import Random

import pytest

from mercerie import GAMES
from mercerie.bots import BOTS, Budget, budget_with_people, make_bot
from mercerie.core import BadOption


def test_every_game_has_a_random_and_a_greedy_bot() -> None:
    assert set(BOTS) == set(GAMES)
    assert all({"greedy", "random"} <= set(kinds) for kinds in BOTS.values())


def test_every_game_has_a_player_for_everyone_from_beginner_to_expert() -> None:
    everyone = ("beginner", "easy", "normal", "hard", "expert")

    assert all(any(kind.levels == everyone for kind in kinds.values()) for kinds in BOTS.values())


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"There is no bot 'clever' for textile: random, greedy, search\."):
        make_bot("clever", GAMES["textile"], Random(1))


@pytest.mark.parametrize(
    ("game", "spec", "words"),
    [("patchwork", "greedy:hard", "none"), ("timeline", "greedy:godlike", "easy, normal, hard, expert")],
)
def test_an_unknown_level_is_refused_with_those_there_are(game: str, spec: str, words: str) -> None:
    with pytest.raises(BadOption, match=f"has no level .* at {game}: {words}"):
        make_bot(spec, GAMES[game], Random(1))


@pytest.mark.parametrize(("game_id", "name"), [(game, name) for game, kinds in BOTS.items() for name in kinds])
def test_every_bot_chooses_a_legal_action_and_repeats_with_its_seed(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    state = game.new(game.seats[0], 3)
    for _ in range(5):
        view, legal = state.view(state.to_move), state.legal_actions()
        # A clock would be luck from elsewhere.
        budget = Budget(seconds=inf, playouts=20)
        chosen = [make_bot(name, game, Random(5)).choose(view, legal, budget) for _ in range(2)]

        assert chosen[0] in legal
        assert chosen[0] == chosen[1]
        state = state.apply(chosen[0])


def test_with_people_a_bot_has_a_second_unless_its_kind_says_otherwise() -> None:
    game = GAMES["patchwork"]
    assert budget_with_people("search:expert", game) == Budget()
    assert budget_with_people("champion:full", game).seconds == BOTS["patchwork"]["champion"].seconds > 1


def test_finding_a_bot_does_not_load_what_it_is_made_of() -> None:
    # The server looks specs up in its event loop, which must not wait for a compiler.
    program = (
        "import sys; from mercerie import GAMES; from mercerie.bots import find_bot;"
        "[find_bot(spec, GAMES['patchwork']) for spec in ('search:expert', 'champion:full')];"
        "print({'numba', 'onnxruntime'} & set(sys.modules))"
    )
    assert (
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout == "set()\n"
    )

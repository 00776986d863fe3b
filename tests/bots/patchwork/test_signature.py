"""The search is pinned: fixed positions, luck and playouts give fixed choices.

A change that is meant to change what the search does changes the signature here; any other change must not.
"""

from hashlib import sha256
from math import inf
from random import Random

import pytest

from mercerie.bots import Budget, make_bot
from mercerie.games import GAMES
from mercerie.games.patchwork import State

SIGNATURES = {"patchwork": "bb2d0643c011457d", "patchwork-express": "7d4647817e2c2425"}


def positions(game: str) -> list[State]:
    """Every fifth position of three games played at random."""
    found = []
    for seed in range(3):
        rng, state, steps = Random(seed), GAMES[game].new(2, seed), 0
        while state.to_move is not None:
            if steps % 5 == 0:
                found.append(state)
            state = state.apply(rng.choice(state.legal_actions()))
            steps += 1
    return found


@pytest.mark.parametrize("game", SIGNATURES)
def test_the_search_chooses_as_it_did(game: str) -> None:
    chosen = []
    for state in positions(game):
        bot = make_bot("search", GAMES[game], Random(7))
        action = bot.choose(state.view(state.to_move), state.legal_actions(), Budget(inf, 200))
        chosen.append(GAMES[game].format_action(action))

    found = sha256("\n".join(chosen).encode()).hexdigest()[:16]
    assert found == SIGNATURES[game], "the search chooses otherwise than it did"

"""The search is pinned: fixed positions, luck and playouts give fixed choices.

A change that is meant to change what the search does changes the signature here; any other change must not.
"""

from hashlib import sha256
from math import inf
from random import Random

from mercerie.bots import Budget
from mercerie.bots.textile.levels import LEVELS
from mercerie.bots.textile.search import Search
from mercerie.core import OptionValue
from mercerie.games.textile import TEXTILE, State

SIGNATURE = "de9f955d66857539"


def positions() -> list[State]:
    """Every seventh position of three games played at random."""
    shapes: list[tuple[int, dict[str, OptionValue]]] = [(2, {}), (4, {}), (4, {"teams": True, "tiles": 8})]
    found = []
    for seats, options in shapes:
        rng, state, steps = Random(2026), TEXTILE.new(seats, 2026, **options), 0
        while state.to_move is not None:
            if steps % 7 == 1:
                found.append(state)
            state = state.apply(rng.choice(state.legal_actions()))
            steps += 1
    return found


def test_the_search_chooses_as_it_did() -> None:
    chosen = [
        TEXTILE.format_action(
            Search(LEVELS["expert"], Random(7)).choose(state.view(state.turn), state.legal_actions(), Budget(inf, 120))
        )
        for state in positions()
    ]

    assert sha256("\n".join(chosen).encode()).hexdigest()[:16] == SIGNATURE, "the search chooses otherwise than it did"

"""The searches are pinned: fixed positions, luck and playouts give fixed choices.

A change that is meant to change what `search` does changes the signature here; any other change must not. `champion` is
pinned more loosely, because not all processors count a network to the same last digit. When it is meant to think
otherwise, `python tests/bots/patchwork/test_signature.py` writes down what it thinks now.
"""

import json
from hashlib import sha256
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from mercerie.bots import Analyst, Budget, make_bot
from mercerie.games import GAMES
from mercerie.games.patchwork import State

THOUGHTS = Path(__file__).with_name("champion_thoughts.json")
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


def thoughts(game: str) -> list[tuple[str, float, float]]:
    """Of each position what `champion` plays; and how often it tries what is best between equals, and the chance."""
    found = []
    for state in positions(game):
        view, legal = state.view(state.to_move), state.legal_actions()
        bot = make_bot("champion", GAMES[game], Random(7))
        assert isinstance(bot, Analyst)
        played = GAMES[game].format_action(bot.choose(view, legal, Budget(inf, 200)))
        best = bot.analyse(view, legal, Budget(inf, 200)).choices[0]
        found.append((played, round(best.share, 3), round(best.chance, 3)))
    return found


@pytest.mark.parametrize("game", SIGNATURES)
def test_the_champion_thinks_as_it_did(game: str) -> None:
    pinned, found = json.loads(THOUGHTS.read_text(encoding="utf-8"))[game], thoughts(game)
    pairs = list(zip(pinned, found, strict=True))
    assert sum(before[0] != now[0] for before, now in pairs) <= 1, "the champion plays otherwise than it did"
    assert fmean(abs(before[1] - now[1]) for before, now in pairs) < 0.004, "it tries other things than it did"
    assert fmean(abs(before[2] - now[2]) for before, now in pairs) < 0.002, "it sees other chances than it did"


if __name__ == "__main__":
    rows = {game: ",\n  ".join(map(json.dumps, thoughts(game))) for game in SIGNATURES}
    said = ",\n".join(f' "{game}": [\n  {told}\n ]' for game, told in rows.items())
    THOUGHTS.write_text(f"{{\n{said}\n}}\n", encoding="utf-8")

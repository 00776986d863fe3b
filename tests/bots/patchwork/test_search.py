"""The searching players of Patchwork and Express."""

from math import inf
from random import Random
from typing import Any

import pytest
from bots.duels import wins

from mercerie import GAMES
from mercerie.bots import BOTS, Analyst, Budget, make_bot
from mercerie.bots.patchwork.levels import LEVELS

BOTH = pytest.mark.parametrize("game", ["patchwork", "patchwork-express"])
REPEATABLE = Budget(seconds=inf, playouts=300)


def positions(game: str, seed: int) -> list[Any]:
    """Every position of a random game."""
    rng, state, met = Random(seed), GAMES[game].new(2, seed), []
    while state.to_move is not None:
        met.append(state)
        state = state.apply(rng.choice(state.legal_actions()))
    return met


@BOTH
@pytest.mark.parametrize("spec", ["search:beginner", "search:expert", "score", "uct"])
def test_every_choice_is_legal_in_every_kind_of_position(game: str, spec: str) -> None:
    bot = make_bot(spec, GAMES[game], Random(1))
    for state in positions(game, 4):
        chosen = bot.choose(state.view(state.to_move), state.legal_actions(), Budget(seconds=inf, playouts=20))
        assert state.is_legal(chosen)


@BOTH
@pytest.mark.parametrize("spec", ["search", "uct"])
def test_the_same_luck_and_playouts_give_the_same_choice(game: str, spec: str) -> None:
    for state in positions(game, 5)[::9]:
        chosen = {
            make_bot(spec, GAMES[game], Random(3)).choose(state.view(0), state.legal_actions(), REPEATABLE)
            for _ in range(2)
        }
        assert len(chosen) == 1


@pytest.mark.parametrize("spec", ["search", "uct"])
def test_time_is_kept(spec: str) -> None:
    from time import perf_counter

    state = GAMES["patchwork"].new(2, 1)
    bot = make_bot(spec, GAMES["patchwork"], Random(1))
    bot.choose(state.view(0), state.legal_actions(), Budget(0.01, 100))  # compiles, if nothing was kept
    begun = perf_counter()
    bot.choose(state.view(0), state.legal_actions(), Budget(0.2, 10**6))
    assert 0.1 < perf_counter() - begun < 0.5


@BOTH
def test_a_win_in_one_move_is_found(game: str) -> None:
    # The last decision of games that it decides: whoever moves must not throw the win away.
    found = 0
    for seed in range(60):
        state = positions(game, seed)[-1]
        ends = {action: state.apply(action).outcome() for action in state.legal_actions()}
        winning = {action for action, end in ends.items() if end and state.to_move in end.winners}
        if None not in ends.values() and 0 < len(winning) < len(ends):
            found += 1
            bot = make_bot("search", GAMES[game], Random(1))
            assert bot.choose(state.view(0), state.legal_actions(), REPEATABLE) in winning
    assert found


@BOTH
def test_search_beats_greedy(game: str) -> None:
    assert wins(game, "search:normal", "greedy", deals=5) >= 8


def test_search_beats_plain_tree_search_that_makes_many_more_playouts() -> None:
    assert wins("patchwork", "search:hard", "uct", deals=3) >= 5


def test_playing_for_its_own_score_leaves_few_squares_empty() -> None:
    game = GAMES["patchwork"]
    state, bot = game.new(2, 3), make_bot("score", game, Random(1))
    while state.to_move is not None:
        state = state.apply(bot.choose(state.view(state.to_move), state.legal_actions(), REPEATABLE))
    assert min(state.outcome().scores) > 15
    assert max(81 - player.quilt.bit_count() for player in state.players) < 12


def test_levels_go_from_weak_to_strong() -> None:
    assert tuple(LEVELS) == BOTS["patchwork"]["search"].levels == ("beginner", "easy", "normal", "hard", "expert")
    assert wins("patchwork", "search:normal", "search:beginner", deals=4) >= 7


@BOTH
def test_what_it_thinks_of_a_position_are_chances(game: str) -> None:
    state = positions(game, 6)[12]
    bot = make_bot("search", GAMES[game], Random(1))
    assert isinstance(bot, Analyst)

    analysis = bot.analyse(state.view(0), state.legal_actions(), REPEATABLE)

    assert sum(analysis.chances) == pytest.approx(1)
    assert sum(choice.share for choice in analysis.choices) == pytest.approx(1)
    assert all(0 <= choice.chance <= 1 and state.is_legal(choice.action) for choice in analysis.choices)
    assert analysis.chances[state.to_move] == analysis.choices[0].chance

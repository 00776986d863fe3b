"""The compiled rules are the plain rules: the same legal actions and the same positions, over whole games."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.core import BadOption, Outcome
from mercerie.games import GAMES
from mercerie.games.patchwork import EXPRESS, PATCHWORK, Action, Advance, Player, State
from mercerie.games.patchwork.encode import number_of
from mercerie.games.patchwork.kernels import (
    action_count,
    apply_all,
    box_tables,
    legal_all,
    pack,
    play_many,
    scores_all,
    to_move_all,
    unpack,
    winners_all,
)

RECORDS = Path(__file__).parents[1] / "records"
KINDS: list[tuple[str, dict[str, str]]] = [
    ("patchwork", {}),
    ("patchwork", {"leather": "revised"}),
    ("patchwork", {"components": str(RECORDS / "leather-pairs.toml")}),
    ("patchwork", {"components": str(RECORDS / "few-patches.toml")}),
    ("patchwork-express", {}),
]


def number(state: State, action: Action) -> int:
    return number_of(state.view(None), action)


def bare(state: State) -> State:
    """Without who sewed which piece where: kernels keep only what is covered."""
    first, second = (replace(player, sewn=()) for player in state.players)
    return replace(state, players=(first, second))


@pytest.mark.parametrize(("game", "options"), KINDS)
@settings(deadline=None, max_examples=25)
@given(seed=st.integers(0, 2**64), luck=st.randoms(use_true_random=False))
def test_kernels_and_rules_agree_on_every_position_of_a_game(
    game: str, options: dict[str, str], seed: int, luck: Random
) -> None:
    state = GAMES[game].new(2, seed, **options)
    box = box_tables(state.box)
    records = pack([state])
    mask = np.zeros((1, action_count(box)), np.int8)
    while state.to_move is not None:
        legal = {number(state, action): action for action in state.legal_actions()}
        legal_all(box, records, mask)
        assert set(np.flatnonzero(mask[0]).tolist()) == set(legal)

        chosen = luck.choice(sorted(legal))
        state = state.apply(legal[chosen])
        apply_all(box, records, np.array([chosen]))
        assert unpack(records[0], state.box) == bare(state)

    legal_all(box, records, mask)
    assert not mask.any()


def test_a_batch_is_many_games_each_on_its_own() -> None:
    states: list[State] = [PATCHWORK.new(2, seed) for seed in range(30)]
    box, rng = box_tables(states[0].box), Random(1)
    records, seats, scores = pack(states), np.zeros(30, np.int8), np.zeros((30, 2), np.int64)
    while any(state.to_move is not None for state in states):
        actions = [rng.choice(state.legal_actions() or [Advance()]) for state in states]
        numbers = [number(state, action) for state, action in zip(states, actions, strict=True)]
        states = [
            state if state.to_move is None else state.apply(action)
            for state, action in zip(states, actions, strict=True)
        ]
        apply_all(box, records, np.array(numbers))
        to_move_all(box, records, seats)
        scores_all(box, records, scores)
        assert [state.to_move for state in states] == [None if seat < 0 else seat for seat in seats.tolist()]
        assert [list(state.scores()) for state in states] == scores.tolist()
    winners_all(box, records, seats)
    assert [outcome_of(state).winners for state in states] == [(seat,) for seat in seats.tolist()]


def test_of_equals_the_one_who_was_home_first_has_won() -> None:  # Rule 6.3
    dealt: State = EXPRESS.new(2, 1)
    there = Player(time=dealt.box.track.end)
    equal = replace(dealt, players=(there, there))
    states = [replace(equal, home=home, turn=turn) for home in (0, 1) for turn in (0, 1)]
    seats = np.zeros(4, np.int8)

    winners_all(box_tables(equal.box), pack(states), seats)

    assert seats.tolist() == [0, 0, 1, 1]
    assert [outcome_of(state).winners for state in states] == [(0,), (0,), (1,), (1,)]


def outcome_of(state: State) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_random_games_are_those_of_the_plain_rules() -> None:
    # 42.8 actions and −11.4 points on average: the same game, and every legal action equally likely.
    starts = pack([PATCHWORK.new(2, seed) for seed in range(500)])
    points, actions = play_many(box_tables(PATCHWORK.new(2, 1).box), starts, 20_000, 7)
    assert abs(points + 11.4) < 0.3
    assert abs(actions - 42.85) < 0.15


def test_threads_play_side_by_side_as_each_would_alone() -> None:
    game = GAMES["patchwork-express"]
    starts, box = pack([game.new(2, seed) for seed in range(50)]), box_tables(game.new(2, 1).box)
    alone = [play_many(box, starts, 2_000, luck) for luck in range(4)]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda luck: play_many(box, starts, 2_000, luck), range(4)))
    assert together == alone


def test_random_games_do_not_change_where_they_start() -> None:
    game = GAMES["patchwork-express"]
    starts = pack([game.new(2, seed) for seed in range(5)])
    before = starts.copy()
    play_many(box_tables(game.new(2, 1).box), starts, 50, 7)
    assert (starts == before).all()


@pytest.mark.parametrize("change", [{"side": 10}, {"late_from": 40}])
def test_a_box_too_large_for_kernels_is_refused_in_words(change: dict[str, Any]) -> None:
    box = replace(PATCHWORK.new(2, 1).box, **change)
    with pytest.raises(BadOption, match="too large for the fast kernels"):
        box_tables(box)

"""Many games at once, held to the plain rules."""

from collections import Counter

import numpy as np
import pytest

from mercerie import GAMES
from mercerie.core import BadOption, IllegalAction
from mercerie.games.patchwork import encode
from mercerie.games.patchwork.kernels import unpack
from mercerie.rl.batch import BatchEnv
from mercerie.rl.encodings import encoding_of
from mercerie.rl.numbered import Position
from mercerie.rl.rewards import rewards

both = pytest.mark.parametrize("game", ["patchwork", "patchwork-express"])


def plain(env: BatchEnv, game: str, number: int) -> Position:
    return Position(encoding_of(GAMES[game], 2), unpack(env.records[number], env.box))


@both
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_every_step_is_a_step_of_the_rules(game: str, reward: str) -> None:
    env = BatchEnv(game, 6, seed=3, reward=reward)
    while (env.to_move >= 0).any():
        masks, seen, actions = env.masks(), env.observe(), env.random_actions()
        before = [plain(env, game, number) for number in range(env.size)]

        worth, ended = env.step(actions)

        for number, position in enumerate(before):
            state, turn = position.state, position.state.turn
            assert np.array_equal(masks[number], position.mask(turn))
            assert np.array_equal(seen[number], encode.observe(state.view(turn)))
            if state.to_move is not None:
                after = position.after(int(actions[number])).state
                assert unpack(env.records[number], env.box).view(0).players[0].quilt == after.players[0].quilt
                outcome = after.outcome()
                assert ended[number] == (outcome is not None)
                assert list(worth[number]) == (rewards(outcome, reward) if outcome else [0, 0])
            else:
                assert not ended[number]
                assert not worth[number].any()


@both
def test_deals_are_those_of_the_rules(game: str) -> None:
    env = BatchEnv(game, 400, seed=1)
    states = [unpack(record, env.box) for record in env.records]
    real = GAMES[game].new(2, seed=1)

    for state in states:
        assert sorted(state.circle) == sorted(real.circle)
        assert state.circle[-1] == env.box.start
        assert sorted(state.late) == sorted(real.late)
        assert state.players == real.players
        assert state.leather == real.leather
    # Each patch comes first about equally often, and so does each player.
    first = Counter(state.circle[0] for state in states)
    assert len(first) == len(real.circle) - 1
    assert max(first.values()) < 4 * 400 / len(first)
    assert 150 < sum(state.turn for state in states) < 250


def test_options_are_those_of_the_game() -> None:
    env = BatchEnv("patchwork", 3, seed=1, leather="revised", first=1)

    assert set(env.to_move) == {1}
    assert unpack(env.records[0], env.box).leather == (26, 32, 38, 44, 50)


def test_the_same_seed_deals_the_same_games() -> None:
    one, other = (BatchEnv("patchwork", 5, seed=4) for _ in range(2))

    assert np.array_equal(one.records, other.records)
    one.reset()
    assert not np.array_equal(one.records, other.records)


def test_only_the_games_that_are_named_are_dealt_again() -> None:
    env = BatchEnv("patchwork-express", 4, seed=1)
    env.step(env.random_actions())
    before = env.records.copy()

    env.reset(np.array([True, False, False, True]))

    assert np.array_equal(env.records[1:3], before[1:3])
    assert (env.records["time"][[0, 3]] == 0).all()


def test_peeking_shows_what_would_be_and_changes_nothing() -> None:
    env = BatchEnv("patchwork", 4, seed=1, first=0)
    before, games = env.records.copy(), np.array([2, 2, 0])

    seen = env.peek(games, np.zeros(3, np.int64), np.array([0, 1, 0], np.int8))

    assert np.array_equal(env.records, before)
    for row, game, seat in zip(seen, games, (0, 1, 0), strict=True):
        after = plain(env, "patchwork", int(game)).after(0)
        assert np.array_equal(row, after.observe(seat))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="no kernels for textile"):
        BatchEnv("textile", 3)
    env = BatchEnv("patchwork", 3, seed=1)
    with pytest.raises(IllegalAction, match="1 is not legal in game 1"):
        env.step(np.array([0, 1, 0]))

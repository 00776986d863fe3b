"""Gymnasium environments: the learner against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mercerie import GAMES
from mercerie.core import BadOption, IllegalAction
from mercerie.rl.solo import AgainstBots

every_game = pytest.mark.parametrize("game", GAMES)


class AnyNumber(AgainstBots):
    """Takes any number for the next legal one: Gymnasium's checker knows no masks."""

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[int(action) % len(legal)])


@every_game
@pytest.mark.filterwarnings("ignore:.*maximum value is infinity")
def test_the_checker_passes(game: str) -> None:
    check_env(AnyNumber(game, "random"), skip_render_check=True)


def play(env: Any, seed: int) -> tuple[float, bool, bool]:
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        number = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, terminated, truncated, _ = env.step(number)
        if terminated or truncated:
            return reward, terminated, truncated
        assert reward == 0


@every_game
def test_a_whole_game_ends_with_a_win_or_a_loss(game: str) -> None:
    reward, terminated, truncated = play(AgainstBots(game, "random"), seed=4)

    assert reward in (-1.0, 1.0)
    assert (terminated, truncated) == (True, False)


def test_the_same_seed_is_the_same_game() -> None:
    env = AgainstBots("patchwork-express", "greedy", reward="margin")

    assert play(env, seed=8) == play(env, seed=8)
    assert len({play(env, seed=seed) for seed in range(4)}) > 1


def test_greedy_beats_someone_who_plays_at_random() -> None:
    env = AgainstBots("patchwork-express", "greedy")

    assert sum(play(env, seed=seed)[0] for seed in range(10)) <= -8


def test_a_lot_decides_where_the_learner_sits_unless_it_is_said() -> None:
    drawn, fixed = AgainstBots("textile", "random"), AgainstBots("textile", "random", seat=1)
    seats = set()
    for seed in range(20):
        drawn.reset(seed=seed)
        fixed.reset(seed=seed)
        seats.add(drawn.seat)
        assert fixed.seat == fixed.position.state.to_move == 1

    assert seats == {0, 1}


def test_several_bots_play_until_it_is_the_learners_turn_again() -> None:
    env = AgainstBots("timeline", "greedy:easy", seat=2, seats=4, hand=2)
    seen, _ = env.reset(seed=1)

    assert env.position.state.to_move == 2
    assert (seen["action_mask"] == env.action_masks()).all()


def test_gymnasium_makes_them_by_name() -> None:
    env = gymnasium.make("mercerie/textile-v0", opponent="random", tiles=7)

    assert isinstance(env.unwrapped, AgainstBots)
    assert env.unwrapped.numbered.options == {"tiles": 7}


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    assert play(AgainstBots("patchwork", "random", limit=6), seed=1) == (0.0, False, True)


def test_the_board_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    drawn, printed, silent = (AgainstBots("textile", "random", render_mode=mode) for mode in ("ansi", "human", None))
    for env in (drawn, printed, silent):
        env.reset(seed=1)

    assert drawn.render() == str(drawn.position.state.view(drawn.seat))
    assert printed.render() is None
    assert "piles:" in capsys.readouterr().out
    assert silent.render() is None


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no bot 'oracle'"):
        AgainstBots("patchwork", "oracle")
    with pytest.raises(BadOption, match="seat cannot be 2: choose 0 to 1"):
        AgainstBots("patchwork", "random", 2)
    env = AgainstBots("patchwork", "random")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="not legal here"):
        env.step(1)

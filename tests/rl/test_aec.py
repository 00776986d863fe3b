"""PettingZoo environments, held to PettingZoo's own suites and to what it only says in words."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper
from rl.peers import Seeded, quiet_about_dictionaries

from mercerie import GAMES
from mercerie.core import BadOption, IllegalAction
from mercerie.rl.aec import TableEnv, env

# A hundred seeds for each game and each suite; in blocks, so that several processes share them.
blocks = pytest.mark.parametrize("block", range(4))
every_game = pytest.mark.parametrize("game", GAMES)


def seeds(block: int) -> range:
    return range(block * 25, block * 25 + 25)


@quiet_about_dictionaries
@every_game
@blocks
def test_the_api_suite_passes(game: str, block: int) -> None:
    for seed in seeds(block):
        api_test(OrderEnforcingWrapper(Seeded(game, seed)), num_cycles=1_000)


@every_game
@blocks
def test_the_seed_suite_passes(game: str, block: int) -> None:
    for seed in seeds(block):
        seed_test(lambda seed=seed: Seeded(game, seed), num_cycles=10)


@every_game
@blocks
def test_the_render_suite_passes(game: str, block: int, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in seeds(block):
        render_test(lambda seed=seed, **settings: Seeded(game, seed, **settings))

    assert capsys.readouterr().out  # "human" prints


@quiet_about_dictionaries
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("textile", 4, {"teams": True}), ("timeline", 5, {"hand": 2}), ("patchwork", 2, {"leather": "revised"})],
)
def test_other_tables_pass_too(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats, reward="margin", **options), num_cycles=500)


def play(table: TableEnv, seed: int) -> list[tuple[str, dict[str, float]]]:
    """Any legal action at every step: who moved, and the rewards after it."""
    rng, told = np.random.default_rng(seed), []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        action = None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        table.step(action)
        told.append((agent, dict(table.rewards)))
    return told


@every_game
def test_rewards_come_once_at_the_end_and_add_up_to_0(game: str) -> None:
    told = play(TableEnv(game), seed=3)

    paid = [rewards for _, rewards in told if any(rewards.values())]
    assert len({tuple(sorted(rewards.items())) for rewards in paid}) == 1
    assert sum(paid[0].values()) == 0
    assert set(paid[0].values()) == {1.0, -1.0}


def test_a_margin_is_told_in_points() -> None:
    table = TableEnv("patchwork", reward="margin")
    play(table, seed=3)
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    while not any(table.terminations.values()):
        seen = table.observe(table.agent_selection)
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))

    first, second = table.position.state.scores()

    assert table.rewards == {"player_0": first - second, "player_1": second - first}


def test_flags_are_python_bools_and_spaces_are_the_same_objects() -> None:
    table = TableEnv("timeline")
    table.reset(seed=1)

    assert all(type(flag) is bool for flag in (*table.terminations.values(), *table.truncations.values()))
    assert table.observation_space("player_0") is table.observation_space("player_0")
    assert table.action_space("player_1") is table.action_space("player_1")
    assert table.observe("player_0")["action_mask"].dtype == np.int8


def test_an_environment_has_luck_of_its_own() -> None:
    one, other = TableEnv("patchwork"), TableEnv("patchwork")
    one.reset(seed=5)
    other.reset(seed=5)
    first, second = one.position.state, other.position.state
    for table in (one, other, one):  # neither disturbs the other, and nobody else's generator is touched
        np.random.seed(1)  # noqa: NPY002
        table.reset()

    one.reset(seed=5)
    assert one.position.state == first == second
    later = []
    for _ in range(3):
        one.reset()
        later.append(one.position.state.circle)
    assert all(before != after for before, after in pairwise(later))


def test_a_game_that_goes_on_for_too_long_is_cut_off() -> None:
    table = TableEnv("patchwork", limit=3)
    table.reset(seed=1)
    for _ in range(3):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))

    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_an_illegal_number_is_refused_and_nothing_has_happened() -> None:
    table = TableEnv("patchwork")
    table.reset(seed=1)
    before = table.position.state

    with pytest.raises(IllegalAction, match="1 is not legal here"):
        table.step(1)
    assert table.position.state == before


def test_what_is_drawn_is_what_a_spectator_sees() -> None:
    table = TableEnv("textile", render_mode="ansi")
    table.reset(seed=1)

    assert table.render() == str(table.position.state.view(None))
    assert TableEnv("textile").render_mode is None
    assert str(table) == "mercerie_textile_v0"


def test_without_a_mode_nothing_is_drawn() -> None:
    table = TableEnv("textile")
    table.reset(seed=1)

    assert table.render() is None
    table.close()


def test_a_mode_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="choose human, ansi"):
        env("textile", render_mode="rgb_array")

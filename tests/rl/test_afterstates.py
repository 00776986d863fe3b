"""Self-play by looking one action ahead."""

import numpy as np

from mercerie.rl.afterstates import self_play
from mercerie.rl.batch import BatchEnv

BUTTONS = 7  # the plane of one's own buttons in Patchwork Express: two quilts, three shapes, two times


def test_both_sides_are_seen_with_what_they_got() -> None:
    env = BatchEnv("patchwork-express", 4, seed=1, reward="margin")

    seen, rewards = self_play(env, lambda planes: np.zeros(len(planes)), np.random.default_rng(1), tries=2)

    assert (env.to_move < 0).all()
    assert len(seen) == len(rewards) > 4 * 10
    assert seen.shape[1:] == env.shape
    assert {abs(reward) for reward in rewards} == {abs(reward) for reward in _margins(env)}
    assert (rewards > 0).any()
    assert (rewards < 0).any()


def test_what_looks_better_is_chosen() -> None:
    env, rng = BatchEnv("patchwork-express", 16, seed=1, reward="margin"), np.random.default_rng(1)

    def rich(planes: np.ndarray) -> np.ndarray:
        return planes[:, BUTTONS, 0, 0]

    savers, _ = self_play(env, rich, rng, tries=12, exploring=0)
    spenders, _ = self_play(env, lambda planes: -rich(planes), rng, tries=12, exploring=0)

    assert rich(savers).mean() > rich(spenders).mean() + 0.05


def _margins(env: BatchEnv) -> list[float]:
    return [float(margin) for margin in env._worth()[:, 0]]

"""Learn Patchwork Express from nothing by self-play: soon far better than `random`, then a match for `greedy`."""

import os
from time import monotonic
from typing import Any

import numpy as np

from mercerie.rl.afterstates import self_play
from mercerie.rl.batch import BatchEnv
from mercerie.rl.solo import AgainstBots

GAME, KEPT, SECONDS = "patchwork-express", 30, float(os.environ.get("TRAINING_SECONDS", "300"))


def features(planes: Any) -> Any:  # empty squares by how many empty ones they touch; all numbers; wages still to come
    quilts, numbers = planes[:, :2], planes[:, 5:, 0, 0]
    free = np.pad(1 - quilts, ((0, 0), (0, 0), (1, 1), (1, 1)))
    touch = free[..., :-2, 1:-1] + free[..., 2:, 1:-1] + free[..., 1:-1, :-2] + free[..., 1:-1, 2:]
    alone = [((touch == n) & (quilts == 0)).sum((2, 3)) for n in range(5)]
    return np.hstack([*alone, numbers, numbers[:, 4:6] * numbers[:, 6:8], np.ones((len(planes), 1))])


def report(games: int, weights: Any) -> None:
    for bot in ("random", "greedy"):
        table, rewards = AgainstBots(GAME, bot), np.zeros(min(40, 2 + int(SECONDS)))
        for game in range(len(rewards)):
            table.reset(seed=game)
            while not rewards[game]:
                numbers = list(table.position.actions)
                after = np.stack([table.position.after(number).observe(table.seat) for number in numbers])
                rewards[game] = table.step(numbers[int((features(after) @ weights).argmax())])[1]
        print(f"after {games} games: {(rewards > 0).sum()} of {len(rewards)} won against {bot}", flush=True)


env, rng, begun, batch = BatchEnv(GAME, 128, seed=1, reward="margin"), np.random.default_rng(1), monotonic(), 0
weights, played = rng.normal(size=features(env.observe()).shape[1]), list[Any]()
while batch == 0 or monotonic() - begun < SECONDS:
    if batch & (batch - 1) == 0:  # at first, then after 1, 2, 4, 8… batches
        report(env.size * batch, weights)
    seen, margins = self_play(env, lambda planes: features(planes) @ weights, rng)  # noqa: B023
    played, batch = [*played, (features(seen), margins)][-KEPT:], batch + 1
    inputs, targets = (np.concatenate(column) for column in zip(*played, strict=True))
    weights = np.linalg.lstsq(inputs, targets, rcond=None)[0]
report(env.size * batch, weights)

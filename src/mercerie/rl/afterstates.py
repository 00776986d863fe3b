"""Self-play by looking one action ahead: of some legal actions the one after which the position looks best."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from mercerie.rl.batch import BatchEnv

# From observations, one row each, to how good they are for who sees them.
Appraisal = Callable[[npt.NDArray[np.float32]], npt.NDArray[Any]]


def self_play(
    env: BatchEnv, appraise: Appraisal, rng: np.random.Generator, *, tries: int = 16, exploring: float = 0.1
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float64]]:
    """All games of the batch from the deal to the end, both sides played alike: so many actions are tried each time.

    A row for each action: what the player saw after it, and the reward that player got in the end. Now and then, as
    often as `exploring` says, any action is taken, so that something new is seen.
    """
    env.reset()
    seen, rows = [], np.arange(env.size)
    rewards = np.zeros((env.size, 2))
    while len(games := np.flatnonzero(env.to_move >= 0)):
        seats = env.records["turn"].copy()
        tried = np.stack([env.random_actions() for _ in range(tries)])
        after = [env.peek(rows, actions, seats) for actions in tried]
        best = np.argmax([appraise(planes) for planes in after], axis=0)
        best[rng.random(env.size) < exploring] = 0
        seen.append((games, seats[games], np.stack([after[best[game]][game] for game in games])))
        rewards += env.step(tried[best, rows])[0]
    observations = np.concatenate([planes for _, _, planes in seen])
    return observations, np.concatenate([rewards[games, seats] for games, seats, _ in seen])

"""What the peers' suites need to run here: seeds of our choice, and warnings that are errors elsewhere."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from mercerie.rl.aec import TableEnv

TestT = TypeVar("TestT", bound=Callable[..., None])

_DICTIONARIES = (
    # Masks travel in a dictionary with the observation, as in PettingZoo's own board games.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    # Nobody has a legal action when the game is over.
    "ignore:Action mask numpy array is all zeros",
)


def quiet_about_dictionaries(test: TestT) -> TestT:
    for words in _DICTIONARIES:
        test = pytest.mark.filterwarnings(words)(test)
    return test


class Seeded(TableEnv):
    """The suites reset with seeds of their own, always the same ones; this shifts them and the sampled actions."""

    def __init__(self, game: str, shift: int, **settings: Any) -> None:
        super().__init__(game, **settings)
        self._shift = shift
        for space in self.action_spaces.values():
            space.seed(shift)
        super().reset(seed=shift)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(None if seed is None else seed + self._shift, options)

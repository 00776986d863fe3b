"""Every game in every shape a table can give it, and positions met in real play."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from mercerie import GAMES
from mercerie.core import AnyGame, OptionValue

# More than any game played at random has needed; a game that goes on for longer does not end.
LONGEST_GAME = 20_000


@dataclass(frozen=True)
class Variant:
    """A game with its seats and options settled."""

    id: str
    seats: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        return GAMES[self.id]

    def new(self, seed: int) -> Any:
        return self.game.new(self.seats, seed, **self.options)

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.id, str(self.seats), *words])


VARIANTS = [
    Variant("patchwork", 2),
    Variant("patchwork", 2, {"leather": "revised", "first": 1}),
    Variant("patchwork-express", 2),
    Variant("textile", 2),
    Variant("textile", 2, {"tiles": 10}),
    Variant("textile", 4),
    Variant("textile", 4, {"teams": True, "tiles": 7}),
    Variant("timeline", 2),
    Variant("timeline", 3, {"deck": "france", "hand": 1}),
    Variant("timeline", 5, {"deck": "science", "difficulty": 1, "hand": "preset"}),
    Variant("timeline", 8, {"deck": "history", "hand": 5}),
    Variant("timeline", 4, {"deck": "arts", "hand": 9, "difficulty": 1}),
]

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=str)
seeds = st.integers(0, 2**128 - 1)


def some_position(variant: Variant, seed: int) -> Any:
    """A position reached by random play, anywhere from the opening to the end."""
    rng = Random(seed)
    state = variant.new(seed)
    for _ in range(rng.randrange(90)):
        if state.to_move is None:
            break
        state = state.apply(rng.choice(state.legal_actions()))
    return state


def random_game(variant: Variant, seed: int) -> list[tuple[Any, Any]]:
    """A whole random game: each position with the action chosen there, the last one with None."""
    rng = Random(seed)
    state = variant.new(seed)
    played: list[tuple[Any, Any]] = []
    while state.to_move is not None:
        assert len(played) < LONGEST_GAME
        action = rng.choice(state.legal_actions())
        played.append((state, action))
        state = state.apply(action)
    return [*played, (state, None)]

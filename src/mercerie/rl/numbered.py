"""A game in play whose actions are numbers and whose views are arrays: what all environments have in common."""

from functools import cached_property
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from mercerie.core import AnyGame, IllegalAction, OptionValue, Seat
from mercerie.games import GAMES
from mercerie.rl.encodings import Encoding, Observation, encoding_of

Mask = npt.NDArray[np.int8]
Observed = dict[str, npt.NDArray[Any]]

# Timeline lasts as long as its players err. No game played at random has needed half of this.
LIMIT = 10_000


class NumberedGame:
    """A game at one table's seats and options; `deal` begins a new one."""

    def __init__(self, game: str, seats: int, options: dict[str, OptionValue]) -> None:
        self.game: AnyGame = GAMES[game]
        self.seats = seats
        self.options = options
        self.encoding: Encoding = encoding_of(self.game, seats, **options)

    def deal(self, luck: Random) -> "Position":
        return self.at(self.game.new(self.seats, luck.getrandbits(128), **self.options))

    def at(self, state: Any) -> "Position":
        return Position(self.encoding, state)


class Position:
    """A state and what a program is told of it."""

    def __init__(self, encoding: Encoding, state: Any) -> None:
        self._encoding = encoding
        self.state = state

    @cached_property
    def actions(self) -> dict[int, Any]:
        """Every legal action by its number."""
        view = self.state.view(self.state.to_move)
        return {self._encoding.number_of(view, action): action for action in self.state.legal_actions()}

    def mask(self, seat: Seat) -> Mask:
        """1 for each legal action of the seat to move; all 0 for the others."""
        mask = np.zeros(self._encoding.action_count, np.int8)
        if seat == self.state.to_move:
            mask[list(self.actions)] = 1
        return mask

    def observe(self, seat: Seat) -> Observation:
        seen: Observation = self._encoding.observe(self.state.view(seat))
        return seen

    def observed(self, seat: Seat) -> Observed:
        """Both, as the environments hand them out."""
        return {"observation": self.observe(seat), "action_mask": self.mask(seat)}

    def after(self, number: int) -> "Position":
        if number not in self.actions:
            raise IllegalAction(
                f"{number} is not legal here: choose one of the {len(self.actions)} numbers where the mask is 1."
            )
        return Position(self._encoding, self.state.apply(self.actions[number]))

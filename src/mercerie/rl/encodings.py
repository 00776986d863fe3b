"""How a game is put into numbers: one record of functions for each game, at one table's seats and options."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from mercerie.core import AnyGame, OptionValue
from mercerie.core.observation import Part
from mercerie.games.patchwork import encode as patchwork
from mercerie.games.textile import encode as textile
from mercerie.games.timeline import encode as timeline
from mercerie.games.timeline import hand_size

Observation = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Encoding:
    """Actions as numbers below `action_count`, views as arrays of one shape."""

    action_count: int
    shape: tuple[int, ...]
    parts: tuple[Part, ...]
    number_of: Callable[[Any, Any], int]
    action_of: Callable[[Any, int], Any]
    observe: Callable[[Any], Observation]


def encoding_of(game: AnyGame, seats: int, **options: OptionValue) -> Encoding:
    """The encoding for a table; BadOption if these people cannot play the game like this."""
    settled = game.describe(seats, **options)
    if game.id == "textile":
        return _by_table(textile.Encoding(seats, int(settled["tiles"])))
    if game.id == "timeline":
        hand, difficulty = hand_size(settled["hand"], seats), int(settled["difficulty"])
        return _by_table(timeline.Encoding(seats, hand, str(settled["deck"]), difficulty))
    box = game.new(seats, seed=0, **options).box
    return Encoding(
        patchwork.action_count(box),
        (patchwork.plane_count(box), box.side, box.side),
        patchwork.parts(box),
        patchwork.number_of,
        patchwork.action_of,
        patchwork.observe,
    )


def _by_table(made: textile.Encoding | timeline.Encoding) -> Encoding:
    return Encoding(made.action_count, made.shape, made.parts, made.number_of, made.action_of, made.observe)

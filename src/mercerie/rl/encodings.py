"""How a game is put into numbers at one table: asked of the game, whichever it is."""

import numpy as np
import numpy.typing as npt

from mercerie.core import AnyGame, Encoding, OptionValue

Observation = npt.NDArray[np.float32]


def encoding_of(game: AnyGame, seats: int, **options: OptionValue) -> Encoding:
    """The encoding for a table; BadOption if these people cannot play the game like this."""
    return game.encoding(seats, game.describe(seats, **options))


__all__ = ["Encoding", "Observation", "encoding_of"]

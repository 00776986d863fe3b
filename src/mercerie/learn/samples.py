"""What is learned from: a position as the network is told it, what the search thought of it, how the game ended."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import MOST_ACTIONS
from mercerie.bots.patchwork.guided.inputs import Layout

LONGEST_GAME = 128  # decisions
Samples = NDArray[Any]


def sample_type(layout: Layout) -> np.dtype[Any]:
    return np.dtype(
        [
            ("shares", np.float32, MOST_ACTIONS),  # what the search would choose, and how often
            ("hoped", np.float32),  # the chance to win that the search saw
            ("actions", np.int16, MOST_ACTIONS),  # by their numbers; -1: no more
            ("mine", np.int16),  # points at the end,
            ("theirs", np.int16),
            ("won", np.int8),  # 1 if the player to move won
            ("turn", np.int8),
            ("row", np.uint8, layout.width),
            ("cover", np.uint8, layout.circle),  # both quilts at the end, mine first, as in a row
        ]
    )

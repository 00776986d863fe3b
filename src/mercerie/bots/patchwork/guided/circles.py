"""What the network hears of a circle: a row of numbers for each patch at its place, added up.

The table they come from is large and little of it is needed at a time: adding up what is needed takes less time than
asking the network for it.
"""

from typing import NamedTuple

import numpy as np

from mercerie.bots.patchwork.guided.inputs import Floats, Row
from mercerie.core.compiled import kernel


class Circles(NamedTuple):
    """How one network hears circles."""

    heard: Floats  # by place and patch, counted from 1; 0: no more patches
    silence: Floats  # by number of patches: what the places after them add up to
    circle: Row  # room for one, as in a row


def new_circles(table: Floats, patches: int) -> Circles:
    by_place = table.reshape(patches, patches + 1, -1)
    silence = np.zeros((patches + 1, by_place.shape[2]), np.float32)
    silence[:-1] = by_place[::-1, 0].cumsum(0)[::-1]
    return Circles(by_place, silence, np.zeros(patches, np.uint8))


@kernel
def hear(circles: Circles, heard: Floats) -> None:
    """Add up what there is to hear of the circle."""
    circle, patches = circles.circle, 0
    while patches < len(circle) and circle[patches]:
        patches += 1
    for number in range(len(heard)):
        heard[number] = circles.silence[patches, number]
    for place in range(patches):
        patch = circles.heard[place, circle[place]]
        for number in range(len(heard)):
            heard[number] += patch[number]

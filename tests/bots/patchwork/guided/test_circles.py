"""What is heard of a circle is the sum of what is heard at each of its places."""

import numpy as np
import pytest

from mercerie.bots.patchwork.guided.circles import hear, new_circles

PATCHES, HIDDEN = 5, 3


@pytest.mark.parametrize(
    "circle", [[3, 1, 5, 2, 4], [2, 5, 0, 0, 0], [0, 0, 0, 0, 0]], ids=["full", "two left", "empty"]
)
def test_every_place_is_heard_the_empty_ones_too(circle: list[int]) -> None:
    table = np.random.default_rng(1).normal(size=(PATCHES * (PATCHES + 1), HIDDEN)).astype(np.float32)
    circles, heard = new_circles(table, PATCHES), np.full(HIDDEN, np.nan, np.float32)
    circles.circle[:] = circle
    hear(circles, heard)
    plain = sum(table[place * (PATCHES + 1) + patch] for place, patch in enumerate(circle))
    assert np.allclose(heard, plain, atol=1e-5)

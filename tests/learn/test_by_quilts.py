"""A network that looks at each quilt by itself learns as the other does."""

import numpy as np
import torch
from learn.small import BOX, lively, said_by, small_by_quilts

from mercerie.bots.patchwork.guided.outputs import EXPECTED


def rows(many: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    layout, rng = small_by_quilts().layout, np.random.default_rng(1)
    made = rng.integers(0, 2, (many, layout.width), np.uint8)
    made[:, layout.circle : layout.numbers] = rng.integers(0, layout.patches + 1, (many, layout.patches))
    return made


def test_it_says_as_much_as_the_network_that_plays() -> None:
    network = small_by_quilts()
    said, foreseen = network.foresee(torch.from_numpy(rows(3)))
    assert torch.equal(said, network(torch.from_numpy(rows(3))))
    assert foreseen.shape == (3, network.layout.circle)


def test_what_it_expects_hangs_on_both_quilts_and_on_whose_they_are() -> None:
    network, told = lively(small_by_quilts()), rows(8)
    area = network.layout.side**2
    as_it_is = said_by(network, told)[:, -EXPECTED:]
    for changed in (slice(0, area), slice(area, 2 * area)):
        other = told.copy()
        other[:, changed] = 0
        assert not torch.allclose(said_by(network, other)[:, -EXPECTED:], as_it_is)
    swapped = np.concatenate([told[:, area : 2 * area], told[:, :area], told[:, 2 * area :]], 1)
    assert not torch.allclose(said_by(network, swapped)[:, -EXPECTED:], as_it_is)


def test_where_a_patch_should_go_hangs_on_the_patch() -> None:
    network, told = lively(small_by_quilts(BOX)), rows(8)
    other = told.copy()
    other[:, network.layout.circle] = (told[:, network.layout.circle] + 1) % network.layout.patches
    first = 2 * network.layout.side**2
    assert not torch.allclose(said_by(network, other)[:, :first], said_by(network, told)[:, :first])

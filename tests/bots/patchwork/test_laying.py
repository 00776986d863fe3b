"""Sewing on patches that come in any order: nearly nothing stays empty."""

from random import Random
from statistics import mean

from mercerie.bots.patchwork.laying import LEATHER, lay_out
from mercerie.games.patchwork import PATCHWORK_BOX


def shuffled(seed: int) -> list[int]:
    """All patches and five leather ones, in any order."""
    order = [*PATCHWORK_BOX.patches, *[LEATHER] * 5]
    Random(seed).shuffle(order)
    return order


def test_at_least_79_of_81_squares_are_covered_on_average() -> None:
    assert mean(lay_out(PATCHWORK_BOX, shuffled(seed)).bit_count() for seed in range(20)) >= 79


def test_more_quilts_side_by_side_pack_better_than_one() -> None:
    orders = [shuffled(seed) for seed in range(20)]
    alone, many = (mean(lay_out(PATCHWORK_BOX, order, beam).bit_count() for order in orders) for beam in (1, 16))
    assert alone + 1 < many


def test_what_fits_nowhere_is_left_out() -> None:
    ids = list(PATCHWORK_BOX.patches)
    assert lay_out(PATCHWORK_BOX, ids * 4).bit_count() <= 81

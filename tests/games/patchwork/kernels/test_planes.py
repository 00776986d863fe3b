"""The compiled planes are those of the plain encoding, number for number."""

import numpy as np
import pytest
from hypothesis import given
from laws.variants import VARIANTS, Variant, seeds, some_position

from mercerie.games.patchwork import encode
from mercerie.games.patchwork.kernels import box_tables, pack
from mercerie.games.patchwork.kernels.planes import layout_of, observe_all

patchworks = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id.startswith("patchwork")], ids=str)


@patchworks
@given(seed=seeds)
def test_compiled_and_plain_observations_are_equal(variant: Variant, seed: int) -> None:
    states = [some_position(variant, seed + number) for number in range(8)]
    box, records = states[0].box, pack(states)

    for seat in (0, 1):
        planes = np.full((len(states), encode.plane_count(box), box.side, box.side), np.nan, np.float32)
        observe_all(box_tables(box), layout_of(box), records, np.full(len(states), seat, np.int8), planes)

        assert np.array_equal(planes, np.stack([encode.observe(state.view(seat)) for state in states]))

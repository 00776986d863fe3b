"""The compiled packing is the plain one."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.bots.patchwork.packing import packing as plain_packing
from mercerie.bots.patchwork.packing_kernel import pack_each, packing
from mercerie.bots.patchwork.weights import usual_weights
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Components
from mercerie.games.patchwork.kernels.box import box_tables, windows

# As packing.py has them; the search's own are tuned apart.
PLAIN = {"alone": -10.9, "dead_end": -5.2, "corner": -3.8, "corridor": -2.8, "edge": -0.9, "block": 0.55}


@pytest.mark.parametrize("box", [PATCHWORK_BOX, EXPRESS_BOX], ids=["nine", "seven"])
@settings(deadline=None, max_examples=300)
@given(data=st.data())
def test_compiled_and_plain_packing_agree_on_any_quilt(box: Components, data: st.DataObject) -> None:
    quilt = data.draw(st.integers(0, (1 << box.side**2) - 1))

    found = packing(box_tables(box), usual_weights(**PLAIN), *windows(quilt, box.side))

    assert found == pytest.approx(plain_packing(quilt, box.side))


def test_many_quilts_at_once_are_packed_as_one_by_one() -> None:
    box, rng = box_tables(PATCHWORK_BOX), np.random.default_rng(1)
    uppers, lowers = rng.integers(0, 1 << 63, (2, 30))
    worths = np.zeros(30)

    pack_each(box, usual_weights(), uppers, lowers, 30, worths)

    assert worths.tolist() == [packing(box, usual_weights(), *both) for both in zip(uppers, lowers, strict=True)]

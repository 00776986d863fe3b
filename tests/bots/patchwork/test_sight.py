"""Where compiled players look first."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.bots.patchwork.packing import packing
from mercerie.bots.patchwork.sight import SEEN, best_places, best_squares
from mercerie.bots.patchwork.weights import usual_weights
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Components
from mercerie.games.patchwork.kernels.box import box_tables, windows
from mercerie.games.patchwork.kernels.rules import Quilter

BOTH = pytest.mark.parametrize("box", [PATCHWORK_BOX, EXPRESS_BOX], ids=["nine", "seven"])
PLAIN = {"alone": -10.9, "dead_end": -5.2, "corner": -3.8, "corridor": -2.8, "edge": -0.9, "block": 0.55}
WANTED = 3


def worths(quilts: list[int], side: int) -> list[float]:
    return sorted((packing(quilt, side) for quilt in quilts), reverse=True)[:WANTED]


@BOTH
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_the_places_seen_are_the_best_of_all_best_first(box: Components, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(box.patches) - 1))
    # Squares sewn on here and there, few enough that something fits.
    quilt = data.draw(st.integers(0, (1 << box.side**2) - 1)) & data.draw(st.integers(0, (1 << box.side**2) - 1))
    places = [quilt | cells for cells in box.places[sorted(box.patches)[number]].values() if not quilt & cells]
    me, seen = Quilter(*windows(quilt, box.side), 0, 0, 0), np.zeros(1, SEEN)[0]

    found = best_places(box_tables(box), usual_weights(**PLAIN), me, number, WANTED, seen)

    assert seen["worths"][:found].tolist() == pytest.approx(worths(places, box.side))


@BOTH
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_leather_is_sewn_where_it_packs_best(box: Components, data: st.DataObject) -> None:
    quilt = data.draw(st.integers(0, (1 << box.side**2) - 1))
    squares = [quilt | 1 << square for square in range(box.side**2) if not quilt >> square & 1]
    me, seen = Quilter(*windows(quilt, box.side), 0, 0, 0), np.zeros(1, SEEN)[0]

    found = best_squares(box_tables(box), usual_weights(**PLAIN), me, WANTED, seen)

    assert seen["worths"][:found].tolist() == pytest.approx(worths(squares, box.side))

"""The placement part alone: patches come in a known order, and each that fits must be sewn on.

A beam: several quilts are kept side by side, the best packed ones, and every patch is tried on each of them.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.packing_kernel import packing
from mercerie.bots.patchwork.sight import SEEN, Seen, best_places, best_squares
from mercerie.bots.patchwork.weights import Weights, usual_weights
from mercerie.core.compiled import count, kernel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box, box_tables, whole
from mercerie.games.patchwork.kernels.rules import Quilter, square_windows
from mercerie.games.patchwork.quilt import Cells

LEATHER = -1
BEAM, BRANCHES = 32, 8
SQUARE = 1.0  # what a covered square counts beside how the rest is packed
QUILT = np.dtype([("worth", np.float64), ("upper", np.int64), ("lower", np.int64)])


def lay_out(box: Components, order: Sequence[int], beam: int = BEAM) -> Cells:
    """The quilt at the end: patches by their ids, LEATHER for a single square."""
    ids = sorted(box.patches)
    numbers = [LEATHER if patch == LEATHER else ids.index(patch) for patch in order]
    upper, lower = _lay_out(box_tables(box), usual_weights(), np.array(numbers), beam, BRANCHES)
    return whole(int(upper), int(lower), box.side)


@kernel
def _lay_out(box: Box, weights: Weights, order: NDArray[np.int64], beam: int, branches: int) -> tuple[int, int]:
    kept, grown = np.zeros(beam, QUILT), np.zeros(beam * (branches + 1), QUILT)
    seen = np.zeros(1, SEEN)[0]
    width = 1
    for patch in order:
        made = 0
        for number in range(width):
            made = _branch(box, weights, patch, kept[number], grown, made, branches, seen)
        width = _keep_best(grown, made, kept)
    best = 0
    for number in range(width):
        if _covered(box, kept[number]) > _covered(box, kept[best]):
            best = number
    return kept[best].upper, kept[best].lower


@kernel
def _covered(box: Box, quilt: Any) -> int:
    return count(quilt.upper) + count(quilt.lower >> box.overlap)


@kernel
def _branch(
    box: Box, weights: Weights, patch: int, quilt: Any, grown: Any, made: int, branches: int, seen: Seen
) -> int:
    """Every good way to sew one patch onto one quilt; the quilt as it is if there is none."""
    me = Quilter(quilt.upper, quilt.lower, 0, 0, 0)
    if patch == LEATHER:
        found = best_squares(box, weights, me, branches, seen)
    else:
        found = best_places(box, weights, me, patch, branches, seen)
    if found == 0:
        grown[made] = quilt
        return made + 1
    for n in range(found):
        if patch == LEATHER:
            upper, lower = square_windows(box, seen.places[n])
        else:
            upper, lower = box.place_upper[seen.places[n]], box.place_lower[seen.places[n]]
        one = grown[made]
        one.upper, one.lower = quilt.upper | upper, quilt.lower | lower
        one.worth = packing(box, weights, one.upper, one.lower) + SQUARE * _covered(box, one)
        made += 1
    return made


@kernel
def _keep_best(grown: Any, made: int, kept: Any) -> int:
    """The best quilts, each once."""
    width = 0
    for number in np.argsort(-grown["worth"][:made]):
        one, new = grown[number], True
        for other in range(width):
            new = new and not (kept[other].upper == one.upper and kept[other].lower == one.lower)
        if new:
            kept[width] = one
            width += 1
            if width == len(kept):
                break
    return width

"""What compiled players see at first sight: what a purchase is worth, and where a patch is best sewn on."""

from typing import Any

import numpy as np

from mercerie.bots.patchwork.packing_kernel import pack_each
from mercerie.bots.patchwork.weights import Weights
from mercerie.core.compiled import count, inlined, kernel, lowest
from mercerie.games.patchwork.kernels.box import LOOKS, SQUARES, Box
from mercerie.games.patchwork.kernels.places import free_corners, nth_empty
from mercerie.games.patchwork.kernels.rules import Position, Quilter, empty_squares, square_windows

# Room to look at every place of a patch.
SEEN = np.dtype(
    [
        ("places", np.int64, LOOKS * SQUARES),
        ("worths", np.float64, LOOKS * SQUARES),
        ("upper", np.int64, LOOKS * SQUARES),  # the quilt with the patch there, as two windows
        ("lower", np.int64, LOOKS * SQUARES),
    ]
)
Seen = Any  # a record of that kind


@inlined
def purchase_worth(box: Box, weights: Weights, me: Quilter, patch: int) -> float:
    """Squares covered and income to come, against buttons and time spent; how it packs is left out."""
    gone = me.time / box.end
    marks = count(box.income_marks >> me.time + 1)
    return (
        (weights.square + weights.square_shift * gone) * box.size[patch]
        + (weights.income + weights.income_shift * gone) * box.income[patch] * marks
        - (weights.button + weights.button_shift * gone) * box.cost[patch]
        - (weights.time + weights.time_shift * gone) * min(box.time[patch], box.end - me.time)
    )


@inlined
def advance_worth(box: Box, weights: Weights, position: Position) -> float:
    me = position.me
    gone = me.time / box.end
    steps = min(position.other.time + 1, box.end) - me.time
    return (weights.button + weights.button_shift * gone - weights.time - weights.time_shift * gone) * steps


@kernel
def best_places(box: Box, weights: Weights, me: Quilter, patch: int, wanted: int, seen: Seen) -> int:
    """The places where a patch packs best, best first, as many as are wanted; how many were found."""
    squares, fits = box.side * box.side, 0
    for look in range(box.looks[patch]):
        upper, lower = free_corners(box, me, patch, look)
        first = box.look[patch, look] * squares
        while upper | lower:
            if upper:
                place = box.place_at[patch, first + lowest(upper)]
                upper &= upper - 1
            else:
                place = box.place_at[patch, first + box.lower_shift + lowest(lower)]
                lower &= lower - 1
            seen.places[fits] = place
            seen.upper[fits], seen.lower[fits] = me.upper | box.place_upper[place], me.lower | box.place_lower[place]
            fits += 1
    return _keep_best(box, weights, seen, fits, wanted)


@kernel
def best_squares(box: Box, weights: Weights, me: Quilter, wanted: int, seen: Seen) -> int:
    """The same for a leather patch: its places are squares."""
    empty = empty_squares(box, me)
    for n in range(empty):
        square = nth_empty(box, me, n)
        upper, lower = square_windows(box, square)
        seen.places[n], seen.upper[n], seen.lower[n] = square, me.upper | upper, me.lower | lower
    return _keep_best(box, weights, seen, empty, wanted)


@kernel
def _keep_best(box: Box, weights: Weights, seen: Seen, fits: int, wanted: int) -> int:
    """Of all that fit, the best in order at the front; how many these are."""
    pack_each(box, weights, seen.upper, seen.lower, fits, seen.worths)
    places, worths, found = seen.places, seen.worths, 0
    for n in range(fits):
        place, worth = places[n], worths[n]
        if found == wanted and worth <= worths[found - 1]:
            continue
        spot = min(found, wanted - 1)
        while spot > 0 and worths[spot - 1] < worth:
            places[spot], worths[spot] = places[spot - 1], worths[spot - 1]
            spot -= 1
        places[spot], worths[spot] = place, worth
        found = min(found + 1, wanted)
    return found

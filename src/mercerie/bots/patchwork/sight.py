"""What compiled players see at first sight: what a purchase is worth, and where a patch is best sewn on."""

from typing import Any

from mercerie.bots.patchwork.packing_kernel import packing
from mercerie.bots.patchwork.weights import Weights
from mercerie.core.compiled import count, inlined, kernel, lowest
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.places import free_corners, nth_empty
from mercerie.games.patchwork.kernels.rules import Position, Quilter, empty_squares, square_windows


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
def best_places(box: Box, weights: Weights, me: Quilter, patch: int, wanted: int, places: Any, worths: Any) -> int:
    """The places where a patch packs best, best first, as many as are wanted; how many were found."""
    found = 0
    squares = box.side * box.side
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
            worth = packing(box, weights, me.upper | box.place_upper[place], me.lower | box.place_lower[place])
            found = _insert(places, worths, found, wanted, place, worth)
    return found


@kernel
def best_squares(box: Box, weights: Weights, me: Quilter, wanted: int, squares: Any, worths: Any) -> int:
    """The same for a leather patch."""
    found = 0
    for n in range(empty_squares(box, me)):
        square = nth_empty(box, me, n)
        upper, lower = square_windows(box, square)
        worth = packing(box, weights, me.upper | upper, me.lower | lower)
        found = _insert(squares, worths, found, wanted, square, worth)
    return found


@kernel
def _insert(things: Any, worths: Any, found: int, wanted: int, thing: int, worth: float) -> int:
    """Keep the best in order; how many there are now."""
    if found == wanted and worth <= worths[found - 1]:
        return found
    spot = min(found, wanted - 1)
    while spot > 0 and worths[spot - 1] < worth:
        things[spot], worths[spot] = things[spot - 1], worths[spot - 1]
        spot -= 1
    things[spot], worths[spot] = thing, worth
    return min(found + 1, wanted)

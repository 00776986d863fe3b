"""What the network says of a position, and what that means for each action.

It first chooses what to do, then where. For each patch on offer it gives one number for each square covered and one for
each square that would lie beside it, which add up to the logit of a place; then a number for each square leather may go
to; then one for wanting each patch on offer at all, for advancing, for throwing leather away; and at the end what it
expects: whether the player to move wins (as a logit), that player's points, the other's.
"""

import math
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import inlined, kernel, lowest
from mercerie.core.compiled_luck import gumbel
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import LOOKS, PLACES, Box
from mercerie.games.patchwork.kernels.places import free_corners, nth_empty
from mercerie.games.patchwork.kernels.records import load
from mercerie.games.patchwork.kernels.rules import Position, empty_squares, place_in_reach
from mercerie.games.patchwork.kernels.steps import ADVANCE, SEW, THROW_AWAY
from mercerie.games.patchwork.quilt import Cells, squares
from mercerie.games.patchwork.symmetry import SYMMETRIES, turn_cells

MOST_TERMS = 26  # at most 8 squares and at most 18 beside them
EXPECTED = 3  # numbers at the end: win, my points, their points
STRIDE = 1_234_567_891_234_567  # odd, and large enough to part the lucks of neighbouring actions
POINTS = 20.0  # points are told in this unit


class Terms(NamedTuple):
    """For each place the numbers its logit is the sum of, as indices into the part of its patch."""

    terms: NDArray[np.uint8]
    lengths: NDArray[np.uint8]  # how many terms each has
    mirrored: NDArray[np.bool_]  # whether it is an earlier place of the same patch, turned or in a mirror


@cache
def terms_of(box: Components) -> Terms:
    index, counts = np.zeros((PLACES, MOST_TERMS), np.uint8), np.zeros(PLACES, np.uint8)
    mirrored = np.zeros(PLACES, np.bool_)
    number, area = 0, box.side**2
    for patch in sorted(box.patches):
        known: set[Cells] = set()
        for covered in box.places[patch].values():
            mirrored[number] = any(turn_cells(covered, box.side, symmetry) in known for symmetry in SYMMETRIES)
            known.add(covered)
            cover, beside = _numbers(covered, box.side), _numbers(_beside(covered, box.side), box.side)
            terms = [*cover, *(area + square for square in beside)]
            index[number, : len(terms)] = terms
            counts[number] = len(terms)
            number += 1
    return Terms(index, counts, mirrored)


def _numbers(cells: Cells, side: int) -> list[int]:
    return [row * side + col for row, col in squares(cells, side)]


def _beside(cells: Cells, side: int) -> Cells:
    """The squares that share an edge with these."""
    found = 0
    for row, col in squares(cells, side):
        for near_row, near_col in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if 0 <= near_row < side and 0 <= near_col < side:
                found |= 1 << near_row * side + near_col
    return found & ~cells


def policy_width(box: Components) -> int:
    """How many numbers stand before what it expects."""
    return (2 * box.offer + 1) * box.side**2 + box.offer + 2


class Noise(NamedTuple):
    """What is added to logits so that other actions are tried too; of size 1, actions are drawn by their shares."""

    luck: int
    size: float


# An action in a tree. One record, so that what is looked at together lies together.
EDGE = np.dtype(
    [
        ("logit", np.float32),
        ("key", np.float32),  # the logit with noise: roots are chosen by it
        ("share", np.float32),  # what the network would choose, and how often
        ("value", np.float32),  # what came back on average, for the player who takes the action,
        ("win", np.float32),  # and the sum of the chances of winning
        ("visits", np.int32),  # begun,
        ("settled", np.int32),  # and come back
        ("child", np.int32),  # the node it leads to, or -1
        ("action", np.int16),  # by its number
    ],
    align=True,
)
Edges = NDArray[Any]


@kernel
def weigh(box: Box, terms: Terms, record: Any, output: Any, edges: Edges, places: int, noise: Noise) -> int:
    """Write down what may be done, each patch and leather at its likeliest places, at most so many; how many actions.

    Places that are left out leave their share to the others of the same patch.
    """
    position = load(record)
    area = box.side * box.side
    leather, choices = 2 * box.offer * area, (2 * box.offer + 1) * area  # where they begin
    made = 0
    if position.to_sew:
        for n in range(empty_squares(box, position.me)):
            square = nth_empty(box, position.me, n)
            made = _keep(edges, 0, made, places, SEW + square, output[leather + square], noise)
        _share_out(edges, 0, made, 0.0)
        if box.throw_away:
            made = _add(edges, made, THROW_AWAY, output[choices + box.offer + 1])
    else:
        made = _add(edges, made, ADVANCE, output[choices + box.offer])
        for slot in range(box.offer):
            spot = place_in_reach(position, slot)
            if spot >= 0 and box.cost[record.circle[spot]] <= position.me.buttons:
                wants = output[slot * 2 * area : (slot + 1) * 2 * area]
                number = SEW + area + slot * LOOKS * area
                first = made
                patch = record.circle[spot]
                made = _find_places(box, terms, position, patch, wants, number, edges, made, places, noise)
                _share_out(edges, first, made, output[choices + slot])
    _finish(edges[:made], noise)
    return made


@kernel
def _finish(edges: Edges, noise: Noise) -> None:
    """Logits as shares of 1 and as keys, and nothing tried yet."""
    highest, total = -math.inf, 0.0
    for edge in edges:
        highest = max(highest, edge.logit)
    for edge in edges:
        edge.share = math.exp(edge.logit - highest)
        total += edge.share
    for number in range(len(edges)):
        edge = edges[number]
        edge.share /= total
        edge.key = edge.logit + (noise.size * gumbel(noise.luck + (number + 1) * STRIDE) if noise.size else 0.0)
        edge.value, edge.win, edge.visits, edge.settled, edge.child = 0.0, 0.0, 0, 0, -1


@kernel
def _find_places(
    box: Box,
    terms: Terms,
    position: Position,
    patch: int,
    wants: Any,
    number: int,
    edges: Edges,
    first: int,
    places: int,
    noise: Noise,
) -> int:
    area, made = box.side * box.side, first
    is_empty = position.me.upper == 0 and position.me.lower == 0  # there a place is as good as its mirror images
    for look in range(box.looks[patch]):
        upper, lower = free_corners(box, position.me, patch, look)
        start = box.look[patch, look] * area
        while upper | lower:
            if upper:
                corner = lowest(upper)
                upper &= upper - 1
            else:
                corner = box.lower_shift + lowest(lower)
                lower &= lower - 1
            place = box.place_at[patch, start + corner]
            if is_empty and terms.mirrored[place]:
                continue
            logit = 0.0
            for term in range(terms.lengths[place]):
                logit += wants[terms.terms[place, term]]
            made = _keep(edges, first, made, places, number + start + corner, logit, noise)
    return made


@inlined
def _keep(edges: Edges, first: int, made: int, places: int, action: int, logit: float, noise: Noise) -> int:
    """Insert a place where it belongs, if it belongs among the best of its patch; how many actions there are now."""
    # Each place's noise comes from its own number: it does not matter in which order they are found.
    key = logit + noise.size * gumbel(noise.luck - action * STRIDE) if noise.size else logit
    if made == first + places and key <= edges[made - 1].key:
        return made
    spot = min(made, first + places - 1)
    while spot > first and edges[spot - 1].key < key:
        better, worse = edges[spot], edges[spot - 1]
        better.action, better.logit, better.key = worse.action, worse.logit, worse.key
        spot -= 1
    edge = edges[spot]
    edge.action, edge.logit, edge.key = action, logit, key
    return min(made + 1, first + places)


@kernel
def _share_out(edges: Edges, first: int, end: int, wish: float) -> None:
    """Logits of places become logits of actions: together they get what the patch is wanted."""
    if end == first:
        return
    highest = edges[first].logit
    for edge in range(first + 1, end):
        highest = max(highest, edges[edge].logit)
    total = 0.0
    for edge in range(first, end):
        total += math.exp(edges[edge].logit - highest)
    for edge in range(first, end):
        edges[edge].logit += wish - highest - math.log(total)


@kernel
def _add(edges: Edges, made: int, action: int, logit: float) -> int:
    edges[made].action, edges[made].logit = action, logit
    return made + 1

"""Games played on by instinct: purchases by their worth, with some noise, and every patch where it packs best."""

from typing import Any

from mercerie.bots.patchwork.sight import Seen, advance_worth, best_places, best_squares, purchase_worth
from mercerie.bots.patchwork.weights import Weights
from mercerie.core.compiled import kernel
from mercerie.core.compiled_luck import gumbel, stir
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.rules import Position, is_over, place_in_reach
from mercerie.games.patchwork.kernels.steps import advance, buy, sew


@kernel
def instinct(box: Box, weights: Weights, at: Any, position: Position, luck: int, seen: Seen) -> tuple[int, int, int]:
    """What to do when no leather waits: the spot in the circle, the place on the quilt (-1: advance), the luck left."""
    luck = stir(luck)
    patience = advance_worth(box, weights, position) + weights.noise * gumbel(luck)
    barred = 0  # patches that turned out to fit nowhere, as bits
    while True:
        best, worth = -1, patience
        for slot in range(box.offer):
            spot = place_in_reach(position, slot)
            if spot >= 0 and not barred >> slot & 1 and box.cost[at.circle[spot]] <= position.me.buttons:
                luck = stir(luck)
                mine = purchase_worth(box, weights, position.me, at.circle[spot]) + weights.noise * gumbel(luck)
                if mine > worth:
                    best, worth = slot, mine
        if best < 0:
            return -1, -1, luck
        spot = place_in_reach(position, best)
        if best_places(box, weights, position.me, at.circle[spot], 1, seen):
            return spot, seen.places[0], luck
        barred |= 1 << best


@kernel
def roll_out(box: Box, weights: Weights, at: Any, position: Position, luck: int, seen: Seen) -> tuple[Position, int]:
    """Play by instinct to the end: the last position, and the luck left."""
    while not is_over(box, position):
        if position.to_sew:
            best_squares(box, weights, position.me, 1, seen)
            position = sew(box, position, seen.places[0])
        else:
            spot, place, luck = instinct(box, weights, at, position, luck, seen)
            position = advance(box, position) if place < 0 else buy(box, at, position, spot, place)
    return position, luck

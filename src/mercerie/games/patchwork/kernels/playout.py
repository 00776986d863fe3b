"""Random games: any legal action, all equally likely, until the end."""

from typing import Any

from mercerie.core.compiled import inlined, kernel
from mercerie.core.compiled_luck import draw, stir
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.places import count_places, nth_empty, nth_place
from mercerie.games.patchwork.kernels.records import Records, load
from mercerie.games.patchwork.kernels.rules import (
    Position,
    advance,
    buy,
    empty_squares,
    is_over,
    place_in_reach,
    score,
    sew,
    throw_away,
)


@inlined
def _random_purchase(box: Box, at: Any, position: Position, luck: int) -> tuple[int, int, int]:
    """Any purchase, or advancing: the spot in the circle, the place on the quilt (-1: advance), the luck left.

    One pass is enough to choose fairly among patches whose numbers of places are found one after the other: a new
    one takes the choice over with the chance that its places have among all so far.
    """
    total, chosen, ways = 1, -1, 0
    for slot in range(box.offer):
        spot = place_in_reach(position, slot)
        if spot >= 0 and box.cost[at.circle[spot]] <= position.me.buttons:
            found = count_places(box, position.me, at.circle[spot])
            total += found
            luck = stir(luck)
            if found and draw(luck, total) < found:
                chosen, ways = spot, found
    place = -1
    if chosen >= 0:
        luck = stir(luck)
        place = nth_place(box, position.me, at.circle[chosen], draw(luck, ways))
    return chosen, place, luck


@inlined
def random_step(box: Box, at: Any, position: Position, luck: int) -> tuple[Position, int]:
    """Any legal action, all equally likely; the position after it, and the luck left."""
    if position.to_sew:
        luck = stir(luck)
        squares = empty_squares(box, position.me)
        n = draw(luck, squares + box.throw_away)
        if n == squares:
            return throw_away(position), luck
        return sew(box, position, nth_empty(box, position.me, n)), luck
    spot, place, luck = _random_purchase(box, at, position, luck)
    if place < 0:
        return advance(box, position), luck
    return buy(box, at, position, spot, place), luck


@kernel
def play_out(box: Box, at: Any, position: Position, luck: int) -> tuple[Position, int, int]:
    """Play at random to the end: the last position, the luck left, and how many actions it took.

    `at` is the record that holds the circle; late patches that join are written into it.
    """
    actions = 0
    while not is_over(box, position):
        position, luck = random_step(box, at, position, luck)
        actions += 1
    return position, luck, actions


@kernel
def play_many(box: Box, starts: Records, games: int, luck: int) -> tuple[float, float]:
    """Random games from the starts in turn: the mean score of a player and the mean number of actions."""
    points, actions = 0, 0
    copy = starts[:1].copy()
    for game in range(games):
        copy[0] = starts[game % len(starts)]
        position, luck, taken = play_out(box, copy[0], load(copy[0]), luck)
        points += score(box, position, position.me, position.turn)
        points += score(box, position, position.other, 1 - position.turn)
        actions += taken
    return points / games / 2, actions / games

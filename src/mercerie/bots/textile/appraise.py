"""What an action of Textile is worth at first sight: the points in reach for one's side, less those given away."""

from collections.abc import Sequence
from random import Random

from mercerie.core import Seat
from mercerie.games.textile import Action, State, View
from mercerie.games.textile.cloth import Piece, each_cell, moved, turns
from mercerie.games.textile.rules import LARGEST_PATCH, determinize

# Points that can be sewn on later are worth a little less than points on the table,
GIVEN_AWAY = 0.6
# and a patch that can still grow a little more than what it would bring now.
LATER = 0.85
SEAMS_TO_COME = 0.8


def appraise(view: View, legal: Sequence[Action]) -> list[float]:
    state = determinize(view, Random(0))
    return [_standing(state.apply(action), view.turn) for action in legal]


def _standing(state: State, me: Seat) -> float:
    """My side's points and prospects against the best of the others."""
    seats = range(len(state.patches))
    mine = [seat for seat in seats if seat == me or (state.teams and seat % 2 == me % 2)]
    hopes = [state.points[seat] + prospects(state, seat) * (1 if seat == me else GIVEN_AWAY) for seat in seats]
    others = [hopes[seat] for seat in seats if seat not in mine]
    return sum(hopes[seat] for seat in mine) - (sum(others) if state.teams else max(others))


def prospects(state: State, seat: Seat) -> float:
    """What a player's patch promises: the points it would bring now, or those it may grow to."""
    patch = state.patches[seat]
    if not patch:
        return 0.0
    seams = most_seams(state, patch)
    now = float(seams * len(patch))
    growth = min(LARGEST_PATCH - len(patch), sum(state.piles) // len(state.patches))
    grown = (seams + SEAMS_TO_COME * growth) * (len(patch) + growth) * LATER**growth
    return max(now, grown)


def most_seams(state: State, patch: Piece) -> int:
    """The seams of the best place for a patch; 0 if there is none."""
    cloth = state.cloth
    return max(
        (
            cloth.seams(moved(look, x, y))
            for look in turns(patch).values()
            for x, y in each_cell(cloth.sewing_places(look))
        ),
        default=0,
    )

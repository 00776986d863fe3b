"""Cards and gaps by probability: how likely a card belongs into a gap, and which card to play now rather than later.

The line grows and its gaps get narrower. A card that is known well can wait; one that is known roughly has its best
chance now. So with foresight a player takes from a card's chance now what is left of it in a turn.
"""

from collections.abc import Iterable, Sequence
from math import erf, sqrt

from mercerie.bots.timeline.belief import Belief
from mercerie.bots.timeline.memory import CERTAIN

# Equal dates are right on both sides.
_EQUAL = 4 * CERTAIN


def chances(belief: Belief, marks: Sequence[float]) -> list[float]:
    """For each gap of a line the chance that the card belongs there; the marks are the line's dates as years ago."""
    before = [_share_below(belief, mark + _EQUAL) for mark in marks]
    after = [_share_below(belief, mark - _EQUAL) for mark in marks]
    return [earlier - later for earlier, later in zip([1.0, *before], [*after, 0.0], strict=True)]


def chance_next_turn(belief: Belief, marks: Sequence[float], others: Iterable[Belief]) -> float:
    """The best chance of a card when one of the other cards lies in the line too, whichever that is."""
    bests = [max(chances(belief, sorted([*marks, other.middle], reverse=True))) for other in others]
    return sum(bests) / len(bests) if bests else max(chances(belief, marks))


def _share_below(belief: Belief, mark: float) -> float:
    return 0.5 * (1 + erf((mark - belief.middle) / belief.doubt / sqrt(2)))

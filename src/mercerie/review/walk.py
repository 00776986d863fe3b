"""Looking at all positions of a game, one after the other."""

from collections.abc import Callable

from mercerie.bots.analysts import look
from mercerie.play import Match
from mercerie.review.luck import hung_on_luck
from mercerie.review.review import Played, Review, judge

# The same for all positions of a game: an analyst that remembers, remembers the same throughout.
LUCK = "review"


def review_match(match: Match, seconds: float, tick: Callable[[int, int], None]) -> Review:
    """Look so long at each position. `tick` hears how many of how many are done."""
    positions = [state for state in match.positions if state.to_move is not None]
    looks = []
    for number, state in enumerate(positions):
        tick(number, len(positions))
        view = state.view(state.to_move)
        looks.append(look(match.game, view, state.legal_actions(), LUCK, seconds))
    tick(len(positions), len(positions))
    return judge(actions_of(match), looks, match.state.outcome())


def actions_of(match: Match) -> list[Played]:
    """What was played, as it is judged."""
    return [
        Played(step.seat, step.text, hung_on_luck(match.game, step.before, step.action, step.after))
        for step in match.steps
    ]

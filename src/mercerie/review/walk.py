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
    states = [*(step.before for step in match.steps), match.state]
    positions = [state for state in states if state.to_move is not None]
    looks = []
    for number, state in enumerate(positions):
        tick(number, len(positions))
        view = state.view(state.to_move)
        looks.append(look(match.game, view, state.legal_actions(), LUCK, seconds))
    tick(len(positions), len(positions))
    actions = [
        Played(step.seat, step.text, hung_on_luck(match.game, step.before, step.action, step.after))
        for step in match.steps
    ]
    return judge(actions, looks, match.state.outcome())

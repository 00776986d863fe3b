"""A game looked at again: the chances over time, the better actions, the turning points."""

from mercerie.review.luck import hung_on_luck
from mercerie.review.review import Moment, Played, Review, TurningPoint, judge
from mercerie.review.walk import LUCK, actions_of, review_match

__all__ = ["LUCK", "Moment", "Played", "Review", "TurningPoint", "actions_of", "hung_on_luck", "judge", "review_match"]

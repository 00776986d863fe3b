"""The line in small, as lists of games show it: a figure for the age of each card whose date everybody has seen."""

from mercerie.core import Grid
from mercerie.games.timeline.view import View

# The year in which the next age begins.
AGES = (0, 1000, 1500, 1700, 1800, 1850, 1900, 1950, 2000)


def glance(view: View) -> tuple[Grid, ...]:
    return (("".join(str(sum(card.year >= age for age in AGES)) for card in view.line),),)

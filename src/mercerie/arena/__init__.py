"""Bots against bots: a plan of who plays whom, games in parallel, ratings, and a report.

>>> from mercerie import arena
>>> standings = arena.run(arena.Plan("textile", ("greedy", "random"), games=2))
>>> [row.name for row in standings.rows]
['greedy', 'random']
"""

from mercerie.arena.game import Played, play
from mercerie.arena.plan import Fixture, Plan
from mercerie.arena.ratings import Rating, rate, tally
from mercerie.arena.running import run, so_far
from mercerie.arena.standings import Row, Standings, stand

__all__ = [
    "Fixture",
    "Plan",
    "Played",
    "Rating",
    "Row",
    "Standings",
    "play",
    "rate",
    "run",
    "so_far",
    "stand",
    "tally",
]

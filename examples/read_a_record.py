"""Read a record, replay it, and tell what happened."""

from mercerie.core.plain import to_plain
from mercerie.play import Match, parse_record

RECORD = """
game: textile
rules: 1
seats: 2
seed: 1
first: 0

1. start madder
2. take indigo
3. take sage
4. assemble a 1,0      # one seam, one tile: one point
"""

match = Match.resume(parse_record(RECORD))
for step in match.steps:
    for event in match.events(step, watcher=None):
        print(step.text, "->", to_plain(event))
print(match.state)

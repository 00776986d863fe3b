"""Run an arena from Python: a program from outside against two bots of ours, rated."""

import sys
from pathlib import Path

from mercerie import arena

largest = Path(__file__).parent / "programs" / "largest.py"
plan = arena.Plan(
    "patchwork-express",
    ("greedy", "random", f"largest=program:{sys.executable} {largest}"),
    games=4,
)
# With a folder, the games are kept and a second run plays only what is missing; processes=4 plays four at a time.
standings = arena.run(plan)

for row in standings.rows:
    print(f"{row.name:8} {row.rating.elo:+5.0f} ± {row.rating.margin:3.0f}, {row.points:g} of {row.seats}")
print("largest against random:", standings.pairs["largest", "random"])

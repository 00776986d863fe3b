"""Make a Timeline deck of your own, check it, and play with it."""

from pathlib import Path

from mercerie import GAMES
from mercerie.games.timeline.audit import audit

BIRTHDAYS = {"nina": (1961, "Nina"), "omar": (1988, "Omar"), "pia": (1993, "Pia"), "quim": (2004, "Quim")}

text = """
title = { fr = "Notre famille", en = "Our family" }
about = { fr = "Qui est né quand ?", en = "Who was born when?" }
"""
for card, (year, name) in BIRTHDAYS.items():
    text += f"""
[[card]]
id = "{card}"
year = {year}
difficulty = 1
face = {{ fr = "La naissance de {name}", en = "{name} is born" }}
told = {{ fr = "{name} naît en {year}.", en = "{name} was born in {year}." }}
reason = "We were there."
"""
path = Path("family.toml")
path.write_text(text, encoding="utf-8")

for problem in audit(str(path)).problems:
    print("not yet:", problem)  # four cards are few, but one can play with them
state = GAMES["timeline"].new(seats=2, seed=3, deck=str(path), hand=1)
print(state)

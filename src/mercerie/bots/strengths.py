"""How strong each bot was measured to be: Elo above `random` at the same game. `make strength` writes the file."""

import json
from functools import cache
from importlib.resources import files


@cache
def strengths() -> dict[str, dict[str, int]]:
    """By game, then by spec."""
    text = files("mercerie.bots").joinpath("strengths.json").read_text(encoding="utf-8")
    measured: dict[str, dict[str, int]] = json.loads(text)
    return measured

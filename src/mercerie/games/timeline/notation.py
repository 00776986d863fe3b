"""Actions as short texts: `place bavo 3` puts the card bavo into gap 3; gap 0 is before the whole line."""

import re

from mercerie.core import BadNotation
from mercerie.games.timeline.actions import Place

_PLACE = re.compile(r"(?:place\s+)?([a-z]+)[\s@]*(\d{1,3})")


def format_action(action: Place) -> str:
    return f"place {action.card} {action.gap}"


def parse_action(text: str) -> Place:
    """Read what a person would type; spaces and capitals do not matter, and `place` may be left out."""
    if found := _PLACE.fullmatch(text.strip().lower()):
        card, gap = found.groups()
        return Place(card, int(gap))
    raise BadNotation(f"{text.strip()!r} is no action: write 'place', a card and a gap, for instance 'place bavo 3'.")

"""Actions as short texts: `start madder`, `take sage`, `take indigo 1,-1`, `assemble b 3,-2`, `discard`.

A place is x,y: x to the right, y downwards. In one's patch it is counted from the patch's first tile, on the patchwork
from its start tile. The letter after `assemble` turns the patch: a not at all, b, c and d clockwise by quarters.
"""

import re
from typing import assert_never

from mercerie.core import BadNotation
from mercerie.games.textile.actions import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.cloth import COLOURS

_TURNS = "abcd"
_PLACE = r"\(?([+-]?\d{1,2})\s*[,\s]\s*([+-]?\d{1,2})\)?"
_START = re.compile(r"start\s+([a-z]+)")
_TAKE = re.compile(rf"(?:take\s+)?([a-z]+)(?:\s+{_PLACE})?")
_ASSEMBLE = re.compile(rf"(?:assemble|sew)\s+([a-d])\s+{_PLACE}")


def format_action(action: Action) -> str:
    match action:
        case Start(colour):
            return f"start {COLOURS[colour]}"
        case Take(colour, 0, 0):
            return f"take {COLOURS[colour]}"
        case Take(colour, x, y):
            return f"take {COLOURS[colour]} {x},{y}"
        case Assemble(quarters, x, y):
            return f"assemble {_TURNS[quarters]} {x},{y}"
        case Discard():
            return "discard"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """Read what a person would type; spaces and capitals do not matter, and a colour may be its first letter."""
    typed = " ".join(text.lower().split())
    if typed in {"discard", "throw away"}:
        return Discard()
    if found := _ASSEMBLE.fullmatch(typed):
        turn, x, y = found.groups()
        return Assemble(_TURNS.index(turn), int(x), int(y))
    if found := _START.fullmatch(typed):
        return Start(_colour(found.group(1), text))
    if found := _TAKE.fullmatch(typed):
        name, x, y = found.groups(default="0")
        return Take(_colour(name, text), int(x), int(y))
    raise _unreadable(text)


def _colour(name: str, text: str) -> int:
    for index, colour in enumerate(COLOURS):
        if name in {colour, colour[0]}:
            return index
    raise _unreadable(text)


def _unreadable(text: str) -> BadNotation:
    return BadNotation(
        f"{text.strip()!r} is no action: write 'start sage', 'take sage', 'take sage 1,0', 'assemble b 3,-2' "
        f"(turn a to d, place) or 'discard'; the colours are {', '.join(COLOURS)}."
    )

"""Actions as short texts: `advance`, `buy 17b c4`, `sew e5`, `throw away`.

Squares are a column letter and a row number, a1 at the upper left. The letter after a patch says how it lies: a to d
turned clockwise by quarters, e to h flipped first; the square is the upper left corner of the box around it.
"""

import re
from typing import assert_never

from mercerie.core import BadNotation
from mercerie.games.patchwork.actions import Action, Advance, Buy, Sew, ThrowAway

_TURNS = "abcdefgh"
_ADVANCE = {"advance", "a", "pass"}
_THROW_AWAY = {"throwaway", "discard"}
_BUY = re.compile(r"(?:buy)?(\d{1,4})([a-h])@?([a-z])([1-9]\d?)")
_SEW = re.compile(r"(?:sew)?([a-z])([1-9]\d?)")


def format_action(action: Action) -> str:
    match action:
        case Advance():
            return "advance"
        case Buy(patch, orientation, row, col):
            return f"buy {patch}{_TURNS[orientation]} {format_square(row, col)}"
        case Sew(row, col):
            return f"sew {format_square(row, col)}"
        case ThrowAway():
            return "throw away"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """Read what a person would type; spaces and capitals do not matter, and `buy` and `sew` may be left out."""
    typed = "".join(text.lower().split())
    if typed in _ADVANCE:
        return Advance()
    if typed in _THROW_AWAY:
        return ThrowAway()
    if found := _BUY.fullmatch(typed):
        patch, turned, col, row = found.groups()
        return Buy(int(patch), _TURNS.index(turned), *_square(col, row))
    if found := _SEW.fullmatch(typed):
        return Sew(*_square(*found.groups()))
    raise BadNotation(
        f"{text.strip()!r} is no action: write 'advance', 'buy 17b c4' (patch, turn a to h, square), "
        "'sew e5' or 'throw away'."
    )


def format_square(row: int, col: int) -> str:
    return f"{chr(ord('a') + col)}{row + 1}"


def format_turn(orientation: int) -> str:
    return _TURNS[orientation]


def _square(col: str, row: str) -> tuple[int, int]:
    return int(row) - 1, ord(col) - ord("a")

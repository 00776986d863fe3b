"""Tables of Textile for the drawings: pieces drawn in letters, positions, and what lies where in words."""

from typing import Any

from drawings.making import NAMES, Words, counted, joined, said
from mercerie.games.textile.cloth import COLOURS, NO_CLOTH, Piece, Tile
from mercerie.games.textile.rules import State
from mercerie.games.textile.view import Sewn

DYES = [("garance", "madder"), ("indigo", "indigo"), ("gaude", "weld"), ("sauge", "sage"), ("craie", "chalk")]
MADDER, INDIGO, WELD, SAGE, CHALK = (COLOURS.index(english) for _, english in DYES)


def tiles(*rows: str, left: int = 0, top: int = 0) -> Piece:
    """A piece drawn in letters: M I W S C, and . for nothing."""
    letters = {english[0].upper(): colour for colour, (_, english) in enumerate(DYES)}
    return tuple(
        Tile(left + x, top + y, letters[mark])
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        if mark != "."
    )


def table(cloth: Piece, *patches: Piece, piles: tuple[int, ...] = (3, 3, 3, 3, 3), **more: Any) -> State:
    """A game in which this has been sewn, and these patches are held."""
    seats = len(patches)
    usual = {"points": (0,) * seats, "turn": 0, "acted": tuple(range(1, seats + 1))}
    return State(piles, patches, cloth=NO_CLOTH.with_piece(cloth), sewn=(Sewn(None, cloth),), **usual | more)  # type: ignore[arg-type]


def cloth_words(state: State) -> Words:
    """How many tiles lie where."""
    sewn = sum(len(piece.tiles) for piece in state.sewn)
    parts = [joined([said("Le patchwork : ", "The patchwork: "), tile_count(sewn)], "")]
    for seat, patch in enumerate(state.patches):
        dyes = joined([said(*DYES[tile.colour]) for tile in patch])
        held = dyes if patch else said("rien", "nothing")
        parts.append(joined([said(f"{NAMES[seat]} tient ", f"{NAMES[seat]} holds "), held], ""))
    return joined(parts, "; ")


def tile_count(number: int) -> Words:
    return counted(number, ("tuile", "tuiles"), ("tile", "tiles"))

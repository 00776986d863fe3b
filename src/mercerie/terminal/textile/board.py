"""A game of Textile drawn with Rich: the patchwork with its coordinates, the piles, everyone's patch."""

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from mercerie.core import Seat
from mercerie.games.textile import COLOURS, Tile, View
from mercerie.terminal.cloth import CHALK, INDIGO, MADDER, SAGE, WELD, on_dye
from mercerie.terminal.language import points

_DYES = (MADDER, INDIGO, WELD, SAGE, CHALK)
FRENCH = ("garance", "indigo", "gaude", "sauge", "craie")
_WIDTH = 4


def colour_name(colour: int, language: str) -> str:
    return FRENCH[colour] if language == "fr" else COLOURS[colour]


def board(view: View, names: Sequence[str], language: str) -> RenderableType:
    patchwork = [tile for piece in view.sewn for tile in piece.tiles]
    empty = {"fr": "(le patchwork attend sa première tuile)", "en": "(the patchwork waits for its first tile)"}[
        language
    ]
    sides = [_side(view, seat, names[seat], language) for seat in range(len(names))]
    return Group(
        grid(patchwork) if patchwork else Text(empty, "dim"),
        Text(),
        _piles(view, language),
        Text(),
        Columns(sides, padding=(0, 4)),
    )


def grid(tiles: Sequence[Tile], marks: Mapping[tuple[int, int], str] | None = None) -> Text:
    """Tiles in their colours with x above and y at the side; marks are written on empty places."""
    marks = marks or {}
    colours = {(x, y): colour for x, y, colour in tiles}
    places = [*colours, *marks]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    drawn = Text()
    drawn.append("     " + "".join(f"{x:^{_WIDTH}}" for x in columns), "dim")
    for y in rows:
        # Two lines to a row: characters are twice as high as they are wide.
        for upper, margin in ((True, f"\n{y:>4} "), (False, "\n     ")):
            drawn.append(margin, "dim")
            for x in columns:
                if (x, y) in colours:
                    drawn.append_text(tile(colours[x, y], letter=upper))
                else:
                    drawn.append(f"{marks.get((x, y), '·') if upper else '':^{_WIDTH}}")
    return drawn


def tile(colour: int, *, letter: bool = True) -> Text:
    """One line of a tile: its dye, and its letter for those who do not see the dye."""
    return Text(f"{COLOURS[colour][0].upper() if letter else '':^{_WIDTH}}", on_dye(_DYES[colour]))


def _piles(view: View, language: str) -> Text:
    piles = [
        Text.assemble(tile(colour), f" {count} {colour_name(colour, language)}", style="" if count else "dim")
        for colour, count in enumerate(view.piles)
    ]
    return Text("   ").join(piles)


def _side(view: View, seat: Seat, name: str, language: str) -> RenderableType:
    team = {"fr": "équipe", "en": "team"}[language]
    label = f"{name} ({team} {'AB'[seat % 2]})" if view.teams else name
    head = Text(label, "bold reverse" if view.to_move == seat else "bold")
    patch = view.patches[seat]
    nothing = {"fr": "pas de pièce", "en": "no patch"}[language]
    return Group(head, Text(points(view.points[seat], language)), grid(patch) if patch else Text(nothing, "dim"))

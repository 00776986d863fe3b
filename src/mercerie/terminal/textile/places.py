"""Places of Textile said as people say them: "left of the chalk tile", "at the upper right". No coordinates."""

from collections.abc import Sequence

from mercerie.games.textile import Tile, View
from mercerie.games.textile.actions import Assemble
from mercerie.games.textile.cloth import moved, turned
from mercerie.terminal.language import count
from mercerie.terminal.textile.board import colour_name

# From a tile that lies that way from the place, the place lies the other way.
_BESIDE = {
    (0, -1): ("au-dessous de", "below"),
    (1, 0): ("à gauche de", "left of"),
    (0, 1): ("au-dessus de", "above"),
    (-1, 0): ("à droite de", "right of"),
}
_ROWS = ((" du haut", "upper "), (" du milieu", "middle "), (" du bas", "lower "))
_COLUMNS = ((" de gauche", "left "), (" du milieu", "middle "), (" de droite", "right "))
_REGIONS = (
    (("en haut à gauche", "at the upper left"), ("en haut", "at the top"), ("en haut à droite", "at the upper right")),
    (("à gauche", "on the left"), ("au milieu", "in the middle"), ("à droite", "on the right")),
    (
        ("en bas à gauche", "at the lower left"),
        ("en bas", "at the bottom"),
        ("en bas à droite", "at the lower right"),
    ),
)


def place_words(x: int, y: int, patch: Sequence[Tile], language: str) -> str:
    """A place at a patch by a tile it touches, of a colour there is only once if it touches such a tile."""
    beside = [
        (_which(tile, patch), tile, words)
        for (dx, dy), words in _BESIDE.items()
        for tile in patch
        if (tile.x, tile.y) == (x + dx, y + dy)
    ]
    if not beside:
        return ""
    (french, english), tile, way = next((found for found in beside if found[0] == ("", "")), beside[0])
    if language == "fr":
        return f"{way[0]} la tuile {colour_name(tile.colour, 'fr')}{french}"
    return f"{way[1]} the {english}{colour_name(tile.colour, 'en')} tile"


def _which(tile: Tile, patch: Sequence[Tile]) -> tuple[str, str]:
    """Which of the tiles of one colour is meant: the upper, the left, the upper left; empty if there is no other."""
    same = [other for other in patch if other.colour == tile.colour]
    columns, rows = sorted(other.x for other in same), sorted(other.y for other in same)
    if len(same) == 1:
        return "", ""
    for names, values, value in ((_ROWS, rows, tile.y), (_COLUMNS, columns, tile.x)):
        if len(set(values)) == len(values):
            return names[0 if value == values[0] else 2 if value == values[-1] else 1]
    upper, left = tile.y == rows[0], tile.x == columns[0]
    french = f" en {'haut' if upper else 'bas'} à {'gauche' if left else 'droite'}"
    return french, f"{'upper' if upper else 'lower'} {'left' if left else 'right'} "


def assembly_words(action: Assemble, view: View, language: str) -> str:
    """Where on the patchwork a patch would lie, by thirds, and what it brings."""
    piece = moved(turned(view.patches[view.turn], action.quarters), action.x, action.y)
    cloth = [tile for sewn in view.sewn for tile in sewn.tiles]
    row = _third([tile.y for tile in piece], [tile.y for tile in cloth])
    column = _third([tile.x for tile in piece], [tile.x for tile in cloth])
    seams, tiles = view.cloth.seams(piece), len(piece)
    if language == "fr":
        total = f"{count(seams, 'couture', 'coutures', 'fr')} × {count(tiles, 'tuile', 'tuiles', 'fr')}"
        return f"{_REGIONS[row][column][0]}\N{NO-BREAK SPACE}: {total} = {seams * tiles}"
    total = f"{count(seams, 'seam', 'seams', 'en')} × {count(tiles, 'tile', 'tiles', 'en')}"
    return f"{_REGIONS[row][column][1]}: {total} = {seams * tiles}"


def _third(piece: Sequence[int], cloth: Sequence[int]) -> int:
    middle = (min(piece) + max(piece) + 1) / 2
    start, end = min(cloth), max(cloth) + 1
    third = (end - start) / 3
    return 0 if middle < start + third else 2 if middle > end - third else 1

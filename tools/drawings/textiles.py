"""Drawings of Textile: the start, taking a tile, sewing a patch on, counting seams."""

from typing import Any

from drawings.making import Made, Words, counted, drawing, happened, joined, said, step
from drawings.textile_ends import discarding, ending, teams
from drawings.textile_tables import MADDER, cloth_words, table, tile_count, tiles
from mercerie.games.textile import TEXTILE
from mercerie.games.textile.actions import Take
from mercerie.games.textile.cloth import turned
from mercerie.games.textile.narrate import Assembled
from mercerie.games.textile.rules import State

# How the patchwork of clause 4.4 came about; Ada lays the start tile.
GAME = """start madder; take indigo; take chalk; take weld 1,0; assemble a 0,1; take sage; take sage 2,0;
take chalk 1,0; assemble a 1,0; take madder; take indigo 2,0; take weld 0,1"""


def start() -> Made:
    before = TEXTILE.new(2, 1, first=0)
    after, events = happened(TEXTILE, before, "start madder")
    piles = said("Cinq piles de six tuiles, rien n'est caché.", "Five piles of six tiles, nothing hidden.")
    laid = said(
        "Ada pose la première tuile. Elle ne rapporte rien ; Blaise commence.",
        "Ada lays the first tile. It scores nothing; Blaise begins.",
    )
    return drawing(
        "cloth",
        said("La première tuile", "The first tile"),
        step(before, piles, cloth_words(before)),
        step(after, laid, cloth_words(after), events),
        piles=True,
    )


def taking() -> Made:
    """Where a second madder tile may be sewn onto a patch: every place that shares an edge, judged by the rules."""
    state = table(tiles("W", left=-3), tiles("MI"), ())
    near = sorted(
        {(tile.x + dx, tile.y + dy) for tile in state.patches[0] for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    )
    held = {(tile.x, tile.y) for tile in state.patches[0]}
    marks = [{"x": x, "y": y, "fits": state.is_legal(Take(MADDER, x, y))} for x, y in near if (x, y) not in held]
    [place] = [(mark["x"], mark["y"]) for mark in marks if mark["fits"]]
    after, events = happened(TEXTILE, state, f"take madder {place[0]},{place[1]}")
    alt = cloth_words(state)
    return drawing(
        "patch",
        said("Jamais deux pareilles", "Never two alike"),
        step(state, said("La pièce d'Ada : garance et indigo.", "Ada's patch: madder and indigo."), alt),
        step(
            state,
            said(
                "Encore une garance ? Aux croix, elle toucherait l'autre, même par un coin.",
                "Another madder? At the crosses it would touch the first one, if only by a corner.",
            ),
            alt,
            marks=marks,
        ),
        step(after, said("Une seule place convient.", "Only one place will do."), cloth_words(after), events),
    )


def turning() -> Made:
    state = table(tiles("S", left=-4), tiles("MI", ".W"), ())
    looks = [
        [{"x": tile.x, "y": tile.y, "colour": tile.colour} for tile in turned(state.patches[0], quarter)]
        for quarter in range(4)
    ]
    mirror = [{"x": -tile.x, "y": tile.y, "colour": tile.colour} for tile in state.patches[0]]
    alt = said("Une pièce de trois tuiles dans ses quatre positions.", "A patch of three tiles in its four positions.")
    return drawing(
        "turns",
        said("Tourner, jamais retourner", "Turn, never flip"),
        step(
            state, said("Quatre quarts de tour, quatre positions.", "Four quarter turns, four positions."), alt, shown=4
        ),
        step(state, said("L'image en miroir est interdite.", "The mirror image is not allowed."), alt, shown=5),
        looks=[*looks, mirror],
    )


def sewing(title: Words, before: State, text: str, first: Words) -> Made:
    """A patch beside the patchwork, then sewn on with its seams counted."""
    after, events = happened(TEXTILE, before, text)
    sewn = next(event for event in events if isinstance(event, Assembled))
    sum_up = joined(
        [
            counted(sewn.seams, ("couture", "coutures"), ("seam", "seams")),
            said(" × ", " × "),
            tile_count(len(sewn.piece)),
            said(" = ", " = "),
            counted(sewn.points, ("point", "points"), ("point", "points")),
            said(".", "."),
        ],
        "",
    )
    count = {"seams": sewn.seams, "tiles": len(sewn.piece), "points": sewn.points}
    return drawing(
        "cloth",
        title,
        step(before, first, cloth_words(before)),
        step(after, sum_up, cloth_words(after), events, sum=count),
    )


def hole() -> Made:
    before = table(tiles("MIM", "W.W", "MIM"), tiles("C"), tiles("S"))
    first = said("Une tuile craie, et un trou fermé.", "One chalk tile, and a hole closed all round.")
    return sewing(said("Combler un trou", "Filling a hole"), before, "assemble a 1,1", first)


def seams() -> Made:
    state = TEXTILE.new(2, 1, first=0)
    for text in GAME.replace("\n", " ").split(";"):
        state = state.apply(TEXTILE.parse_action(text.strip()))
    first = said(
        "La pièce d'Ada va dans l'angle, à côté de la craie.", "Ada's patch goes into the corner beside the chalk."
    )
    return sewing(said("Compter les coutures", "Counting seams"), state, "assemble a 1,1", first)


def textile() -> dict[str, Any]:
    made = {
        "1.3": start(),
        "3.2": taking(),
        "4.1": turning(),
        "4.2": hole(),
        "4.4": seams(),
        "5.1": discarding(),
        "6.2": ending(),
        "6.4": teams(),
    }
    return {"box": None, "drawings": made}

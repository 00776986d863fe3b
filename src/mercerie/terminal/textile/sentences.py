"""Events of Textile in words."""

from collections.abc import Sequence
from typing import assert_never

from mercerie.games.textile.narrate import (
    Assembled,
    Discarded,
    Event,
    Finished,
    PileEmptied,
    Started,
    Took,
)
from mercerie.terminal.language import count, listed, points, with_article
from mercerie.terminal.textile.board import colour_name


def tell(event: Event, names: Sequence[str], language: str) -> str:
    return _french(event, names) if language == "fr" else _english(event, names)


def _french(event: Event, names: Sequence[str]) -> str:
    match event:
        case Started(seat, colour):
            return f"{names[seat]} commence le patchwork par une tuile {colour_name(colour, 'fr')}."
        case Took(seat, colour, _, _, tiles):
            size = count(tiles, "tuile", "tuiles", "fr")
            return f"{names[seat]} prend une tuile {colour_name(colour, 'fr')} ; sa pièce a {size}."
        case Assembled(seat, piece, seams, worth):
            sum_of = f"{count(seams, 'couture', 'coutures', 'fr')} × {count(len(piece), 'tuile', 'tuiles', 'fr')}"
            return f"{names[seat]} coud sa pièce : {sum_of} = {worth}."
        case Discarded(seat, tiles):
            return f"{names[seat]} jette sa pièce de {count(tiles, 'tuile', 'tuiles', 'fr')}."
        case PileEmptied(colour):
            return f"La pile {colour_name(colour, 'fr')} est vide."
        case Finished(scores, winners, by_last_action):
            how = ", ayant fini plus tôt" if by_last_action else ""
            verb = "gagnent" if len(winners) > 1 else "gagne"
            who, with_what = listed([names[seat] for seat in winners], "fr"), points(scores[winners[0]], "fr")
            return f"{who} {verb}{how} avec {with_what}."
        case _:
            assert_never(event)


def _english(event: Event, names: Sequence[str]) -> str:
    match event:
        case Started(seat, colour):
            return f"{names[seat]} starts the patchwork with {with_article(colour_name(colour, 'en'))} tile."
        case Took(seat, colour, _, _, tiles):
            size = count(tiles, "tile", "tiles", "en")
            return f"{names[seat]} takes {with_article(colour_name(colour, 'en'))} tile; the patch has {size}."
        case Assembled(seat, piece, seams, worth):
            sum_of = f"{count(seams, 'seam', 'seams', 'en')} × {count(len(piece), 'tile', 'tiles', 'en')}"
            return f"{names[seat]} sews on the patch: {sum_of} = {worth}."
        case Discarded(seat, tiles):
            return f"{names[seat]} discards a patch of {count(tiles, 'tile', 'tiles', 'en')}."
        case PileEmptied(colour):
            return f"The {colour_name(colour, 'en')} pile is empty."
        case Finished(scores, winners, by_last_action):
            how = ", done earlier," if by_last_action else ""
            verb = "win" if len(winners) > 1 else "wins"
            who, with_what = listed([names[seat] for seat in winners], "en"), points(scores[winners[0]], "en")
            return f"{who}{how} {verb} with {with_what}."
        case _:
            assert_never(event)

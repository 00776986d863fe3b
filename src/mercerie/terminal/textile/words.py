"""An action of Textile in a few words: "take an indigo tile left of the chalk tile"."""

from mercerie.games.textile import Action, Assemble, Discard, Start, Take, View
from mercerie.terminal.language import with_article
from mercerie.terminal.textile.board import colour_name
from mercerie.terminal.textile.places import assembly_words, place_words


def action_words(action: Action, view: View, language: str) -> str:
    return _french(action, view) if language == "fr" else _english(action, view)


def _french(action: Action, view: View) -> str:
    match action:
        case Start(colour):
            return f"commencer par une tuile {colour_name(colour, 'fr')}"
        case Take(colour, x, y):
            where = place_words(x, y, view.patches[view.turn], "fr")
            return f"prendre une tuile {colour_name(colour, 'fr')} {where}".rstrip()
        case Assemble():
            return f"coudre la pièce {assembly_words(action, view, 'fr')}"
        case Discard():
            return "jeter la pièce"


def _english(action: Action, view: View) -> str:
    match action:
        case Start(colour):
            return f"start with {with_article(colour_name(colour, 'en'))} tile"
        case Take(colour, x, y):
            where = place_words(x, y, view.patches[view.turn], "en")
            return f"take {with_article(colour_name(colour, 'en'))} tile {where}".rstrip()
        case Assemble():
            return f"sew the patch on {assembly_words(action, view, 'en')}"
        case Discard():
            return "discard the patch"

"""What an action's text means, for people who do not read notation: "sew the madder dots at c4"."""

from typing import Any

from mercerie.core import AnyGame
from mercerie.games.patchwork.actions import Advance, Buy, Sew, ThrowAway
from mercerie.games.patchwork.notation import format_square
from mercerie.games.textile.actions import Assemble, Discard, Start, Take
from mercerie.games.timeline.actions import Place
from mercerie.games.timeline.view import View as TimelineView
from mercerie.games.timeline.view import format_year
from mercerie.terminal.cloth import cloth_name
from mercerie.terminal.language import with_article
from mercerie.terminal.textile.board import colour_name
from mercerie.terminal.textile.places import assembly_words, place_words


def action_words(game: AnyGame, text: str, view: Any, language: str) -> str:
    """An action in a few words of the reader's language."""
    return _french(game.parse_action(text), view) if language == "fr" else _english(game.parse_action(text), view)


def _french(action: Any, view: Any) -> str:  # noqa: PLR0911
    match action:
        case Advance():
            return "avancer"
        case Buy(patch):
            return f"coudre {cloth_name(patch, 'fr')} en {format_square(action.row, action.col)}"
        case Sew():
            return f"coudre le cuir en {format_square(action.row, action.col)}"
        case ThrowAway():
            return "renoncer au cuir"
        case Start(colour):
            return f"commencer par une tuile {colour_name(colour, 'fr')}"
        case Take(colour, x, y):
            where = place_words(x, y, view.patches[view.turn], "fr")
            return f"prendre une tuile {colour_name(colour, 'fr')} {where}".rstrip()
        case Assemble():
            return f"coudre la pièce {assembly_words(action, view, 'fr')}"
        case Discard():
            return "jeter la pièce"
        case Place(card, gap):
            return f"« {_card(view, card, 'fr')} » {_gap(view, gap, 'fr')}"
    raise AssertionError(action)


def _english(action: Any, view: Any) -> str:  # noqa: PLR0911
    match action:
        case Advance():
            return "advance"
        case Buy(patch):
            return f"sew {cloth_name(patch, 'en')} at {format_square(action.row, action.col)}"
        case Sew():
            return f"sew the leather at {format_square(action.row, action.col)}"
        case ThrowAway():
            return "do without the leather"
        case Start(colour):
            return f"start with {with_article(colour_name(colour, 'en'))} tile"
        case Take(colour, x, y):
            where = place_words(x, y, view.patches[view.turn], "en")
            return f"take {with_article(colour_name(colour, 'en'))} tile {where}".rstrip()
        case Assemble():
            return f"sew the patch on {assembly_words(action, view, 'en')}"
        case Discard():
            return "discard the patch"
        case Place(card, gap):
            return f"“{_card(view, card, 'en')}” {_gap(view, gap, 'en')}"
    raise AssertionError(action)


def _card(view: TimelineView, card: str, language: str) -> str:
    return next(face.words.in_language(language) for hand in view.hands for face in hand if face.id == card)


def _gap(view: TimelineView, gap: int, language: str) -> str:
    """What it means to place a card there: between 1771 and 1801."""
    years = [format_year(card, language) for card in view.line]
    if 0 < gap < len(years):
        words = "entre {} et {}" if language == "fr" else "between {} and {}"
        return words.format(years[gap - 1], years[gap])
    if gap == 0:
        return ("avant " if language == "fr" else "before ") + years[0]
    return ("après " if language == "fr" else "after ") + years[-1]

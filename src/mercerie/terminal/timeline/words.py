"""An action of Timeline in a few words: a card by its title, and between which years it goes."""

from mercerie.games.timeline import Action, View
from mercerie.games.timeline.view import format_year


def action_words(action: Action, view: View, language: str) -> str:
    quoted = "«\N{NO-BREAK SPACE}{}\N{NO-BREAK SPACE}»" if language == "fr" else "“{}”"
    return f"{quoted.format(_card(view, action.card, language))} {_gap(view, action.gap, language)}"


def _card(view: View, card: str, language: str) -> str:
    return next(face.words.in_language(language) for hand in view.hands for face in hand if face.id == card)


def _gap(view: View, gap: int, language: str) -> str:
    """What it means to place a card there: between 1771 and 1801."""
    years = [format_year(card, language) for card in view.line]
    if 0 < gap < len(years):
        words = "entre {} et {}" if language == "fr" else "between {} and {}"
        return words.format(years[gap - 1], years[gap])
    if gap == 0:
        return ("avant " if language == "fr" else "before ") + years[0]
    return ("après " if language == "fr" else "after ") + years[-1]

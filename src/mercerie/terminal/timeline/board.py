"""A game of Timeline drawn with Rich: the line with its gaps, the hands, who is still in."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from mercerie.core import Seat
from mercerie.games.timeline import View
from mercerie.games.timeline.view import format_year
from mercerie.terminal.cloth import CHANGE
from mercerie.terminal.language import count


def board(view: View, names: Sequence[str], language: str) -> RenderableType:
    others = [seat for seat in range(len(names)) if seat != view.turn]
    pile = {"fr": "pioche", "en": "pile"}[language]
    missed = {"fr": "manquées", "en": "missed"}[language]
    sudden = {"fr": "   MORT SUBITE", "en": "   SUDDEN DEATH"}[language] if view.sudden_death else ""
    return Group(
        line(view, language),
        Text(),
        Text(f"{pile} {view.pile}   {missed} {len(view.missed)}", "dim") + Text(sudden, f"bold {CHANGE}"),
        *(_summary(view, seat, names[seat], language) for seat in others),
        Text(),
        hand(view, view.turn, names[view.turn], language),
    )


def line(view: View, language: str) -> Text:
    """The thread with its cards; a number marks the gap below each."""
    drawn = Text()
    drawn.append("  [0] ┐", "dim")
    for gap, card in enumerate(view.line, start=1):
        last = "┘" if gap == len(view.line) else "┤"
        drawn.append(f"\n{f'[{gap}]':>5} {last} ", "dim")
        drawn.append(f"{format_year(card, language):>20}  ", f"bold {CHANGE}")
        drawn.append(card.face.words.in_language(language))
    return drawn


def hand(view: View, seat: Seat, name: str, language: str) -> Text:
    """A hand with a number for each card and the id that the notation uses."""
    drawn = Text()
    drawn.append(f" {name} ", "bold reverse" if view.to_move == seat else "bold")
    for number, face in enumerate(view.hands[seat], start=1):
        drawn.append(f"\n  {number}  {face.words.in_language(language)}")
        drawn.append(f"  {face.id}", "dim")
    return drawn


def _summary(view: View, seat: Seat, name: str, language: str) -> Text:
    if seat not in view.in_play:
        return Text(f"{name}: {'éliminé' if language == 'fr' else 'out'}", "dim strike")
    cards = len(view.hands[seat])
    amount = count(cards, "carte", "cartes", "fr") if language == "fr" else count(cards, "card", "cards", "en")
    faces = " · ".join(face.words.in_language(language) for face in view.hands[seat])
    return Text.assemble((f"{name}: {amount}", "bold"), (f"  {faces}", "dim"))

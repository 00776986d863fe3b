"""What may be seen of a game of Timeline: every face, and the dates of the cards that have been turned over."""

from dataclasses import dataclass

from mercerie.core import Seat
from mercerie.games.timeline.deck import Card, Face


@dataclass(frozen=True, slots=True)
class Turned:
    """The card turned over last, by whom and where, and whether the place was right."""

    seat: Seat
    card: Card
    gap: int
    right: bool


@dataclass(frozen=True, slots=True)
class View:
    """What the player on `seat`, or a spectator, knows. Nobody, not even its holder, knows the date of a held card."""

    seat: Seat | None
    deck: str
    difficulty: int
    line: tuple[Card, ...]
    hands: tuple[tuple[Face, ...], ...]
    pile: int
    missed: tuple[Card, ...]
    in_play: tuple[Seat, ...]
    turn: Seat
    round: int
    sudden_death: bool
    turned: Turned | None
    winners: tuple[Seat, ...]
    to_move: Seat | None

    def __str__(self) -> str:
        return draw(self)


def draw(view: View, language: str = "en") -> str:
    """The line with its gaps numbered, then the hands, as plain text."""
    rows = ["   [0]"]
    for gap, card in enumerate(view.line, start=1):
        rows += [f"{format_year(card, language):>18}  {card.face.words.in_language(language)}", f"   [{gap}]"]
    for seat, hand in enumerate(view.hands):
        mark = ">" if view.to_move == seat else " "
        out = "" if seat in view.in_play else " (out)"
        rows.append(f"{mark}{seat}{out}: {'; '.join(f'{face.id} {face.words.in_language(language)}' for face in hand)}")
    rows.append(f"pile: {view.pile}, missed: {len(view.missed)}{', sudden death' if view.sudden_death else ''}")
    return "\n".join(rows)


def format_year(card: Card, language: str) -> str:
    """A date as it is printed on the card: our era or before, exact or about."""
    about = {"fr": "vers ", "en": "about "}[language] if card.margin else ""
    before = {"fr": " av. J.-C.", "en": " BC"}[language] if card.year < 0 else ""
    # From ten thousand on, figures are set in groups of three.
    space = {"fr": "\N{NARROW NO-BREAK SPACE}", "en": ","}[language] if abs(card.year) >= 10_000 else ""
    figures = f"{abs(card.year):,}".replace(",", space)
    return f"{about}{figures}{before}"

"""Events of Timeline in words."""

from collections.abc import Sequence
from typing import assert_never

from mercerie.games.timeline.narrate import (
    Drew,
    Eliminated,
    Event,
    Finished,
    PileRenewed,
    Placed,
    RoundBegan,
    SuddenDeath,
)
from mercerie.games.timeline.view import format_year
from mercerie.terminal.language import count, listed


def tell(event: Event, names: Sequence[str], language: str) -> str:
    return _french(event, names) if language == "fr" else _english(event, names)


def _french(event: Event, names: Sequence[str]) -> str:
    match event:
        case Placed(seat, card, _, right):
            verdict = "place juste" if right else "se trompe"
            return f"{names[seat]} {verdict} : {card.face.words.fr} ({format_year(card, 'fr')}). {card.told.fr}"
        case PileRenewed(cards):
            return f"Les cartes manquées forment une nouvelle pioche de {count(cards, 'carte', 'cartes', 'fr')}."
        case Drew(seat):
            return f"{names[seat]} pioche une carte."
        case Eliminated(seats):
            return f"Hors jeu : {listed([names[seat] for seat in seats], 'fr')}."
        case SuddenDeath(seats):
            return f"Mort subite entre {listed([names[seat] for seat in seats], 'fr')}."
        case RoundBegan(number):
            return f"Tour {number}."
        case Finished(winners):
            verb = "gagnent ensemble" if len(winners) > 1 else "gagne"
            return f"{listed([names[seat] for seat in winners], 'fr')} {verb}."
        case _:
            assert_never(event)


def _english(event: Event, names: Sequence[str]) -> str:
    match event:
        case Placed(seat, card, _, right):
            verdict = "is right" if right else "is wrong"
            return f"{names[seat]} {verdict}: {card.face.words.en} ({format_year(card, 'en')}). {card.told.en}"
        case PileRenewed(cards):
            return f"The missed cards make a new pile of {count(cards, 'card', 'cards', 'en')}."
        case Drew(seat):
            return f"{names[seat]} draws a card."
        case Eliminated(seats):
            return f"Out: {listed([names[seat] for seat in seats], 'en')}."
        case SuddenDeath(seats):
            return f"Sudden death between {listed([names[seat] for seat in seats], 'en')}."
        case RoundBegan(number):
            return f"Round {number}."
        case Finished(winners):
            verb = "share the win" if len(winners) > 1 else "wins"
            return f"{listed([names[seat] for seat in winners], 'en')} {verb}."
        case _:
            assert_never(event)

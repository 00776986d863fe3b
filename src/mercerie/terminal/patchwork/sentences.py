"""Events of Patchwork in words."""

from collections.abc import Sequence
from typing import assert_never

from mercerie.games.patchwork.narrate import (
    Bought,
    Earned,
    Event,
    Finished,
    Income,
    LeatherLost,
    Moved,
    PatchesJoined,
    SewedLeather,
    TookLeather,
    TookTile,
)
from mercerie.terminal.cloth import cloth_name
from mercerie.terminal.language import buttons, points


def tell(event: Event, names: Sequence[str], language: str) -> str:
    return _french(event, names) if language == "fr" else _english(event, names)


def _french(event: Event, names: Sequence[str]) -> str:
    match event:
        case Bought(seat, patch, cost):
            return f"{names[seat]} coud {cloth_name(patch, 'fr')} {_price(cost, 'fr')}."
        case PatchesJoined(patches):
            return f"{len(patches)} pièces bleues rejoignent le cercle."
        case TookTile(seat, worth):
            return f"{names[seat]} complète le premier grand carré : {points(worth, 'fr')}."
        case Moved(seat, start, end):
            return f"{names[seat]} avance de {start} à {end}."
        case Earned(seat, earned):
            return f"{names[seat]} reçoit {buttons(earned, 'fr')} pour le chemin."
        case Income(seat, mark, earned):
            return f"Revenu à la case {mark} : {buttons(earned, 'fr')} pour {names[seat]}."
        case TookLeather(seat, space):
            return f"{names[seat]} prend la pièce de cuir de la case {space}."
        case LeatherLost(seat, by_choice):
            return f"{names[seat]} renonce à la pièce de cuir." if by_choice else "Plus de place : le cuir est perdu."
        case SewedLeather(seat):
            return f"{names[seat]} coud la pièce de cuir."
        case Finished(scores, winner, by_arrival):
            how = ", arrivé en premier" if by_arrival else ""
            return f"{names[winner]} gagne{how} : {scores[winner]} à {scores[1 - winner]}."
        case _:
            assert_never(event)


def _english(event: Event, names: Sequence[str]) -> str:
    match event:
        case Bought(seat, patch, cost):
            return f"{names[seat]} sews {cloth_name(patch, 'en')} {_price(cost, 'en')}."
        case PatchesJoined(patches):
            return f"{len(patches)} blue patches join the circle."
        case TookTile(seat, worth):
            return f"{names[seat]} fills the first large square: {points(worth, 'en')}."
        case Moved(seat, start, end):
            return f"{names[seat]} moves from {start} to {end}."
        case Earned(seat, earned):
            return f"{names[seat]} gets {buttons(earned, 'en')} for the way."
        case Income(seat, mark, earned):
            return f"Income at space {mark}: {buttons(earned, 'en')} for {names[seat]}."
        case TookLeather(seat, space):
            return f"{names[seat]} takes the leather patch of space {space}."
        case LeatherLost(seat, by_choice):
            return f"{names[seat]} does without the leather patch." if by_choice else "No room: the leather is lost."
        case SewedLeather(seat):
            return f"{names[seat]} sews the leather patch."
        case Finished(scores, winner, by_arrival):
            how = ", first to arrive" if by_arrival else ""
            return f"{names[winner]} wins{how}: {scores[winner]} to {scores[1 - winner]}."
        case _:
            assert_never(event)


def _price(cost: int, language: str) -> str:
    if language == "fr":
        return f"pour {buttons(cost, 'fr')}" if cost else "sans rien payer"
    return f"for {buttons(cost, 'en')}" if cost else "for nothing"

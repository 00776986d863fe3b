"""Drawings of Timeline: gaps, right and wrong, equal years, years before our era."""

from typing import Any

from drawings.making import Made, Words, drawing, happened, joined, said, step
from drawings.timeline_hands import new_pile, sudden_death
from drawings.timeline_tables import (
    CAESAR,
    CASH,
    CONCORDE,
    EIFFEL,
    FIRE,
    JACQUARD,
    JEANS,
    MOON,
    PAPIN,
    PYRAMID,
    SIGNAL,
    TUBE,
    VESUVIUS,
    ZIP,
    card,
    table,
)
from mercerie.games.timeline import TIMELINE
from mercerie.games.timeline.rules import State
from mercerie.games.timeline.view import format_year


def line_words(state: State) -> Words:
    """The dates on the line, from the earliest."""
    years = [said(format_year(card, "fr"), format_year(card, "en")) for card in state.line]
    return joined([said("Sur le fil : ", "On the thread: "), joined(years)], "")


def gaps() -> Made:
    state = table((FIRE, EIFFEL, MOON), (CONCORDE,), (ZIP,), pile=(JEANS, TUBE))
    alt = line_words(state)
    return drawing(
        "line",
        said("Les intervalles", "The gaps"),
        step(state, said("Trois cartes sur le fil.", "Three cards on the thread."), alt),
        step(
            state,
            said("Donc quatre intervalles : avant, entre, après.", "So there are four gaps: before, between, after."),
            alt,
            gaps=True,
        ),
    )


def equal_years() -> Made:
    """One card tried in several gaps: the rules say which are right."""
    state = table((FIRE, EIFFEL, MOON), (CONCORDE,), (ZIP,), pile=(JEANS, TUBE))
    held = state.hands[0][0]
    steps = [
        step(
            state,
            said(
                f"Ada tient le Concorde. Sa date : {held.year}, comme la Lune.",
                f"Ada holds Concorde. Its date: {held.year}, the same as the Moon.",
            ),
            line_words(state),
            gaps=True,
            held=True,
        )
    ]
    for gap in (2, 3, 1):
        after, events = happened(TIMELINE, state, f"place {held.id} {gap}")
        assert after.turned is not None
        before = state.line[gap].year if gap < len(state.line) else 0
        words = said(f"Intervalle {gap} : juste, les dates sont égales.", f"Gap {gap}: right, the dates are equal.")
        if not after.turned.right:
            words = said(
                f"Intervalle {gap} : faux, {before} viendrait après {held.year}. Ada pioche une carte.",
                f"Gap {gap}: wrong, {before} would come after {held.year}. Ada draws a card.",
            )
        steps.append(step(after, words, line_words(after), events))
    return drawing("line", said("Juste ou faux", "Right or wrong"), *steps)


def missing() -> Made:
    """A wrong card falls, and another is drawn."""
    state = table((JACQUARD, JEANS), (ZIP, TUBE), (SIGNAL,), pile=(CASH, PAPIN))
    after, events = happened(TIMELINE, state, f"place {card(TUBE).id} 2")
    assert after.turned is not None
    assert not after.turned.right
    year = card(TUBE).year
    falls = said(
        f"{year} : c'était avant. La carte tombe, Ada en pioche une.",
        f"{year}: it was earlier. The card falls, Ada draws one.",
    )
    return drawing(
        "line",
        said("Raté", "Missed"),
        step(
            state,
            said("Ada place le métro de Londres à la fin.", "Ada places the London Underground at the end."),
            line_words(state),
            gaps=True,
            held=True,
            card=card(TUBE).id,
        ),
        step(after, falls, line_words(after), events),
    )


def before_our_era() -> Made:
    state = table((PYRAMID, CAESAR, VESUVIUS), (EIFFEL,), (ZIP,), pile=(JEANS, TUBE))
    after, events = happened(TIMELINE, state, f"place {card(EIFFEL).id} 3")
    return drawing(
        "line",
        said("Avant notre ère", "Before our era"),
        step(
            state,
            said(
                "Avant notre ère, le plus grand nombre est le plus ancien.",
                "Before our era the larger number is the earlier one.",
            ),
            line_words(state),
        ),
        step(
            after,
            said("«\u00a0Vers\u00a0» compte comme c'est imprimé.", "“About” counts as it is printed."),
            line_words(after),
            events,
        ),
    )


def timeline() -> dict[str, Any]:
    made = {
        "2.1": gaps(),
        "2.2": equal_years(),
        "2.4": missing(),
        "2.5": before_our_era(),
        "3.3": sudden_death(),
        "4.1": new_pile(),
    }
    return {"box": None, "drawings": made}

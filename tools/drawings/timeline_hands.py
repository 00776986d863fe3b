"""Drawings of Timeline's hands: the end of a round, sudden death, an empty pile."""

from dataclasses import replace

from drawings.making import NAMES, Made, Words, cards, drawing, happened, joined, said, step
from drawings.timeline_tables import (
    CASH,
    EIFFEL,
    JACQUARD,
    JEANS,
    MOON,
    PAPIN,
    SIGNAL,
    TELEVISION,
    TUBE,
    ZIP,
    card,
    table,
)
from mercerie.games.timeline import TIMELINE
from mercerie.games.timeline.rules import State


def hand_words(state: State) -> Words:
    parts = []
    for seat, hand in enumerate(state.hands):
        out = said(" (éliminée)", " (out)") if seat not in state.in_play else said("", "")
        parts.append(joined([said(f"{NAMES[seat]} : ", f"{NAMES[seat]}: "), cards(len(hand)), out], ""))
    return joined(parts)


def sudden_death() -> Made:
    state = table((JACQUARD, JEANS), (ZIP,), (TELEVISION,), (TUBE, CASH, SIGNAL), pile=(PAPIN, EIFFEL, MOON))
    steps = [
        step(
            state,
            said("Ada et Blaise ont une carte, Chloé trois.", "Ada and Blaise have one card, Chloé three."),
            hand_words(state),
        )
    ]
    play = [
        (f"place {card(ZIP).id} 2", said("Ada place bien sa dernière carte.", "Ada places her last card rightly.")),
        (
            f"place {card(TELEVISION).id} 3",
            said("Blaise aussi : on finit la manche.", "So does Blaise: the round is finished."),
        ),
        (
            f"place {card(TUBE).id} 1",
            said(
                "Chloé garde deux cartes : éliminée. Ada et Blaise en piochent une.",
                "Chloé still has two: she is out. Ada and Blaise draw one each.",
            ),
        ),
        (f"place {card(PAPIN).id} 0", said("Mort subite : Ada tombe juste.", "Sudden death: Ada is right.")),
        (f"place {card(EIFFEL).id} 0", said("Blaise se trompe : Ada gagne.", "Blaise is wrong: Ada wins.")),
    ]
    for text, words in play:
        state, events = happened(TIMELINE, state, text)
        steps.append(step(state, words, hand_words(state), events))
    assert state.winners == (0,)
    return drawing("hands", said("La mort subite", "Sudden death"), *steps, names=list(NAMES[:3]))


def new_pile() -> Made:
    dealt = table((JACQUARD, JEANS), (ZIP, CASH), (TELEVISION, TUBE), pile=())
    state = replace(dealt, missed=(card(PAPIN), card(SIGNAL)), turn=1)
    after, events = happened(TIMELINE, state, f"place {card(TELEVISION).id} 0")
    assert (after.pile and len(after.pile), len(after.missed)) == (1, 1)
    first = said("La pioche est vide, deux cartes ont été manquées.", "The pile is empty, two cards were missed.")
    words = said(
        "Blaise se trompe : ces deux cartes font une nouvelle pioche, et il en prend une.",
        "Blaise is wrong: those two cards become the new pile, and he draws one of them.",
    )
    return drawing(
        "hands",
        said("Une pioche vide", "An empty pile"),
        step(state, first, hand_words(state)),
        step(after, words, hand_words(after), events),
        names=list(NAMES[:2]),
        pile=True,
    )

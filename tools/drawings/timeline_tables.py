"""Cards and tables of Timeline for the drawings."""

from mercerie.games.timeline.deck import Card, load_deck
from mercerie.games.timeline.rules import State

FIRE, EIFFEL, MOON, CONCORDE = ("history", "paza"), ("arts", "ziva"), ("science", "hicu"), ("inventions", "mage")
PYRAMID, CAESAR, VESUVIUS = ("arts", "cato"), ("history", "husu"), ("history", "zude")
JACQUARD, JEANS, ZIP = ("inventions", "kaku"), ("inventions", "jahi"), ("inventions", "beji")
TUBE, TELEVISION, CASH, PAPIN = (("inventions", name) for name in ("gabu", "gepa", "kucu", "licu"))
SIGNAL = ("inventions", "ropi")


def card(named: tuple[str, str]) -> Card:
    deck, name = named
    return next(card for card in load_deck(deck).cards if card.id == name)


def table(
    line: tuple[tuple[str, str], ...], *hands: tuple[tuple[str, str], ...], pile: tuple[tuple[str, str], ...]
) -> State:
    return State(
        deck="inventions",
        difficulty=3,
        line=tuple(map(card, line)),
        hands=tuple(tuple(map(card, hand)) for hand in hands),
        pile=tuple(map(card, pile)),
        luck=1,
        in_play=tuple(range(len(hands))),
        turn=0,
    )

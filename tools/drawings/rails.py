"""Drawings of the rail: the circle of patches, what is in reach, and buying one."""

from dataclasses import replace
from typing import Any

from drawings.making import Made, Words, drawing, happened, joined, said, step
from mercerie.core import AnyGame
from mercerie.games.patchwork.narrate import Bought


def rail_words(state: Any) -> Words:
    """The circle from the scissors on."""
    listed = ", ".join(map(str, state.offer))
    last = str(state.circle[-1]) if state.circle else ""
    return said(
        f"Après les ciseaux, à portée : les pièces {listed}. Juste avant les ciseaux : la pièce {last}.",
        f"After the scissors, in reach: patches {listed}. Just before the scissors: patch {last}.",
    )


def set_up(game: AnyGame) -> Made:
    state = game.new(2, 1, first=0)
    size = len(state.box.patches[state.circle[-1]].shape)
    words = {2: said("deux cases", "two squares"), 3: said("trois cases", "three squares")}[size]
    steps = [
        step(
            state,
            joined(
                [
                    said(
                        "Les ciseaux sont le jeton neutre. Juste avant eux, la petite pièce de ",
                        "The scissors are the neutral token. Just before them hangs the little patch of ",
                    ),
                    words,
                    said(".", "."),
                ],
                "",
            ),
            rail_words(state),
        ),
        step(
            state,
            said("À portée : les trois qui suivent.", "In reach: the three that follow."),
            rail_words(state),
            reach=True,
        ),
    ]
    if state.late:
        told = said(
            f"Les {len(state.late)} bleues restent de côté ; leur ordre est inconnu.",
            f"The {len(state.late)} blue ones are set aside; their order is unknown.",
        )
        steps.append(step(state, told, rail_words(state), late=True))
    return drawing("rail", said("Le cercle des pièces", "The circle of patches"), *steps)


def purchase(game: AnyGame, state: Any, buy: str, after_words: Words) -> Made:
    """Ada buys the third patch in reach: the scissors go into the gap."""
    after, events = happened(game, state, f"buy {buy}")
    bought = next(event for event in events if isinstance(event, Bought))
    paid = joined(
        [
            said(f"Ada prend la troisième et paie {bought.cost} ", f"Ada takes the third and pays {bought.cost} "),
            said("boutons" if bought.cost > 1 else "bouton", "buttons" if bought.cost != 1 else "button"),
            said(" : les ciseaux vont dans le trou.", ": the scissors move into the gap."),
        ],
        "",
    )
    return drawing(
        "rail",
        said("Acheter", "Buying"),
        step(state, said("Trois pièces à portée.", "Three patches in reach."), rail_words(state), reach=True),
        step(after, paid, rail_words(after), events),
        step(after, after_words, rail_words(after), reach=True),
    )


def circle(start: Any, *first: int, last: int | None = None, only: bool = False, purse: int = 20) -> Any:
    """The circle in this order, and Ada with buttons enough."""
    rest = () if only else tuple(patch for patch in start.circle if patch not in (*first, last))
    tail = () if last is None else (last,)
    players = (replace(start.players[0], buttons=purse), start.players[1])
    return replace(start, circle=(*first, *rest, *tail), players=players)

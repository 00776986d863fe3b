"""Drawings of Patchwork and Express that show quilts: ways to lie, places, the tile, the count."""

from dataclasses import replace
from typing import Any

from drawings.making import NAMES, Made, counted, drawing, happened, joined, said, step
from drawings.quilts import filled, sewn_on, whole, with_leather
from drawings.rails import circle, purchase, set_up
from drawings.tapes import express_tapes, patchwork_tapes
from mercerie.core import AnyGame
from mercerie.core.plain import to_plain
from mercerie.games.patchwork import EXPRESS, PATCHWORK
from mercerie.games.patchwork.quilt import orientations

ADA = 0


def looks(game: AnyGame, patch: int) -> Made:
    state = game.new(2, 1, first=0)
    shapes = [sorted(look) for _, look in sorted(orientations(state.box.patches[patch].shape).items())]
    assert len(shapes) == 8
    alt = said("Huit dessins de la même pièce.", "Eight drawings of the same patch.")
    return drawing(
        "looks",
        said("Tourner, retourner", "Turning, flipping"),
        step(state, said("Tournée par quarts : quatre façons.", "Turned by quarters: four ways."), alt, shown=4),
        step(
            state, said("Retournée, puis tournée : quatre de plus.", "Flipped, then turned: four more."), alt, shown=8
        ),
        looks=shapes,
        patch=patch,
    )


def places(game: AnyGame) -> Made:
    """A place that is taken, and one that will do."""
    start = circle(game.new(2, 1, first=0), 17)
    state = replace(
        start, players=(sewn_on(start.players[0], start.box, "23a a1", "13a c4", "8a f1"), start.players[1])
    )
    steps = []
    for place, words in (
        ("17a f1", said("Deux pièces sur les mêmes cases : non.", "Two patches on the same squares: no.")),
        ("17a f6", said("Des cases vides, sans toucher les autres : oui.", "Empty squares, touching no other: yes.")),
    ):
        action = game.parse_action(f"buy {place}")
        cells = state.box.places[17][action]
        tried = {
            "patch": 17,
            "cells": hex(cells),
            "taken": hex(cells & state.players[ADA].quilt),
            "fits": state.is_legal(action),
        }
        steps.append(step(state, words, words, tried=tried))
    assert [one["tried"]["fits"] for one in steps] == [False, True]
    after, events = happened(game, state, "buy 17a f6")
    sewn = said("Cousue, elle ne bouge plus.", "Once sewn on, it stays.")
    return drawing("quilt", said("Où coudre", "Where to sew"), *steps, step(after, sewn, sewn, events))


def seven(game: AnyGame) -> Made:
    """Leather fills the last hole of a square of seven by seven."""
    start = game.new(2, 1, first=0)
    room = sum(1 << (row * 9 + col) for row in range(1, 8) for col in range(7)) - (1 << (5 * 9 + 4))
    ada = replace(filled(start.box, room), time=26, buttons=4)
    state = replace(start, players=(ada, replace(start.players[1], time=28)), to_sew=1, leather=(32, 44, 50))
    after, events = happened(game, state, "sew e6")
    assert after.tile == ADA
    return drawing(
        "quilt",
        said("La tuile 7 × 7", "The 7 × 7 tile"),
        step(
            state,
            said("Il manque e6.", "Only e6 is missing."),
            said("Un carré de 7 × 7 avec un trou.", "A 7 × 7 square with one hole."),
        ),
        step(
            after,
            said(
                "Ada y coud du cuir : le carré est plein, la tuile est à elle.",
                "Ada sews leather there: the square is full, the tile is hers.",
            ),
            said("Le carré est plein.", "The square is full."),
            events,
            square=[1, 0],
        ),
    )


def count(game: AnyGame, ada: Any, blaise: Any, *, purses: tuple[int, int], tile: int | None, home: int) -> Made:
    start = game.new(2, 1, first=0)
    end = start.box.track.end
    players = (replace(ada, time=end, buttons=purses[0]), replace(blaise, time=end, buttons=purses[1]))
    state = replace(start, players=players, circle=(), late=(), leather=(), tile=tile, home=home)
    scores, winner = state.view(None).scores, state.outcome().winners[0]
    parts = [
        joined(
            [said(f"{NAMES[seat]} : ", f"{NAMES[seat]}: "), counted(score, ("point", "points"), ("point", "points"))],
            "",
        )
        for seat, score in enumerate(scores)
    ]
    gains = said(f"{NAMES[winner]} gagne.", f"{NAMES[winner]} wins.")
    if scores[0] == scores[1]:
        arrived = "arrivée la première" if winner == ADA else "arrivé le premier"
        gains = said(
            f"Égalité : {NAMES[winner]}, {arrived} au bout, gagne.",
            f"Equal: {NAMES[winner]}, who reached the end first, wins.",
        )
    sums = [_sum(state, seat) for seat in (0, 1)]
    alt = joined(parts)
    return drawing(
        "score",
        said("Compter", "Counting") if scores[0] != scores[1] else said("Égalité", "A tie"),
        step(
            state,
            said("Les boutons, moins deux points par case vide.", "Buttons, less two points for each empty square."),
            alt,
            sums=sums,
        ),
        step(state, joined([alt, said(". ", ". "), gains], ""), alt, sums=sums, winner=winner),
    )


def _sum(state: Any, seat: int) -> dict[str, int]:
    """How a score comes about: the rules give the score, and what is left of it is what empty squares cost."""
    player, box = state.players[seat], state.box
    tile = box.tile.points if box.tile and state.tile == seat else 0
    score = state.view(None).scores[seat]
    empty = box.side**2 - player.quilt.bit_count()
    return {
        "buttons": player.buttons,
        "tile": tile,
        "empty": empty,
        "lost": player.buttons + tile - score,
        "score": score,
    }


def tie(game: AnyGame) -> Made:
    """As many points for both, and neither tile nor buttons decide: who was there first."""
    box = game.new(2, 1, first=0).box
    leather = ("b8", "f2", "h5")
    ada = filled(box, whole(box, "i1", "a5", "f9", "g9", *leather))
    ada = with_leather(ada, whole(box) ^ whole(box, *leather))
    blaise = filled(box, whole(box, "a9", "b9", "a8", "i2", "i3", "e5"), ada)
    made = count(game, ada, blaise, purses=(21, 18), tile=1, home=ADA)
    assert made["steps"][-1]["winner"] == ADA
    assert len({one["score"] for one in made["steps"][-1]["sums"]}) == 1
    return made


def patchwork() -> dict[str, Any]:
    game = PATCHWORK
    start = game.new(2, 1, first=0)
    ada = filled(start.box, whole(start.box, "a1", "i3", "i4", "d9", "e9"))
    leather = ("d4", "c5", "e2", "g6", "i7")
    blaise = filled(start.box, whole(start.box, "i9", "a6", *leather), ada)
    blaise = with_leather(blaise, whole(start.box) ^ whole(start.box, *leather))
    later = said(
        "Les deux qu'elle a sautées reviendront bien plus tard.", "The two she skipped come round again much later."
    )
    made = {
        "1.2": set_up(game),
        "4.3": purchase(game, circle(start, 17, 4, 29, 8, 21, 11, last=0), "29a c3", later),
        "4.4": places(game),
        "4.4-looks": looks(game, 5),
        "5.5": seven(game),
        "6.2": count(game, ada, blaise, purses=(14, 18), tile=0, home=0),
        "6.3": tie(game),
        **patchwork_tapes(game),
    }
    return {"box": to_plain(start.box), "drawings": made}


def express() -> dict[str, Any]:
    game = EXPRESS
    start = game.new(2, 1, first=0)
    ada = filled(start.box, whole(start.box, "g1", "g2", "a7", "d7"))
    leather = ("b3", "f3", "g1", "e7", "e4")
    blaise = filled(start.box, whole(start.box, "g7", *leather), ada)
    blaise = with_leather(blaise, whole(start.box) ^ whole(start.box, *leather))
    few = circle(start, 9, 12, 4, 7, 2, 10, only=True)
    joins = said(
        "Il en reste cinq : les bleues se rangent derrière elles.", "Five are left: the blue ones line up behind them."
    )
    made = {
        "1.2": set_up(game),
        "4.5": purchase(game, few, "4a b2", joins),
        "6.3": count(game, ada, blaise, purses=(14, 8), tile=None, home=1),
        **express_tapes(game),
    }
    return {"box": to_plain(start.box), "drawings": made}

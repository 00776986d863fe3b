"""Drawings of Textile: discarding, the end, teams that are equal."""

from typing import Any

from drawings.making import NAMES, Made, drawing, happened, joined, said, step
from drawings.textile_tables import cloth_words, table, tiles
from mercerie.games.textile import TEXTILE


def discarding() -> Made:
    before = table(tiles("MIW", "S.C"), tiles("CMI"), tiles("S"))
    after, events = happened(TEXTILE, before, "discard")
    first = said("Ada n'a pas de bonne place pour sa pièce.", "Ada has no good place for her patch.")
    gone = said(
        "Elle la défausse : ni tuile, ni point. À Blaise.", "She discards it: no tile, no point. Blaise is next."
    )
    return drawing(
        "cloth",
        said("Défausser", "Discarding"),
        step(before, first, cloth_words(before)),
        step(
            after,
            gone,
            cloth_words(after),
            events,
            fallen=[{"x": t.x, "y": t.y, "colour": t.colour} for t in before.patches[0]],
        ),
    )


def ending() -> Made:
    before = table(tiles("MIWS", "C..."), tiles("SC"), tiles("W"), piles=(0,) * 5, points=(20, 24))
    after, events = happened(TEXTILE, before, "assemble a 1,1")
    over, last = happened(TEXTILE, after, "discard")
    [winner] = over.view(None).winners
    gains = joined(
        [
            said(
                f"Blaise défausse : c'est fini, {over.points[0]} à {over.points[1]}. ",
                f"Blaise discards: it is over, {over.points[0]} to {over.points[1]}. ",
            ),
            said(f"{NAMES[winner]} gagne.", f"{NAMES[winner]} wins."),
        ],
        "",
    )
    return drawing(
        "cloth",
        said("La fin", "The end"),
        step(
            before,
            said(
                "Les piles sont vides : chacun a encore un tour.", "The piles are empty: everybody has one turn left."
            ),
            cloth_words(before),
        ),
        step(after, said("Ada assemble sa pièce.", "Ada assembles her patch."), cloth_words(after), events),
        step(over, gains, cloth_words(over), last),
        piles=True,
    )


def teams() -> Made:
    """Both teams have as many points; the one whose later finisher finished earlier wins."""
    cloth = tiles("MIWS", "C...")
    state = table(
        cloth, *[tiles("S")] * 4, piles=(0,) * 5, points=(20, 30, 28, 18), turn=3, teams=True, acted=(36, 37, 38, 35)
    )
    finished: list[dict[str, Any]] = []
    steps = []
    while state.to_move is not None:
        seat = state.to_move
        state, events = happened(TEXTILE, state, "discard")
        finished = [*finished, {"seat": seat, "name": NAMES[seat], "action": state.acted[seat], "team": seat % 2}]
        at = state.acted[seat]
        words = said(f"La {at}e action : {NAMES[seat]} a fini.", f"Action {at}: {NAMES[seat]} is through.")
        steps.append(step(state, words, words, events, finished=finished))
    winners = state.view(None).winners
    names = " et ".join(NAMES[seat] for seat in winners), " and ".join(NAMES[seat] for seat in winners)
    words = said(
        f"48 à 48 : {names[0]}, qui ont fini avant, gagnent.", f"48 all: {names[1]}, who were through earlier, win."
    )
    assert state.view(None).scores == (48,) * 4
    last = step(state, words, words, (), finished=finished, winners=list(winners))
    return drawing("order", said("Égalité entre équipes", "Teams that are equal"), *steps, last)

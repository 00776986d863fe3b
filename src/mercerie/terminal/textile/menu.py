"""Choosing an action of Textile step by step: what to do, then the colour or the place."""

from collections.abc import Sequence

from mercerie.games.textile import Action, Assemble, Discard, Start, Take, View
from mercerie.games.textile.cloth import moved, turned
from mercerie.games.textile.notation import format_action
from mercerie.terminal.asker import Asker
from mercerie.terminal.language import count
from mercerie.terminal.textile.board import colour_name, grid

_BEST_SHOWN = 12


def choose(view: View, legal: Sequence[Action], asker: Asker) -> Action:
    say = asker.say
    assemblies = [action for action in legal if isinstance(action, Assemble)]
    takes = [action for action in legal if isinstance(action, Start | Take)]
    choices = {}
    if takes:
        choices["t"] = say("prendre une tuile", "take a tile")
    if assemblies:
        choices["s"] = say("coudre ma pièce", "sew on my patch")
    if Discard() in legal:
        choices["x"] = say("jeter ma pièce", "discard my patch")
    match next(iter(choices)) if len(choices) == 1 else asker.pick(choices):
        case "t":
            return _choose_tile(view, takes, asker)
        case "s":
            return _choose_assembly(view, assemblies, asker)
        case _:
            return Discard()


def _choose_tile(view: View, takes: Sequence[Start | Take], asker: Asker) -> Action:
    colours = {str(action.colour + 1): colour_name(action.colour, asker.language) for action in takes}
    colour = int(asker.pick(colours, asker.say("quelle couleur ?", "which colour?"))) - 1
    places = [action for action in takes if action.colour == colour]
    if len(places) == 1:
        return places[0]
    marks = {(take.x, take.y): str(number) for number, take in enumerate(places, start=1) if isinstance(take, Take)}
    asker.show(grid(view.patches[view.turn], marks))
    numbers = {str(number): take for number, take in enumerate(places, start=1)}
    return numbers[asker.pick(dict.fromkeys(numbers, ""), asker.say("où ?", "where?"))]


def _choose_assembly(view: View, assemblies: Sequence[Assemble], asker: Asker) -> Action:
    """The places that bring most, best first; others can be typed in the notation."""
    patch, cloth = view.patches[view.turn], view.cloth

    def seams(action: Assemble) -> int:
        return cloth.seams(moved(turned(patch, action.quarters), action.x, action.y))

    best = sorted(assemblies, key=seams, reverse=True)[:_BEST_SHOWN]
    numbers = {str(number): action for number, action in enumerate(best, start=1)}
    lines = {}
    for number, action in numbers.items():
        found = seams(action)
        named = asker.say(count(found, "couture", "coutures", "fr"), count(found, "seam", "seams", "en"))
        lines[number] = f"{format_action(action):<18} {named} × {len(patch)} = {found * len(patch)}"
    return numbers[asker.pick(lines, asker.say("laquelle ?", "which one?"))]

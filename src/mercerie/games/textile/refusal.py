"""Why an action is refused, in a sentence that says what would be right. Decides nothing: the rules have refused it."""

from typing import assert_never

from mercerie.games.textile.actions import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.cloth import COLOURS
from mercerie.games.textile.notation import format_action
from mercerie.games.textile.view import View


def explain(view: View, action: Action) -> str:
    match action:
        case Start(colour) | Take(colour) if not 0 <= colour < len(COLOURS):
            return f"There is no colour {colour}: they are 0 to {len(COLOURS) - 1}."
        case Assemble(quarters) if not 0 <= quarters < 4:
            return f"A patch is turned by 0 to 3 quarters, not {quarters}."
    return f"{format_action(action)}: {_why(view, action)}"


def _why(view: View, action: Action) -> str:
    patch = view.patches[view.turn]
    if view.to_move is None:
        return "the game is over."
    if not view.sewn:
        return "first the patchwork needs its start tile, for instance 'start sage'."
    match action:
        case Start():
            return "the patchwork has its start tile already; take a tile."
        case Take(colour):
            return _why_not_take(view, colour)
        case Assemble() if patch:
            return (
                "the patch cannot be sewn on there: it must share an edge with the patchwork, cover no tile, and touch "
                "no tile of an equal colour by edge or corner; of turns that look alike use the first letter."
            )
        case Assemble() | Discard():
            return "you have no patch; take a tile."
        case _:
            assert_never(action)


def _why_not_take(view: View, colour: int) -> str:
    patch = view.patches[view.turn]
    if not view.piles[colour]:
        left = [name for name, tiles in zip(COLOURS, view.piles, strict=True) if tiles]
        return f"no {COLOURS[colour]} tile is left; {', '.join(left) or 'all piles are empty, so assemble or discard'}."
    if len(patch) == 5:
        return "a patch has five tiles at most; assemble or discard it."
    if not patch:
        return f"the first tile of a patch has no place; write 'take {COLOURS[colour]}'."
    return "the tile must share an edge with your patch and touch no tile of its colour by edge or corner."

"""Choosing an action of Patchwork step by step: a patch, how it lies, a square."""

from collections.abc import Sequence

from mercerie.games.patchwork import Action, Advance, Buy, Sew, ThrowAway, View
from mercerie.games.patchwork.notation import format_square, format_turn
from mercerie.terminal.asker import Asker
from mercerie.terminal.cloth import cloth_name
from mercerie.terminal.patchwork.board import looks


def choose(view: View, legal: Sequence[Action], asker: Asker) -> Action:
    if view.to_sew:
        return _choose_leather(legal, asker)
    patches = dict.fromkeys(action.patch for action in legal if isinstance(action, Buy))
    say = asker.say
    choices = {
        str(number): say(f"coudre {cloth_name(number, 'fr')}", f"sew {cloth_name(number, 'en')}")
        + f" ({_tag(view, number)})"
        for number in patches
    }
    picked = asker.pick({**choices, "a": say("avancer", "advance")})
    if picked == "a":
        return Advance()
    buys = [action for action in legal if isinstance(action, Buy) and action.patch == int(picked)]
    asker.show(looks(view.box.patches[int(picked)]))
    turn = asker.pick({format_turn(buy.orientation): "" for buy in buys}, say("comment ?", "which way?"))
    corners = {format_square(buy.row, buy.col): buy for buy in buys if format_turn(buy.orientation) == turn}
    return corners[asker.pick(dict.fromkeys(corners, ""), say("où (coin en haut à gauche) ?", "where (upper left)?"))]


def _choose_leather(legal: Sequence[Action], asker: Asker) -> Action:
    squares: dict[str, Action] = {
        format_square(action.row, action.col): action for action in legal if isinstance(action, Sew)
    }
    choices = dict.fromkeys(squares, "")
    if ThrowAway() in legal:
        squares["x"] = ThrowAway()
        choices["x"] = asker.say("jeter le cuir", "throw the leather away")
    return squares[asker.pick(choices, asker.say("où coudre le cuir ?", "where does the leather go?"))]


def _tag(view: View, number: int) -> str:
    patch = view.box.patches[number]
    return f"{patch.cost}● {patch.time}◷ {patch.income}◉"

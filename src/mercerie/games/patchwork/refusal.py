"""Why an action is refused, in a sentence that says what would be right. Decides nothing: the rules have refused it."""

from mercerie.games.patchwork.actions import Action, Buy, Sew
from mercerie.games.patchwork.notation import format_action, format_square, format_turn
from mercerie.games.patchwork.quilt import Cells, squares, turn
from mercerie.games.patchwork.view import View


def explain(view: View, action: Action) -> str:
    if isinstance(action, Buy) and not 0 <= action.orientation < 8:
        return f"A patch lies in one of the orientations 0 to 7, not {action.orientation}."
    text = format_action(action)
    if view.to_move is None:
        return f"{text}: the game is over."
    match action:
        case Buy() if not view.to_sew:
            return f"{text}: {_why_not_buy(view, action)}"
        case Sew() if view.to_sew:
            return f"{text}: {_why_no_room(view, view.box.single_squares.get(action))}"
    if view.to_sew:
        or_else = " or 'throw away' it" if view.box.leather_may_be_thrown_away else ""
        return f"{text}: first sew the leather patch, for instance 'sew e5'{or_else}."
    return f"{text}: there is no leather patch to place; buy a patch or advance."


def _why_not_buy(view: View, buy: Buy) -> str:
    offer = view.circle[: view.box.offer]
    if buy.patch not in offer:
        return f"that patch is out of reach; in reach: {', '.join(map(str, offer)) or 'none, so advance'}."
    patch, me = view.box.patches[buy.patch], view.players[view.turn]
    if patch.cost > me.buttons:
        short = patch.cost - me.buttons
        return f"{short} button{'s' * (short > 1)} short: it costs {patch.cost} and you have {me.buttons}."
    look = turn(patch.shape, buy.orientation)
    lowest = next(other for other in range(8) if turn(patch.shape, other) == look)
    if lowest != buy.orientation:
        same = format_action(Buy(buy.patch, lowest, buy.row, buy.col))
        return f"turned {format_turn(buy.orientation)} it looks as turned {format_turn(lowest)}: write '{same}'."
    return _why_no_room(view, view.box.places[buy.patch].get(buy))


def _why_no_room(view: View, cells: Cells | None) -> str:
    if cells is None:
        last = format_square(view.box.side - 1, view.box.side - 1)
        return f"that lies outside the quilt, whose squares are a1 to {last}."
    taken = squares(cells & view.players[view.turn].quilt, view.box.side)
    return f"no room: {', '.join(format_square(*square) for square in taken)} already covered."

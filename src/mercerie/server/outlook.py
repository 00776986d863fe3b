"""What a choice would bring, told before it is made: computed by the rules, so that the page needs none."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mercerie.core.plain import to_plain
from mercerie.games import patchwork, textile
from mercerie.games.patchwork.narrate import PatchesJoined, narrate
from mercerie.games.textile.cloth import moved, turned
from mercerie.games.textile.notation import format_action as format_textile
from mercerie.server.messages import PatchOutlook, SeamOutlook


def outlooks(state: Any, legal: Sequence[Any]) -> dict[str, Any]:
    """By the beginning of an action's text, what it would bring. Timeline tells nothing beforehand."""
    match state:
        case patchwork.State():
            return _of_patchwork(state, legal)
        case textile.State():
            return _of_textile(state, legal)
    return {}


def _of_patchwork(state: patchwork.State, legal: Sequence[patchwork.Action]) -> dict[str, Any]:
    # Where a patch lies changes nothing but the tile, so one place speaks for all.
    first: dict[str, patchwork.Action] = {}
    for action in legal:
        match action:
            case patchwork.Buy(patch):
                first.setdefault(f"buy {patch}", action)
            case patchwork.Advance():
                first["advance"] = action
            case _:
                pass
    return {text: _after(state, action) for text, action in first.items()}


def _after(state: patchwork.State, action: patchwork.Action) -> PatchOutlook:
    seat = state.turn
    # The order of patches to come is imagined, so that looking ahead tells nothing of it.
    before = state.view(seat)
    after = patchwork.PATCHWORK.determinize(before, Random(0)).apply(action).view(seat)
    me = after.players[seat]
    events = [to_plain(event) for event in narrate(before, action, after) if not isinstance(event, PatchesJoined)]
    return PatchOutlook(me.time, me.buttons, me.income, after.scores[seat], events, after.to_move)


def _of_textile(state: textile.State, legal: Sequence[textile.Action]) -> dict[str, Any]:
    patch = state.patches[state.turn]
    found = {}
    for action in legal:
        if isinstance(action, textile.Assemble):
            seams = state.cloth.seams(moved(turned(patch, action.quarters), action.x, action.y))
            found[format_textile(action)] = SeamOutlook(seams, seams * len(patch))
    return found

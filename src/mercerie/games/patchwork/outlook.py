"""What a choice would bring, told before it is made, so that whoever draws the board needs no rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from mercerie.core import Seat
from mercerie.games.patchwork.actions import Action, Advance, Buy
from mercerie.games.patchwork.narrate import Event, PatchesJoined, narrate
from mercerie.games.patchwork.rules import State, determinize


@dataclass(frozen=True, slots=True)
class PatchOutlook:
    """How one would stand after it, what would happen on the way, and whose turn it would be."""

    time: int
    buttons: int
    income: int
    score: int
    events: tuple[Event, ...]
    next: Seat | None


def outlooks(state: State, legal: Sequence[Action]) -> dict[str, PatchOutlook]:
    """By the beginning of an action's text: where a patch lies changes nothing but the tile, so one place does."""
    first: dict[str, Action] = {}
    for action in legal:
        match action:
            case Buy(patch):
                first.setdefault(f"buy {patch}", action)
            case Advance():
                first["advance"] = action
            case _:
                pass
    return {text: _after(state, action) for text, action in first.items()}


def _after(state: State, action: Action) -> PatchOutlook:
    seat = state.turn
    # The order of patches to come is imagined, so that looking ahead tells nothing of it.
    before = state.view(seat)
    after = determinize(before, Random(0)).apply(action).view(seat)
    me = after.players[seat]
    events = tuple(event for event in narrate(before, action, after) if not isinstance(event, PatchesJoined))
    return PatchOutlook(me.time, me.buttons, me.income, after.scores[seat], events, after.to_move)

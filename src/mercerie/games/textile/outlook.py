"""What assembling a patch would bring, told before it is done, so that whoever draws the board needs no rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from mercerie.games.textile.actions import Action, Assemble
from mercerie.games.textile.cloth import moved, turned
from mercerie.games.textile.notation import format_action
from mercerie.games.textile.rules import State


@dataclass(frozen=True, slots=True)
class SeamOutlook:
    """The seams a place would have, and the points they would make."""

    seams: int
    points: int


def outlooks(state: State, legal: Sequence[Action]) -> dict[str, SeamOutlook]:
    """By the text of each action that assembles."""
    patch = state.patches[state.turn]
    found = {}
    for action in legal:
        if isinstance(action, Assemble):
            seams = state.cloth.seams(moved(turned(patch, action.quarters), action.x, action.y))
            found[format_action(action)] = SeamOutlook(seams, seams * len(patch))
    return found

"""Whether an action hung on luck: then it is judged by what could be known before, not by what came of it."""

from random import Random
from typing import Any

from mercerie.core import AnyGame

_IMAGINED = 3


def hung_on_luck(game: AnyGame, before: Any, action: Any, after: Any) -> bool:
    """Whether it would have gone otherwise, had what was hidden been otherwise."""
    view, seen = before.view(before.to_move), after.view(None)
    imagined = (game.determinize(view, Random(luck)) for luck in range(_IMAGINED))
    return any(state.apply(action).view(None) != seen for state in imagined)

"""The luck in Patchwork, step by step; `core/chance.py` says what for."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from mercerie.core import OptionValue
from mercerie.core.chance import FIRST, Draw, Luck, Outcomes, evenly, lots
from mercerie.games.patchwork.rules import State


@dataclass(frozen=True)
class PatchworkLuck(Luck):
    """The circle is laid patch by patch; late patches are drawn when they join it."""

    options: Mapping[str, OptionValue]
    dealt: State  # anyhow

    @cached_property
    def _start(self) -> State:
        """Patches in the order of their ids, the start patch last: only luck says how they lie."""
        first, state = self.options["first"], self.dealt
        circle = (*sorted(set(state.circle) - {state.box.start}), state.box.start)
        late = tuple(sorted(state.late))
        return replace(state, circle=circle, late=late, turn=first if isinstance(first, int) else 0)

    @cached_property
    def _ids(self) -> list[int]:
        """Outcomes are numbers of patches in the order of their ids."""
        return sorted(self._start.box.patches)

    @property
    def most_outcomes(self) -> int:
        return max(2, len(self._ids))

    @property
    def most_draws(self) -> int:
        return 1 + len(self._ids)

    @property
    def longest_game(self) -> int:
        # Whoever acts moves a token or sews leather; a patch that takes no time is bought once.
        return 2 * self._start.box.track.end + len(self._ids) + len(self._start.leather)

    def opening(self) -> tuple[Any, tuple[Draw, ...]]:
        return self._start, (*lots(self.options["first"], 2), *_patches(0, len(self._start.circle) - 1))

    def after(self, before: Any, action: Any, after: Any) -> tuple[Draw, ...]:  # noqa: ARG002
        joined = len(before.late) - len(after.late)
        return _patches(len(after.circle) - joined, len(after.circle))  # Rule 4.5

    def outcomes(self, state: Any, draw: Draw) -> Outcomes:
        if draw.what == FIRST:
            return super().outcomes(state, draw)
        return evenly(self._ids.index(state.circle[place]) for place in draw.places)

    def settle(self, state: Any, draw: Draw, outcome: int) -> Any:
        if draw.what == FIRST:
            return super().settle(state, draw, outcome)
        circle, place, other = list(state.circle), draw.places[0], state.circle.index(self._ids[outcome])
        circle[place], circle[other] = circle[other], circle[place]
        return replace(state, circle=tuple(circle))

    def tell(self, draw: Draw, outcome: int) -> str:
        return super().tell(draw, outcome if draw.what == FIRST else self._ids[outcome])


def _patches(start: int, end: int) -> tuple[Draw, ...]:
    """One draw for each of these places of the circle, but for the last, which gets what is left."""
    return tuple(Draw("patch", tuple(range(place, end))) for place in range(start, end - 1))

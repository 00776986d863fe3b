"""Luck as steps of a game tree: what is drawn, among which things, and what follows.

The rules deal everything at once, from a seed. Here a state holds placeholders instead, and each thing is drawn when it
would be seen: the circle patch by patch, a hand card by card, a date when its card is turned over. So nothing hidden
lies in a state, and no search can find what a player could not know.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

Outcomes = list[tuple[int, float]]  # the number of each outcome and its probability, in ascending order of numbers
FIRST = "first"


class Draw(NamedTuple):
    """Something that luck decides: what kind of thing, for which place, and the places it may come from."""

    what: str
    places: tuple[Any, ...]  # the first one is where the thing goes; it changes places with what is drawn


class Luck(ABC):
    """How one game is dealt and drawn. Who begins is drawn in every game, unless the table has fixed it."""

    @property
    @abstractmethod
    def most_outcomes(self) -> int:
        """No draw has so many outcomes that a number reaches this."""

    @property
    @abstractmethod
    def most_draws(self) -> int:
        """No game has more draws."""

    @property
    @abstractmethod
    def longest_game(self) -> int:
        """No game has more actions."""

    @abstractmethod
    def opening(self) -> tuple[Any, tuple[Draw, ...]]:
        """The state before anything is dealt, and what has to be drawn."""

    def before(self, state: Any, action: Any) -> tuple[Draw, ...]:  # noqa: ARG002
        """What has to be drawn before an action can be carried out."""
        return ()

    def after(self, before: Any, action: Any, after: Any) -> tuple[Draw, ...]:  # noqa: ARG002
        """What has to be drawn because of an action."""
        return ()

    def shown(self, after: Any) -> tuple[str, ...]:  # noqa: ARG002
        """What everybody has seen because of an action and could not have worked out."""
        return ()

    def outcomes(self, state: Any, draw: Draw) -> Outcomes:  # noqa: ARG002
        return evenly(draw.places)

    def settle(self, state: Any, draw: Draw, outcome: int) -> Any:  # noqa: ARG002
        """The state with the thing drawn in its place."""
        return replace(state, turn=outcome)

    def tell(self, draw: Draw, outcome: int) -> str:
        """The draw in words."""
        return f"{draw.what} {outcome}"


def lots(first: object, seats: int) -> tuple[Draw, ...]:
    """A lot for who begins, unless the table has fixed it."""
    return () if isinstance(first, int) else (Draw(FIRST, tuple(range(seats))),)


def evenly(numbers: Iterable[int]) -> Outcomes:
    """All equally likely."""
    ordered = sorted(numbers)
    return [(number, 1 / len(ordered)) for number in ordered]

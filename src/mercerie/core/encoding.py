"""How a game is put into numbers, for programs that learn: actions are numbers, views are arrays of one shape."""

from typing import Any, Protocol

from mercerie.core.observation import Part


class Encoding(Protocol):
    """The numbers of one table: its seats and options are settled."""

    @property
    def action_count(self) -> int: ...

    @property
    def shape(self) -> tuple[int, ...]: ...

    @property
    def parts(self) -> tuple[Part, ...]:
        """What an observation is made of, in its order."""

    def number_of(self, view: Any, action: Any, /) -> int: ...

    def action_of(self, view: Any, number: int, /) -> Any:
        """The action a number means; it need not be legal."""

    def observe(self, view: Any, /) -> Any:
        """What the view tells, as an array of `shape`."""

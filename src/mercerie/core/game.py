"""What a game is: a state that knows everything, views that know what they may, and a record that names it all."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

from mercerie.core.chance import Luck
from mercerie.core.encoding import Encoding
from mercerie.core.errors import BadOption
from mercerie.core.options import Option, Options, OptionValue, complete

Seat = int
Grid = tuple[str, ...]  # a small picture, as rows of letters

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")
ViewT_co = TypeVar("ViewT_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a score for each seat (more is better) and who won; several winners share the win."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class State(Protocol[ActionT, ViewT_co]):
    """A frozen value that knows everything. `apply` returns a new one; all luck is already inside."""

    @property
    def to_move(self) -> Seat | None: ...

    def legal_actions(self) -> Sequence[ActionT]: ...

    def is_legal(self, action: ActionT) -> bool: ...

    def apply(self, action: ActionT) -> Self: ...

    def outcome(self) -> Outcome | None: ...

    def view(self, seat: Seat | None) -> ViewT_co: ...


class View(Protocol):
    """What a seat, or a spectator (`seat=None`), may know."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def to_move(self) -> Seat | None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[StateT, ActionT, ViewT, EventT]):
    """One game as a record of functions: how it is dealt, written, read, imagined and told."""

    id: str
    title: str  # what people call it, in every language
    author: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    deal: Callable[[int, Random, Options], StateT]
    check: Callable[[int, Options], None]
    fingerprint: Callable[[Options], str]  # of the deck or the components; empty where there are none to change
    determinize: Callable[[ViewT, Random], StateT]
    format_action: Callable[[ActionT], str]
    parse_action: Callable[[str], ActionT]
    narrate: Callable[[ViewT, ActionT, ViewT], tuple[EventT, ...]]
    # Whether an event shows what nobody could know before: an action after which it happened cannot be forgotten.
    reveals: Callable[[EventT], bool]
    # What choices would bring, by the beginning of their texts; nothing where the game tells nothing beforehand.
    outlooks: Callable[[StateT, Sequence[ActionT]], Mapping[str, Any]] = lambda _state, _legal: {}
    # What everybody may see, in small; nothing where there is nothing to show.
    glance: Callable[[ViewT], tuple[Grid, ...]] = lambda _view: ()
    has_points: bool = True  # whether scores are points that people compare; else all that counts is who has won
    # The numbers for a table of so many, with every option settled; and those a table could have that looks like this.
    encoding: Callable[[int, Options], Encoding]
    encodings: Callable[[ViewT], Iterator[Encoding]]
    # The luck drawn step by step, for a table of so many with every option settled; `luck_settings` are options of this
    # luck alone, with what they usually are.
    luck: Callable[[int, Options], Luck]
    luck_settings: Options = field(default_factory=dict)

    def new(self, seats: int, seed: int, **options: OptionValue) -> StateT:
        """Deal a game. The seed holds all its luck: the same seed and options give the same game."""
        settled = self.describe(seats, **options)
        return self.deal(seats, Random(seed), settled)

    def describe(self, seats: int, **options: OptionValue) -> dict[str, OptionValue]:
        """Every option with its value; BadOption if these people cannot play it like this."""
        if seats not in self.seats:
            allowed = " or ".join(map(str, self.seats)) if len(self.seats) < 4 else _span(self.seats)
            raise BadOption(f"{self.id} is for {allowed} players, not {seats}.")
        settled = complete(self.options, options)
        first = settled["first"]
        if isinstance(first, int) and first >= seats:
            raise BadOption(f"Seat {first} cannot begin: with {seats} players the seats are 0 to {seats - 1}.")
        self.check(seats, settled)
        return settled


AnyGame = Game[Any, Any, Any, Any]


def _span(seats: tuple[int, ...]) -> str:
    return f"{min(seats)} to {max(seats)}"

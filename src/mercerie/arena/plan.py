"""What an arena plays: which bots, at what, how often. All pairings, each deal once from every side of the table."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, cycle, islice
from random import Random

from mercerie.bots.outside import BotSpec, parse_spec
from mercerie.core import AnyGame, BadOption, Options
from mercerie.core.fingerprint import fingerprint
from mercerie.core.options import format_value
from mercerie.games import GAMES


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game that is to be played: a deal, and the names of the bots by seat."""

    deal: int
    line_up: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """An arena. `games` is for each pairing, rounded up so that each deal is played from every side."""

    game: str
    bots: tuple[str, ...]
    games: int = 100
    seats: int = 2
    options: Options = field(default_factory=dict)
    seed: int = 1
    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise BadOption(f"There is no game {self.game!r}: {', '.join(GAMES)}.")
        self.rules.describe(self.seats, **self.options)
        if len(self.specs) < 2:
            raise BadOption("An arena needs two bots or more, for example: mercerie arena patchwork greedy random.")
        for name in self.names:
            if self.names.count(name) > 1:
                raise BadOption(f"Two bots are called {name!r}: give one another name, for example second={name}.")
        if self.games < 1:
            raise BadOption(f"There should be at least one game, not {self.games}.")

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.game]

    @cached_property
    def specs(self) -> tuple[BotSpec, ...]:
        return tuple(parse_spec(written) for written in self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(spec.name for spec in self.specs)

    def spec(self, name: str) -> BotSpec:
        return self.specs[self.names.index(name)]

    def seed_of(self, deal: int) -> int:
        return Random(f"{self.seed} {deal}").getrandbits(64)

    @property
    def conditions(self) -> dict[str, object]:
        """What must stay the same for games to belong together; bots and games may be added."""
        options = {name: format_value(value) for name, value in sorted(self.options.items())}
        return {
            "game": self.game,
            "rules": self.rules.rules_version,
            "seats": self.seats,
            "options": options,
            "seed": self.seed,
            "seconds": self.seconds,
            "playouts": self.playouts,
        }

    @property
    def id(self) -> str:
        return f"{self.game}-{fingerprint(self.conditions)}"

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, deal by deal, so that an arena that is stopped has played all pairings about equally often."""
        tables = [line_ups(group, self.seats) for group in combinations(self.names, min(self.seats, len(self.names)))]
        for deal in range(max(-(-self.games // len(table)) for table in tables)):
            for table in tables:
                if deal * len(table) < self.games:
                    yield from (Fixture(deal, line_up) for line_up in table)


def line_ups(group: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """The bots around a table in every rotation. Where there are fewer than seats, each sits there equally often."""
    found: dict[tuple[str, ...], None] = {}
    for start in range(len(group)):
        table = tuple(islice(cycle(group[start:] + group[:start]), seats))
        for turn in range(seats):
            found[table[turn:] + table[:turn]] = None
    return list(found)

"""The luck in Textile, step by step; `core/chance.py` says what for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mercerie.core import OptionValue
from mercerie.core.chance import Draw, Luck, lots
from mercerie.games.textile.cloth import COLOURS
from mercerie.games.textile.rules import deal


@dataclass(frozen=True)
class TextileLuck(Luck):
    """All that luck decides is who begins."""

    seats: int
    options: Mapping[str, OptionValue]

    @property
    def most_outcomes(self) -> int:
        return self.seats

    @property
    def most_draws(self) -> int:
        return 1

    @property
    def longest_game(self) -> int:
        # Each tile is taken once, and each patch, which began with a tile, is assembled or discarded once.
        return 2 * len(COLOURS) * int(self.options["tiles"])

    def opening(self) -> tuple[Any, tuple[Draw, ...]]:
        first = self.options["first"]
        begins = first if isinstance(first, int) else 0
        dealt = deal(self.seats, int(self.options["tiles"]), begins, teams=bool(self.options["teams"]))
        return dealt, lots(first, self.seats)

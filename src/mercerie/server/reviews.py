"""Games that are analysed after their end: one position at a time, so that nobody who plays has to wait.

What has been found is kept in memory as long as there is room. It is a cache and nothing more: whoever asks again after
a restart starts it again.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any

from mercerie.bots import Analysis
from mercerie.core import Outcome, RuleError
from mercerie.play import Match
from mercerie.review import LUCK, Played, Review, actions_of, judge
from mercerie.server.thinking import Thinkers

_log = logging.getLogger("mercerie.reviews")

SECONDS = 0.5
_KEPT = 200
_WAITING = 20


class TooBusy(RuleError):
    """Too many games wait to be analysed."""

    code = "too-many"


@dataclass(slots=True)
class Case:
    """A game to be looked at, and what has been seen of it. `states` are its positions, the dealt one first."""

    game: str
    actions: list[Played]
    states: list[Any]
    outcome: Outcome | None
    looks: list[Analysis[str]] = field(default_factory=list)
    failed: bool = False

    @classmethod
    def of(cls, match: Match) -> "Case":
        return cls(match.game.id, actions_of(match), list(match.positions), match.state.outcome())

    @property
    def total(self) -> int:
        """The positions in which something could be done."""
        return sum(state.to_move is not None for state in self.states)

    @property
    def is_done(self) -> bool:
        return self.failed or len(self.looks) == self.total

    def review(self) -> Review:
        return judge(self.actions, self.looks, self.outcome)


class Reviews:
    """The games that have been asked for: those done and those that wait, in the order they came."""

    def __init__(
        self, thinkers: Thinkers, seconds: float = SECONDS, kept: int = _KEPT, waiting: int = _WAITING
    ) -> None:
        self._thinkers = thinkers
        self._seconds = seconds
        self._kept = kept
        self._most_waiting = waiting
        self._cases: OrderedDict[str, Case] = OrderedDict()
        self._queue: deque[str] = deque()
        self._working: asyncio.Task[None] | None = None

    def start(self, key: str, case: Case) -> Case:
        """What is known of this game; it is looked at from now on unless it has been, or waits already."""
        known = self.known(key)
        if known is not None and not known.failed:
            return known
        if len(self._queue) >= self._most_waiting:
            raise TooBusy("Many games are being analysed; try again in a few minutes.")
        self._cases[key] = case
        self._queue.append(key)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        self._forget_the_oldest()
        return case

    def known(self, key: str) -> Case | None:
        if key in self._cases:
            self._cases.move_to_end(key)
        return self._cases.get(key)

    def waiting_before(self, key: str) -> int:
        """How many games come first."""
        return self._queue.index(key) if key in self._queue else 0

    def _forget_the_oldest(self) -> None:
        done = [key for key, case in self._cases.items() if case.is_done]
        for key in done[: max(0, len(self._cases) - self._kept)]:
            del self._cases[key]

    async def _work(self) -> None:
        while self._queue:
            case = self._cases[self._queue[0]]
            try:
                await self._look_through(case)
            except Exception:  # noqa: BLE001
                # An analyst is anybody's program: whatever it raises, the next game gets its turn.
                _log.exception("analysing a game of %s failed", case.game)
                case.failed = True
            self._queue.popleft()

    async def _look_through(self, case: Case) -> None:
        for state in case.states[: case.total]:
            view, legal = state.view(state.to_move), state.legal_actions()
            case.looks.append(await self._thinkers.look_quietly(case.game, LUCK, view, legal, self._seconds))

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

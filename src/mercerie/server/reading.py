"""Records that strangers send are read and replayed in a process of its own, with little time and memory.

Whatever a record does to that process, nobody who plays waits for it: bots think elsewhere, and the event loop only
passes the text on and the answer back.
"""

import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from mercerie.server.doors import TooLarge
from mercerie.server.recorded import case_of, in_a_small_room, replay_of
from mercerie.server.reviews import Case, TooBusy
from mercerie.server.workers import Workers

T = TypeVar("T")
_log = logging.getLogger("mercerie.reading")

LONGEST_READING = 5.0
_WAITING = 8


class Reader:
    """Reads one record after the other; a queue that grows too long sends people away."""

    def __init__(self, longest: float = LONGEST_READING) -> None:
        self._longest = longest
        self._workers = Workers(1, in_a_small_room)
        self._waiting = 0

    async def replay(self, text: str) -> str:
        """A record as its replay, written for the wire."""
        return await self._ask(replay_of, text)

    async def case(self, text: str) -> tuple[str, Case]:
        """A record as a game to be analysed, and what it is known by."""
        return await self._ask(case_of, text)

    async def _ask(self, read: Callable[[str], T], text: str) -> T:
        if self._waiting >= _WAITING:
            raise TooBusy("Many records are being read; try again in a moment.")
        self._waiting += 1
        try:
            return await self._workers.ask(self._longest, read, text)
        except (TimeoutError, MemoryError, BrokenProcessPool) as error:
            _log.warning("a record could not be read: %s", type(error).__name__)
            raise TooLarge("This record takes too long to replay; a game is over after some hundred actions.") from None
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._workers.shut_down()

"""One hand writes. What arrives while it does goes into the next transaction: one sync to the disk for many actions.

Several connections that write to SQLite wait for each other by sleeping, longer each time, and overtake one another:
under load some waited for a second. In a row nobody waits longer than for the sync that is under way and their own.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from mercerie.core import RuleError
from mercerie.server.database import Database

_log = logging.getLogger("mercerie.store")

Work = Callable[[Connection], object]


class Conflict(Exception):
    """Somebody else has written what may be there only once: an entry with this seq, a rematch, an invitation."""


class Unavailable(RuleError):
    """The database does not answer, or cannot keep anything: it is away, locked, or its disk is full."""

    code = "unavailable"

    def __init__(self) -> None:
        super().__init__("The server cannot reach its database just now; nothing was changed. Try again in a moment.")


class Writer:
    """Commits what it is given, in the order in which it came."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._hand: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        """Returns once it is committed. Who is cancelled while waiting does not know what became of it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._hand is None or self._hand.done():
            self._hand = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._hand is not None:
            await self._hand

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            trouble = await self._commit([work for work, _ in batch])
            if isinstance(trouble, Conflict) and len(batch) > 1:
                # One of them was too late; each for itself, so that the others do not pay for it.
                for work, done in batch:
                    _settle(done, await self._commit([work]))
            else:
                for _, done in batch:
                    _settle(done, trouble)

    async def _commit(self, batch: list[Work]) -> Conflict | Unavailable | None:
        """Everything or nothing; what went wrong."""
        try:
            await self._database.write(lambda connection: [work(connection) for work in batch])
        except (IntegrityError, Conflict):
            return Conflict()
        except Exception:  # noqa: BLE001
            # Whatever it was: nothing is written, and those who wait must hear of it.
            _log.exception("%s writes failed", len(batch))
            return Unavailable()
        return None


def _settle(done: asyncio.Future[None], trouble: Exception | None) -> None:
    if done.cancelled():
        return
    if trouble is None:
        done.set_result(None)
    else:
        done.set_exception(trouble)

"""A database to run functions in: SQLite in threads of its own, PostgreSQL over asyncpg.

The functions are plain ones over SQLAlchemy's `Connection`, the same for both. A whole transaction of SQLite is one hop
into a thread: a hop for every statement, with a busy event loop on the other side, costs more than the work.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
_READERS = 4
# Parameters are seeds, links and guests: an error must not carry them into a log.
_DISCREET = {"hide_parameters": True}


class Database(Protocol):
    """Where functions over a connection are run."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction, which is committed when this returns and undone if it raises."""
        ...

    async def close(self) -> None: ...


def database(url: str) -> Database:
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


class Sqlite:
    """One thread writes, some read: with WAL they do not wait for each other."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, **_DISCREET)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(_READERS, "sqlite-reader")
        event.listen(self._engine, "connect", _make_durable)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def writing() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, writing)

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


def _make_durable(connection: Any, _record: object) -> None:
    # FULL: an acknowledged action survives a power cut, not only a crash of the program.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


class Postgres:
    """A pool of connections; one that has died with its server is replaced before it is used."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True, **_DISCREET)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()

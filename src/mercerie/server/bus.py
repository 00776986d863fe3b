"""Between workers: hints that a table has moved on. A hint may be lost or come twice; the log is the truth."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol


class Listener(Protocol):
    """What one watcher waits at until the table may have something new; the hint says how far it is at least."""

    async def wait(self) -> int: ...


class Bus(Protocol):
    """Carries hints to whoever watches a table, in this worker or another."""

    def publish(self, table: str, seq: int) -> None: ...

    def listening(self, table: str) -> AbstractAsyncContextManager[Listener]: ...


class _Wake:
    """Any number of hints before a wait are one: a watcher reads the log, not the hints."""

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self._seq = 0

    def ring(self, seq: int) -> None:
        self._seq = max(self._seq, seq)
        self._event.set()

    async def wait(self) -> int:
        await self._event.wait()
        self._event.clear()
        return self._seq


class InProcessBus:
    """The bus of a single worker."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[_Wake]] = defaultdict(set)

    def publish(self, table: str, seq: int) -> None:
        for wake in self._listeners.get(table, ()):
            wake.ring(seq)

    @asynccontextmanager
    async def listening(self, table: str) -> AsyncIterator[Listener]:
        wake = _Wake()
        self._listeners[table].add(wake)
        try:
            yield wake
        finally:
            self._listeners[table].discard(wake)
            if not self._listeners[table]:
                del self._listeners[table]

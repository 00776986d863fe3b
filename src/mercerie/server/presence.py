"""Who is at the table right now, as this worker sees it: the seats that have a socket open."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from mercerie.core import Seat


class Presence:
    """Counts the sockets of each seat."""

    def __init__(self) -> None:
        self._sockets: defaultdict[str, Counter[Seat]] = defaultdict(Counter)

    @contextmanager
    def sitting(self, table: str, seats: tuple[Seat, ...]) -> Iterator[None]:
        self._sockets[table].update(seats)
        try:
            yield
        finally:
            self._sockets[table].subtract(seats)
            self._sockets[table] = +self._sockets[table]
            if not self._sockets[table]:
                del self._sockets[table]

    def at(self, table: str) -> frozenset[Seat]:
        return frozenset(self._sockets.get(table, ()))

    def tables(self) -> list[str]:
        """Tables somebody sits at."""
        return [table for table, seats in self._sockets.items() if seats]

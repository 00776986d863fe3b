"""Who is at the table right now, as this worker sees it: the seats that have a socket open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from mercerie.core import Seat


class Presence:
    """Counts the sockets of each seat."""

    def __init__(self) -> None:
        self._sockets: Counter[tuple[str, Seat]] = Counter()

    @contextmanager
    def sitting(self, table: str, seats: tuple[Seat, ...]) -> Iterator[None]:
        places = [(table, seat) for seat in seats]
        self._sockets.update(places)
        try:
            yield
        finally:
            self._sockets.subtract(places)
            self._sockets = +self._sockets

    def at(self, table: str) -> frozenset[Seat]:
        return frozenset(seat for where, seat in self._sockets if where == table)

    def tables(self) -> list[str]:
        """Tables somebody is at."""
        return list({table for table, _ in self._sockets})

"""Who is at the table right now, as this worker sees it: the seats that have a socket open, and who only watches."""

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from mercerie.core import Seat

Counts = dict[str, Counter[Seat]]


class Presence:
    """Counts the sockets of each seat, and those whose page is hidden."""

    def __init__(self) -> None:
        self._sockets: Counts = {}
        self._hidden: Counts = {}
        self._watching: Counter[str] = Counter()

    @contextmanager
    def sitting(self, table: str, seats: tuple[Seat, ...]) -> Iterator[None]:
        """While a socket is open for these seats; for none of them if its person only watches."""
        self._watching[table] += 1
        try:
            with _counted(self._sockets, table, seats):
                yield
        finally:
            self._watching[table] -= 1
            self._watching = +self._watching

    def hidden(self, table: str, seats: tuple[Seat, ...]) -> AbstractContextManager[None]:
        """While the page of a socket is in the background: its person is there and does not look."""
        return _counted(self._hidden, table, seats)

    def is_looking(self, table: str, seat: Seat) -> bool:
        """Whether a page of this seat's is in somebody's sight."""
        return self._sockets.get(table, Counter())[seat] > self._hidden.get(table, Counter())[seat]

    def is_watched(self, table: str) -> bool:
        """Whether anybody has a page open there, with a seat or without."""
        return table in self._watching

    def at(self, table: str) -> frozenset[Seat]:
        return frozenset(self._sockets.get(table, ()))

    def tables(self) -> list[str]:
        """Tables somebody sits at."""
        return [table for table, seats in self._sockets.items() if seats]


@contextmanager
def _counted(counts: Counts, table: str, seats: tuple[Seat, ...]) -> Iterator[None]:
    counts[table] = counts.get(table, Counter()) + Counter(seats)
    try:
        yield
    finally:
        left = counts.pop(table, Counter()) - Counter(seats)  # spectators have no seats, and the last may have gone
        if left:
            counts[table] = left

"""The store: tables, seats, guests and the log, in SQLite or PostgreSQL. An append is committed when it returns."""

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from mercerie.server.asking import check_not_asked
from mercerie.server.database import database
from mercerie.server.entries import Entry, Header
from mercerie.server.migrations import upgrade
from mercerie.server.rows import from_row, to_row
from mercerie.server.schema import guests, invitations, log, seats, settings, tables
from mercerie.server.writing import Conflict, Unavailable, Writer

__all__ = ["Conflict", "Store", "Unavailable"]

T = TypeVar("T")
_log = logging.getLogger("mercerie.store")
_TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(deadline=bindparam("deadline"), touched=bindparam("touched"), summary=bindparam("told"))
)


class Store:
    """Everything that has to survive."""

    def __init__(self, url: str) -> None:
        self._database = database(url)
        self._writer = Writer(self._database)

    async def open(self) -> None:
        await self._database.write(upgrade)

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask the database something; Unavailable if it does not answer."""
        try:
            return await self._database.read(work)
        except (SQLAlchemyError, OSError) as error:
            _log.exception("reading failed")
            raise Unavailable from error

    async def write(self, work: Callable[[Connection], object]) -> None:
        """Commit something; Conflict if it may be there only once and is."""
        await self._writer.write(work)

    async def write_over(self, work: Callable[[Connection], object]) -> None:
        """Commit what is there or not: if another worker has just put it there, it is changed at the second try."""
        try:
            await self.write(work)
        except Conflict:
            await self.write(work)

    # --- tables ---

    async def create(self, header: Header, deadline: float | None = None, summary: str | None = None) -> None:
        """Conflict if the table it follows has a rematch already, or somebody it invites was asked meanwhile."""
        sitting = [
            {"table_id": header.id, "seat": seat, "guest": sitter.guest}
            for seat, sitter in enumerate(header.sitters)
            if sitter.guest is not None
        ]
        asked = [
            {"table_id": header.id, "guest": sitter.kept_for, "asked_by": header.by, "at": header.created}
            for sitter in header.sitters
            if sitter.kept_for is not None
        ]

        def write(connection: Connection) -> None:
            connection.execute(insert(tables), to_row(header) | {"deadline": deadline, "summary": summary})
            if sitting:
                connection.execute(insert(seats), sitting)
            if asked:
                check_not_asked(connection, header.by, [str(one["guest"]) for one in asked], header.created)
                connection.execute(insert(invitations), asked)

        await self.write(write)

    async def header(self, table: str) -> Header | None:
        return await self._one_header(tables.c.id, table)

    async def by_join_secret(self, secret: str) -> Header | None:
        return await self._one_header(tables.c.join_secret, secret)

    async def by_watch_secret(self, secret: str) -> Header | None:
        return await self._one_header(tables.c.watch_secret, secret)

    async def rematch_of(self, table: str) -> Header | None:
        return await self._one_header(tables.c.follows, table)

    async def _one_header(self, column: Column[Any], value: str) -> Header | None:
        if "\0" in value:  # PostgreSQL has no such text, and takes the question for a failure
            return None
        wanted = select(tables).where(column == value).limit(1)
        row = await self.read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else from_row(row)

    async def overdue(self, now: float) -> list[str]:
        """Tables whose running clock has fallen."""
        return await self._ids(select(tables.c.id).where(tables.c.deadline < now))

    async def with_deadline(self) -> list[str]:
        return await self._ids(select(tables.c.id).where(tables.c.deadline.is_not(None)))

    async def touched_since(self, moment: float) -> list[str]:
        return await self._ids(select(tables.c.id).where(tables.c.touched > moment))

    async def _ids(self, wanted: Select[Any]) -> list[str]:
        return list(await self.read(lambda connection: connection.execute(wanted).scalars().all()))

    # --- the log ---

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        wanted = select(log).where(log.c.table_id == table, log.c.seq > since).order_by(log.c.seq)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [Entry(row.seq, row.kind, row.seat, row.text, row.client_key, row.at) for row in rows]

    async def append(
        self, table: str, entry: Entry, deadline: float | None, guest: str | None = None, summary: str | None = None
    ) -> None:
        """Commit an entry; Conflict if its seq is taken. Who joins gets the seat in the same transaction."""
        row = {
            "table_id": table,
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "client_key": entry.key,
            "at": entry.at,
        }

        def write(connection: Connection) -> None:
            connection.execute(insert(log), row)
            touched = {"table": table, "deadline": deadline, "touched": entry.at, "told": summary}
            connection.execute(_TOUCH, touched)
            if guest is not None:
                connection.execute(insert(seats), {"table_id": table, "seat": entry.seat, "guest": guest})

        await self.write(write)

    # --- guests and what the service remembers of itself ---

    async def name_of(self, guest: str) -> str:
        wanted = select(guests.c.name).where(guests.c.id == guest)
        return await self.read(lambda connection: connection.execute(wanted).scalar_one_or_none()) or ""

    async def rename(self, guest: str, name: str) -> None:
        def write(connection: Connection) -> None:
            changed = connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
            if not changed.rowcount:
                connection.execute(insert(guests), {"id": guest, "name": name})

        await self.write_over(write)

    async def remember(self, key: str, value: str) -> None:
        def write(connection: Connection) -> None:
            changed = connection.execute(update(settings).where(settings.c.key == key).values(value=value))
            if not changed.rowcount:
                connection.execute(insert(settings), {"key": key, "value": value})

        await self.write_over(write)

    async def recall_or_make(self, key: str, make: Callable[[], str]) -> str:
        """What is remembered, or what is made now for good. Of two workers that make it both get the first one's."""
        if (kept := await self.recall(key)) is not None:
            return kept
        row = {"key": key, "value": make()}
        with suppress(Conflict):
            await self.write(lambda connection: connection.execute(insert(settings), row))
        kept = await self.recall(key)
        assert kept is not None
        return kept

    async def forget(self, key: str) -> None:
        await self.write(lambda connection: connection.execute(delete(settings).where(settings.c.key == key)))

    async def recall(self, key: str) -> str | None:
        wanted = select(settings.c.value).where(settings.c.key == key)
        return await self.read(lambda connection: connection.execute(wanted).scalar_one_or_none())

"""The store: tables, seats, guests and the log, in SQLite or PostgreSQL. An append is committed when it returns."""

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from mercerie.server.database import database
from mercerie.server.entries import Clock, Entry, Header, Sitter
from mercerie.server.migrations import upgrade
from mercerie.server.schema import guests, log, seats, settings, tables
from mercerie.server.writing import Conflict, Unavailable, Writer

__all__ = ["Conflict", "Store", "Unavailable"]

T = TypeVar("T")
_log = logging.getLogger("mercerie.store")
_TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(deadline=bindparam("deadline"), touched=bindparam("touched"))
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

    async def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.read(work)
        except (SQLAlchemyError, OSError) as error:
            _log.exception("reading failed")
            raise Unavailable from error

    # --- tables ---

    async def create(self, header: Header, deadline: float | None = None) -> None:
        """Conflict if the table it follows has a rematch already."""
        sitting = [
            {"table_id": header.id, "seat": seat, "guest": sitter.guest}
            for seat, sitter in enumerate(header.sitters)
            if sitter.guest is not None
        ]

        def write(connection: Connection) -> None:
            connection.execute(insert(tables), _to_row(header) | {"deadline": deadline})
            if sitting:
                connection.execute(insert(seats), sitting)

        await self._writer.write(write)

    async def header(self, table: str) -> Header | None:
        return await self._one_header(tables.c.id == table)

    async def by_join_secret(self, secret: str) -> Header | None:
        return await self._one_header(tables.c.join_secret == secret)

    async def by_watch_secret(self, secret: str) -> Header | None:
        return await self._one_header(tables.c.watch_secret == secret)

    async def rematch_of(self, table: str) -> Header | None:
        return await self._one_header(tables.c.follows == table)

    async def _one_header(self, condition: Any) -> Header | None:
        wanted = select(tables).where(condition).limit(1)
        row = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else _from_row(row)

    async def tables_of(self, guest: str, limit: int = 60) -> list[str]:
        """The tables a guest sits at, the latest first."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest).distinct()
        latest = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(limit)
        return await self._ids(latest)

    async def overdue(self, now: float) -> list[str]:
        """Tables whose running clock has fallen."""
        return await self._ids(select(tables.c.id).where(tables.c.deadline < now))

    async def with_deadline(self) -> list[str]:
        return await self._ids(select(tables.c.id).where(tables.c.deadline.is_not(None)))

    async def _ids(self, wanted: Select[Any]) -> list[str]:
        return list(await self._read(lambda connection: connection.execute(wanted).scalars().all()))

    # --- the log ---

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        wanted = select(log).where(log.c.table_id == table, log.c.seq > since).order_by(log.c.seq)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [Entry(row.seq, row.kind, row.seat, row.text, row.client_key, row.at) for row in rows]

    async def append(self, table: str, entry: Entry, deadline: float | None, guest: str | None = None) -> None:
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
            connection.execute(_TOUCH, {"table": table, "deadline": deadline, "touched": entry.at})
            if guest is not None:
                connection.execute(insert(seats), {"table_id": table, "seat": entry.seat, "guest": guest})

        await self._writer.write(write)

    # --- guests and what the service remembers of itself ---

    async def name_of(self, guest: str) -> str:
        wanted = select(guests.c.name).where(guests.c.id == guest)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none()) or ""

    async def rename(self, guest: str, name: str) -> None:
        def write(connection: Connection) -> None:
            changed = connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
            if not changed.rowcount:
                connection.execute(insert(guests), {"id": guest, "name": name})

        await self._write_over(write)

    async def remember(self, key: str, value: str) -> None:
        def write(connection: Connection) -> None:
            changed = connection.execute(update(settings).where(settings.c.key == key).values(value=value))
            if not changed.rowcount:
                connection.execute(insert(settings), {"key": key, "value": value})

        await self._write_over(write)

    async def forget(self, key: str) -> None:
        await self._writer.write(lambda connection: connection.execute(delete(settings).where(settings.c.key == key)))

    async def _write_over(self, write: Callable[[Connection], None]) -> None:
        """What is there or not: if another worker has just put it there, it is changed at the second try."""
        try:
            await self._writer.write(write)
        except Conflict:
            await self._writer.write(write)

    async def recall(self, key: str) -> str | None:
        wanted = select(settings.c.value).where(settings.c.key == key)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())


def _to_row(header: Header) -> dict[str, Any]:
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "seed": f"{header.seed:032x}",
        "options": json.dumps(dict(header.options)),
        "clock": json.dumps(asdict(header.clock)),
        "sitters": json.dumps([asdict(sitter) for sitter in header.sitters]),
        "opening": json.dumps(list(header.opening)),
        "join_secret": header.join_secret,
        "watch_secret": header.watch_secret,
        "follows": header.follows,
        "opened_by": header.by,
        "created": header.created,
        "touched": header.created,
        "box": header.box,
    }


def _from_row(row: Row[Any]) -> Header:
    sitters: Sequence[dict[str, Any]] = json.loads(row.sitters)
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        seed=int(row.seed, 16),
        options=json.loads(row.options),
        clock=Clock(**json.loads(row.clock)),
        sitters=tuple(Sitter(**sitter) for sitter in sitters),
        join_secret=row.join_secret,
        watch_secret=row.watch_secret,
        created=row.created,
        opening=tuple(json.loads(row.opening)),
        follows=row.follows,
        by=row.opened_by,
        box=row.box,
    )

"""The store: tables, seats, guests and the log, in SQLite or PostgreSQL. An append is committed when it returns."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mercerie.server.entries import Clock, Entry, Header, Sitter
from mercerie.server.migrations import upgrade
from mercerie.server.schema import guests, log, seats, settings, tables


class Conflict(Exception):
    """Somebody else has appended an entry with this seq."""


class Store:
    """Everything that has to survive."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            yield connection

    # --- tables ---

    async def create(self, header: Header, deadline: float | None = None) -> None:
        """Conflict if the table it follows has a rematch already."""
        sitting = [
            {"table_id": header.id, "seat": seat, "guest": sitter.guest}
            for seat, sitter in enumerate(header.sitters)
            if sitter.guest is not None
        ]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(tables).values(_to_row(header) | {"deadline": deadline}))
                if sitting:
                    await connection.execute(insert(seats), sitting)
        except IntegrityError as error:
            raise Conflict from error

    async def header(self, table: str) -> Header | None:
        return await self._one_header(tables.c.id == table)

    async def by_join_secret(self, secret: str) -> Header | None:
        return await self._one_header(tables.c.join_secret == secret)

    async def by_watch_secret(self, secret: str) -> Header | None:
        return await self._one_header(tables.c.watch_secret == secret)

    async def rematch_of(self, table: str) -> Header | None:
        return await self._one_header(tables.c.follows == table)

    async def _one_header(self, condition: Any) -> Header | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(tables).where(condition).limit(1))).one_or_none()
        return None if row is None else _from_row(row)

    async def tables_of(self, guest: str, limit: int = 60) -> list[str]:
        """The tables a guest sits at, the latest first."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest).distinct()
        latest = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(limit)
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(latest)]

    async def overdue(self, now: float) -> list[str]:
        """Tables whose running clock has fallen."""
        async with self._reading() as connection:
            return [row.id for row in await connection.execute(select(tables.c.id).where(tables.c.deadline < now))]

    async def with_deadline(self) -> list[str]:
        async with self._reading() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.deadline.is_not(None)))
            return [row.id for row in found]

    # --- the log ---

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        wanted = select(log).where(log.c.table_id == table, log.c.seq > since).order_by(log.c.seq)
        async with self._reading() as connection:
            return [
                Entry(row.seq, row.kind, row.seat, row.text, row.client_key, row.at)
                for row in await connection.execute(wanted)
            ]

    async def append(self, table: str, entry: Entry, deadline: float | None, guest: str | None = None) -> None:
        """Commit an entry; Conflict if its seq is taken. Who joins gets the seat in the same transaction."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    insert(log).values(
                        table_id=table,
                        seq=entry.seq,
                        kind=entry.kind,
                        seat=entry.seat,
                        text=entry.text,
                        client_key=entry.key,
                        at=entry.at,
                    )
                )
                changes = {"deadline": deadline, "touched": entry.at}
                await connection.execute(update(tables).where(tables.c.id == table).values(changes))
                if guest is not None:
                    await connection.execute(insert(seats).values(table_id=table, seat=entry.seat, guest=guest))
        except IntegrityError as error:
            raise Conflict from error

    # --- guests and what the service remembers of itself ---

    async def name_of(self, guest: str) -> str:
        async with self._reading() as connection:
            found = await connection.execute(select(guests.c.name).where(guests.c.id == guest))
            return found.scalar_one_or_none() or ""

    async def rename(self, guest: str, name: str) -> None:
        async with self._engine.begin() as connection:
            changed = await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
            if not changed.rowcount:
                await connection.execute(insert(guests).values(id=guest, name=name))

    async def remember(self, key: str, value: str) -> None:
        async with self._engine.begin() as connection:
            changed = await connection.execute(update(settings).where(settings.c.key == key).values(value=value))
            if not changed.rowcount:
                await connection.execute(insert(settings).values(key=key, value=value))

    async def recall(self, key: str) -> str | None:
        async with self._reading() as connection:
            return (
                await connection.execute(select(settings.c.value).where(settings.c.key == key))
            ).scalar_one_or_none()


def _engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def durable(connection: Any, _record: object) -> None:
            # FULL: an acknowledged action survives a power cut, not only a crash of the program.
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


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
    )

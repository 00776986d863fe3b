"""One hand writes: what is committed together, and what happens when nothing can be."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.guests_at import ANNE, GREEDY, act, header, service_on, sqlite
from sqlalchemy import event

from mercerie.server.bus import InProcessBus
from mercerie.server.database import Sqlite
from mercerie.server.entries import Entry, Header
from mercerie.server.service import Service
from mercerie.server.store import Conflict, Store, Unavailable
from mercerie.server.writing import Writer


class Slow:
    """A database that only counts transactions, each of which takes a while."""

    def __init__(self) -> None:
        self.transactions: list[int] = []

    async def write(self, work: Callable[[Any], Any]) -> Any:
        await asyncio.sleep(0.01)
        done = work(None)
        self.transactions.append(len(done))
        return done

    read = write

    async def close(self) -> None:
        pass


def test_what_arrives_during_a_commit_is_committed_together() -> None:
    async def story() -> None:
        database, kept = Slow(), []
        writer = Writer(database)

        await asyncio.gather(*(writer.write(lambda _, number=number: kept.append(number)) for number in range(20)))  # type: ignore[misc]

        assert kept == list(range(20))
        assert database.transactions == [20]
        await writer.close()

    asyncio.run(story())


def test_who_is_too_late_does_not_spoil_it_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            one, other = header(), header()
            await service.store.create(one)
            await service.store.create(other)
            entries = [(one, "madder"), (one, "sage"), (other, "weld")]

            answers = await asyncio.gather(
                *(
                    service.store.append(head.id, Entry(1, "action", 0, f"start {cloth}"), None)
                    for head, cloth in entries
                ),
                return_exceptions=True,
            )

            assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
            assert [entry.text for entry in await service.store.entries(one.id)] == ["start madder"]
            assert [entry.text for entry in await service.store.entries(other.id)] == ["start weld"]

    asyncio.run(story())


def test_the_others_are_told_even_if_who_acted_has_left_before_the_commit(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header("patchwork", (ANNE, GREEDY))
            called: list[str] = []
            await service.store.create(head)
            service.call_bot = called.append
            append, at_the_door = service.store.append, asyncio.Event()

            async def held_up(*arguments: Any) -> None:
                await at_the_door.wait()
                await append(*arguments)

            service.store.append = held_up  # type: ignore[method-assign, assignment]
            async with service.bus.listening(head.id) as listener:
                acting = asyncio.create_task(service.submit(head.id, "anne", act(0, "advance")))
                await asyncio.sleep(0.05)
                acting.cancel()
                at_the_door.set()

                assert await asyncio.wait_for(listener.wait(), 5) == 1
            assert called == [head.id]
            assert (await service.table(head.id)).seq == 1

    asyncio.run(story())


def with_pragma(store: Store, pragma: str) -> Store:
    """The store with connections that are tried hard."""
    assert isinstance(store._database, Sqlite)
    event.listen(store._database._engine, "connect", lambda connection, _: connection.execute(f"PRAGMA {pragma}"))
    return store


def test_a_full_disk_is_said_without_secrets_and_nothing_is_half_done(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = with_pragma(Store(sqlite(tmp_path)), "max_page_count=40")
        await store.open()
        service, heads = Service(store, InProcessBus()), [header() for _ in range(300)]
        kept: list[Header] = []

        async def keep_on() -> None:
            for head in heads:
                await store.create(head)
                kept.append(head)

        with pytest.raises(Unavailable):
            await keep_on()

        assert await service.store.header(kept[-1].id) == kept[-1]
        assert await service.store.header(heads[len(kept)].id) is None
        assert "writes failed" in caplog.text
        assert heads[len(kept)].join_secret not in caplog.text
        await store.close()

    asyncio.run(story())


def test_a_locked_database_is_said_and_the_same_command_goes_through_later(tmp_path: Path) -> None:
    async def story() -> None:
        store = with_pragma(Store(sqlite(tmp_path)), "busy_timeout=20")
        await store.open()
        service, head, command = Service(store, InProcessBus()), header(), act(0, "start madder")
        await store.create(head)
        with sqlite3.connect(tmp_path / "test.db") as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(Unavailable):
                await service.submit(head.id, "anne", command)
            other.rollback()

        assert await service.submit(head.id, "anne", command) == 1
        other.close()
        await store.close()

    asyncio.run(story())


def test_a_database_that_is_away_is_said_when_reading(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:

            async def away(_work: object) -> None:
                raise OSError("no route")

            service.store._database.read = away  # type: ignore[method-assign, assignment]
            with pytest.raises(Unavailable):
                await service.table("anywhere")

    asyncio.run(story())


def test_two_workers_may_write_down_the_same_name_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as one, service_on(sqlite(tmp_path)) as other:
            await asyncio.gather(
                *(service.store.rename("anne", name) for service in (one, other) for name in ("Anne", "Annette"))
            )

            assert await one.store.name_of("anne") == "Annette"

    asyncio.run(story())


def test_whatever_goes_wrong_while_writing_nobody_waits_for_ever() -> None:
    class Broken:
        async def write(self, _work: object) -> None:
            raise TypeError

        async def close(self) -> None: ...

    async def story() -> None:
        with pytest.raises(Unavailable):
            await asyncio.wait_for(Writer(Broken()).write(lambda _connection: None), 5)  # type: ignore[arg-type]

    asyncio.run(story())

"""Behind the tables: bots, clocks, people who left."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.guests_at import ANNE, BASILE, GREEDY, act, header, service_on, sqlite

from mercerie.server.desk import Desk
from mercerie.server.entries import Clock, Sitter
from mercerie.server.presence import Presence
from mercerie.server.service import Service
from mercerie.server.thinking import Thinkers, think


class AtOnce(Thinkers):
    """Bots that think here and now, without processes."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def choose(self, game: str, spec: str, luck: str, view: Any, legal: Any) -> str:
        self.asked.append(spec)
        return think(game, spec, luck, view, legal)

    async def close(self) -> None:
        pass


Story = Callable[[Service, Desk, Presence, list[float]], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    async def told(story: Story) -> None:
        async with service_on(sqlite(tmp_path)) as service:
            now = [1_000.0]
            service.now = lambda: now[0]
            presence = Presence()
            desk = Desk(service, presence, AtOnce(), grace=60, pace=0)
            await story(service, desk, presence, now)
            await desk.close()

    return lambda story: asyncio.run(told(story))


async def settled(service: Service, desk: Desk, table: str) -> int:
    desk.wake(table)
    desk.wake(table)
    while desk._thinking:
        await asyncio.gather(*desk._thinking.values())
    return (await service.table(table)).seq


def test_bots_play_until_it_is_a_persons_turn(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, _presence: Presence, _now: list[float]) -> None:
        head = header("patchwork", (ANNE, GREEDY))
        await service.store.create(head)
        await service.submit(head.id, "anne", act(0, "advance"))

        await settled(service, desk, head.id)

        table = await service.table(head.id)
        assert table.seq > 1
        assert table.to_move == 0
        desk.wake("nowhere")
        await asyncio.gather(*desk._thinking.values())

    tell(story)


def test_bots_alone_play_a_whole_game(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, presence: Presence, _now: list[float]) -> None:
        head = header("timeline", (GREEDY, Sitter("random", bot="random")))
        await service.store.create(head)

        with presence.sitting(head.id, ()):
            await settled(service, desk, head.id)

        assert (await service.table(head.id)).result is not None

    tell(story)


def test_a_clock_that_has_run_out_falls(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, _presence: Presence, now: list[float]) -> None:
        head = header(clock=Clock("game", 30, 0))
        await service.store.create(head, 1_030.0)
        await desk.sweep()
        assert (await service.table(head.id)).result is None
        now[0] = 1_031.0
        await desk.sweep()
        await desk.sweep()

        table = await service.table(head.id)
        assert table.result is not None
        assert (table.result[0].winners, table.result[1], table.seq) == ((1,), "time", 1)

    tell(story)


def test_downtime_is_given_back(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, _presence: Presence, now: list[float]) -> None:
        head = header(clock=Clock("game", 30, 0))
        await service.store.create(head, 1_030.0)
        await desk.make_up_for_downtime()
        now[0] = 5_000.0
        await desk.make_up_for_downtime()
        await desk.sweep()

        table = await service.table(head.id)
        assert table.result is None
        assert table.clocks.deadline == 5_030.0

    tell(story)


def test_a_bot_stands_in_for_who_left_and_gives_the_seat_back(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, presence: Presence, now: list[float]) -> None:
        head = header(sitters=(ANNE, BASILE))
        await service.store.create(head)
        await service.submit(head.id, "anne", act(0, "start madder"))
        with presence.sitting(head.id, (0,)):
            await desk.sweep()
            now[0] += 59
            await desk.sweep()
            assert not (await service.table(head.id)).substituted
            now[0] += 2
            await desk.sweep()
            await settled(service, desk, head.id)
            away = await service.table(head.id)
            assert away.substituted == frozenset({1})
            assert away.to_move == 0
            with presence.sitting(head.id, (1,)):
                await desk.welcome_back(head.id, (1,))
                assert not (await service.table(head.id)).substituted

    tell(story)


def test_nobody_stands_in_while_nobody_waits_or_days_are_given(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, presence: Presence, now: list[float]) -> None:
        slow = header(clock=Clock("turn", 86_400, 0))
        await service.store.create(slow)
        with presence.sitting(slow.id, (1,)):
            for _ in range(3):
                now[0] += 100
                await desk.sweep()

        assert not (await service.table(slow.id)).substituted

    tell(story)


def test_sweeping_goes_on_after_trouble(tell: Callable[[Story], None], caplog: pytest.LogCaptureFixture) -> None:
    async def story(service: Service, desk: Desk, _presence: Presence, _now: list[float]) -> None:
        async def broken(_now: float) -> list[str]:
            raise OSError("the database is away")

        service.store.overdue = broken  # type: ignore[method-assign, assignment]
        running = asyncio.create_task(desk.run(every=0.01))
        await asyncio.sleep(0.1)
        assert not running.done()
        running.cancel()

    tell(story)
    assert "sweeping failed" in caplog.text


def test_without_an_analyst_a_hint_is_what_greedy_would_do(tell: Callable[[Story], None]) -> None:
    class Silent(AtOnce):
        async def look(self, *_position: object) -> None:
            return None

    async def story(service: Service, _desk: Desk, presence: Presence, _now: list[float]) -> None:
        head = header("textile", (ANNE, GREEDY))
        await service.store.create(head)
        silent = Silent()

        hint = await Desk(service, presence, silent).advise(await service.table(head.id))

        assert hint.text.startswith("start ")
        assert hint.chance is None
        assert silent.asked == ["greedy"]

    tell(story)


def test_a_call_that_comes_while_a_bot_looks_is_not_forgotten(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, _presence: Presence, _now: list[float]) -> None:
        head = header("patchwork", (ANNE, GREEDY))
        await service.store.create(head)
        table_at, looked = service.table_at, asyncio.Event()

        async def slowly(table: str, seq: int) -> Any:
            found = await table_at(table, seq)
            looked.set()
            await asyncio.sleep(0.05)  # what was found is old when it is used
            return found

        service.table_at = slowly  # type: ignore[method-assign, assignment]
        desk.wake(head.id)
        await looked.wait()
        service.table_at = table_at  # type: ignore[method-assign]
        await service.submit(head.id, "anne", act(0, "advance"))
        await asyncio.gather(*desk._thinking.values())

        assert (await service.table(head.id)).seq > 1

    tell(story)


def test_a_bot_that_was_called_in_vain_is_called_again(
    tell: Callable[[Story], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def story(service: Service, desk: Desk, presence: Presence, _now: list[float]) -> None:
        head, add = header("patchwork", (ANNE, GREEDY)), service.add

        async def broken(*_: object) -> None:
            service.add = add  # type: ignore[method-assign]
            raise OSError("the database is away")

        await service.store.create(head)
        service.add = broken  # type: ignore[method-assign, assignment]
        await service.submit(head.id, "anne", act(0, "advance"))
        await asyncio.gather(*desk._thinking.values())
        assert (await service.table(head.id)).seq == 1

        with presence.sitting(head.id, (0,)):
            await desk.sweep()
            await asyncio.gather(*desk._thinking.values())

        assert (await service.table(head.id)).seq > 1

    tell(story)
    assert "a bot could not play" in caplog.text


def test_an_empty_table_forgets_who_was_away(tell: Callable[[Story], None]) -> None:
    async def story(service: Service, desk: Desk, presence: Presence, now: list[float]) -> None:
        head = header(sitters=(ANNE, BASILE))
        await service.store.create(head)
        await service.submit(head.id, "anne", act(0, "start madder"))
        with presence.sitting(head.id, (0,)):
            await desk.sweep()
        now[0] += 3_600
        await desk.sweep()
        assert desk._absent == {}
        with presence.sitting(head.id, (0,)):
            await desk.sweep()

        assert not (await service.table(head.id)).substituted
        assert presence.tables() == []

    tell(story)

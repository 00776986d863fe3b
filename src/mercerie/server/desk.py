"""What runs behind the tables: bots to move, clocks that fall, people who left. Any worker's desk may do it."""

import asyncio
import logging
from contextlib import suppress

from mercerie.core import Seat
from mercerie.server.entries import Entry
from mercerie.server.presence import Presence
from mercerie.server.service import NotFound, Service
from mercerie.server.table import Table
from mercerie.server.thinking import Thinkers

_log = logging.getLogger("mercerie.desk")
_ADVISERS = {"timeline": "greedy:hard"}


class Desk:
    """Keeps games going when it is nobody's turn at a keyboard."""

    def __init__(self, service: Service, presence: Presence, thinkers: Thinkers, grace: float = 90.0) -> None:
        self._service = service
        self._presence = presence
        self._thinkers = thinkers
        self._grace = grace
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._absent: dict[tuple[str, Seat], float] = {}

    def wake(self, table: str) -> None:
        """Something happened at a table: if a bot is to move there, let it think."""
        if table not in self._thinking:
            task = asyncio.create_task(self._let_bots_play(table))
            self._thinking[table] = task
            task.add_done_callback(lambda _task: self._thinking.pop(table, None))

    async def _let_bots_play(self, table_id: str) -> None:
        with suppress(NotFound):
            table = await self._service.table(table_id)
            while (spec := table.bot_to_move()) is not None:
                await self._let_bot_act(table, spec)
                table = await self._service.table(table_id)

    async def _let_bot_act(self, table: Table, spec: str) -> None:
        seat, state, seq = table.to_move, table.state, table.seq
        assert seat is not None
        # A bot's luck hangs on its seat and never on the deal, so that it can give nothing away.
        luck = f"{table.header.id} {seat}"
        text = await self._thinkers.choose(table.header.game, spec, luck, state.view(seat), state.legal_actions())

        def act(now: Table) -> Entry | None:
            return now.act(seat, text) if now.seq == seq else None

        await self._service.add(table.header.id, act)

    async def advise(self, table: Table) -> str:
        """What our best player would do for the seat to move."""
        state = table.state
        spec = _ADVISERS.get(table.header.game, "greedy")
        luck = f"hint {table.header.id} {table.seq}"
        return await self._thinkers.choose(
            table.header.game, spec, luck, state.view(state.to_move), state.legal_actions()
        )

    async def sweep(self) -> None:
        """Once: let clocks fall that have run out, and bots stand in for people who have been away too long."""
        now = self._service.now()
        for table in await self._service.store.overdue(now):
            await self._service.add(table, lambda table: _fallen(table, now))
            self.wake(table)
        for table_id in self._presence.tables():
            await self._stand_in(table_id, now)

    async def _stand_in(self, table_id: str, now: float) -> None:
        """A substitute for a person who is to move and has not been seen for the grace time, while others wait."""
        # What is cached will do: nobody minds if a substitute comes a round later.
        table = await self._service.table_at(table_id, 0)
        seat = table.to_move
        if seat is None or table.sitters[seat].guest is None or seat in table.substituted:
            return
        if table.header.clock.kind == "turn" or seat in self._presence.at(table_id):
            self._absent.pop((table_id, seat), None)
            return
        since = self._absent.setdefault((table_id, seat), now)
        if now - since >= self._grace:
            self._absent.pop((table_id, seat), None)
            await self._service.add(table_id, lambda table: _gone(table, seat))
            self.wake(table_id)

    async def welcome_back(self, table_id: str, seats: tuple[Seat, ...]) -> None:
        """The seat is given back as soon as its person is here again."""
        for seat in seats:
            await self._service.add(table_id, lambda table, seat=seat: _back(table, seat))  # type: ignore[misc]

    async def run(self, every: float = 1.0) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await self.sweep()
                await self._service.store.remember("alive", str(self._service.now()))
            except Exception:  # noqa: BLE001
                # The database may be away for a moment; the next round tries again.
                _log.exception("sweeping failed")

    async def make_up_for_downtime(self) -> None:
        """On starting: the time the service was down is given back to running clocks."""
        alive = await self._service.store.recall("alive")
        now = self._service.now()
        away = now - float(alive) if alive else 0.0
        for table in await self._service.store.with_deadline():
            if away > 0:
                await self._service.add(table, lambda table: Entry(table.seq + 1, "resumed", 0, f"{away:.3f}"))
        await self._service.store.remember("alive", str(now))

    async def close(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        # Wait for them: the store must not be closed under a task that is reading from it.
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()


def _fallen(table: Table, now: float) -> Entry | None:
    deadline, seat = table.clocks.deadline, table.to_move
    if deadline is None or seat is None or deadline >= now:
        return None
    return Entry(table.seq + 1, "timed-out", seat)


def _gone(table: Table, seat: Seat) -> Entry | None:
    stands = seat in table.substituted or table.to_move != seat
    return None if stands else Entry(table.seq + 1, "substituted", seat)


def _back(table: Table, seat: Seat) -> Entry | None:
    return Entry(table.seq + 1, "returned", seat) if seat in table.substituted else None

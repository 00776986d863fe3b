"""What runs behind the tables: bots to move, clocks that fall, people who left. Any worker's desk may do it."""

import asyncio
import logging
from collections.abc import Callable

from mercerie.core import RuleError, Seat
from mercerie.server.entries import Entry
from mercerie.server.presence import Presence
from mercerie.server.review_messages import Hint
from mercerie.server.service import Service
from mercerie.server.table import OtherRules, Table
from mercerie.server.thinking import Thinkers

_log = logging.getLogger("mercerie.desk")
_HINT_SECONDS = 0.8
# Where only robots sit somebody watches: as long as it takes to see what one has done.
PACE = 1.2


class Desk:
    """Keeps games going when it is nobody's turn at a keyboard."""

    def __init__(
        self, service: Service, presence: Presence, thinkers: Thinkers, grace: float = 90.0, pace: float = PACE
    ) -> None:
        self._service = service
        self._presence = presence
        self._thinkers = thinkers
        self._grace = grace
        self._pace = pace
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        self._absent: dict[tuple[str, Seat], float] = {}
        self._closed: set[str] = set()  # tables with other rules: their clocks stand
        service.call_bot = self.wake

    def wake(self, table: str) -> None:
        """Something happened at a table: if a bot is to move there, let it think."""
        self._called.add(table)
        if table not in self._thinking:
            self._thinking[table] = asyncio.create_task(self._let_bots_play(table))

    async def _let_bots_play(self, table_id: str) -> None:
        try:
            # A call that comes while a bot thinks is not forgotten: it may have seen less than there is now.
            while table_id in self._called:
                self._called.discard(table_id)
                await self._play_at(table_id)
        except RuleError as error:
            _log.warning("no bot can play at a table: %s", error.code)
        except Exception:  # noqa: BLE001
            # Whatever it was: while somebody sits at the table the next round calls the bot again.
            _log.exception("a bot could not play")
        finally:
            del self._thinking[table_id]

    async def _play_at(self, table_id: str) -> None:
        # What is cached will do to begin with: an action that does not fit is not accepted, and the log is read then.
        table = await self._service.table_at(table_id, 0)
        while (spec := table.bot_to_move()) is not None:
            if table.has_only_bots:
                await asyncio.sleep(self._pace)
                if not self._presence.is_watched(table_id):
                    return  # nobody sees it: they go on when somebody comes
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

    async def advise(self, table: Table) -> Hint:
        """What the game's analyst would do for the seat to move."""
        state, game = table.state, table.header.game
        view, legal = state.view(state.to_move), state.legal_actions()
        luck = f"hint {table.header.id}"
        found = await self._thinkers.look(game, luck, view, legal, _HINT_SECONDS)
        if found is None:
            return Hint(await self._thinkers.choose(game, "greedy", luck, view, legal), None)
        best = found.choices[0]
        return Hint(best.action, round(best.chance, 4))

    async def sweep(self) -> None:
        """Once: let clocks fall that have run out, and bots stand in for people who have been away too long."""
        now = self._service.now()
        for table in await self._service.store.overdue(now):
            await self._add(table, lambda table: _fallen(table, now))
        here = set(self._presence.tables())
        # Who comes back to an empty table waits for the others as long as anybody.
        self._absent = {where: since for where, since in self._absent.items() if where[0] in here}
        for table_id in here:
            await self._stand_in(table_id, now)

    async def _add(self, table_id: str, decide: Callable[[Table], Entry | None]) -> bool:
        """Append to a table if it can be played here: one that cannot must not keep the others waiting."""
        if table_id in self._closed:
            return False
        try:
            await self._service.add(table_id, decide)
        except OtherRules:
            self._closed.add(table_id)
            _log.warning("a table with a clock began with other rules; its clock stands")
            return False
        return True

    async def _stand_in(self, table_id: str, now: float) -> None:
        """A substitute for a person who is to move and has not been seen for the grace time, while others wait."""
        # What is cached will do: nobody minds if a substitute comes a round later.
        table = await self._service.table_at(table_id, 0)
        seat = table.to_move
        if table.bot_to_move() is not None:
            self.wake(table_id)  # should it have been called in vain, it is called again
        if seat is None or table.sitters[seat].guest is None or seat in table.substituted | table.awaited:
            return
        if table.header.clock.kind == "turn" or seat in self._presence.at(table_id):
            self._absent.pop((table_id, seat), None)
            return
        since = self._absent.setdefault((table_id, seat), now)
        if now - since >= self._grace:
            self._absent.pop((table_id, seat), None)
            await self._service.add(table_id, lambda table: _gone(table, seat))

    async def welcome_back(self, table_id: str, seats: tuple[Seat, ...]) -> None:
        """Somebody is here: for the first time, or again, and then their seat is given back."""
        for seat in seats:
            await self._service.add(table_id, lambda table, seat=seat: table.arrive(seat))  # type: ignore[misc]
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
        """On starting: the time in which nobody could play is given back to running clocks."""
        store, now = self._service.store, self._service.now()
        alive = await store.recall("alive")
        for table in await store.with_deadline():
            # The service was down, or up with other rules than the table's for any number of starts.
            standing = await store.recall(f"standing {table}")
            since = standing or alive
            if since is None or float(since) >= now:
                continue
            if not await self._add(table, _resumed(now - float(since))):
                await store.remember(f"standing {table}", since)
            elif standing:
                await store.forget(f"standing {table}")
        await store.remember("alive", str(now))

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


def _resumed(away: float) -> Callable[[Table], Entry]:
    return lambda table: Entry(table.seq + 1, "resumed", 0, f"{away:.3f}")


def _gone(table: Table, seat: Seat) -> Entry | None:
    stands = seat in table.substituted or table.to_move != seat
    return None if stands else Entry(table.seq + 1, "substituted", seat)


def _back(table: Table, seat: Seat) -> Entry | None:
    return Entry(table.seq + 1, "returned", seat) if seat in table.substituted else None

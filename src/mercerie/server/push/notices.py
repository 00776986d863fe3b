"""Who is told, and when: whose turn has come while they were not looking, and who is invited; once, if they wish."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress

from mercerie.core import RuleError, Seat
from mercerie.server.guard import Limiter
from mercerie.server.presence import Presence
from mercerie.server.push.delivery import Delivery
from mercerie.server.push.subscriptions import Subscriptions
from mercerie.server.push.words import Occasion
from mercerie.server.service import Service
from mercerie.server.table import OtherRules, Table

_log = logging.getLogger("mercerie.push")

DELAY = 4.0  # who has only just left, or is coming back, need not be told
_LATELY = 30.0  # by then everybody has been told, or is not told any more
_MOST_WAITING = 1_000


class Notices:
    """Looks at every table something has happened at."""

    def __init__(
        self,
        service: Service,
        presence: Presence,
        subscriptions: Subscriptions,
        delivery: Delivery,
        delay: float = DELAY,
    ) -> None:
        self._service = service
        self._presence = presence
        self._subscriptions = subscriptions
        self._delivery = delivery
        self._delay = delay
        self._often = Limiter(burst=30, per_second=1 / 20)
        self._waiting: set[asyncio.Task[None]] = set()
        service.turn_came = self.consider

    async def make_up_for_downtime(self) -> None:
        """On starting: tell of turns that came when the server was about to stop, and nobody was told any more."""
        store = self._service.store
        alive = await store.recall("alive")
        for table_id in await store.touched_since(float(alive) - _LATELY) if alive else ():
            with suppress(OtherRules):
                self._consider_turn(await self._service.table(table_id))

    def consider(self, table: Table) -> None:
        """Something happened: whoever is invited by it is told, and whoever is to move, if they are away."""
        if table.seq == 0:
            for sitter in table.sitters:
                if sitter.kept_for is not None:
                    self._start(self._tell_invited(table, sitter.kept_for))
        # The server is back, and that is nobody's turn: it was theirs before.
        if table.seq == 0 or table.entries[-1].kind != "resumed":
            self._consider_turn(table)

    def _consider_turn(self, table: Table) -> None:
        """If it is the turn of somebody who may be away, look again in a moment."""
        seat = table.to_move
        if seat is None or not _waits_for_a_person(table, seat) or self._presence.is_looking(table.header.id, seat):
            return
        self._start(self._tell_turn(table, seat))

    def _start(self, telling: Coroutine[None, None, None]) -> None:
        if len(self._waiting) >= _MOST_WAITING:
            telling.close()
            return
        task = asyncio.create_task(telling)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _tell_invited(self, table: Table, guest: str) -> None:
        """At once, for they can look at no table yet; a tap leads to the shop, where the invitation hangs."""
        try:
            await self.tell(guest, "invited", table.header.game, "/")
        except RuleError as error:
            _log.warning("nobody could be told of an invitation: %s", error.code)

    async def _tell_turn(self, table: Table, seat: Seat) -> None:
        await asyncio.sleep(self._delay)
        try:
            now = await self._service.table_at(table.header.id, table.seq)
            guest = now.sitters[seat].guest
            same = now.to_move == seat and now.match.steps == table.match.steps
            if guest is None or not same or not _waits_for_a_person(now, seat):
                return
            if self._presence.is_looking(table.header.id, seat):
                return
            if not await self._subscriptions.of(guest):
                return
            if await self._subscriptions.is_first(table.header.id, guest, f"{seat} {len(now.match.steps)}"):
                await self.tell(guest, "turn", now.header.game, f"/t/{now.header.id}")
        except RuleError as error:
            _log.warning("nobody could be told of a turn: %s", error.code)

    async def tell(self, guest: str, occasion: Occasion, game: str, path: str) -> None:
        """Tell a guest at every place they have named."""
        if self._often.wait(guest):
            return
        places = await self._subscriptions.of(guest)
        await asyncio.gather(*(self._delivery.bring(to, occasion, game, path) for to in places))

    async def close(self) -> None:
        tasks = list(self._waiting)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _waits_for_a_person(table: Table, seat: Seat) -> bool:
    """Whether somebody else waits for them: robots do not mind, and who plays alone knows when they stopped."""
    guest = table.sitters[seat].guest
    others = {sitter.guest for sitter in table.sitters} - {None, guest}
    return guest is not None and bool(others) and table.bot_to_move() is None

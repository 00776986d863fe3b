"""What can be done at tables: commit, then acknowledge, then tell the others. Keeps nothing but a cache in memory."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from time import time
from typing import assert_never

from mercerie.bots.outside import BotSpec
from mercerie.bots.players import format_player
from mercerie.core import RuleError, Seat
from mercerie.play import Record, nameless
from mercerie.server import take_backs
from mercerie.server.bus import Bus
from mercerie.server.commands import (
    Act,
    AnswerTakeBack,
    AskTakeBack,
    Command,
    Resign,
    Say,
    SeatRobot,
    Undo,
    WishRematch,
)
from mercerie.server.entries import Entry, Header, Sitter
from mercerie.server.lobby_messages import NewTable
from mercerie.server.opening import Bots, header_from, new_header, rematch_header
from mercerie.server.store import Conflict, Store
from mercerie.server.summary import format_summary, summarize
from mercerie.server.table import NotAllowed, OtherRules, Stale, Table, open_table

_log = logging.getLogger("mercerie.service")
_CACHED = 2_000
_TRIES = 20
# No game comes near; who undoes or says something for ever comes to an end.
LONGEST_LOG = 5_000


ASKED_ALREADY = "You have asked them already; wait a day, or send them a link."


class NotFound(RuleError):
    """There is no such table."""

    code = "not-found"


class Service:
    """Opens tables and plays at them, for any worker."""

    def __init__(
        self, store: Store, bus: Bus, now: Callable[[], float] = time, outside: tuple[BotSpec, ...] = ()
    ) -> None:
        self.store = store
        self.bus = bus
        self.now = now
        # Called with a table at which a bot is to move, whoever has brought it there and wherever they are now.
        self.call_bot: Callable[[str], None] = lambda _table: None
        # Called with every table at which something has happened, once that is committed.
        self.turn_came: Callable[[Table], None] = lambda _table: None
        self.bots = Bots(outside)
        self._cache: OrderedDict[str, Table] = OrderedDict()

    async def table(self, table_id: str) -> Table:
        """The table as the log has it now: what is cached, and what has been added since."""
        table = self._cache.get(table_id)
        if table is None:
            header = await self.store.header(table_id)
            if header is None:
                raise NotFound("There is no such table.")
            table = open_table(header)
        table = _folded(table, await self.store.entries(table_id, table.seq))
        self._keep(table)
        return table

    async def table_at(self, table_id: str, seq: int) -> Table:
        """The table at this seq or later: from the cache if it is that far, else from the log."""
        cached = self._cache.get(table_id)
        return cached if cached is not None and cached.seq >= seq else await self.table(table_id)

    def _keep(self, table: Table) -> None:
        known = self._cache.get(table.header.id)
        if known is None or known.seq <= table.seq:  # who read the log earlier may come back later
            self._cache[table.header.id] = table
        self._cache.move_to_end(table.header.id)
        while len(self._cache) > _CACHED:
            self._cache.popitem(last=False)

    async def submit(self, table_id: str, guest: str, command: Command) -> int:
        """Play a person's command and return its seq. The same key gets the same answer, whatever happened since."""
        # First with what is cached: in the usual case that is how the log stands, and the database is asked only once.
        table, checked = await self.table_at(table_id, command.base), False
        for _ in range(_TRIES):
            known = next((entry.seq for entry in table.entries if entry.key == command.key), None)
            if known is not None and table.seats_of(guest):
                return known
            try:
                return await self._append(table, self._decide(table, guest, command))
            except Conflict:
                checked = True
            except RuleError:
                if checked:
                    raise
                checked = True
            table = await self.table(table_id)
        raise Stale("The table is too busy; try again.")

    def _decide(self, table: Table, guest: str, command: Command) -> Entry:
        mine = table.seats_of(guest)
        if not mine:
            raise NotAllowed("You do not sit at this table.")
        if table.seq >= LONGEST_LOG:
            raise NotAllowed("So much has happened at this table that nothing more can; open another.")
        if command.base != table.seq and not isinstance(
            command, Say | Resign | AnswerTakeBack | SeatRobot | WishRematch
        ):
            raise Stale("Something has happened since; look at the table again.")
        return replace(self._entry(table, mine, command), key=command.key)

    def _entry(self, table: Table, mine: tuple[Seat, ...], command: Command) -> Entry:
        seat = table.to_move if table.to_move in mine else mine[0]
        assert seat is not None
        match command:
            case Act(text=text):
                return table.act(seat, text)
            case Undo():
                return take_backs.undo(table, seat)
            case AskTakeBack():
                last = next((step.seat for step in reversed(table.match.steps) if step.seat in mine), seat)
                return take_backs.ask_take_back(table, last)
            case AnswerTakeBack(agree=agree):
                return take_backs.answer_take_back(table, mine[0], agree=agree)
            case Resign():
                return table.resign(seat)
            case Say(saying=saying):
                return Entry(table.seq + 1, "said", mine[0], saying)
            case SeatRobot(seat=chair, bot=spec):
                self.bots.check_offered(table.header.game, spec)
                return table.seat_robot(chair, spec)
            case WishRematch(wish=wish):
                return table.wish_rematch(mine[0], wish)
            case _:
                assert_never(command)

    async def _append(self, table: Table, entry: Entry, guest: str | None = None) -> int:
        stamped = replace(entry, at=self.now())
        # Whoever asked may be gone before it is committed: the others are told all the same.
        return await asyncio.shield(self._commit(table.after(stamped), guest))

    async def _commit(self, after: Table, guest: str | None) -> int:
        table_id, entry = after.header.id, after.entries[-1]
        await self.store.append(table_id, entry, after.clocks.deadline, guest, format_summary(summarize(after)))
        self._keep(after)
        self.bus.publish(table_id, entry.seq)
        if after.rematch.is_settled:
            await self.following(after)
        if after.bot_to_move() is not None:
            self.call_bot(table_id)
        self.turn_came(after)
        return entry.seq

    async def add(self, table_id: str, decide: Callable[[Table], Entry | None], guest: str | None = None) -> None:
        """Append what the service itself decides: a bot's action, a fallen clock, a return. None: nothing to do."""
        for _ in range(_TRIES):
            table = await self.table(table_id)
            entry = decide(table)
            if entry is None:
                return
            try:
                await self._append(table, entry, guest)
            except Conflict:
                continue
            return

    async def open(self, wanted: NewTable, guest: str, name: str, kept: Mapping[Seat, Sitter] | None = None) -> Table:
        try:
            return await self._create(new_header(wanted, self.bots, guest, name, self.now(), kept))
        except Conflict:
            raise NotAllowed(ASKED_ALREADY) from None

    async def _create(self, header: Header) -> Table:
        table = open_table(header)
        await self.store.create(header, table.clocks.deadline, format_summary(summarize(table)))
        self._keep(table)
        if table.bot_to_move() is not None:
            self.call_bot(header.id)
        self.turn_came(table)
        return table

    async def join(self, table_id: str, guest: str, name: str) -> None:
        """Sit down on the first open seat; who sits already stays where they are."""
        if (await self.table(table_id)).seats_of(guest):
            return
        await self.add(table_id, lambda table: None if table.seats_of(guest) else table.join(guest, name), guest)

    async def accept(self, table_id: str, guest: str, name: str) -> None:
        """Take the seat that is kept for one; who sits already stays where they are."""
        await self.add(table_id, lambda table: None if table.seats_of(guest) else table.accept(guest, name), guest)

    async def decline(self, table_id: str, guest: str) -> None:
        await self.add(table_id, lambda table: table.decline(guest))

    async def following(self, table: Table) -> str | None:
        """The rematch of a table; opened here as soon as all have agreed, once, whoever comes first."""
        if table.result is None:
            return None
        if (known := await self.store.rematch_of(table.header.id)) is not None:
            return known.id
        if not table.rematch.is_settled:
            return None
        with suppress(Conflict):  # another worker was quicker: theirs is the one
            await self._create(rematch_header(table, self.now()))
        known = await self.store.rematch_of(table.header.id)
        return known.id if known else None

    async def play_on(self, table_id: str, at: int, bot: str, guest: str, name: str) -> Table:
        """A new table from a moment of an old one: the guest takes the seat to move there, a bot the others."""
        table = await self.table(table_id)
        if table.result is None:
            raise NotAllowed("The game is not over yet.")
        state = table.match.back_to(at).state
        if state.to_move is None:
            raise NotAllowed("At that moment the game was over.")
        sitters = tuple(
            Sitter(name=name, guest=guest) if seat == state.to_move else self.bots.sitter(table.header.game, bot)
            for seat in range(table.header.seats)
        )
        return await self._create(header_from(table, at, sitters, guest, self.now()))


def _folded(table: Table, entries: list[Entry]) -> Table:
    try:
        for entry in entries:
            table = table.after(entry)
    except RuleError as error:
        # What was allowed once is so for ever by the same rules: these must have changed without saying so.
        _log.exception("a log of %s does not replay", table.header.game)
        raise OtherRules from error
    return table


def record_of(table: Table) -> Record:
    """The game as a record, with its seed: only for a game that is over."""
    names = tuple(_written(table, seat) for seat in range(table.header.seats))
    return replace(table.match.record(), names=names)


def _written(table: Table, seat: Seat) -> str:
    """A seat's name in a record; who gave none has a number, as at the keyboard."""
    sitter = table.sitters[seat]
    return nameless(seat) if sitter.name in {"", "?"} else format_player(sitter.name, sitter.bot, table.game)

"""What can be done at tables: commit, then acknowledge, then tell the others. Keeps nothing but a cache in memory."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from time import time
from typing import assert_never

from mercerie.bots.outside import BotSpec
from mercerie.core import RuleError, Seat
from mercerie.play import Record
from mercerie.server.bus import Bus
from mercerie.server.entries import Entry, Header, Sitter
from mercerie.server.lobby_messages import NewTable
from mercerie.server.messages import Act, AnswerTakeBack, AskTakeBack, Command, Resign, Say, Undo
from mercerie.server.opening import Bots, header_from, new_header, rematch_header
from mercerie.server.store import Conflict, Store
from mercerie.server.table import NotAllowed, OtherRules, Stale, Table, open_table

_log = logging.getLogger("mercerie.service")
_CACHED = 2_000
_TRIES = 20
# No game comes near; who undoes or says something for ever comes to an end.
LONGEST_LOG = 5_000


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
        if command.base != table.seq and not isinstance(command, Say | Resign | AnswerTakeBack):
            raise Stale("Something has happened since; look at the table again.")
        return replace(self._entry(table, mine, command), key=command.key)

    def _entry(self, table: Table, mine: tuple[Seat, ...], command: Command) -> Entry:
        seat = table.to_move if table.to_move in mine else mine[0]
        assert seat is not None
        match command:
            case Act(text=text):
                return table.act(seat, text)
            case Undo():
                return table.undo(seat)
            case AskTakeBack():
                last = next((played.seat for played in reversed(table.played) if played.seat in mine), seat)
                return table.ask_take_back(last)
            case AnswerTakeBack(agree=agree):
                return table.answer_take_back(mine[0], agree=agree)
            case Resign():
                return table.resign(seat)
            case Say(saying=saying):
                return Entry(table.seq + 1, "said", mine[0], saying)
            case _:
                assert_never(command)

    async def _append(self, table: Table, entry: Entry, guest: str | None = None) -> int:
        stamped = replace(entry, at=self.now())
        # Whoever asked may be gone before it is committed: the others are told all the same.
        return await asyncio.shield(self._commit(table.after(stamped), guest))

    async def _commit(self, after: Table, guest: str | None) -> int:
        table_id, entry = after.header.id, after.entries[-1]
        await self.store.append(table_id, entry, after.clocks.deadline, guest)
        self._keep(after)
        self.bus.publish(table_id, entry.seq)
        if after.bot_to_move() is not None:
            self.call_bot(table_id)
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

    async def open(self, wanted: NewTable, guest: str, name: str) -> Table:
        return await self._create(new_header(wanted, self.bots, guest, name, self.now()))

    async def _create(self, header: Header) -> Table:
        table = open_table(header)
        await self.store.create(header, table.clocks.deadline)
        self._keep(table)
        if table.bot_to_move() is not None:
            self.call_bot(header.id)
        return table

    async def join(self, table_id: str, guest: str, name: str) -> None:
        """Sit down on the first open seat; who sits already stays where they are."""
        if (await self.table(table_id)).seats_of(guest):
            return
        await self.add(table_id, lambda table: None if table.seats_of(guest) else table.join(guest, name), guest)

    async def rematch(self, table_id: str, guest: str) -> Table:
        """The same people again with seats swapped; who asks second finds the first one's table."""
        table = await self.table(table_id)
        if not table.seats_of(guest):
            raise NotAllowed("You do not sit at this table.")
        if table.result is None:
            raise NotAllowed("The game is not over yet.")
        if (known := await self.store.rematch_of(table_id)) is not None:
            return await self.table(known.id)
        try:
            created = await self._create(rematch_header(table, guest, self.now()))
        except Conflict:
            return await self.rematch(table_id, guest)
        self.bus.publish(table_id, table.seq)
        return created

    async def play_on(self, table_id: str, at: int, bot: str, guest: str, name: str) -> Table:
        """A new table from a moment of an old one: the guest takes the seat to move there, a bot the others."""
        table = await self.table(table_id)
        if table.result is None:
            raise NotAllowed("The game is not over yet.")
        state = table.played[at].before if at < len(table.played) else table.state
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
    options = table.game.describe(table.header.seats, **table.header.options)
    return Record(
        game=table.header.game,
        rules=table.header.rules,
        seats=table.header.seats,
        seed=table.header.seed,
        box=table.game.fingerprint(options),
        options=table.header.options,
        names=tuple(sitter.name for sitter in table.sitters),
        actions=tuple(played.text for played in table.played),
        outcome=table.state.outcome(),
    )

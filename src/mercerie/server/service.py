"""What can be done at tables: commit, then acknowledge, then tell the others. Keeps nothing but a cache in memory."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from time import time
from typing import assert_never

from mercerie.bots import find_bot, levels_for_people
from mercerie.bots.outside import BotSpec
from mercerie.bots.strengths import strengths
from mercerie.core import BadOption, RuleError, Seat
from mercerie.games import GAMES
from mercerie.play import Record
from mercerie.play.record import changed_options
from mercerie.server.bus import Bus
from mercerie.server.entries import Clock, Entry, Header, Sitter
from mercerie.server.lobby_messages import BotInfo, NewTable, SeatChoice
from mercerie.server.messages import Act, AnswerTakeBack, AskTakeBack, Command, Resign, Say, Undo
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
        self._outside = outside
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
        game = GAMES.get(wanted.game)
        if game is None:
            raise BadOption(f"There is no game {wanted.game!r}: {', '.join(GAMES)}.")
        for option in game.options:
            # Files of one's own are for one's own machine, not for a server.
            if option.file and str(wanted.options.get(option.name, "")).endswith(".toml"):
                raise BadOption(f"{option.name} cannot be a file here: choose {', '.join(map(str, option.choices))}.")
        options = changed_options(game, game.describe(len(wanted.seats), **wanted.options))
        header = Header(
            id=secrets.token_urlsafe(16),
            game=game.id,
            rules=game.rules_version,
            seats=len(wanted.seats),
            seed=secrets.randbits(128),
            options=options,
            clock=Clock(wanted.clock.kind, wanted.clock.seconds, wanted.clock.increment),
            sitters=tuple(self._sitter(game.id, choice, guest, name) for choice in wanted.seats),
            join_secret=secrets.token_urlsafe(16),
            watch_secret=secrets.token_urlsafe(16),
            created=self.now(),
            by=guest,
            box=game.fingerprint(game.describe(len(wanted.seats), **options)),
        )
        return await self._create(header)

    def _sitter(self, game: str, choice: SeatChoice, guest: str, name: str) -> Sitter:
        match choice.kind:
            case "me":
                return Sitter(name=choice.name or name, guest=guest)
            case "here":
                return Sitter(name=choice.name or "?", guest=guest)
            case "open":
                return Sitter()
            case "bot":
                return self._bot(game, choice.bot or "greedy")

    def _bot(self, game: str, spec: str) -> Sitter:
        # Bots from outside only by the names they were given at the start: any other text could name any program.
        if spec not in (outside.name for outside in self._outside if outside.plays(game)):
            find_bot(spec, GAMES[game])  # refuses an unknown one
        return Sitter(name=spec, bot=spec)

    def bots_of(self, game: str) -> list[BotInfo]:
        """The bots people are offered, those from outside last and by their names."""
        outside = [BotInfo(spec.name, spec.name, "", None) for spec in self._outside if spec.plays(game)]
        return offered_bots(game) + outside

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
        # A new game is played by the rules of today, whatever those of the last one were.
        game = GAMES[table.header.game]
        header = replace(
            table.header,
            rules=game.rules_version,
            box=game.fingerprint(game.describe(table.header.seats, **table.header.options)),
            id=secrets.token_urlsafe(16),
            seed=secrets.randbits(128),
            sitters=(*table.sitters[1:], table.sitters[0]),
            join_secret=secrets.token_urlsafe(16),
            watch_secret=secrets.token_urlsafe(16),
            created=self.now(),
            opening=(),
            follows=table_id,
            by=guest,
        )
        try:
            created = await self._create(header)
        except Conflict:
            return await self.rematch(table_id, guest)
        self.bus.publish(table_id, table.seq)
        return created

    async def play_on(self, table_id: str, at: int, bot: str, guest: str, name: str) -> Table:
        """A new table from a moment of an old one: the guest takes the seat to move there, a bot the others."""
        table = await self.table(table_id)
        if table.result is None:
            raise NotAllowed("The game is not over yet.")
        opening = tuple(played.text for played in table.played[:at])
        state = table.played[at].before if at < len(table.played) else table.state
        if state.to_move is None:
            raise NotAllowed("At that moment the game was over.")
        sitters = tuple(
            Sitter(name=name, guest=guest) if seat == state.to_move else self._bot(table.header.game, bot)
            for seat in range(table.header.seats)
        )
        header = replace(
            table.header,
            id=secrets.token_urlsafe(16),
            sitters=sitters,
            join_secret=secrets.token_urlsafe(16),
            watch_secret=secrets.token_urlsafe(16),
            created=self.now(),
            clock=Clock(),
            opening=opening,
            follows=None,
            by=guest,
        )
        return await self._create(header)


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


def offered_bots(game: str) -> list[BotInfo]:
    """Every bot of ours for people, level by level, with its strength."""
    measured = strengths().get(game, {})
    return [
        BotInfo(spec := f"{name}:{level}", name, level, measured.get(spec)) for name, level in levels_for_people(game)
    ]

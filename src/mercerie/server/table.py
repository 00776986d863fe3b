"""A match with people at it, folded from its log. Pure: what may be appended is decided here, and nothing is stored.

`after(entry)` gives the table after an entry; `decide(...)` gives the entry for a command, or a refusal.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from mercerie.core import AnyGame, IllegalAction, NotYourTurn, Outcome, RuleError, Seat
from mercerie.games import game_of
from mercerie.games.patchwork.narrate import PatchesJoined
from mercerie.games.timeline.narrate import Placed
from mercerie.server.clocks import Clocks
from mercerie.server.entries import Entry, Header, Sitter


class Stale(RuleError):
    """The command was made for another position."""

    code = "stale"


class NotAllowed(RuleError):
    """The table does not allow this now."""

    code = "not-allowed"


class OtherRules(RuleError):
    """The game began with rules, cards or components that are not here. It is kept, and never played on with others."""

    code = "other-rules"

    def __init__(self) -> None:
        super().__init__(
            "This game began with other rules or cards than this server has. It is kept as it was; "
            "a server with the version it began with can go on with it."
        )


@dataclass(frozen=True, slots=True)
class Played:
    """An action on the table, and the states around it."""

    seat: Seat
    text: str
    action: Any
    before: Any
    after: Any


@dataclass(frozen=True)
class Table:
    """Everything at one table, secrets included."""

    header: Header
    dealt: Any
    sitters: tuple[Sitter, ...]
    clocks: Clocks
    played: tuple[Played, ...] = ()
    entries: tuple[Entry, ...] = ()
    actions: tuple[Played | None, ...] = ()  # beside each entry, the action it played, if it played one
    asks_back: Seat | None = None
    agreed: frozenset[Seat] = frozenset()
    resigned: frozenset[Seat] = frozenset()
    substituted: frozenset[Seat] = frozenset()
    timed_out: Seat | None = None

    @property
    def game(self) -> AnyGame:
        return rules_of(self.header)

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> Any:
        return self.played[-1].after if self.played else self.dealt

    @property
    def is_full(self) -> bool:
        return not any(sitter.is_open for sitter in self.sitters)

    @cached_property
    def result(self) -> tuple[Outcome, Literal["rules", "resigned", "time"]] | None:
        """How it ended: by the rules, or because one of two gave up or ran out of time."""
        lost = self.timed_out if self.timed_out is not None else next(iter(self.resigned), None)
        if lost is not None and self.header.seats == 2:
            scores = tuple(0 for _ in self.sitters)
            return Outcome(scores, (1 - lost,)), "time" if self.timed_out is not None else "resigned"
        outcome = self.state.outcome()
        return (outcome, "rules") if outcome else None

    @property
    def to_move(self) -> Seat | None:
        """Whose turn it is, once everyone has sat down and until the end."""
        if not self.is_full or self.result:
            return None
        seat: Seat | None = self.state.to_move
        return seat

    def bot_to_move(self) -> str | None:
        """The bot that has to think now: the seat's own, or the one that stands in."""
        seat = self.to_move
        if seat is None:
            return None
        if self.sitters[seat].bot:
            return self.sitters[seat].bot
        return "greedy" if seat in self.substituted or seat in self.resigned else None

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        if guest is None:
            return ()
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.guest == guest)

    # --- folding the log ---

    def after(self, entry: Entry) -> "Table":
        table = replace(self, entries=(*self.entries, entry), actions=(*self.actions, None))
        match entry.kind:
            case "joined":
                guest, _, name = entry.text.partition(" ")
                sitters = list(self.sitters)
                sitters[entry.seat] = Sitter(name=name, guest=guest)
                table = replace(table, sitters=tuple(sitters))
            case "action":
                table = table._with_action(entry.seat, entry.text)
                table = replace(table, actions=(*self.actions, table.played[-1]))
            case "undo":
                table = replace(table, played=self.played[:-1])
            case "take-back-asked":
                table = replace(table, asks_back=entry.seat, agreed=frozenset())._settle_take_back()
            case "take-back-answered":
                table = table._with_answer(entry)
            case "resigned":
                table = replace(table, resigned=self.resigned | {entry.seat})
            case "timed-out":
                # Of two, who runs out of time has lost; of more, a bot plays on for them.
                lost = {"timed_out": entry.seat} if self.header.seats == 2 else {}
                table = replace(table, resigned=self.resigned | {entry.seat}, **lost)  # type: ignore[arg-type]
            case "substituted":
                table = replace(table, substituted=self.substituted | {entry.seat})
            case "returned":
                table = replace(table, substituted=self.substituted - {entry.seat})
            case "said" | "resumed":
                pass
        return replace(table, clocks=self.clocks.after(entry, self.to_move, table.to_move))

    def _with_action(self, seat: Seat, text: str) -> "Table":
        action = self.game.parse_action(text)
        before = self.state
        played = Played(seat, self.game.format_action(action), action, before, before.apply(action))
        return replace(self, played=(*self.played, played), asks_back=None, agreed=frozenset())

    def _with_answer(self, entry: Entry) -> "Table":
        if entry.text == "no":
            return replace(self, asks_back=None, agreed=frozenset())
        return replace(self, agreed=self.agreed | {entry.seat})._settle_take_back()

    def _settle_take_back(self) -> "Table":
        """Once all the other people agree, back to before the asker's last action."""
        asker = self.asks_back
        if asker is None or self._others(asker) - self.agreed:
            return self
        last = max(number for number, played in enumerate(self.played) if played.seat == asker)
        return replace(self, played=self.played[:last], asks_back=None, agreed=frozenset())

    def _others(self, seat: Seat) -> frozenset[Seat]:
        """The people who have to agree: a person at several seats of one screen agrees with themselves."""
        mine = self.sitters[seat].guest
        return frozenset(
            other for other, sitter in enumerate(self.sitters) if sitter.guest is not None and sitter.guest != mine
        )

    # --- deciding what may be appended ---

    def act(self, seat: Seat, text: str) -> Entry:
        if self.result:
            raise NotAllowed("The game is over.")
        if not self.is_full:
            raise NotAllowed("Wait until everyone has sat down.")
        action = self.game.parse_action(text)
        if seat != self.to_move:
            raise NotYourTurn("It is not your turn.")
        if not self.state.is_legal(action):
            self.state.apply(action)  # says why not
            raise IllegalAction(text)
        return Entry(self.seq + 1, "action", seat, self.game.format_action(action))

    def undo(self, seat: Seat) -> Entry:
        if not self.may_undo(seat):
            raise NotAllowed("That step can no longer be undone; ask the others to take it back.")
        return Entry(self.seq + 1, "undo", seat)

    def may_undo(self, seat: Seat) -> bool:
        """One's own step, as long as the turn has not passed and nothing was revealed."""
        if self.result or not self.played or len(self.played) <= len(self.header.opening):
            return False
        last = self.played[-1]
        return last.seat == seat == self.to_move and not self._reveals(last)

    def ask_take_back(self, seat: Seat) -> Entry:
        mine = [played for played in self.played[len(self.header.opening) :] if played.seat == seat]
        if self.result or not mine or self.asks_back is not None:
            raise NotAllowed("There is nothing to take back now.")
        since = self.played[self.played.index(mine[-1]) :]
        if not self._others(seat) and any(self._reveals(played) for played in since):
            raise NotAllowed("What has been revealed cannot be taken back against bots.")
        return Entry(self.seq + 1, "take-back-asked", seat)

    def answer_take_back(self, seat: Seat, *, agree: bool) -> Entry:
        if self.asks_back is None or seat not in self._others(self.asks_back):
            raise NotAllowed("Nobody asks you to take anything back.")
        return Entry(self.seq + 1, "take-back-answered", seat, "yes" if agree else "no")

    def resign(self, seat: Seat) -> Entry:
        if self.result or not self.is_full or seat in self.resigned:
            raise NotAllowed("There is nothing to resign from.")
        return Entry(self.seq + 1, "resigned", seat)

    def join(self, guest: str, name: str) -> Entry:
        seat = next((seat for seat, sitter in enumerate(self.sitters) if sitter.is_open), None)
        if seat is None:
            raise NotAllowed("Every seat at this table is taken; you can watch instead.")
        return Entry(self.seq + 1, "joined", seat, f"{guest} {name}")

    def _reveals(self, played: Played) -> bool:
        events = self.game.narrate(played.before.view(None), played.action, played.after.view(None))
        return any(isinstance(event, Placed | PatchesJoined) for event in events)


def rules_of(header: Header) -> AnyGame:
    """The game with the rules the table began with."""
    game = game_of(header.game, header.rules)
    if game is None:
        raise OtherRules
    return game


def open_table(header: Header) -> Table:
    """The table before its log, with the opening it goes on from already played."""
    game = rules_of(header)
    if header.box and header.box != game.fingerprint(game.describe(header.seats, **header.options)):
        raise OtherRules
    dealt = game.new(header.seats, header.seed, **header.options)
    table = Table(header, dealt, header.sitters, Clocks.start(header.clock, header.seats, header.created))
    for text in header.opening:
        table = table._with_action(table.state.to_move, text)
    return replace(table, clocks=replace(table.clocks, running=table.to_move))


def fold(header: Header, entries: list[Entry]) -> Table:
    table = open_table(header)
    for entry in entries:
        table = table.after(entry)
    return table

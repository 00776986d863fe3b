"""A match with people at it, folded from its log. Pure: what may be appended is decided here, and nothing is stored.

`after(entry)` gives the table after an entry; `act`, `resign`, `join` and the like give the entry for a command, or
refuse it. Chairs, rematches and what is taken back have modules of their own.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

from mercerie.core import AnyGame, IllegalAction, NotYourTurn, Outcome, Seat
from mercerie.games import game_of
from mercerie.play import Match, Step
from mercerie.server.chairs import check_free, free_seat, kept_seat, seated
from mercerie.server.clocks import Clocks
from mercerie.server.entries import Entry, Header, Sitter
from mercerie.server.objections import NotAllowed, OtherRules, Stale
from mercerie.server.rematch import Rematch, Wish, who_begins
from mercerie.server.watching import watched_by

__all__ = ["NotAllowed", "OtherRules", "Reason", "Stale", "Table", "fold", "open_table", "rules_of"]

Reason = Literal["rules", "resigned", "time"]


@dataclass(frozen=True)
class Table:
    """Everything at one table, secrets included."""

    header: Header
    match: Match
    sitters: tuple[Sitter, ...]
    clocks: Clocks
    entries: tuple[Entry, ...] = ()
    steps: tuple[Step | None, ...] = ()  # beside each entry, the step of the match it made, if it made one
    asks_back: Seat | None = None
    agreed: frozenset[Seat] = frozenset()
    resigned: frozenset[Seat] = frozenset()
    substituted: frozenset[Seat] = frozenset()
    timed_out: Seat | None = None
    rematch: Rematch = field(default_factory=Rematch)
    arrived: frozenset[Seat] = frozenset()  # at a rematch: the people who have come

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def is_full(self) -> bool:
        return not any(sitter.is_open for sitter in self.sitters)

    @cached_property
    def result(self) -> tuple[Outcome, Reason] | None:
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

    @property
    def awaited(self) -> frozenset[Seat]:
        """The people of a rematch who have not come yet: they agreed, but may still be looking at the last game."""
        return self.people - self.arrived if self.header.follows else frozenset()

    @property
    def on_the_clock(self) -> Seat | None:
        """Whose time runs: nobody's before all are there."""
        return None if self.awaited else self.to_move

    @property
    def people(self) -> frozenset[Seat]:
        return frozenset(seat for seat, sitter in enumerate(self.sitters) if sitter.guest is not None)

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        if guest is None:
            return ()
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.guest == guest)

    def is_shown_to(self, guest: str | None) -> bool:
        """Those who sit here, and whoever opened the table: to watch robots one need not sit."""
        return guest is not None and (guest == self.header.by or bool(self.seats_of(guest)))

    @property
    def has_only_bots(self) -> bool:
        return all(sitter.bot for sitter in self.sitters)

    # --- folding the log ---

    def after(self, entry: Entry) -> "Table":
        table = replace(self, entries=(*self.entries, entry), steps=(*self.steps, None))
        match entry.kind:
            case "joined" | "seated" | "declined":
                table = replace(table, sitters=seated(self.sitters, entry))
            case "action":
                table = table._with_action(entry.seat, entry.text)
                table = replace(table, steps=(*self.steps, table.match.steps[-1]))
            case "undo":
                table = replace(table, match=self.match.back_to(len(self.match.steps) - 1))
            case "take-back-asked":
                table = replace(table, asks_back=entry.seat, agreed=frozenset())._settle_take_back()
            case "take-back-answered":
                table = table._with_answer(entry)
            case _:
                table = table._with_coming_or_going(entry)
        rematch = self.rematch.after(entry, self.people, self._person(entry.seat))
        watched = watched_by(self.header.game, self.sitters, entry.seat) if entry.kind == "action" else ()
        clocks = self.clocks.after(entry, self.on_the_clock, table.on_the_clock, watched)
        return replace(table, rematch=rematch, clocks=clocks)

    def _with_coming_or_going(self, entry: Entry) -> "Table":
        match entry.kind:
            case "resigned":
                return replace(self, resigned=self.resigned | {entry.seat})
            case "timed-out":
                # Of two, who runs out of time has lost; of more, a bot plays on for them.
                lost = entry.seat if self.header.seats == 2 else self.timed_out
                return replace(self, resigned=self.resigned | {entry.seat}, timed_out=lost)
            case "substituted":
                return replace(self, substituted=self.substituted | {entry.seat})
            case "returned":
                return replace(self, substituted=self.substituted - {entry.seat})
            case "arrived":
                return replace(self, arrived=self.arrived | self._person(entry.seat))
            case _:
                return self  # said, resumed, and what concerns the rematch

    def _person(self, seat: Seat) -> frozenset[Seat]:
        """The seats of whoever sits here."""
        return frozenset(self.seats_of(self.sitters[seat].guest))

    def _with_action(self, seat: Seat, text: str) -> "Table":
        # Who acts is there, even a program that never opened the page.
        arrived = self.arrived | self._person(seat)
        match = self.match.submit(seat, text)
        return replace(self, match=match, asks_back=None, agreed=frozenset(), arrived=arrived)

    def _with_answer(self, entry: Entry) -> "Table":
        if entry.text == "no":
            return replace(self, asks_back=None, agreed=frozenset())
        return replace(self, agreed=self.agreed | {entry.seat})._settle_take_back()

    def _settle_take_back(self) -> "Table":
        """Once all the other people agree, back to before the asker's last action."""
        asker = self.asks_back
        if asker is None or self.others(asker) - self.agreed:
            return self
        last = max(number for number, step in enumerate(self.match.steps) if step.seat == asker)
        return replace(self, match=self.match.back_to(last), asks_back=None, agreed=frozenset())

    def others(self, seat: Seat) -> frozenset[Seat]:
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

    def resign(self, seat: Seat) -> Entry:
        if self.result or not self.is_full or seat in self.resigned:
            raise NotAllowed("There is nothing to resign from.")
        return Entry(self.seq + 1, "resigned", seat)

    def join(self, guest: str, name: str) -> Entry:
        return Entry(self.seq + 1, "joined", free_seat(self.sitters, guest), f"{guest} {name}")

    def accept(self, guest: str, name: str) -> Entry:
        return Entry(self.seq + 1, "joined", kept_seat(self.sitters, guest), f"{guest} {name}")

    def decline(self, guest: str) -> Entry:
        seat = kept_seat(self.sitters, guest)
        return Entry(self.seq + 1, "declined", seat, self.sitters[seat].name)

    def seat_robot(self, seat: Seat, spec: str) -> Entry:
        """A bot on a chair that is still free, whoever of the table gives it."""
        check_free(self.sitters, seat)
        return Entry(self.seq + 1, "seated", seat, spec)

    def wish_rematch(self, seat: Seat, wish: Wish) -> Entry:
        if self.result is None:
            raise NotAllowed("The game is not over yet.")
        return self.rematch.wish(self.seq + 1, seat, wish)

    def begins_next(self) -> Seat:
        """Who would begin a rematch."""
        assert self.result is not None
        outcome, _ = self.result
        return who_begins(outcome, self.match.dealt.to_move or 0)

    def arrive(self, seat: Seat) -> Entry | None:
        return Entry(self.seq + 1, "arrived", seat) if seat in self.awaited else None


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
    match = Match.new(game, header.seats, header.seed, header.options)
    for text in header.opening:
        match = match.submit(match.state.to_move, text)
    table = Table(header, match, header.sitters, Clocks.start(header.clock, header.seats, header.created))
    return replace(table, clocks=replace(table.clocks, running=table.on_the_clock))


def fold(header: Header, entries: list[Entry]) -> Table:
    table = open_table(header)
    for entry in entries:
        table = table.after(entry)
    return table

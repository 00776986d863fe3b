"""A table as a watcher may see it. Built by naming what is told: there is no way from here to a secret."""

from dataclasses import dataclass, fields
from functools import lru_cache
from hashlib import sha256
from typing import Any

from mercerie.core import Outcome, Seat
from mercerie.core.plain import to_plain
from mercerie.server.entries import Entry, Header
from mercerie.server.lobby_messages import TableCard
from mercerie.server.messages import ClockInfo, Links, ResultInfo, SeatInfo, StepInfo, Update
from mercerie.server.outlook import outlooks
from mercerie.server.review_messages import Replay, ReplayStep
from mercerie.server.table import Played, Table

_TOLD = {"action", "undo", "take-back-asked", "take-back-answered", "resigned", "said", "timed-out", "joined"}


@dataclass(frozen=True, slots=True)
class Watcher:
    """Who looks: a guest at the table, or a spectator; and who is present."""

    guest: str | None
    present: frozenset[Seat] = frozenset()


def commitment(table: Table) -> str:
    """Shown from the start; whoever has the seed at the end can check that it was not changed."""
    return sha256(f"{table.header.id} {table.header.seed:032x}".encode()).hexdigest()


def update(table: Table, watcher: Watcher, since: int, now: float, rematch: str | None = None) -> Update:
    mine = table.seats_of(watcher.guest)
    seat = table.to_move if table.to_move in mine else (mine[0] if mine else None)
    state = table.state
    legal = state.legal_actions() if table.to_move in mine else ()
    return Update(
        table=table.header.id,
        game=table.header.game,
        options=dict(table.header.options),
        seq=table.seq,
        seats=[_seat(table, number, mine, watcher.present) for number in range(table.header.seats)],
        view=plain_view(state.view(seat)),
        legal=[table.game.format_action(action) for action in legal],
        outlooks=outlooks(state, legal),
        box=_plain_box(getattr(state, "box", None)),
        steps=_steps(table, since),
        clock=_clock(table, now),
        take_back=table.asks_back,
        may_undo=any(table.may_undo(number) for number in mine),
        may_hint=bool(legal) and all(sitter.bot or sitter.guest == watcher.guest for sitter in table.sitters),
        result=_result(table),
        commitment=commitment(table),
        links=_links(table) if mine else None,
        rematch=rematch,
    )


def plain_view(view: Any) -> Any:
    """A view without its box, which does not change and goes beside it."""
    told = {field.name: to_plain(getattr(view, field.name)) for field in fields(view) if field.name != "box"}
    return {"type": type(view).__name__, **told}


@lru_cache(maxsize=64)
def _plain_box(box: object) -> Any:
    return to_plain(box)


def _seat(table: Table, number: Seat, mine: tuple[Seat, ...], present: frozenset[Seat]) -> SeatInfo:
    sitter = table.sitters[number]
    return SeatInfo(
        seat=number,
        name=sitter.name,
        kind="bot" if sitter.bot else "open" if sitter.is_open else "person",
        bot=sitter.bot,
        yours=number in mine,
        present=sitter.bot is not None or number in present,
        resigned=number in table.resigned,
        substituted=number in table.substituted,
    )


def _steps(table: Table, since: int) -> list[StepInfo]:
    """What happened after `since`."""
    happened = zip(table.entries[since:], table.actions[since:], strict=True)
    return [_step(table, entry, played) for entry, played in happened if entry.kind in _TOLD]


def _step(table: Table, entry: Entry, played: Played | None) -> StepInfo:
    events = _events(table, played) if played else []
    text = entry.text.partition(" ")[2] if entry.kind == "joined" else entry.text  # a guest's id is a secret
    return StepInfo(seq=entry.seq, kind=entry.kind, seat=entry.seat, text=text, events=events)  # type: ignore[arg-type]


def _events(table: Table, played: Played) -> list[Any]:
    told = table.game.narrate(played.before.view(None), played.action, played.after.view(None))
    return [to_plain(event) for event in told]


def _clock(table: Table, now: float) -> ClockInfo | None:
    if table.header.clock.kind == "none":
        return None
    return ClockInfo([round(left * 1_000) for left in table.clocks.left_at(now)], table.clocks.running)


def _result(table: Table) -> ResultInfo | None:
    if table.result is None:
        return None
    outcome, reason = table.result
    scores = list(outcome.scores) if reason == "rules" else []
    return ResultInfo(scores, list(outcome.winners), reason, f"{table.header.seed:032x}")


def _links(table: Table) -> Links:
    return Links(
        join=None if table.is_full else f"/j/{table.header.join_secret}", watch=f"/w/{table.header.watch_secret}"
    )


def card(table: Table, guest: str) -> TableCard:
    """A table in somebody's list."""
    mine = table.seats_of(guest)
    outcome = table.result[0] if table.result else None
    return TableCard(
        table=table.header.id,
        game=table.header.game,
        names=[sitter.name for sitter in table.sitters],
        your_turn=table.to_move in mine,
        over=outcome is not None,
        won=outcome is not None and any(seat in outcome.winners for seat in mine),
        waiting=not table.is_full,
        winners=list(outcome.winners) if outcome else [],
        place=min(_place(outcome, seat) for seat in mine) if outcome and mine else None,
        other_rules=False,
        actions=len(table.played),
        at=table.entries[-1].at if table.entries else table.header.created,
    )


def _place(outcome: Outcome, seat: Seat) -> int:
    """Winners are first, the others follow by their scores; equal ones share a place."""
    if seat in outcome.winners:
        return 1
    better = [
        other for other, score in enumerate(outcome.scores) if other in outcome.winners or score > outcome.scores[seat]
    ]
    return 1 + len(better)


def closed_card(header: Header) -> TableCard:
    """A table that began with other rules: all that is known without playing it."""
    return TableCard(
        table=header.id,
        game=header.game,
        names=[sitter.name for sitter in header.sitters],
        your_turn=False,
        over=False,
        won=False,
        waiting=False,
        winners=[],
        place=None,
        other_rules=True,
        actions=0,
        at=header.created,
    )


def replay(table: Table) -> Replay:
    """The whole game as a spectator saw it."""
    steps = [
        ReplayStep(plain_view(played.before.view(None)), played.seat, played.text, _events(table, played))
        for played in table.played
    ]
    steps.append(ReplayStep(plain_view(table.state.view(None)), None, "", []))
    return Replay(
        game=table.header.game,
        options=dict(table.header.options),
        names=[sitter.name for sitter in table.sitters],
        box=_plain_box(getattr(table.state, "box", None)),
        steps=steps,
        result=_result(table),
    )

"""A table as a watcher may see it. Built by naming what is told: there is no way from here to a secret."""

from dataclasses import dataclass, fields
from functools import lru_cache
from hashlib import sha256
from typing import Any, get_args

from mercerie.bots import robot_of
from mercerie.core import Outcome, Seat
from mercerie.core.plain import to_plain
from mercerie.games import GAMES
from mercerie.play import Match, Step
from mercerie.play.record import changed_options
from mercerie.server.entries import Entry, Sitter, ToldKind
from mercerie.server.messages import ClockInfo, Links, PlayerInfo, RematchInfo, ResultInfo, SeatInfo, StepInfo, Update
from mercerie.server.review_messages import Replay, ReplayStep
from mercerie.server.table import Reason, Table
from mercerie.server.take_backs import way_back
from mercerie.server.watching import SHOWN_STEPS

_TOLD = frozenset(get_args(ToldKind))


@dataclass(frozen=True, slots=True)
class Watcher:
    """Who looks: a guest at the table, or a spectator; and who is present."""

    guest: str | None
    present: frozenset[Seat] = frozenset()


def commitment(table: Table) -> str:
    """Shown from the start; whoever has the seed at the end can check that it was not changed."""
    return sha256(f"{table.header.id} {table.header.seed:032x}".encode()).hexdigest()


def update(table: Table, watcher: Watcher, since: int, now: float, following: str | None = None) -> Update:
    mine = table.seats_of(watcher.guest)
    state = table.state
    legal = state.legal_actions() if table.to_move in mine else ()
    return Update(
        table=table.header.id,
        game=table.header.game,
        options=dict(table.header.options),
        seq=table.seq,
        seats=[_seat(table, number, mine, watcher.present) for number in range(table.header.seats)],
        view=plain_view(state.view(_looking(mine, table.to_move))),
        legal=[table.game.format_action(action) for action in legal],
        outlooks=dict(table.game.outlooks(state, legal)),
        box=_plain_box(getattr(state, "box", None)),
        steps=_steps(table, since, mine),
        clock=_clock(table, now),
        take_back=table.asks_back,
        undo=way_back(table, mine),
        may_hint=bool(legal) and all(sitter.bot or sitter.guest == watcher.guest for sitter in table.sitters),
        result=_result(table),
        commitment=commitment(table),
        links=_links(table) if table.is_shown_to(watcher.guest) else None,
        rematch=_rematch(table, following),
        awaited=sorted(table.awaited),
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
        name="" if sitter.is_open else sitter.name,
        kind=sitter.kind,
        bot=sitter.bot,
        robot=_robot(table.header.game, sitter),
        yours=number in mine,
        present=sitter.bot is not None or number in present,
        resigned=number in table.resigned,
        substituted=number in table.substituted,
        invited=sitter.name if sitter.is_open else "",
        declined=sitter.declined,
    )


def _robot(game: str, sitter: Sitter) -> str | None:
    robot = robot_of(sitter.bot, GAMES[game]) if sitter.bot else None
    return robot.id if robot else None


def players(game: str, sitters: tuple[Sitter, ...], guest: str | None) -> list[PlayerInfo]:
    """Who sits at a table, for a guest who may be one of them."""
    return [
        PlayerInfo(
            name="" if sitter.is_open else sitter.name,
            kind=sitter.kind,
            bot=sitter.bot,
            robot=_robot(game, sitter),
            yours=guest is not None and sitter.guest == guest,
            invited=sitter.name if sitter.kept_for else "",
        )
        for sitter in sitters
    ]


def _looking(mine: tuple[Seat, ...], to_move: Seat | None) -> Seat | None:
    """The seat one looks from: of one's own the one to move, else the first."""
    return to_move if to_move in mine else mine[0] if mine else None


def _steps(table: Table, since: int, mine: tuple[Seat, ...]) -> list[StepInfo]:
    """What happened after `since`; each with the position after it, as long as there are few enough to show."""
    happened = list(zip(table.entries[since:], table.steps[since:], strict=True))
    few = sum(step is not None for _, step in happened) <= SHOWN_STEPS
    return [_step(table, entry, step, mine if few else None) for entry, step in happened if entry.kind in _TOLD]


def _step(table: Table, entry: Entry, step: Step | None, mine: tuple[Seat, ...] | None) -> StepInfo:
    """One entry; with the view from one of the seats `mine`, unless it is not wanted or the update's own."""
    events = _events(table.match, step) if step else []
    text = entry.text.partition(" ")[2] if entry.kind == "joined" else entry.text  # a guest's id is a secret
    after = step.after if step and step.after is not table.state else None
    view = None if mine is None or after is None else plain_view(after.view(_looking(mine, after.to_move)))
    return StepInfo(entry.seq, entry.kind, entry.seat, text, events, view)  # type: ignore[arg-type]


def _events(match: Match, step: Step) -> list[Any]:
    return [to_plain(event) for event in match.events(step, None)]


def _clock(table: Table, now: float) -> ClockInfo | None:
    agreed = table.header.clock
    if agreed.kind == "none":
        return None
    left = [round(left * 1_000) for left in table.clocks.left_at(now)]
    waits = round(table.clocks.waits_at(now) * 1_000)
    return ClockInfo(left, table.clocks.running, waits, agreed.kind, int(agreed.seconds), int(agreed.increment))


def _result(table: Table) -> ResultInfo | None:
    return result_of(*table.result, table.match.seed) if table.result else None


def result_of(outcome: Outcome, reason: Reason, seed: int) -> ResultInfo:
    """How a game ended; with its seed, which is no secret any more."""
    scores = list(outcome.scores) if reason == "rules" else []
    return ResultInfo(scores, list(outcome.winners), reason, f"{seed:032x}")


def _rematch(table: Table, following: str | None) -> RematchInfo | None:
    if table.result is None:
        return None
    at = table.rematch
    return RematchInfo(at.offered_by, sorted(at.agreed), at.declined_by, table.begins_next(), following)


def _links(table: Table) -> Links:
    return Links(
        join=None if table.is_full else f"/j/{table.header.join_secret}", watch=f"/w/{table.header.watch_secret}"
    )


def replay(table: Table, guest: str | None = None) -> Replay:
    """The whole game at a table as a spectator saw it."""
    return replay_of(table.match, players(table.header.game, table.sitters, guest), _result(table))


def replay_of(match: Match, people: list[PlayerInfo], result: ResultInfo | None) -> Replay:
    """The whole game as a spectator saw it, played by these people."""
    steps = [
        ReplayStep(plain_view(step.before.view(None)), step.seat, step.text, _events(match, step))
        for step in match.steps
    ]
    steps.append(ReplayStep(plain_view(match.state.view(None)), None, "", []))
    return Replay(
        game=match.game.id,
        options=changed_options(match.game, match.options),
        players=people,
        box=_plain_box(getattr(match.state, "box", None)),
        steps=steps,
        result=result,
    )

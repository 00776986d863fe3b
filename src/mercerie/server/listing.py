"""The tables in somebody's list: read from what was kept of them, and only made anew where nothing was."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from mercerie.games import game_of
from mercerie.server import render
from mercerie.server.entries import Header
from mercerie.server.lobby_messages import TableCard
from mercerie.server.rows import from_row
from mercerie.server.schema import hidden, seats, tables
from mercerie.server.service import Service
from mercerie.server.store import Store
from mercerie.server.summary import Summary, format_summary, parse_summary, summarize
from mercerie.server.table import OtherRules

# A game nobody has touched for so long has been left: it moves to a place of its own in the list, and nothing is lost.
LEFT_AFTER = 14 * 86_400.0
_MOST = 500


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list: what it began as, what was kept of it, when something last happened."""

    header: Header
    summary: Summary | None
    touched: float


async def cards_of(service: Service, guest: str) -> list[TableCard]:
    return [await _card(service, listed, guest) for listed in await listed_for(service.store, guest)]


async def listed_for(store: Store, guest: str) -> list[Listed]:
    """The tables in a guest's list, the latest first."""
    gone = select(hidden.c.table_id).where(hidden.c.guest == guest)
    wanted = select(tables).where(_theirs(guest), tables.c.id.not_in(gone))
    latest = wanted.order_by(tables.c.touched.desc()).limit(_MOST)
    rows = await store.read(lambda connection: connection.execute(latest).all())
    return [Listed(from_row(row), parse_summary(row.summary), row.touched) for row in rows]


async def hide(store: Store, guest: str, table: str) -> bool:
    """Whether it was in the guest's list, or hidden already."""
    theirs = select(tables.c.id).where(tables.c.id == table, _theirs(guest))
    if await store.read(lambda connection: connection.execute(theirs).first()) is None:
        return False

    def write(connection: Connection) -> None:
        known = select(hidden.c.guest).where(hidden.c.guest == guest, hidden.c.table_id == table)
        if connection.execute(known).one_or_none() is None:
            connection.execute(insert(hidden), {"guest": guest, "table_id": table})

    await store.write_over(write)
    return True


async def show(store: Store, guest: str, table: str) -> None:
    gone = delete(hidden).where(hidden.c.guest == guest, hidden.c.table_id == table)
    await store.write(lambda connection: connection.execute(gone))


def _theirs(guest: str) -> ColumnElement[bool]:
    """Tables a guest sits at or has opened."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest).distinct()
    return tables.c.id.in_(mine) | (tables.c.opened_by == guest)


# --- what a list tells of a table ---


async def _card(service: Service, listed: Listed, guest: str) -> TableCard:
    if not _is_playable(listed.header):
        return _closed_card(listed.header, guest)
    summary = listed.summary
    if summary is None:
        try:
            summary = summarize(await service.table(listed.header.id))
        except OtherRules:
            return _closed_card(listed.header, guest)
        await _keep_summary(service.store, listed, format_summary(summary))
    return _open_card(listed, summary, guest, service.now())


async def _keep_summary(store: Store, listed: Listed, summary: str) -> None:
    """What an older version did not keep. Whoever appends meanwhile has kept a newer one: that stays."""
    same = (tables.c.id == listed.header.id) & (tables.c.touched == listed.touched)
    kept = update(tables).where(same).values(summary=summary)
    await store.write(lambda connection: connection.execute(kept))


def _is_playable(header: Header) -> bool:
    game = game_of(header.game, header.rules)
    if game is None:
        return False
    return not header.box or header.box == game.fingerprint(game.describe(header.seats, **header.options))


def _open_card(listed: Listed, summary: Summary, guest: str, now: float) -> TableCard:
    header = listed.header
    mine = [seat for seat, sitter in enumerate(summary.sitters) if sitter.guest == guest]
    is_old = now - listed.touched > LEFT_AFTER
    runs_by_days = header.clock.kind == "turn" and not summary.waiting
    return TableCard(
        table=header.id,
        game=header.game,
        players=render.players(header.game, summary.sitters, guest),
        your_turn=summary.to_move in mine,
        over=summary.over,
        won=any(seat in summary.winners for seat in mine),
        waiting=summary.waiting,
        left=not summary.over and not runs_by_days and is_old,
        offered_by=None if is_old or set(mine) & set(summary.agreed) or not mine else summary.offered_by,
        awaited=not summary.over and any(seat in summary.awaited for seat in mine),
        to_move=summary.to_move,
        winners=list(summary.winners),
        scores=list(summary.scores),
        reason=summary.reason,
        place=min(summary.places[seat] for seat in mine) if summary.places and mine else None,
        other_rules=False,
        actions=summary.actions,
        picture=[list(grid) for grid in summary.picture],
        at=listed.touched,
    )


def _closed_card(header: Header, guest: str) -> TableCard:
    """A table that began with other rules: all that is known without playing it."""
    return TableCard(
        table=header.id,
        game=header.game,
        players=render.players(header.game, header.sitters, guest),
        your_turn=False,
        over=False,
        won=False,
        waiting=False,
        left=False,
        offered_by=None,
        awaited=False,
        to_move=None,
        winners=[],
        scores=[],
        reason="",
        place=None,
        other_rules=True,
        actions=0,
        picture=[],
        at=header.created,
    )

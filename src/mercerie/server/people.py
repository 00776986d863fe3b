"""The people one plays with: who sat with one lately, and seats kept for them at a new table.

A guest's id is a secret: somebody is named by a table where both sat and by the seat there, and only who sat there may.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from sqlalchemy import select

from mercerie.core import Seat
from mercerie.server import render
from mercerie.server.asking import asked_in_vain
from mercerie.server.entries import Clock, Sitter
from mercerie.server.lobby_messages import Asked, ClockChoice, NewTable, People, Person, SeatChoice
from mercerie.server.objections import NotAllowed
from mercerie.server.schema import invitations, seats, tables
from mercerie.server.service import ASKED_ALREADY, Service
from mercerie.server.summary import parse_summary
from mercerie.server.table import OtherRules, Table

MOST_PEOPLE = 12
_MOST_TABLES = 200  # the latest: among them are twelve people, if one plays with as many
_MOST_INVITATIONS = 20


async def people_of(service: Service, guest: str) -> People:
    store, asked = service.store, await _asked_by(service, guest)
    mine = select(seats.c.table_id).where(seats.c.guest == guest).distinct()
    told = (tables.c.id, tables.c.game, tables.c.options, tables.c.clock, tables.c.touched, tables.c.summary)
    wanted = select(*told).where(tables.c.id.in_(mine))
    latest = wanted.order_by(tables.c.touched.desc()).limit(_MOST_TABLES)
    met: dict[str, Person] = {}
    for row in await store.read(lambda connection: connection.execute(latest).all()):
        summary = parse_summary(row.summary)
        if summary is None:
            continue
        for seat, other, name in others(summary.sitters, guest):
            if other not in met:
                again = _once_more(row, summary.sitters, guest, seat)
                met[other] = Person(row.id, seat, name, row.game, row.touched, other in asked, again)
    return People(list(met.values())[:MOST_PEOPLE], await _invitations(service, guest))


def others(sitters: tuple[Sitter, ...], guest: str) -> Iterator[tuple[Seat, str, str]]:
    """Seats, guests and names of the people somebody sits with. Of several at one screen nobody is known by name."""
    sitting = [sitter.guest for sitter in sitters]
    for seat, sitter in enumerate(sitters):
        if sitter.guest is not None and sitter.guest != guest and sitting.count(sitter.guest) == 1:
            yield seat, sitter.guest, sitter.name


def _once_more(row: Any, sitters: tuple[Sitter, ...], guest: str, seat: Seat) -> NewTable:
    """That table again with one person invited; others who sat there come by the link, and the lot says who begins."""
    options = {name: value for name, value in json.loads(row.options).items() if name != "first"}
    mine = next(at for at, sitter in enumerate(sitters) if sitter.guest == guest)
    chairs = [_chair(sitter, guest) for sitter in sitters]
    chairs[mine], chairs[seat] = SeatChoice("me"), SeatChoice("person", table=row.id, seat=seat)
    return NewTable(row.game, chairs, options, _choice_of(Clock(**json.loads(row.clock))))


def _chair(sitter: Sitter, guest: str) -> SeatChoice:
    """Who sat there: a robot, one more at my screen, or somebody who is not the one invited."""
    if sitter.bot is not None:
        return SeatChoice("bot", bot=sitter.bot)
    return SeatChoice("here", name=sitter.name) if sitter.guest == guest else SeatChoice("open")


def _choice_of(clock: Clock) -> ClockChoice:
    return ClockChoice(clock.kind, int(clock.seconds), int(clock.increment))


async def _asked_by(service: Service, guest: str) -> set[str]:
    """Whom a guest has asked lately in vain."""
    wanted = asked_in_vain(guest, service.now())
    return set(await service.store.read(lambda connection: connection.execute(wanted).scalars().all()))


async def _invitations(service: Service, guest: str) -> list[Asked]:
    wanted = select(tables.c.id, tables.c.summary).join(invitations).where(invitations.c.guest == guest)
    latest = wanted.order_by(invitations.c.at.desc()).limit(_MOST_INVITATIONS)
    found = []
    for row in await service.store.read(lambda connection: connection.execute(latest).all()):
        summary = parse_summary(row.summary)
        # Most are answered long since: those tables need not be played to know it.
        if summary is not None and any(sitter.kept_for == guest for sitter in summary.sitters):
            with suppress(OtherRules):
                found.append(_told(await service.table(row.id), guest))
    return found


def _told(table: Table, guest: str) -> Asked:
    header = table.header
    by = next((sitter.name for sitter in table.sitters if sitter.guest == header.by), "?")
    players = render.players(header.game, table.sitters, guest)
    return Asked(header.id, header.game, by, players, _choice_of(header.clock), header.created)


# --- asking them to a table ---


async def keep_seats(service: Service, wanted: NewTable, guest: str) -> dict[Seat, Sitter]:
    """The seats of a new table that are kept for people; NotAllowed if it is not for this guest to ask them."""
    chosen = {seat: choice for seat, choice in enumerate(wanted.seats) if choice.kind == "person"}
    if not chosen:
        return {}
    if not any(choice.kind in {"me", "here"} for choice in wanted.seats):
        raise NotAllowed("Take a seat too: nobody is invited to a table without you.")
    kept = {seat: await _keep(service, choice, guest) for seat, choice in chosen.items()}
    asked = [sitter.kept_for for sitter in kept.values()]
    if len(set(asked)) < len(asked):
        raise NotAllowed("Everybody sits on one seat only.")
    if set(asked) & await _asked_by(service, guest):
        raise NotAllowed(ASKED_ALREADY)
    return kept


async def _keep(service: Service, choice: SeatChoice, guest: str) -> Sitter:
    table = await service.table(choice.table or "")
    if table.seats_of(guest):
        for seat, other, name in others(table.sitters, guest):
            if seat == choice.seat:
                return Sitter(name=name, kept_for=other)
    raise NotAllowed("You have not played with them.")

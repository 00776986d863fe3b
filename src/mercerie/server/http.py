"""What is asked and answered over HTTP: the lobby, snapshots, replays. Described at /api/docs."""

from hmac import compare_digest
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from mercerie.core.plain import to_plain
from mercerie.games import GAMES
from mercerie.play import Match, Record, format_record, parse_record
from mercerie.server import render
from mercerie.server.entries import Clock, Header, Sitter
from mercerie.server.lobby_messages import GameInfo, Me, NewTable, OptionInfo, TableCard
from mercerie.server.messages import Command, Name, Text
from mercerie.server.service import NotFound, Service, record_of
from mercerie.server.table import NotAllowed, OtherRules, Table, open_table
from mercerie.server.visitors import guest, house_of, known_guest, not_too_often, not_too_quickly

router = APIRouter(prefix="/api")
Guest = Annotated[str, Depends(guest)]
TableId = Annotated[str, Path(max_length=64)]
Secret = Annotated[str, Path(max_length=64)]
Watch = Annotated[str | None, Query(max_length=64)]
Rarely = Depends(not_too_often)
Quickly = Depends(not_too_quickly)


class Named(BaseModel):
    """A name to be called by."""

    name: Name


class DeviceLink(BaseModel):
    """The last part of a link from another device."""

    link: Annotated[str, Field(max_length=200)]


class RecordText(BaseModel):
    """A record, as its file has it."""

    text: Annotated[str, Field(max_length=200_000)]


class PlayOn(BaseModel):
    """Where to go on from, and against whom."""

    table: Text
    at: Annotated[int, Field(ge=0, le=10_000)]
    bot: Text


@router.get("/me")
async def me(request: Request, who: Guest) -> Any:
    return to_plain(Me(await house_of(request).store.name_of(who)))


@router.put("/me")
async def rename(request: Request, who: Guest, named: Named) -> Any:
    await house_of(request).store.rename(who, named.name.strip())
    return to_plain(Me(named.name.strip()))


@router.post("/me/link", dependencies=[Rarely])
async def device_link(request: Request, who: Guest) -> Any:
    """A link that makes another device of one's own the same guest; it lasts a quarter of an hour."""
    return {"path": f"/d/{house_of(request).guests.link(who)}"}


@router.post("/me/follow", dependencies=[Rarely])
async def follow_link(request: Request, response: Response, given: DeviceLink) -> Any:
    guests = house_of(request).guests
    who = guests.follow(given.link)
    if who is None:
        raise NotAllowed("This link is too old; make a new one on the first device.")
    response.headers.append("set-cookie", guests.cookie(who, secure=request.url.scheme == "https"))
    return to_plain(Me(await house_of(request).store.name_of(who)))


@router.get("/games")
async def games(request: Request) -> Any:
    return to_plain(
        [
            GameInfo(
                game=game.id,
                author=game.author,
                seats=list(game.seats),
                options=[OptionInfo(option.name, option.default, list(option.choices)) for option in game.options],
                bots=house_of(request).service.bots.offered(game.id),
            )
            for game in GAMES.values()
        ]
    )


@router.get("/tables")
async def my_tables(request: Request, who: Guest) -> Any:
    house = house_of(request)
    return to_plain([await _card(house.service, table, who) for table in await house.store.tables_of(who)])


@router.post("/tables", dependencies=[Rarely])
async def open_new(request: Request, who: Guest, wanted: NewTable) -> Any:
    house = house_of(request)
    table = await house.service.open(wanted, who, await house.store.name_of(who) or "?")
    return _opened(table)


@router.get("/tables/{table_id}")
async def snapshot(request: Request, table_id: TableId, watch: Watch = None) -> Any:
    house = house_of(request)
    table = await visible(request, table_id, watch)
    watcher = render.Watcher(known_guest(request), house.presence.at(table_id))
    return to_plain(render.update(table, watcher, 0, house.service.now(), await rematch_id(request, table)))


@router.post("/tables/{table_id}/commands", dependencies=[Quickly])
async def command(request: Request, who: Guest, table_id: TableId, command: Annotated[Command, Body()]) -> Any:
    """The same commands as over the socket. A stale base is answered with 409 and where the table is."""
    seq = await house_of(request).service.submit(table_id, who, command)
    return {"type": "Ack", "key": command.key, "seq": seq}


@router.get("/join/{secret}")
async def invitation(request: Request, who: Guest, secret: Secret) -> Any:
    table = await _invited(request, secret)
    names = [sitter.name for sitter in table.sitters if sitter.name]
    seated = bool(table.seats_of(who))
    return {"table": table.header.id if seated else "", "game": table.header.game, "names": names, "seated": seated}


@router.post("/join/{secret}", dependencies=[Rarely])
async def join(request: Request, who: Guest, secret: Secret, named: Named) -> Any:
    house = house_of(request)
    table = await _invited(request, secret)
    await house.store.rename(who, named.name.strip())
    await house.service.join(table.header.id, who, named.name.strip())
    return {"table": table.header.id}


@router.get("/watch/{secret}")
async def watch(request: Request, secret: Secret) -> Any:
    header = await house_of(request).store.by_watch_secret(secret)
    if header is None:
        raise NotFound("This link leads to no table.")
    return {"table": header.id}


@router.post("/tables/{table_id}/rematch", dependencies=[Rarely])
async def rematch(request: Request, who: Guest, table_id: TableId) -> Any:
    table = await house_of(request).service.rematch(table_id, who)
    return {"table": table.header.id}


@router.post("/tables/{table_id}/hint", dependencies=[Quickly])
async def hint(request: Request, who: Guest, table_id: TableId) -> Any:
    house = house_of(request)
    table = await house.service.table(table_id)
    update = render.update(table, render.Watcher(who), table.seq, house.service.now())
    if not update.may_hint:
        raise NotAllowed("Hints are for games against bots, on one's own turn.")
    return to_plain(await house.desk.advise(table))


@router.get("/tables/{table_id}/replay")
async def replay(request: Request, table_id: TableId, watch: Watch = None) -> Any:
    return to_plain(render.replay(await visible(request, table_id, watch)))


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(request: Request, table_id: TableId, watch: Watch = None) -> PlainTextResponse:
    table = await visible(request, table_id, watch)
    if table.result is None:
        raise NotAllowed("A record holds the seed: it is there when the game is over.")
    name = f"attachment; filename={table.header.game}.mercerie"
    return PlainTextResponse(format_record(record_of(table)), headers={"content-disposition": name})


@router.post("/replays", dependencies=[Rarely])
async def replay_of_record(given: RecordText) -> Any:
    """A record from a file, replayed; it is not kept."""
    return to_plain(render.replay(read_record(given.text)[1]))


@router.post("/play-on", dependencies=[Rarely])
async def play_on(request: Request, who: Guest, wanted: PlayOn) -> Any:
    house = house_of(request)
    await visible(request, wanted.table, None)
    name = await house.store.name_of(who) or "?"
    table = await house.service.play_on(wanted.table, wanted.at, wanted.bot, who, name)
    return {"table": table.header.id}


def read_record(text: str) -> tuple[Record, Table]:
    """A record as a table at which all of it has been played."""
    read = parse_record(text)
    if any(str(value).endswith(".toml") for value in read.options.values()):
        raise NotAllowed("This record needs a file of somebody's own; replay it with `mercerie replay`.")
    match = Match.resume(read)
    sitters = tuple(Sitter(name=name, bot="random") for name in match.names)
    header = Header(
        *("", read.game, read.rules, read.seats, read.seed, read.options, Clock(), sitters, "", "", 0.0, read.actions)
    )
    return read, open_table(header)


async def _card(service: Service, table_id: str, who: str) -> TableCard:
    try:
        return render.card(await service.table(table_id), who)
    except OtherRules:
        header = await service.store.header(table_id)
        assert header is not None
        return render.closed_card(header)


async def visible(connection: Any, table_id: str, watch: str | None) -> Table:
    """The table, for those who sit at it or have its watch link."""
    table = await house_of(connection).service.table(table_id)
    # In constant time: how long a refusal takes must not tell how much of a guess was right.
    has_link = watch is not None and compare_digest(table.header.watch_secret.encode(), watch.encode())
    if not has_link and not table.seats_of(known_guest(connection)):
        raise NotAllowed("To see this table, sit down by its link or use its link for watching.")
    return table


async def rematch_id(connection: Any, table: Table) -> str | None:
    if table.result is None:
        return None
    following = await house_of(connection).store.rematch_of(table.header.id)
    return following.id if following else None


async def _invited(request: Request, secret: str) -> Table:
    header = await house_of(request).store.by_join_secret(secret)
    if header is None:
        raise NotFound("This link leads to no table.")
    return await house_of(request).service.table(header.id)


def _opened(table: Table) -> Any:
    links = {"join": f"/j/{table.header.join_secret}", "watch": f"/w/{table.header.watch_secret}"}
    return {"table": table.header.id, "links": links}

"""What is asked and answered over HTTP: the lobby, snapshots, replays. Described at /api/docs."""

from hmac import compare_digest
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from pydantic import BaseModel, Field

from mercerie.core.plain import to_plain
from mercerie.games import GAMES
from mercerie.server import listing, render
from mercerie.server.commands import PLAIN, Command, Name, Text
from mercerie.server.doors import Door, Quickly, Rarely
from mercerie.server.lobby_messages import GameInfo, Me, NewTable
from mercerie.server.opening import option_info
from mercerie.server.people import keep_seats
from mercerie.server.service import NotFound
from mercerie.server.table import NotAllowed, Table
from mercerie.server.together import impossible
from mercerie.server.visitors import guest, house_of, known_guest

router = APIRouter(prefix="/api", route_class=Door)
Guest = Annotated[str, Depends(guest)]
TableId = Annotated[str, Path(max_length=64, pattern=PLAIN)]
Secret = Annotated[str, Path(max_length=64)]
Watch = Annotated[str | None, Query(max_length=64)]


class Named(BaseModel):
    """A name to be called by."""

    name: Name


class DeviceLink(BaseModel):
    """The last part of a link from another device."""

    link: Annotated[str, Field(max_length=200)]


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
                options=[option_info(game.id, option) for option in game.options],
                impossible=list(impossible(game.id)),
                bots=house_of(request).service.bots.offered(game.id),
            )
            for game in GAMES.values()
        ]
    )


@router.get("/tables")
async def my_tables(request: Request, who: Guest) -> Any:
    return to_plain(await listing.cards_of(house_of(request).service, who))


@router.put("/tables/{table_id}/hidden", dependencies=[Quickly])
async def hide(request: Request, who: Guest, table_id: TableId) -> Any:
    """Take a table out of one's own list; for everybody else it stays where it is."""
    if not await listing.hide(house_of(request).store, who, table_id):
        raise NotFound("There is no such table in your list.")
    return {"hidden": True}


@router.delete("/tables/{table_id}/hidden", dependencies=[Quickly])
async def show_again(request: Request, who: Guest, table_id: TableId) -> Any:
    await listing.show(house_of(request).store, who, table_id)
    return {"hidden": False}


@router.post("/tables", dependencies=[Rarely])
async def open_new(request: Request, who: Guest, wanted: NewTable) -> Any:
    house = house_of(request)
    kept = await keep_seats(house.service, wanted, who)
    return _opened(await house.service.open(wanted, who, await house.store.name_of(who) or "?", kept))


@router.get("/tables/{table_id}")
async def snapshot(request: Request, table_id: TableId, watch: Watch = None) -> Any:
    house = house_of(request)
    table = await visible(request, table_id, watch)
    watcher = render.Watcher(known_guest(request), house.presence.at(table_id))
    return to_plain(render.update(table, watcher, 0, house.service.now(), await house.service.following(table)))


@router.post("/tables/{table_id}/commands", dependencies=[Quickly])
async def command(request: Request, who: Guest, table_id: TableId, command: Annotated[Command, Body()]) -> Any:
    """The same commands as over the socket. A stale base is answered with 409 and where the table is."""
    seq = await house_of(request).service.submit(table_id, who, command)
    return {"type": "Ack", "key": command.key, "seq": seq}


@router.get("/join/{secret}")
async def invitation(request: Request, who: Guest, secret: Secret) -> Any:
    table = await _invited(request, secret)
    seated = bool(table.seats_of(who))
    players = to_plain(render.players(table.header.game, table.sitters, who))
    told = {"game": table.header.game, "players": players, "seated": seated, "clock": to_plain(table.header.clock)}
    return {"table": table.header.id if seated else "", **told}


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
    return to_plain(render.replay(await visible(request, table_id, watch), known_guest(request)))


@router.post("/play-on", dependencies=[Rarely])
async def play_on(request: Request, who: Guest, wanted: PlayOn) -> Any:
    house = house_of(request)
    await visible(request, wanted.table, None)
    name = await house.store.name_of(who) or "?"
    table = await house.service.play_on(wanted.table, wanted.at, wanted.bot, who, name)
    return {"table": table.header.id}


async def visible(connection: Any, table_id: str, watch: str | None) -> Table:
    """The table, for those who sit at it or opened it, and for those who have its watch link."""
    table = await house_of(connection).service.table(table_id)
    # In constant time: how long a refusal takes must not tell how much of a guess was right.
    has_link = watch is not None and compare_digest(table.header.watch_secret.encode(), watch.encode())
    if not has_link and not table.is_shown_to(known_guest(connection)):
        raise NotAllowed("To see this table, sit down by its link or use its link for watching.")
    return table


async def _invited(request: Request, secret: str) -> Table:
    header = await house_of(request).store.by_join_secret(secret)
    if header is None:
        raise NotFound("This link leads to no table.")
    return await house_of(request).service.table(header.id)


def _opened(table: Table) -> Any:
    links = {"join": f"/j/{table.header.join_secret}", "watch": f"/w/{table.header.watch_secret}"}
    return {"table": table.header.id, "links": links}

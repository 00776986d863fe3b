"""The people one plays with, asked for over HTTP, and the answer to an invitation."""

from typing import Any

from fastapi import APIRouter, Request

from mercerie.core.plain import to_plain
from mercerie.server.doors import Door, Quickly, Rarely
from mercerie.server.http import Guest, TableId
from mercerie.server.people import people_of
from mercerie.server.visitors import house_of

people_router = APIRouter(prefix="/api", route_class=Door)


@people_router.get("/people")
async def people(request: Request, who: Guest) -> Any:
    return to_plain(await people_of(house_of(request).service, who))


@people_router.post("/tables/{table_id}/accept", dependencies=[Rarely])
async def accept(request: Request, who: Guest, table_id: TableId) -> Any:
    """Take the seat somebody keeps for one. Nobody sits, and no clock runs, before this."""
    house = house_of(request)
    await house.service.accept(table_id, who, await house.store.name_of(who) or "?")
    return {"table": table_id}


@people_router.post("/tables/{table_id}/decline", dependencies=[Quickly])
async def decline(request: Request, who: Guest, table_id: TableId) -> Any:
    """Rather not: the seat is free for others, and who asked is told."""
    await house_of(request).service.decline(table_id, who)
    return {"declined": True}

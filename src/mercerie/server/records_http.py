"""Records over HTTP: taken home, brought back, analysed."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from mercerie.play import format_record
from mercerie.server.doors import Rarely, RecordDoor
from mercerie.server.file_names import disposition, file_name
from mercerie.server.http import TableId, Watch, visible
from mercerie.server.review_http import answer
from mercerie.server.service import record_of
from mercerie.server.table import NotAllowed
from mercerie.server.visitors import house_of

router = APIRouter(prefix="/api", route_class=RecordDoor)


class RecordText(BaseModel):
    """A record, as its file has it."""

    text: Annotated[str, Field(max_length=60_000)]


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(request: Request, table_id: TableId, watch: Watch = None) -> PlainTextResponse:
    table = await visible(request, table_id, watch)
    if table.result is None:
        raise NotAllowed("A record holds the seed: it is there when the game is over.")
    headers = {"content-disposition": disposition(file_name(table))}
    return PlainTextResponse(format_record(record_of(table)), headers=headers)


@router.post("/replays", dependencies=[Rarely])
async def replay_of_record(request: Request, given: RecordText) -> Response:
    """A record from a file, replayed; it is not kept."""
    return Response(await house_of(request).reader.replay(given.text), media_type="application/json")


@router.post("/reviews", dependencies=[Rarely])
async def review_record(request: Request, given: RecordText) -> Any:
    """A record from a file, analysed. It is not kept: `id` leads to what is found as long as that is remembered."""
    key, case = await house_of(request).reader.case(given.text)
    return answer(house_of(request).reviews, key, case)

"""Links that look like invitations: what a pasted link says of itself, and the picture beside it.

A preview tells no more than its link already opens: of an invitation who invites to what game, with a picture of no
table in particular; of a link for watching what every spectator sees. A table's address without its link tells nothing.
"""

import asyncio
from hmac import compare_digest
from html import escape
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response

from mercerie.core import RuleError
from mercerie.server.doors import Door, Quickly
from mercerie.server.http import TableId, Watch, visible
from mercerie.server.pictures.card import card, sample
from mercerie.server.pictures.words import Kind, Language, Preview, preview
from mercerie.server.service import NotFound
from mercerie.server.table import Table
from mercerie.server.visitors import TooMany, address, house_of

router = APIRouter(include_in_schema=False, route_class=Door)
_LINKS: dict[str, Kind] = {"j": "join", "w": "watch"}
Secret = Annotated[str, Path(max_length=64)]
# A picture of a running game may be a few minutes old where it is pasted.
_HEADERS = {"cache-control": "public, max-age=300", "x-robots-tag": "noindex"}


@router.get("/og/{link}/{secret}.png")
async def picture(request: Request, link: Literal["j", "w"], secret: Secret) -> Response:
    """The picture of a link, for those who have the link."""
    if wait := house_of(request).drawing.wait(address(request)):
        raise TooMany(wait)
    table = await _behind(request, link, secret)
    if table is None:
        raise NotFound("This link leads to no table.")
    return Response(await _drawn(request, table, _LINKS[link]), media_type="image/png", headers=_HEADERS)


@router.get("/api/tables/{table_id}/picture", dependencies=[Quickly])
async def table_picture(request: Request, table_id: TableId, watch: Watch = None) -> Response:
    """The picture of a table for those who may see it: a result to share."""
    table = await visible(request, table_id, watch)
    headers = {"cache-control": "private, no-cache"}
    return Response(await _drawn(request, table, "watch"), media_type="image/png", headers=headers)


async def _drawn(request: Request, table: Table, kind: Kind) -> bytes:
    told, game, invites = preview(table, kind, language_of(request)), table.header.game, kind == "join"
    # Somewhere else: a position is played to, and strokes are written, while others go on playing.
    view = await asyncio.to_thread(sample, game) if invites else table.state.view(None)
    svg = await asyncio.to_thread(card, told, game, view, dated=not invites)
    return await house_of(request).studio.png(svg)


async def tags(request: Request, path: str) -> str:
    """What goes into the head of the page at this address; empty where nothing may be told."""
    head, _, name = path.partition("/")
    try:
        table, link = await _told(request, head, name)
    except RuleError:
        return ""
    if table is None:
        return ""
    secret = table.header.join_secret if link == "j" else table.header.watch_secret
    language = language_of(request)
    image = f"{request.base_url}og/{link}/{secret}.png?l={language}"
    return _meta(preview(table, _LINKS[link], language), image)


async def _told(request: Request, head: str, name: str) -> tuple[Table | None, str]:
    if head in _LINKS:
        return await _behind(request, head, name), head
    watch = request.query_params.get("watch", "")
    if head not in {"t", "replay"} or not watch:
        return None, ""
    table = await _behind(request, "w", watch)
    # In constant time, as everywhere a secret is compared.
    return (table if table and compare_digest(table.header.id.encode(), name.encode()) else None), "w"


async def _behind(request: Request, link: str, secret: str) -> Table | None:
    house = house_of(request)
    found = await (house.store.by_join_secret(secret) if link == "j" else house.store.by_watch_secret(secret))
    return None if found is None else await house.service.table(found.id)


def language_of(request: Request) -> Language:
    """The one who sends a link says it in the link; else it is that of whoever asks."""
    asked = request.query_params.get("l") or request.headers.get("accept-language", "")
    return "fr" if asked.lower().startswith("fr") else "en"


def _meta(told: Preview, image: str) -> str:
    named = {
        "og:type": "website",
        "og:site_name": "Mercerie",
        "og:title": told.title,
        "og:description": told.text,
        "og:locale": {"fr": "fr_FR", "en": "en_GB"}[told.language],
        "og:image": image,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": told.title,
    }
    card = {"twitter:card": "summary_large_image", "twitter:title": told.title, "twitter:image": image}
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in named.items()]
    return "\n    ".join([*lines, *(f'<meta name="{key}" content="{escape(value)}" />' for key, value in card.items())])

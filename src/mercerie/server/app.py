"""The application: everything put together, opened on start and closed without losing anything."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from mercerie import __version__
from mercerie.server import apidocs, metrics
from mercerie.server.bus import InProcessBus
from mercerie.server.desk import Desk
from mercerie.server.guard import Guard, Limiter
from mercerie.server.guests import Guests
from mercerie.server.http import router
from mercerie.server.pages import serve_pages
from mercerie.server.people_http import people_router
from mercerie.server.pictures.studio import Studio
from mercerie.server.presence import Presence
from mercerie.server.previews import router as previews_router
from mercerie.server.push.bell import Bell
from mercerie.server.push.http import router as push_router
from mercerie.server.reading import Reader
from mercerie.server.records_http import router as records_router
from mercerie.server.refusals import Refusal, refuse_in_our_words
from mercerie.server.review_http import router as review_router
from mercerie.server.reviews import Reviews
from mercerie.server.service import Service
from mercerie.server.settings import Settings
from mercerie.server.socket import socket_router
from mercerie.server.store import Store
from mercerie.server.thinking import Thinkers


@dataclass(slots=True)
class House:
    """What the routes need, in one place."""

    settings: Settings
    store: Store
    service: Service
    presence: Presence
    desk: Desk
    guests: Guests
    commands: Limiter
    openings: Limiter
    reviews: Reviews
    reader: Reader
    bell: Bell | None
    studio: Studio = field(default_factory=Studio)
    # Links are pasted where many read them, and each reader's program may ask for the picture.
    drawing: Limiter = field(default_factory=lambda: Limiter(burst=30, per_second=1))
    stopping: asyncio.Event = field(default_factory=asyncio.Event)


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _open_house(settings) as house:
            app.state.house = house
            yield

    app = FastAPI(
        title="Mercerie",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses={422: {"model": Refusal, "description": "Not what this address understands"}},
    )
    for part in (router, people_router, review_router, records_router, push_router, previews_router, socket_router):
        app.include_router(part)
    app.include_router(metrics.router)
    app.include_router(apidocs.router)
    refuse_in_our_words(app)
    serve_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Guard, hosts=settings.hosts)
    return app


@asynccontextmanager
async def _open_house(settings: Settings) -> AsyncIterator[House]:
    store = Store(settings.url)
    await store.open()
    presence = Presence()
    service = Service(store, InProcessBus(), outside=settings.outside)
    thinkers = Thinkers(settings.bot_processes, outside=settings.outside)
    desk = Desk(service, presence, thinkers, settings.grace)
    # Before the desk makes up for the downtime, and so forgets when it began.
    bell = await Bell.of(store, service, presence, settings)
    await desk.make_up_for_downtime()
    sweeping = asyncio.create_task(desk.run())
    warming = asyncio.create_task(thinkers.warm_up(strong=settings.warm_up))
    commands = Limiter(burst=40, per_second=settings.commands_per_second)
    reviews = Reviews(thinkers)
    openings = Limiter(burst=20, per_second=settings.tables_per_minute / 60)
    reader, guests = Reader(), await Guests.of(store)
    house = House(settings, store, service, presence, desk, guests, commands, openings, reviews, reader, bell)
    try:
        yield house
    finally:
        await _close(house, sweeping, warming)


async def _close(house: House, *tasks: asyncio.Task[None]) -> None:
    """The store last: until then everybody may still be writing."""
    house.stopping.set()
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    await house.reviews.close()
    if house.bell is not None:
        await house.bell.close()
    await asyncio.gather(house.reader.close(), house.desk.close())
    await house.store.close()

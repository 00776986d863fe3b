"""The application: everything put together, opened on start and closed without losing anything."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, JSONResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from mercerie import __version__
from mercerie.core import RuleError
from mercerie.server import apidocs, metrics
from mercerie.server.bus import InProcessBus
from mercerie.server.desk import Desk
from mercerie.server.guard import Guard, Limiter
from mercerie.server.guests import Guests
from mercerie.server.http import router
from mercerie.server.presence import Presence
from mercerie.server.review_http import router as review_router
from mercerie.server.reviews import Reviews
from mercerie.server.service import Service
from mercerie.server.settings import Settings
from mercerie.server.socket import socket_router
from mercerie.server.store import Store
from mercerie.server.thinking import Thinkers
from mercerie.server.visitors import TooMany, guest

STATIC = Path(__file__).parent / "static"
_STATUS = {
    "not-found": 404,
    "not-allowed": 403,
    "not-your-turn": 409,
    "stale": 409,
    "illegal-action": 409,
    "other-rules": 409,
    "too-many": 429,
    "unavailable": 503,
}
_log = logging.getLogger("mercerie")


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
    )
    app.include_router(router)
    app.include_router(review_router)
    app.include_router(socket_router)
    app.include_router(metrics.router)
    app.include_router(apidocs.router)
    app.add_exception_handler(RuleError, _refusal)
    _serve_pages(app)
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
    await desk.make_up_for_downtime()
    sweeping = asyncio.create_task(desk.run())
    warming = asyncio.create_task(thinkers.warm_up(strong=settings.warm_up))
    commands = Limiter(burst=40, per_second=settings.commands_per_second)
    reviews = Reviews(thinkers)
    openings = Limiter(burst=20, per_second=settings.tables_per_minute / 60)
    house = House(settings, store, service, presence, desk, await Guests.of(store), commands, openings, reviews)
    try:
        yield house
    finally:
        house.stopping.set()
        for task in (sweeping, warming):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await reviews.close()
        await desk.close()
        await store.close()


async def _refusal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RuleError)
    headers = {"retry-after": f"{error.seconds:.0f}"} if isinstance(error, TooMany) else {}
    return JSONResponse({"code": error.code, "words": str(error)}, _STATUS.get(error.code, 400), headers)


def _serve_pages(app: FastAPI) -> None:
    """The built web app: its files as they are, and its one page for every other address."""
    if not (STATIC / "index.html").exists():
        _log.warning("the web app is not built; run `make web`")
        return
    app.mount("/assets", _LastingFiles(directory=STATIC / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            return JSONResponse({"code": "not-found", "words": "There is nothing here."}, 404)
        asked = _ours(path)
        answer = FileResponse(asked or STATIC / "index.html", headers={"cache-control": "no-cache"})
        if asked is None:
            # The page brings the cookie: its first requests come together and must all be the same guest's.
            guest(request, answer)
        return answer


def _ours(path: str) -> Path | None:
    """The file of the built app with this address, if there is one."""
    try:
        asked = (STATIC / path).resolve()
        return asked if path and asked.is_relative_to(STATIC) and asked.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a letter that no name has
        return None


class _LastingFiles(StaticFiles):
    """Files whose names change with their contents: a browser may keep them for good."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response

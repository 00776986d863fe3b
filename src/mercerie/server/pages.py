"""The built web app: its files as they are, its one page where it has one, and that page with 404 elsewhere."""

import logging
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles

from mercerie.games import GAMES
from mercerie.server.previews import tags
from mercerie.server.visitors import guest

STATIC = Path(__file__).parent / "static"
# The first parts of addresses the page's router knows; a test holds the two together.
WITH_SECRETS = frozenset({"t", "j", "w", "d", "replay"})
WITH_GAMES = frozenset({"rules", "learn"})
ALONE = frozenset({"accessibility"})
# Programs that draw a preview of a link obey this too, so invitations are not forbidden; they are marked instead.
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /d/\n"
_log = logging.getLogger("mercerie")


def serve_pages(app: FastAPI) -> None:
    if not (STATIC / "index.html").exists():
        _log.warning("the web app is not built; run `make web`")
        return
    app.mount("/assets", _LastingFiles(directory=STATIC / "assets"), name="assets")
    app.add_api_route("/robots.txt", _robots, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)


def is_page(path: str) -> bool:
    """Whether the app has a page at this address; whether a table or link is there is known only later."""
    head, *rest = [part for part in path.split("/") if part] or [""]
    match rest:
        case []:
            return head in {"", "replay"} | ALONE
        case [name]:
            return head in WITH_SECRETS or (head in WITH_GAMES and name in GAMES)
        case _:
            return False


async def _robots() -> Response:
    return PlainTextResponse(ROBOTS)


async def _page(request: Request, path: str) -> Response:
    if path.startswith("api/"):
        return JSONResponse({"code": "not-found", "words": "There is nothing here."}, 404)
    file = _ours(path)
    if file is not None:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    headers = {"cache-control": "no-cache"}
    if path.partition("/")[0] in WITH_SECRETS:
        headers["x-robots-tag"] = "noindex"  # a table is nobody else's business, wherever its link was posted
    told = await tags(request, path)
    page = STATIC / "index.html"
    status = 200 if is_page(path) else 404
    answer: Response = FileResponse(page, status, headers=headers)
    if told:
        html = page.read_text(encoding="utf-8").replace("</head>", f"  {told}\n  </head>", 1)
        answer = HTMLResponse(html, status, headers=headers)
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

"""Running the server: a port that is free, a page in the browser, logs without secrets, a clean end."""

import asyncio
import gc
import json
import logging
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TextIO

import uvicorn
from fastapi import FastAPI

from mercerie.core import BadOption
from mercerie.server.addresses import link, listen
from mercerie.server.app import create_app
from mercerie.server.settings import PORT, Settings
from mercerie.server.socket import LONGEST_MESSAGE

_TRIED_PORTS = 20
# A full collection stops everybody for a tenth of a second when five hundred are there. States have no cycles, so there
# is little to collect: all is gone through only when half a million things have been added.
_RARELY = (5_000, 5, 20)


class JsonLines(logging.Formatter):
    """A log line as one JSON object. Addresses of requests are never logged: links hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            "words": record.getMessage(),
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class _Server(uvicorn.Server):
    """Stalls for nothing that can be done before, and tells everyone at a table before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is here now stays: the collector need not go through it again and again, a fifth of a second each time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_RARELY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.house.stopping.set()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def serve(settings: Settings, *, open_page: bool) -> None:
    """Serve until told to stop."""
    if settings.url.startswith("sqlite"):
        Path(settings.url.split("///", 1)[1]).parent.mkdir(parents=True, exist_ok=True)
    listening = _listen(settings)
    address = link(settings.host, listening.getsockname()[1])
    _log_as_json()
    app = create_app(settings)
    config = uvicorn.Config(
        app, log_config=None, access_log=False, ws_max_size=LONGEST_MESSAGE, timeout_graceful_shutdown=5
    )
    print(f"Mercerie: {address}  (Ctrl-C to stop)", flush=True)
    if open_page:
        webbrowser.open(address)
    _Server(config, app).run([listening])


def _listen(settings: Settings) -> socket.socket:
    """The port asked for, or the first free one from the usual on."""
    ports = [settings.port] if settings.port != PORT else range(PORT, PORT + _TRIED_PORTS)
    for port in ports:
        with suppress(OSError):
            return listen(settings.host, port)
    raise BadOption(f"Port {settings.port} of {settings.host} cannot be used; another program may have it: try --port.")


def _log_as_json(level: int = logging.INFO, to: TextIO | None = None) -> None:
    handler = logging.StreamHandler(to)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # uvicorn tells the address of every socket, and a link for watching is a secret; SQLAlchemy tells rows with seeds.
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)

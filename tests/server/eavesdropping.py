"""Somebody who hears all a server says, over HTTP, over sockets and in its log, and knows what it must not say yet."""

import asyncio
import io
import json
import logging
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from mercerie.games import patchwork, timeline
from mercerie.server import serving
from mercerie.server.app import create_app
from mercerie.server.settings import Settings
from mercerie.server.table import Table


class Leak(AssertionError):
    """Something was told before its time."""


class Visit:
    """A socket, driven from here without a network."""

    def __init__(self, ear: "Ear", path: str, cookie: str, **query: str) -> None:
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._ear = ear
        self._news = asyncio.Event()
        self.update: dict[str, Any] = {"seq": -1}
        scope = ear.scope("websocket", path, cookie, query)
        self._task = asyncio.create_task(ear.app(scope, self._inbox.get, self._hear))

    async def _hear(self, message: dict[str, Any]) -> None:
        if "text" in message:
            told = self._ear.hear(message["text"])
            if told["type"] == "Update":
                self.update = told
            self._news.set()

    async def until(self, seq: int) -> None:
        while self.update["seq"] < seq:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 20)

    def say(self, command: dict[str, Any]) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})

    async def leave(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class Ear:
    """One server, and all it has said since it was last looked through."""

    def __init__(self, app: Any, log: io.StringIO) -> None:
        self.app = app
        self.heard: list[Any] = []
        self.texts: list[str] = []
        self._log = log

    def scope(self, kind: str, path: str, cookie: str, query: dict[str, str]) -> dict[str, Any]:
        headers = {"host": "localhost", "cookie": cookie, "content-type": "application/json"}
        return {
            "type": kind,
            "path": path,
            "raw_path": path.encode(),
            "query_string": urlencode(query).encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (secrets.token_hex(4), 1),
            "server": ("localhost", 80),
            "scheme": "http",
            "root_path": "",
            "http_version": "1.1",
            "subprotocols": [],
        }

    def hear(self, text: str) -> Any:
        self.texts.append(text)
        try:
            told = json.loads(text)
        except ValueError:
            return None
        self.heard.append(told)
        return told

    async def ask(self, method: str, path: str, cookie: str, body: object = None, **query: str) -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        scope = {**self.scope("http", path, cookie, query), "method": method}
        parts, given = [], ""
        request = {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}

        async def receive() -> dict[str, Any]:
            return request

        async def send(message: dict[str, Any]) -> None:
            nonlocal given
            if message["type"] == "http.response.start":
                headers = {name.decode(): value.decode() for name, value in message["headers"]}
                given = headers.pop("set-cookie", "").split(";")[0]
                self.texts.append(json.dumps(headers))
            parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        return self.hear(b"".join(parts).decode()), given

    def table(self, table_id: str) -> Table:
        table: Table = self.app.state.house.service._cache[table_id]
        return table

    def check(self, table: Table, *private: str) -> None:
        """Look through everything said since the last time, now that the table stands like this."""
        logged = self._log.getvalue()
        self._log.seek(0)
        self._log.truncate()
        kept_quiet = [*private, *secret_texts(table)]
        for text in (*self.texts, logged):
            found = next((secret for secret in kept_quiet if secret in text), None)
            if found is not None:
                raise Leak(f"{found!r} was told at {table.header.game}, {table.seq}")
        for told in self.heard:
            check_values(told, table)
        self.texts, self.heard = [], []


def secret_texts(table: Table) -> list[str]:
    """What must be in no text now."""
    header, state = table.header, table.state
    if table.result is not None:
        return []
    found = [f"{header.seed:x}", str(header.seed)]
    if isinstance(state, timeline.State):
        found += [words for card in _undated(table) for words in (card.told.fr, card.told.en)]
        found += [str(state.luck), f"{state.luck:x}"] if state.luck > 10**6 else []
    return found


def _undated(table: Table) -> list[timeline.Card]:
    """Cards of which nobody has seen the date yet."""
    state: timeline.State = table.state
    positions = [table.match.dealt, *(played.after for played in table.match.steps)]
    seen = {card.id for position in positions for card in (*position.line, *position.missed)}
    seen |= {position.turned.card.id for position in positions if position.turned}
    return [card for cards in (*state.hands, state.pile) for card in cards if card.id not in seen]


def check_values(told: Any, table: Table) -> None:
    """What no text shows: a date beside its card, a card that is still in the pile, the order of patches to come."""
    state = table.state
    if table.result is not None:
        return
    if isinstance(state, timeline.State):
        undated = {card.id for card in _undated(table)}
        held = {card.id for hand in state.hands for card in hand}
        for value in _values(told):
            if isinstance(value, dict) and "year" in value and value["face"]["id"] in undated:
                raise Leak("the date of a card was told")
            if isinstance(value, str) and undated - held & set(value.split()):
                raise Leak("a card in the pile was told")
    if isinstance(state, patchwork.State) and len(state.late) > 2 and list(state.late) != sorted(state.late):
        late = list(state.late)
        for value in _values(told):
            if isinstance(value, list) and any(value[at : at + len(late)] == late for at in range(len(value))):
                raise Leak("the order of patches to come was told")


def _values(told: Any) -> Iterator[Any]:
    yield told
    for value in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from _values(value)


@contextmanager
def _logged() -> Iterator[io.StringIO]:
    """All the server logs, on every level."""
    log, root = io.StringIO(), logging.getLogger()
    before, level = root.handlers[:], root.level
    serving._log_as_json(logging.DEBUG, log)
    try:
        yield log
    finally:
        root.handlers[:] = before
        root.setLevel(level)


@asynccontextmanager
async def eavesdropping(folder: Path) -> AsyncIterator[Ear]:
    lenient = {"tables_per_minute": 1e9, "commands_per_second": 1e9}
    app = create_app(Settings(database=f"sqlite:///{folder}/heard.db", bot_processes=1, **lenient))  # type: ignore[arg-type]
    with _logged() as log:
        async with app.router.lifespan_context(app):
            yield Ear(app, log)

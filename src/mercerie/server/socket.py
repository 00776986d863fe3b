"""The socket of a table: an update at once and after every change; commands in, answers out. See docs/protocol.md."""

import asyncio
import json
from contextlib import ExitStack, suppress
from time import perf_counter
from typing import Annotated

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError

from mercerie.core import RuleError
from mercerie.core.plain import to_plain
from mercerie.server import render
from mercerie.server.commands import Command, Look
from mercerie.server.http import visible
from mercerie.server.messages import Ack, Goodbye, Refused
from mercerie.server.metrics import COMMANDS, SOCKETS, SUBMIT_SECONDS
from mercerie.server.refusals import mistake
from mercerie.server.store import Unavailable
from mercerie.server.table import OtherRules, Table
from mercerie.server.visitors import address, house_of, known_guest

socket_router = APIRouter()

LONGEST_MESSAGE = 16_384
# A watcher that does not take a message within this time is dropped, not waited for.
PATIENCE = 10.0
_SAID: TypeAdapter[Command | Look] = TypeAdapter(Annotated[Command | Look, Field(discriminator="type")])
_CLOSE = {
    "stopping": 1012,
    "too-slow": 4408,
    "too-many": 4429,
    "not-allowed": 4403,
    "bad-message": 4400,
    "other-rules": 4409,
}
_TRY_AGAIN_LATER = 1013


@socket_router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, since: int = 0, watch: str | None = None) -> None:
    await socket.accept()
    with SOCKETS.track_inprogress(), suppress(WebSocketDisconnect, asyncio.CancelledError):
        try:
            table = await visible(socket, table_id, watch)
            await _Visit(socket, table, max(0, since)).run()
        except Unavailable:
            # Without a word: a page takes it for a broken line, and comes back by and by.
            with suppress(RuntimeError):
                await socket.close(_TRY_AGAIN_LATER)
        except RuleError as error:
            await _leave(socket, Goodbye("other-rules" if isinstance(error, OtherRules) else "not-allowed"))


class _Visit:
    """One browser at one table."""

    def __init__(self, socket: WebSocket, table: Table, since: int) -> None:
        self._socket = socket
        self._house = house_of(socket)
        self._id = table.header.id
        self._guest = known_guest(socket)
        self._told = min(since, table.seq)
        self._seats = table.seats_of(self._guest)
        self._writing = asyncio.Lock()
        self._hidden = ExitStack()

    async def run(self) -> None:
        bus = self._house.service.bus
        try:
            with self._house.presence.sitting(self._id, self._seats), self._hidden:
                await self._house.desk.welcome_back(self._id, self._seats)
                self._house.desk.wake(self._id)
                bus.publish(self._id, 0)
                await self._talk()
        finally:
            # However it ended, also by a line that broke: whoever stays is told that somebody has left.
            bus.publish(self._id, 0)

    async def _talk(self) -> None:
        jobs = [asyncio.create_task(job) for job in (self._tell(), self._listen(), self._house.stopping.wait())]
        try:
            done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            if jobs[2] in done:
                await _leave(self._socket, Goodbye("stopping"))
            for job in done:
                job.result()
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    async def _tell(self) -> None:
        """An update now, and whenever the table may have something new."""
        async with self._house.service.bus.listening(self._id) as listener:
            table = await self._house.service.table(self._id)
            while True:
                watcher = render.Watcher(self._guest, self._house.presence.at(self._id))
                following = await self._house.service.following(table)
                update = render.update(table, watcher, self._told, self._house.service.now(), following)
                await self._send(update)
                self._told = table.seq
                table = await self._house.service.table_at(self._id, await listener.wait())

    async def _listen(self) -> None:
        while True:
            text = await self._hear()
            if text is None or len(text.encode(errors="replace")) > LONGEST_MESSAGE:
                await _leave(self._socket, Goodbye("bad-message"))
                return
            who = self._guest or address(self._socket)
            if self._house.commands.wait(who):
                await _leave(self._socket, Goodbye("too-many"))
                return
            await self._obey(text)

    async def _hear(self) -> str | None:
        """The next message; None if it is not text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text: str | None = message.get("text")
        return text

    async def _obey(self, text: str) -> None:
        begun = perf_counter()
        try:
            command = _SAID.validate_json(text)
        except ValidationError as error:
            words = f"That is no command: {mistake(error.errors()[0])}"
            await self._send(Refused(_key(text), "bad-message", words, self._told))
            return
        if isinstance(command, Look):
            self._look(visible=command.visible)
            return
        try:
            seq = await self._house.service.submit(self._id, self._guest or "", command)
        except RuleError as error:
            COMMANDS.labels(command.type, error.code).inc()
            await self._send(Refused(command.key, error.code, str(error), self._told))
            return
        SUBMIT_SECONDS.observe(perf_counter() - begun)
        COMMANDS.labels(command.type, "ack").inc()
        await self._send(Ack(command.key, seq))

    def _look(self, *, visible: bool) -> None:
        """In the background nobody looks, and whose turn comes is told of it."""
        self._hidden.close()
        if not visible:
            self._hidden.enter_context(self._house.presence.hidden(self._id, self._seats))

    async def _send(self, message: object) -> None:
        async with self._writing:
            try:
                # Not `wait_for`: in Python 3.11 it may swallow a cancellation that comes as the sending ends.
                async with asyncio.timeout(PATIENCE):
                    await self._socket.send_text(json.dumps(to_plain(message)))
            except TimeoutError:
                await _leave(self._socket, Goodbye("too-slow"))
                raise WebSocketDisconnect from None
            except RuntimeError:  # the other side closed while we spoke
                raise WebSocketDisconnect from None


def _key(text: str) -> str:
    """The key of a message that could not be read, if it has one."""
    with suppress(ValueError, AttributeError):
        return str(json.loads(text).get("key", ""))[:64]
    return ""


async def _leave(socket: WebSocket, goodbye: Goodbye) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(json.dumps(to_plain(goodbye)))
        await socket.close(_CLOSE[goodbye.code])

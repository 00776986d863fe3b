"""Before anything is made of a request: how often it comes, and how much of it is read.

FastAPI reads and parses a body before it asks any dependency, so limits that are dependencies come too late. A `Door`
is a route that counts first, then reads no more than it was built for, and only then lets FastAPI parse.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ClassVar

from fastapi import Depends, Request, Response
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive

from mercerie.core import RuleError
from mercerie.server.visitors import not_too_often, not_too_quickly

SMALL = 16_384  # all that is ever said but a record
RECORD = 131_072  # the longest game known is 3 kB
PATIENCE = 20.0


class TooLarge(RuleError):
    """More than anybody needs to send."""

    code = "too-large"


class TooSlow(RuleError):
    """A body that does not come to its end."""

    code = "too-slow"


def rarely() -> None:
    """A mark: the door asks `not_too_often` before it reads."""


def quickly() -> None:
    """A mark: the door asks `not_too_quickly` before it reads."""


_CHECKS: dict[object, Callable[[Request], None]] = {rarely: not_too_often, quickly: not_too_quickly}
Rarely = Depends(rarely)
Quickly = Depends(quickly)


class Door(APIRoute):
    """A route with limits."""

    longest: ClassVar[int] = SMALL

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()
        checks = [_CHECKS[mark.dependency] for mark in self.dependencies if mark.dependency in _CHECKS]

        async def enter(request: Request) -> Response:
            for check in checks:
                check(request)
            if self.body_field is not None:
                body = await read_body(request, self.longest)
                request = Request(request.scope, _told(body, request.receive))
            return await handle(request)

        return enter


class RecordDoor(Door):
    """A route for whole games as text."""

    longest = RECORD


async def read_body(request: Request, longest: int) -> bytes:
    """The body, unless it is or becomes longer: what is not read takes no memory."""
    promised = request.headers.get("content-length", "")
    if promised.isdecimal() and int(promised) > longest:
        raise _too_large(longest)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _collect(request, longest)
    except TimeoutError:
        raise TooSlow(f"What is sent should be here within {PATIENCE:.0f} seconds.") from None
    except ClientDisconnect:
        raise TooSlow("The connection ended before all had been sent.") from None


async def _collect(request: Request, longest: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise _too_large(longest)
    return bytes(body)


def _too_large(longest: int) -> TooLarge:
    return TooLarge(f"That is too much: send at most {longest // 1_024} kB here.")


def _told(body: bytes, receive: Receive) -> Callable[[], Awaitable[Message]]:
    """A body that has been read, told again; after it, whatever really comes."""
    whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def tell() -> Message:
        return whole.pop() if whole else await receive()

    return tell

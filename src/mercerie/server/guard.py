"""At the door: which hosts and origins may talk to us, how often, and what a browser may do with our pages."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOCAL = frozenset({"localhost", "127.0.0.1", "[::1]", "testserver"})
_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    # Join and watch links are secrets: they do not travel to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Checks Host and Origin of every request and socket, and adds the security headers."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if not self._is_welcome(scope, headers):
            await self._refuse(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_HEADERS)
            await send(message)

        await self._app(scope, receive, send_guarded)

    def _is_welcome(self, scope: Scope, headers: Headers) -> bool:
        host = headers.get("host", "")
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if name.lower() not in self._hosts:
            return False
        origin = headers.get("origin")
        if origin is None:
            # Browsers always send it with a socket; other programs need not.
            return True
        reads_only = scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}
        return reads_only or urlsplit(origin).netloc == host

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        words = "This server does not answer to that host or origin; start it with --host, or use its own address."
        await JSONResponse({"code": "not-allowed", "words": words}, 403)(scope, receive, send)


class Limiter:
    """A bucket for each guest or address: so many at once, refilled so fast."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst = burst
        self._rate = per_second
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Take one; 0 if that is fine, else how many seconds to wait before trying again."""
        now = self._clock()
        level, since = self._buckets.pop(who, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        if level >= 1:
            self._buckets[who] = (level - 1, now)
            wait = 0.0
        else:
            self._buckets[who] = (level, now)
            wait = (1 - level) / self._rate
        while len(self._buckets) > 10_000:
            self._buckets.popitem(last=False)
        return wait

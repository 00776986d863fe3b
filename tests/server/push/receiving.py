"""A push service and a browser of one's own: what arrives is kept, and opened with the browser's keys.

And a server that tells people of their turn, there.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from mercerie.server.push.sealing import keys_for, point, to_text
from mercerie.server.settings import Settings


def telling(folder: Path) -> Settings:
    """Soon, and also to receivers on this machine."""
    return Settings(
        database=f"sqlite:///{folder / 'test.db'}",
        bot_processes=1,
        tables_per_minute=6_000.0,
        commands_per_second=6_000.0,
        push_contact="mailto:host@example.org",
        push_delay=0.1,
        push_to_local=True,
    )


@dataclass
class Receiver:
    """Answers every post with the next of `statuses`, then with 201."""

    url: str
    statuses: list[int] = field(default_factory=list)
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    def wait(self, number: int, seconds: float = 10.0) -> list[tuple[str, dict[str, str], bytes]]:
        end = time.monotonic() + seconds
        while len(self.got) < number:
            assert time.monotonic() < end, f"only {len(self.got)} messages came"
            time.sleep(0.02)
        return self.got

    def stays_quiet(self, seconds: float = 0.6) -> bool:
        before = len(self.got)
        time.sleep(seconds)
        return len(self.got) == before


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(receiver.statuses.pop(0) if receiver.statuses else 201)
            self.send_header("location", f"{receiver.url}/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


@dataclass
class Browser:
    """Its keys, as `pushManager.subscribe` makes them."""

    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        public = to_text(point(self.key.public_key()))
        return {"endpoint": endpoint, "p256dh": public, "auth": to_text(self.auth), "language": language}

    def open(self, sealed: bytes) -> Any:
        """What the service worker reads (RFC 8188: salt, record size, the sender's key, one record)."""
        salt, sender, record = sealed[:16], sealed[21 : 21 + sealed[20]], sealed[21 + sealed[20] :]
        mine = point(self.key.public_key())
        key, nonce = keys_for(self.key, sender, self.auth, salt, sender=sender, receiver=mine)
        message = AESGCM(key).decrypt(nonce, record, None)
        assert message[-1:] == b"\x02"
        return json.loads(message[:-1])

"""A server program of one's own for tests, pictures and measurements: started, killed, started again."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from random import SystemRandom

# Below the ports that systems give to whoever connects: a player who knocks at a closed door could get that very port,
# talk to itself, and keep the server from coming back.
PORTS = range(20_000, 30_000)


def free_port() -> int:
    """A port that nobody listens at."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as door, suppress(OSError):
            door.bind(("127.0.0.1", port))
            return port


class House:
    """`mercerie serve` on a database and a port of its own; more of its options if a test needs them."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._options = ["--database", database, *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers; on a busy machine that may take a while."""
        patience = time.monotonic() + 180
        self._process = self._launched()
        while time.monotonic() < patience:
            if self._process.poll() is not None:  # its port may have been taken for a moment
                self._process = self._launched()
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):  # noqa: S310
                    return
            except (OSError, HTTPException):
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def _launched(self) -> subprocess.Popen[bytes]:
        # Not warmed up: many are started and killed, and few are asked for a strong bot.
        serve = ["serve", "--no-open", "--no-warm-up", "--port", str(self.port)]
        command = [sys.executable, "-m", "mercerie.cli", *serve, *self._options]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(60)


@contextmanager
def open_house(database: str, *options: str) -> Iterator[House]:
    house = House(database, *options)
    house.start()
    try:
        yield house
    finally:
        house.stop()

"""A server program of one's own for tests, pictures and measurements: started, killed, started again."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager


class House:
    """`mercerie serve` on a database and a port of its own; more of its options if a test needs them."""

    def __init__(self, database: str, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._options = ["--database", database, *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        # Not warmed up: many are started and killed, and few are asked for a strong bot.
        serve = ["serve", "--no-open", "--no-warm-up", "--port", str(self._port)]
        command = [sys.executable, "-m", "mercerie.cli", *serve]
        self._process = subprocess.Popen(
            [*command, *self._options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(1_200):
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):  # noqa: S310
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(20)


@contextmanager
def open_house(database: str, *options: str) -> Iterator[House]:
    house = House(database, *options)
    house.start()
    try:
        yield house
    finally:
        house.stop()

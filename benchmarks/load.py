"""A server under load: `python benchmarks/load.py`. One worker, SQLite at FULL, players on this machine only.

Each table has two sockets: a player who plays both sides, and a watcher. Actions are spread evenly over time; what
counts is how long after sending an action its acknowledgement is back. Clients and server share the cores.
"""

import argparse
import asyncio
import json
import multiprocessing
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median, quantiles

import httpx2
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from mercerie.server.serving import serve
from mercerie.server.settings import Settings

PORT = 8699
URL = f"http://127.0.0.1:{PORT}"


def _serve(folder: str) -> None:
    settings = Settings(
        port=PORT,
        database=f"sqlite:///{folder}/load.db",
        tables_per_minute=1e9,
        commands_per_second=1e9,
        bot_processes=1,
    )
    serve(settings, open_page=False)


@contextmanager
def running() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        server = multiprocessing.get_context("spawn").Process(target=_serve, args=(folder,))
        server.start()
        for _ in range(200):
            try:
                httpx2.get(f"{URL}/api/health")
                break
            except httpx2.TransportError:
                time.sleep(0.1)
        try:
            yield
        finally:
            server.terminate()
            server.join()


class Player:
    """One table: a player who acts when told to, and a watcher who only looks."""

    def __init__(self, number: int) -> None:
        self._rng = Random(number)
        self._number = number
        self._count = 0
        self._one_at_a_time = asyncio.Lock()
        self.waits: list[float] = []

    async def arrive(self, client: httpx2.AsyncClient) -> None:
        seats = [{"kind": "me"}, {"kind": "here", "name": "other"}]
        answer = await client.post(
            f"{URL}/api/tables", json={"game": "textile", "seats": seats, "options": {"tiles": 10}}
        )
        table, cookie = answer.json(), answer.headers["set-cookie"].split(";")[0]
        where = f"ws://127.0.0.1:{PORT}/api/tables/{table['table']}/socket"
        self._socket = await connect(where, additional_headers={"cookie": cookie}, max_queue=None)
        watch = table["links"]["watch"].rsplit("/", 1)[1]
        self._watcher = await connect(f"{where}?watch={watch}", max_queue=None)
        self._watching = asyncio.create_task(_drain(self._watcher))
        self._update = json.loads(await self._socket.recv())

    async def act(self) -> None:
        """An action. Who has to wait for the answer to the last one waits on the same clock."""
        begun = time.perf_counter()
        async with self._one_at_a_time:
            if self._update["legal"]:
                await self._act(begun)

    async def _act(self, begun: float) -> None:
        self._count += 1
        text = self._rng.choice(self._update["legal"])
        command = {
            "type": "act",
            "key": f"load-{self._number}-{self._count:05}",
            "base": self._update["seq"],
            "text": text,
        }
        await self._socket.send(json.dumps(command))
        acknowledged = False
        while not acknowledged or self._update["seq"] <= command["base"]:
            message = json.loads(await self._socket.recv())
            if message["type"] == "Update":
                self._update = message
            elif message["type"] == "Ack":
                acknowledged = True
                self.waits.append(time.perf_counter() - begun)

    async def leave(self) -> None:
        self._watching.cancel()
        await self._socket.close()
        await self._watcher.close()


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def load(tables: int, per_second: float, seconds: float) -> list[float]:
    """How long each acknowledgement took."""
    players = [Player(number) for number in range(tables)]
    async with httpx2.AsyncClient(cookies=None) as client:
        for player in players:
            client.cookies.clear()
            await player.arrive(client)
    running: set[asyncio.Task[None]] = set()
    with Progress(transient=True) as progress:
        task = progress.add_task(f"{2 * tables} sockets, {per_second:.0f} actions a second", total=seconds * per_second)
        begun = time.perf_counter()
        for number in range(int(seconds * per_second)):
            await asyncio.sleep(max(0.0, begun + number / per_second - time.perf_counter()))
            acting = asyncio.create_task(players[number % tables].act())
            running.add(acting)
            acting.add_done_callback(running.discard)
            progress.update(task, completed=number)
    await asyncio.wait_for(asyncio.gather(*running), 30)
    for player in players:
        await player.leave()
    return [wait for player in players for wait in player.waits]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--actions", type=float, default=200, help="a second, over all tables")
    parser.add_argument("--seconds", type=float, default=10)
    asked = parser.parse_args()
    with running():
        waits = asyncio.run(load(asked.tables, asked.actions, asked.seconds))
    late = sum(wait > 0.1 for wait in waits)
    Console().print(
        f"{2 * asked.tables} sockets, {len(waits)} actions: median {median(waits) * 1e3:.1f} ms, "
        f"99 % within {quantiles(waits, n=100)[98] * 1e3:.1f} ms, {100 * late / len(waits):.1f} % over 100 ms"
    )


if __name__ == "__main__":
    main()

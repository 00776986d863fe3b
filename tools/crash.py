"""Kills the server while people play: every acknowledged action must be there afterwards, and none twice.

`python tools/crash.py --kills 200` does it on SQLite and on PostgreSQL; the tests run a short version.
"""

import argparse
import json
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from typing import Any

from house import House
from rich.progress import track

PLAYERS = 6


@dataclass
class Player:
    """Somebody at one screen who plays both sides, asks again when nobody answers, and remembers every answer."""

    address: str
    number: int
    acknowledged: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    trouble: str = ""

    def __post_init__(self) -> None:
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self._rng = Random(self.number)
        self._count = 0

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """An answer, however long it takes: while the server is away, ask again."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            headers = {"content-type": "application/json"}
            request = urllib.request.Request(self.address + path, data, headers, method=method)  # noqa: S310
            try:
                with self._opener.open(request, timeout=5) as answer:
                    return answer.status, json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code != 429 and error.code < 500:
                    return error.code, json.load(error)
            except (OSError, ValueError, HTTPException):
                pass
            time.sleep(0.05)

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            seats = [{"kind": "me"}, {"kind": "here", "name": "other"}]
            _, opened = self.ask("POST", "/api/tables", {"game": "textile", "seats": seats})
            while not stop.is_set() and self._act(opened["table"]):
                pass

    def _act(self, table: str) -> bool:
        """One action; False when the game is over."""
        status, update = self.ask("GET", f"/api/tables/{table}")
        if status != 200 or not update["legal"]:
            return False
        self._count += 1
        key = f"player-{self.number}-{self._count:06}"
        text = self._rng.choice(update["legal"])
        command = {"type": "act", "key": key, "base": update["seq"], "text": text}
        status, answer = self.ask("POST", f"/api/tables/{table}/commands", command)
        if status == 200:
            self.acknowledged[key] = (table, answer["seq"], text)
        elif answer["code"] != "stale":
            self.trouble = f"{command} was answered with {answer}"
        return True

    def check(self) -> str:
        """What is wrong with the log, if anything."""
        for table in {table for table, _, _ in self.acknowledged.values()}:
            _, update = self.ask("GET", f"/api/tables/{table}")
            kept = {step["seq"]: step["text"] for step in update["steps"]}
            mine = {seq: text for where, seq, text in self.acknowledged.values() if where == table}
            lost = [seq for seq, text in mine.items() if kept.get(seq) != text]
            if lost or len(mine) != sum(where == table for where, _, _ in self.acknowledged.values()):
                return f"table {table}: acknowledged and not there, or there twice: {lost}"
            # An action may be in the log though its answer was lost; the player then asked again with the same key.
            if len(kept) - len(mine) > 0:
                return f"table {table}: {len(kept) - len(mine)} actions that nobody was told of"
        return self.trouble


@contextmanager
def database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"sqlite:///{Path(folder) / 'crash.db'}"
            return
        import pgserver  # type: ignore[import-untyped, unused-ignore]

        server = pgserver.get_server(folder)  # type: ignore[attr-defined, unused-ignore]
        yield server.get_uri()
        server.cleanup()


def crash(kind: str, kills: int, seed: int = 1) -> tuple[int, list[str]]:
    """How many actions were acknowledged while so many servers were killed, and what went wrong."""
    rng, stop = Random(seed), threading.Event()
    with database(kind) as url:
        house = House(url)
        house.start()
        players = [Player(house.url, number) for number in range(PLAYERS)]
        threads = [threading.Thread(target=player.play, args=(stop,), daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for _ in track(range(kills), f"killing the server on {kind}", transient=True):
            time.sleep(rng.uniform(0.05, 0.8))
            house.kill()
            house.start()
        stop.set()
        for thread in threads:
            thread.join(60)
        wrong = [words for player in players if (words := player.check())]
        house.stop()
    return sum(len(player.acknowledged) for player in players), wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    asked = parser.parse_args()
    failed = False
    for kind in ("sqlite", "postgres"):
        acknowledged, wrong = crash(kind, asked.kills)
        failed |= bool(wrong)
        lost = len(wrong) or "none"
        told = f"{kind}: {asked.kills} kills, {acknowledged} actions acknowledged, {lost} lost or twice"
        print(told, *wrong, flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

"""The server as a program: started, asked, told to stop."""

import asyncio
import gc
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import connect

from mercerie.core import BadOption
from mercerie.server import serving
from mercerie.server.serving import JsonLines
from mercerie.server.settings import PORT, Settings


def test_a_server_starts_answers_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mercerie.cli", "serve", "--no-open", "--database", f"sqlite:///{tmp_path}/a/b.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert found
        try:
            with urllib.request.urlopen(f"{found.group()}api/health", timeout=20) as answer:  # noqa: S310
                assert json.load(answer) == {"status": "ok"}
        finally:
            server.send_signal(signal.SIGTERM)
        _, trouble = server.communicate(timeout=20)

    assert (tmp_path / "a" / "b.db").exists()
    assert "Traceback" not in trouble
    assert all(json.loads(line) for line in trouble.splitlines())


def test_the_usual_port_gives_way_and_another_does_not() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadOption, match=f"Port {port} of 127.0.0.1 cannot be used"):
            serving._listen(Settings(port=port))
    listening = serving._listen(Settings())
    try:
        assert PORT <= listening.getsockname()[1] < PORT + 20
    finally:
        listening.close()


def test_a_log_line_is_one_json_object() -> None:
    trouble = (ValueError, ValueError("oops"), None)
    record = logging.LogRecord("mercerie", logging.ERROR, "", 0, "trouble with %s", ("bots",), trouble)

    line = json.loads(JsonLines().format(record))

    assert (line["words"], line["level"]) == ("trouble with bots", "ERROR")
    assert "oops" in line["trouble"]


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("sqlite:///x.db", "sqlite:///x.db"),
        ("mysql://x", "mysql://x"),
        ("", f"sqlite:///{os.path.expanduser('~')}/.mercerie/mercerie.db"),  # noqa: PTH111
    ],
)
def test_people_need_not_know_drivers(database: str, url: str) -> None:
    assert Settings(database=database).url == url


def test_links_are_in_no_log(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mercerie.cli", "serve", "--no-open", "--database", f"sqlite:///{tmp_path}/l.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        url = server.stdout.readline().split()[1]
        try:
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = json.dumps({"game": "textile", "seats": seats}).encode()
            request = urllib.request.Request(f"{url}api/tables", body, {"content-type": "application/json"})  # noqa: S310
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                opened = json.load(answer)
            watch, join = opened["links"]["watch"].rsplit("/", 1)[1], opened["links"]["join"].rsplit("/", 1)[1]
            with urllib.request.urlopen(f"{url}api/join/{join}", timeout=20):  # noqa: S310
                pass
            address = f"{url.replace('http', 'ws')}api/tables/{opened['table']}/socket?watch={watch}"
            with connect(address) as visit:
                assert json.loads(visit.recv())["type"] == "Update"
                server.send_signal(signal.SIGTERM)
                assert json.loads(visit.recv()) == {"type": "Goodbye", "code": "stopping"}
        finally:
            server.send_signal(signal.SIGTERM)
        _, written = server.communicate(timeout=20)

    with sqlite3.connect(tmp_path / "l.db") as kept:
        ((seed, guest),) = kept.execute("SELECT seed, opened_by FROM tables").fetchall()
    kept.close()
    for secret in (watch, join, guest, seed, str(int(seed, 16))):
        assert secret not in written


def test_the_server_starts_with_what_is_there_left_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A collection goes only through what has come since the start."""
    done: list[object] = []
    for name in ("collect", "freeze"):
        monkeypatch.setattr(gc, name, lambda name=name: done.append(name))
    monkeypatch.setattr(gc, "set_threshold", lambda *rarely: done.append(rarely))

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(uvicorn.Server, "startup", nothing)
    asyncio.run(serving._Server(uvicorn.Config("app"), FastAPI()).startup())

    assert done == ["collect", "freeze", serving._RARELY]


def test_an_answer_is_not_kept_back_until_the_one_before_is_acknowledged() -> None:
    """On a kept connection that is 40 ms for every answer; asyncio sets TCP_NODELAY only where it sees the protocol."""

    async def accepted() -> int:
        seen: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def welcome(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            seen.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = serving._listen(Settings())
        async with await asyncio.start_server(welcome, sock=listening):
            _, writer = await asyncio.open_connection("127.0.0.1", listening.getsockname()[1])
            writer.close()
            return await asyncio.wait_for(seen, 10)

    assert asyncio.run(accepted()) == 1

"""Everything a client ever receives, and everything that is logged: no hidden date, order or seed before its time.

`LEAK_GAMES=500 pytest -n auto tests/server/test_leaks.py` plays two thousand games.
"""

import asyncio
import logging
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.eavesdropping import Ear, Leak, Visit, eavesdropping

from mercerie.core.plain import to_plain
from mercerie.server import render
from mercerie.server.table import Table

GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
PLAYED = int(os.environ.get("LEAK_GAMES", "3"))
# A whole sync for every action would only make this slow: nobody pulls the plug here.
MEMORY = Path("/dev/shm")  # noqa: S108


def run(story: Callable[[Ear], Any]) -> None:
    async def told(folder: str) -> None:
        async with eavesdropping(Path(folder)) as ear:
            await story(ear)

    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        asyncio.run(told(folder))


async def play(ear: Ear, game: str, number: int) -> None:
    """A whole game of two with a third who watches, all of them as curious as a client can be."""
    rng = Random(number)
    _, anne = await ear.ask("PUT", "/api/me", "", {"name": "Anne"})
    opened, _ = await ear.ask("POST", "/api/tables", anne, {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    table, join, watch = opened["table"], opened["links"]["join"][3:], opened["links"]["watch"][3:]
    _, basile = await ear.ask("GET", f"/api/join/{join}", "")
    ear.texts.clear()  # who opens a table is told how to invite
    await ear.ask("POST", f"/api/join/{join}", basile, {"name": "Basile"})
    guests = [cookie.split("=")[1].split(".")[0] for cookie in (anne, basile)]
    where = f"/api/tables/{table}/socket"
    visits = [Visit(ear, where, anne), Visit(ear, where, basile), Visit(ear, where, "", watch=watch)]
    while True:
        await asyncio.gather(*(visit.until(ear.table(table).seq) for visit in visits))
        at = ear.table(table)
        if at.seq % 7 == 0:
            await be_curious(ear, table, rng.choice([anne, basile]), join, watch)
        ear.check(at, join, *guests)
        if at.result is not None:
            break
        await act(at, visits, rng)
    for visit in visits:
        await visit.leave()
    await play_again(ear, table, anne, basile)


async def play_again(ear: Ear, table: str, *cookies: str) -> None:
    """The old table leads to the rematch, and tells nothing of it but where it is."""
    for number, cookie in enumerate(cookies):
        wish = {"type": "rematch", "key": f"again-00000{number}", "base": 0, "wish": "offer"}
        await ear.ask("POST", f"/api/tables/{table}/commands", cookie, wish)
        told, _ = await ear.ask("GET", f"/api/tables/{table}", cookie)
    again = ear.table(told["rematch"]["table"])
    await ear.ask("GET", f"/api/tables/{again.header.id}", "")
    # The dates of the old game are no secret now; the seed and the links of the new one are.
    quiet = [again.header.join_secret, again.header.watch_secret, f"{again.header.seed:x}", str(again.header.seed)]
    assert not [text for text in ear.texts if any(secret in text for secret in quiet)]
    ear.texts, ear.heard = [], []


async def act(at: Table, visits: list[Visit], rng: Random) -> None:
    assert at.to_move is not None
    mover = visits[at.to_move]
    key, text = f"{rng.getrandbits(64):016x}", rng.choice(mover.update["legal"])
    mover.say({"type": "act", "key": key, "base": at.seq, "text": text})
    await mover.until(at.seq + 1)


async def be_curious(ear: Ear, table: str, cookie: str, join: str, watch: str) -> None:
    """Ask for everything there is to ask for while a game runs."""
    for path in ("/api/me", "/api/games", "/api/people", "/api/tables", f"/api/tables/{table}"):
        await ear.ask("GET", path, cookie)
    for path in (f"/api/tables/{table}/replay", f"/api/tables/{table}/record", f"/api/tables/{table}/review"):
        await ear.ask("GET", path, cookie)
    for path in (f"/api/join/{join}", "/api/health"):
        await ear.ask("GET", path, cookie)
    for path in ("/api/metrics", "/api/openapi.json", f"/api/watch/{watch}", "/api/tables/nowhere"):
        await ear.ask("GET", path, cookie)
    for path in (f"/api/tables/{table}/hint", f"/api/tables/{table}/review"):
        await ear.ask("POST", path, cookie)
    await ear.ask("POST", "/api/play-on", cookie, {"table": table, "at": 1, "bot": "greedy"})
    nonsense = {"type": "act", "key": "key-00000000", "base": 10_000, "text": "nonsense"}
    await ear.ask("POST", f"/api/tables/{table}/commands", cookie, nonsense)
    await ear.ask("POST", f"/api/tables/{table}/commands", cookie, {**nonsense, "text": ["nonsense"]})
    wish = {"type": "rematch", "key": "key-00000001", "base": 0, "wish": "offer"}
    await ear.ask("POST", f"/api/tables/{table}/commands", cookie, wish)
    for at in ("", watch):
        await ear.ask("GET", f"/api/tables/{table}", "", watch=at)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_ever_told(game: str) -> None:
    async def story(ear: Ear) -> None:
        for number in range(PLAYED):
            await play(ear, game, number)

    run(story)


def test_a_hint_and_a_bots_game_tell_nothing_hidden() -> None:
    async def story(ear: Ear) -> None:
        for game in GAMES:
            _, anne = await ear.ask("PUT", "/api/me", "", {"name": "Anne"})
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            opened, _ = await ear.ask(
                "POST", "/api/tables", anne, {"game": game, "seats": seats, "options": {"first": 0}}
            )
            ear.texts.clear()
            hint, _ = await ear.ask("POST", f"/api/tables/{opened['table']}/hint", anne)
            assert hint["text"]
            ear.check(ear.table(opened["table"]), anne.split("=")[1].split(".")[0])

    run(story)


def test_looking_ahead_tells_nothing_of_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    update = render.update

    def noted(table: Table, *more: Any) -> Any:
        sent = update(table, *more)
        told.extend(str(to_plain(outlook)) for outlook in sent.outlooks.values())
        return sent

    monkeypatch.setattr(render, "update", noted)
    run(lambda ear: play(ear, "patchwork-express", 1))

    assert told
    assert not any("PatchesJoined" in outlook for outlook in told)


# --- and the test itself can fail ---


def _in_view(leak: Callable[[Any], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """A server that adds something of the state to every view."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        update = render.update

        def leaking(table: Table, *more: Any) -> Any:
            sent = update(table, *more)
            sent.view["extra"] = to_plain(leak(table))
            return sent

        monkeypatch.setattr(render, "update", leaking)

    return plant


def _in_log(monkeypatch: pytest.MonkeyPatch) -> None:
    update = render.update

    def leaking(table: Table, *more: Any) -> Any:
        logging.getLogger("mercerie.lobby").debug("a look at %s with %s", table.header.id, table.header.seed)
        return update(table, *more)

    monkeypatch.setattr(render, "update", leaking)


def _guest_in_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = render.replay

    def leaking(table: Table, guest: str | None = None) -> Any:
        sent = replay(table, guest)
        sent.options["guest"] = str(table.sitters[0].guest)
        return sent

    monkeypatch.setattr(render, "replay", leaking)


PLANTED = {
    "the seed": ("textile", _in_view(lambda table: str(table.header.seed))),
    "the seed in hexadecimal": ("patchwork", _in_view(lambda table: hex(table.header.seed))),
    "the way to sit down": ("textile", _in_view(lambda table: table.header.join_secret)),
    "a date in a hand": ("timeline", _in_view(lambda table: table.state.hands[1][:1])),
    "the sentence of a card": ("timeline", _in_view(lambda table: table.state.hands[0][0].told.fr)),
    "the next card": ("timeline", _in_view(lambda table: table.state.pile[0].face)),
    "the order of patches": ("patchwork-express", _in_view(lambda table: [0, *table.state.late])),
    "the seed in the log": ("textile", _in_log),
    "a guest in a replay": ("textile", _guest_in_replay),
}


@pytest.mark.parametrize(("game", "plant"), PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_leak_is_heard(
    game: str, plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)

    with pytest.raises(Leak):
        run(lambda ear: play(ear, game, 1))

"""A game goes on with the rules it began with, or not at all."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from server.guests_at import act, header, service_on, sqlite
from server.test_desk import AtOnce
from starlette.testclient import TestClient

from mercerie import games
from mercerie.games import GAMES
from mercerie.server.app import create_app
from mercerie.server.commands import WishRematch
from mercerie.server.desk import Desk
from mercerie.server.entries import Clock, Entry, Header
from mercerie.server.lobby_messages import NewTable, SeatChoice
from mercerie.server.presence import Presence
from mercerie.server.service import Service
from mercerie.server.settings import Settings
from mercerie.server.table import OtherRules, open_table

VERSIONS = [0, 2]
CHANGED = {"rules 0": {"rules": 0}, "rules 2": {"rules": 2}, "another deck": {"box": "deadbeef"}}


@pytest.mark.parametrize("change", CHANGED.values(), ids=CHANGED.keys())
def test_a_game_that_began_with_other_rules_is_kept_and_not_played(tmp_path: Path, change: dict[str, int]) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = replace(header("timeline"), **change)  # type: ignore[arg-type]
            await service.store.create(head)

            with pytest.raises(OtherRules, match="began with other rules"):
                await service.submit(head.id, "anne", act(0, "start madder"))
            assert await service.store.entries(head.id) == []
            assert await service.store.header(head.id) == head

    asyncio.run(story())


def test_a_log_that_no_longer_replays_counts_as_other_rules(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header()
            await service.store.create(head)
            await service.store.append(head.id, Entry(1, "action", 0, "discard"), None)

            with pytest.raises(OtherRules):
                await service.table(head.id)

    asyncio.run(story())
    assert "does not replay" in caplog.text


def test_rules_that_are_kept_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    former = replace(GAMES["textile"], rules_version=0)
    monkeypatch.setitem(games.OLDER, ("textile", 0), former)

    table = open_table(replace(header(), rules=0))

    assert table.game is former
    assert table.after(table.act(0, "start madder")).seq == 1


def test_a_table_remembers_the_deck_it_began_with(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            seats = [SeatChoice("me"), SeatChoice("here", "Basile")]
            opened = await service.open(NewTable("timeline", seats, {"deck": "france"}), "anne", "Anne")
            read = await service.store.header(opened.header.id)

            assert read == opened.header
            assert read.box == GAMES["timeline"].fingerprint(GAMES["timeline"].describe(2, deck="france"))

    asyncio.run(story())


def test_clocks_of_such_games_stand_and_those_of_others_run(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            now = [1_000.0]
            service.now = lambda: now[0]
            desk = Desk(service, Presence(), AtOnce())
            old, new = replace(header(clock=Clock("game", 30)), rules=0), header(clock=Clock("game", 30))
            for head in (old, new):
                await service.store.create(head, 1_030.0)
            await desk.make_up_for_downtime()
            now[0] = 1_001.0
            await desk.make_up_for_downtime()
            now[0] = 2_000.0
            await desk.sweep()
            await desk.sweep()

            assert await service.store.entries(old.id) == []
            assert (await service.table(new.id)).result is not None
            desk.wake(old.id)
            await desk.close()

    asyncio.run(story())


def test_a_game_that_could_not_be_played_meanwhile_loses_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            now = [1_000.0]
            service.now = lambda: now[0]
            old = replace(header(clock=Clock("game", 30)), rules=0, created=990.0)
            await service.store.create(old, 1_020.0)
            await service.store.remember("alive", "1000.0")
            # Two servers without its rules, each for a while; then one that has them.
            for start in (1_100.0, 2_000.0):
                now[0] = start
                await Desk(service, Presence(), AtOnce()).make_up_for_downtime()
            await service.store.remember("alive", "3000.0")
            now[0] = 3_005.0
            monkeypatch.setitem(games.OLDER, ("textile", 0), replace(GAMES["textile"], rules_version=0))
            desk = Desk(service, Presence(), AtOnce())
            await desk.make_up_for_downtime()
            await desk.sweep()

            table = await service.table(old.id)
            assert table.result is None
            assert table.clocks.left_at(now[0])[0] == pytest.approx(20.0)
            assert await service.store.recall(f"standing {old.id}") is None

    asyncio.run(story())


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(database=sqlite(tmp_path), bot_processes=1))) as client:
        yield client


def opened(client: TestClient, tmp_path: Path, rules: int) -> Header:
    """A table of this client's guest that began with other rules."""
    here = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
    table = client.post("/api/tables", json={"game": "textile", "seats": here}).json()["table"]

    async def age() -> Header:
        async with service_on(sqlite(tmp_path)) as service:
            found = await service.store.header(table)
            assert found is not None
            former = replace(
                found, id=f"former-{rules}", rules=rules, join_secret=f"j{rules}", watch_secret=f"w{rules}"
            )
            await service.store.create(former)
            return former

    return asyncio.run(age())


@pytest.mark.parametrize("rules", VERSIONS)
def test_the_lobby_lists_it_and_says_what_it_is(client: TestClient, tmp_path: Path, rules: int) -> None:
    former = opened(client, tmp_path, rules)

    cards = {card["table"]: card for card in client.get("/api/tables").json()}

    assert len(cards) == 2
    card = cards.pop(former.id)
    assert (card["other_rules"], card["your_turn"], [player["name"] for player in card["players"]]) == (
        True,
        False,
        ["?", "Basile"],
    )
    assert not next(iter(cards.values()))["other_rules"]


@pytest.mark.parametrize("rules", VERSIONS)
def test_who_goes_there_is_told_why_it_cannot_be_played(client: TestClient, tmp_path: Path, rules: int) -> None:
    former = opened(client, tmp_path, rules)

    for way in ("", "/replay", "/record"):
        answer = client.get(f"/api/tables/{former.id}{way}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
    with client.websocket_connect(f"/api/tables/{former.id}/socket") as socket:
        assert json.loads(socket.receive_text()) == {"type": "Goodbye", "code": "other-rules"}


def test_a_rematch_is_played_by_the_rules_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(service: Service) -> None:
        monkeypatch.setitem(games.OLDER, ("textile", 0), replace(GAMES["textile"], rules_version=0))
        head = replace(header(), rules=0)
        await service.store.create(head)
        table = await service.table(head.id)
        await service.add(head.id, lambda _: table.resign(0))

        for number, who in enumerate(("anne", "basile")):
            await service.submit(head.id, who, WishRematch(f"again-00000{number}", 0, "offer"))
        again = await service.table(await service.following(await service.table(head.id)) or "")
        on = await service.play_on(head.id, 0, "greedy", "anne", "Anne")

        assert (again.header.rules, on.header.rules) == (1, 0)

    async def told() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            await story(service)

    asyncio.run(told())

"""Your turn when nobody is looking: told once, where one asked to be told, and never while one looks."""

import asyncio
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from server.browsing import ALONE, opened
from server.guests_at import service_on, sqlite
from server.push.receiving import Browser, Receiver, receiving, telling
from starlette.testclient import TestClient

from mercerie.core import BadOption
from mercerie.server.app import create_app
from mercerie.server.settings import Settings, push_contact


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(telling(tmp_path))) as client:
        yield client


class Pair:
    """Anne has opened a table and plays first; Basile has sat down."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        client.put("/api/me", json={"name": "Anne"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = opened(client, "textile", seats, options={"first": 0}, clock={"kind": "turn", "seconds": 259_200})
        self.table, self.anne = table["table"], dict(client.cookies)
        client.cookies.clear()
        client.get("/")
        client.post(f"/api/join/{table['links']['join'].removeprefix('/j/')}", json={"name": "Basile"})
        self.basile = dict(client.cookies)
        self._keys = 0

    def be(self, who: dict[str, str]) -> TestClient:
        self.client.cookies.clear()
        self.client.cookies.update(who)
        return self.client

    def do(self, who: dict[str, str], kind: str, **more: Any) -> None:
        self._keys += 1
        base = self.be(who).get(f"/api/tables/{self.table}").json()["seq"]
        command = {"type": kind, "key": f"key-{self._keys:06}", "base": base, **more}
        assert self.client.post(f"/api/tables/{self.table}/commands", json=command).status_code == 200

    def subscribe(self, who: dict[str, str], endpoint: str, language: str = "en") -> Browser:
        browser = Browser()
        answer = self.be(who).post("/api/push/devices", json=browser.subscription(endpoint, language))
        assert answer.status_code == 200, answer.text
        return browser


@pytest.fixture
def pair(client: TestClient) -> Pair:
    return Pair(client)


def test_a_device_is_told_of_its_turn_in_its_language_and_of_nothing_else(pair: Pair, receiver: Receiver) -> None:
    basiles = pair.subscribe(pair.basile, f"{receiver.url}/basile", "fr")

    pair.do(pair.anne, "act", text="start madder")

    [(path, headers, body)] = receiver.wait(1)
    assert path == "/basile"
    assert basiles.open(body) == {"title": "À vous de jouer", "body": "Textile", "path": f"/t/{pair.table}"}
    assert headers["authorization"].startswith("vapid t=")
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert pair.table not in headers["topic"]


def test_nobody_is_told_twice_of_a_turn(pair: Pair, receiver: Receiver) -> None:
    pair.subscribe(pair.basile, f"{receiver.url}/basile")

    pair.do(pair.anne, "act", text="start madder")
    receiver.wait(1)
    pair.do(pair.anne, "say", saying="hello")
    pair.do(pair.anne, "ask-take-back")

    assert receiver.stays_quiet()


def test_nobody_is_told_twice_after_a_restart(tmp_path: Path, receiver: Receiver) -> None:
    with TestClient(create_app(telling(tmp_path))) as client:
        pair = Pair(client)
        pair.subscribe(pair.basile, f"{receiver.url}/basile")
        pair.do(pair.anne, "act", text="start madder")
        receiver.wait(1)
    with TestClient(create_app(telling(tmp_path))) as again:
        pair.client = again
        pair.do(pair.anne, "say", saying="hello")
        assert receiver.stays_quiet()


def test_a_turn_that_came_when_the_server_was_about_to_stop_is_told_when_it_is_back(
    tmp_path: Path, receiver: Receiver
) -> None:
    with TestClient(create_app(replace(telling(tmp_path), push_delay=60.0))) as client:
        pair = Pair(client)
        pair.subscribe(pair.basile, f"{receiver.url}/basile")
        pair.do(pair.anne, "act", text="start madder")
    with TestClient(create_app(telling(tmp_path))):
        receiver.wait(1)
    with TestClient(create_app(telling(tmp_path))):
        assert receiver.stays_quiet()


def test_a_turn_that_somebody_saw_is_not_told_because_the_server_was_away(tmp_path: Path, receiver: Receiver) -> None:
    with TestClient(create_app(telling(tmp_path))) as client:
        pair = Pair(client)
        pair.subscribe(pair.basile, f"{receiver.url}/basile")
        with pair.be(pair.basile).websocket_connect(f"/api/tables/{pair.table}/socket") as socket:
            socket.receive_json()
            pair.do(pair.anne, "act", text="start madder")
            assert receiver.stays_quiet()
    asyncio.run(seen_alive(tmp_path, time.time() + 3_600))
    with TestClient(create_app(telling(tmp_path))):
        assert receiver.stays_quiet()


async def seen_alive(folder: Path, when: float) -> None:
    """As if the server had been there until then."""
    async with service_on(sqlite(folder)) as service:
        await service.store.remember("alive", str(when))


def test_who_looks_at_the_table_is_not_told_and_who_has_it_in_the_background_is(pair: Pair, receiver: Receiver) -> None:
    pair.subscribe(pair.basile, f"{receiver.url}/basile")
    with pair.be(pair.basile).websocket_connect(f"/api/tables/{pair.table}/socket") as socket:
        socket.receive_json()
        pair.do(pair.anne, "act", text="start madder")
        assert receiver.stays_quiet()

        pair.do(pair.basile, "act", text="take indigo")
        socket.send_text(json.dumps({"type": "look", "visible": False}))
        pair.do(pair.anne, "act", text="take sage")
        receiver.wait(1)


def test_a_page_that_comes_back_into_sight_is_looked_at(pair: Pair, receiver: Receiver) -> None:
    pair.subscribe(pair.basile, f"{receiver.url}/basile")
    with pair.be(pair.basile).websocket_connect(f"/api/tables/{pair.table}/socket") as socket:
        socket.receive_json()
        for visible in (False, False, True):
            socket.send_text(json.dumps({"type": "look", "visible": visible}))
        time.sleep(0.2)
        pair.do(pair.anne, "act", text="start madder")
        assert receiver.stays_quiet()


def test_games_against_robots_and_at_one_screen_tell_nobody(client: TestClient, receiver: Receiver) -> None:
    client.get("/")
    client.post("/api/push/devices", json=Browser().subscription(f"{receiver.url}/anne"))

    opened(client, "textile", ALONE)
    opened(client, "textile", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first": 1})

    assert receiver.stays_quiet(1.5)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_dead_leaves(pair: Pair, receiver: Receiver, status: int) -> None:
    pair.subscribe(pair.basile, f"{receiver.url}/basile")
    receiver.statuses = [status]

    pair.do(pair.anne, "act", text="start madder")

    receiver.wait(1)
    time.sleep(0.2)
    assert pair.be(pair.basile).get("/api/push").json()["devices"] == 0


def test_a_push_service_in_trouble_is_tried_three_times_and_no_more(pair: Pair, receiver: Receiver) -> None:
    pair.subscribe(pair.basile, f"{receiver.url}/basile")
    receiver.statuses = [503, 429, 500, 500]

    pair.do(pair.anne, "act", text="start madder")

    receiver.wait(3)
    assert receiver.stays_quiet()
    assert pair.be(pair.basile).get("/api/push").json()["devices"] == 1


def test_a_guest_has_five_devices_at_most_and_the_oldest_leaves(pair: Pair, receiver: Receiver) -> None:
    for number in range(6):
        pair.subscribe(pair.basile, f"{receiver.url}/{number}")

    assert pair.be(pair.basile).get("/api/push").json()["devices"] == 5
    pair.do(pair.anne, "act", text="start madder")

    assert sorted(path for path, _, _ in receiver.wait(5)) == ["/1", "/2", "/3", "/4", "/5"]


def test_a_browser_that_becomes_another_guest_is_told_of_that_ones_turns(pair: Pair, receiver: Receiver) -> None:
    pair.subscribe(pair.anne, f"{receiver.url}/shared")
    pair.subscribe(pair.basile, f"{receiver.url}/shared")

    assert pair.be(pair.anne).get("/api/push").json()["devices"] == 0
    assert pair.be(pair.basile).get("/api/push").json()["devices"] == 1


def test_only_ones_own_device_is_forgotten(pair: Pair, receiver: Receiver) -> None:
    pair.subscribe(pair.basile, f"{receiver.url}/basile")
    gone = {"endpoint": f"{receiver.url}/basile"}

    pair.be(pair.anne).post("/api/push/devices/forget", json=gone)
    assert pair.be(pair.basile).get("/api/push").json()["devices"] == 1
    pair.be(pair.basile).post("/api/push/devices/forget", json=gone)
    assert pair.be(pair.basile).get("/api/push").json()["devices"] == 0


def test_a_webhook_is_tried_at_once_and_then_told_of_turns(pair: Pair, receiver: Receiver) -> None:
    where = f"{receiver.url}/hook?secret=sesame"
    answer = pair.be(pair.basile).put("/api/push/webhook", json={"url": where, "language": "en"})

    assert answer.json()["webhook"] == "127.0.0.1"
    assert "sesame" not in answer.text
    receiver.wait(1)
    pair.do(pair.anne, "act", text="start madder")
    told = json.loads(receiver.wait(2)[1][2])
    assert told["text"] == told["content"] == f"Textile, it is your turn: http://testserver/t/{pair.table}"
    assert pair.be(pair.basile).delete("/api/push/webhook").json()["webhook"] == ""


def test_a_webhook_in_french_is_told_in_french(pair: Pair, receiver: Receiver) -> None:
    where = {"url": f"{receiver.url}/hook", "language": "fr"}
    pair.be(pair.basile).put("/api/push/webhook", json=where)
    receiver.wait(1)
    pair.do(pair.anne, "act", text="start madder")

    told = json.loads(receiver.wait(2)[1][2])
    assert told["text"] == f"Textile, à vous de jouer\N{NO-BREAK SPACE}: http://testserver/t/{pair.table}"


def test_a_trial_that_fails_is_not_tried_again(pair: Pair, receiver: Receiver) -> None:
    receiver.statuses = [503, 503, 503]

    pair.be(pair.basile).put("/api/push/webhook", json={"url": f"{receiver.url}/hook", "language": "en"})

    receiver.wait(1)
    assert receiver.stays_quiet()
    assert len(receiver.got) == 1


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("devices", {"endpoint": "ftp://x.example/1", "p256dh": "A" * 87, "auth": "A" * 22, "language": "en"}),
        ("devices", {"endpoint": "https://x.example/1\n", "p256dh": "A" * 87, "auth": "A" * 22, "language": "fr"}),
    ],
)
def test_keys_and_addresses_are_checked_before_they_are_kept(client: TestClient, path: str, body: object) -> None:
    assert client.post(f"/api/push/{path}", json=body).json()["code"] == "bad-address"


def test_on_a_server_for_the_world_nothing_local_is_accepted(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'w.db'}", bot_processes=1, push_contact="mailto:a@b.c")
    with TestClient(create_app(settings)) as client:
        for where in ("http://push.example/1", "https://127.0.0.1/1", "https://[::ffff:10.0.0.1]/1"):
            answer = client.post("/api/push/devices", json=Browser().subscription(where))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-address")
            assert client.put("/api/push/webhook", json={"url": where, "language": "fr"}).status_code == 400


def test_it_is_off_unless_the_host_turns_it_on(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path / 'o.db'}", bot_processes=1))) as client:
        assert client.get("/api/push").json()["on"] is False
        answer = client.post("/api/push/devices", json=Browser().subscription("https://push.example/1"))
        assert (answer.status_code, answer.json()["code"]) == (404, "push-off")


def test_the_key_stays_after_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with TestClient(create_app(telling(tmp_path))) as client:
            keys.append(client.get("/api/push").json()["key"])

    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


def test_a_contact_is_a_mail_address_or_a_page() -> None:
    assert push_contact("host@example.org") == "mailto:host@example.org"
    assert push_contact("https://example.org/contact") == "https://example.org/contact"
    with pytest.raises(BadOption, match="--push should be a mail address"):
        push_contact("yes")

"""Who opens a table and sits nowhere watches it, and nothing more."""

import time
from typing import Any

import pytest
from server.browsing import opened
from starlette.testclient import TestClient

from mercerie.games import GAMES
from mercerie.server.desk import Desk
from mercerie.server.presence import Presence
from mercerie.server.service import Service
from mercerie.server.thinking import Thinkers

ROBOTS = [{"kind": "bot", "bot": "random"}] * 2


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots that do not wait for anybody to see what they do."""
    original = Desk.__init__

    def hurry(desk: Desk, service: Service, presence: Presence, thinkers: Thinkers, grace: float) -> None:
        original(desk, service, presence, thinkers, grace, pace=0.0)

    monkeypatch.setattr(Desk, "__init__", hurry)


def when_over(client: TestClient, table: str) -> dict[str, Any]:
    end = time.monotonic() + 60
    while not (update := client.get(f"/api/tables/{table}").json())["result"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    return dict(update)


@pytest.mark.parametrize("game", GAMES)
def test_who_opened_a_table_of_robots_sees_it_as_a_spectator(client: TestClient, game: str) -> None:
    table = opened(client, game, ROBOTS)["table"]

    seen = client.get(f"/api/tables/{table}").json()

    assert (seen["legal"], seen["undo"], seen["may_hint"]) == ([], None, False)
    assert seen["view"]["seat"] is None
    assert not any(seat["yours"] for seat in seen["seats"])
    assert [card["table"] for card in client.get("/api/tables").json()] == [table]
    assert not client.get("/api/tables").json()[0]["your_turn"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert socket.receive_json()["type"] == "Update"


@pytest.mark.parametrize("kind", ["act", "resign", "undo", "say", "ask-take-back"])
def test_who_only_opened_it_does_nothing_for_a_seat(client: TestClient, kind: str) -> None:
    table = opened(client, "textile", ROBOTS)["table"]
    more = {"act": {"text": "start madder"}, "say": {"saying": "hello"}}.get(kind, {})

    answer = client.post(f"/api/tables/{table}/commands", json={"type": kind, "key": "key-00000001", "base": 0, **more})

    assert answer.status_code == 403
    assert client.post(f"/api/tables/{table}/hint").status_code == 403


@pytest.mark.usefixtures("hasty")
def test_a_game_of_robots_that_is_over_is_replayed_kept_and_analysed_by_who_opened_it(client: TestClient) -> None:
    table = opened(client, "timeline", ROBOTS, options={"hand": 1})["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket"):
        when_over(client, table)

    for path in ("replay", "record"):
        assert client.get(f"/api/tables/{table}/{path}").status_code == 200
    assert client.post(f"/api/tables/{table}/review").status_code == 200
    client.cookies.clear()
    for path in ("", "/replay", "/record"):
        assert client.get(f"/api/tables/{table}{path}").status_code == 403


def test_who_sits_nowhere_can_invite_others_to_the_chairs(client: TestClient) -> None:
    table = opened(client, "textile", [{"kind": "open"}, {"kind": "open"}])["table"]

    assert client.get(f"/api/tables/{table}").json()["links"]["join"].startswith("/j/")


def test_robots_among_themselves_take_their_time(client: TestClient) -> None:
    """Otherwise a game is over before whoever wants to watch it is there."""
    table = opened(client, "textile", ROBOTS)["table"]

    time.sleep(1.0)

    assert client.get(f"/api/tables/{table}").json()["seq"] <= 1


@pytest.mark.usefixtures("hasty")
def test_robots_wait_where_nobody_watches_and_go_on_when_somebody_comes(client: TestClient) -> None:
    """Otherwise anybody could leave behind as many strong robots as they like, thinking to the end of their games."""
    table = opened(client, "textile", ROBOTS)["table"]
    time.sleep(0.5)
    assert client.get(f"/api/tables/{table}").json()["seq"] == 0

    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        while socket.receive_json().get("seq", 0) < 2:
            pass

    before = client.get(f"/api/tables/{table}").json()["seq"]
    time.sleep(0.5)
    assert client.get(f"/api/tables/{table}").json()["seq"] <= before + 1

"""A table over its socket, as a browser meets it."""

import json
from pathlib import Path
from time import sleep

import pytest
from server.browsing import opened, play_out
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from mercerie.server.app import create_app
from mercerie.server.settings import Settings
from mercerie.server.store import Unavailable


@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile", "timeline"])
def test_a_whole_game_is_played_over_the_socket(client: TestClient, game: str) -> None:
    table = opened(client, game)["table"]

    last = play_out(client, table)

    assert last["result"]["reason"] == "rules"
    assert client.get("/api/tables").json()[0]["over"]
    replayed = client.get(f"/api/tables/{table}/replay").json()
    assert len(replayed["steps"]) == last["seq"] + 1
    record = client.get(f"/api/tables/{table}/record")
    assert f"seed: {int(last['result']['seed'], 16)}" in record.text
    again = client.post("/api/replays", json={"text": record.text}).json()
    assert [step["text"] for step in again["steps"]] == [step["text"] for step in replayed["steps"]]


def test_bots_answer_and_a_hint_is_legal(client: TestClient) -> None:
    table = opened(client, "patchwork", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={"first": 0})[
        "table"
    ]

    hint = client.post(f"/api/tables/{table}/hint").json()["text"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        update = json.loads(socket.receive_text())
        assert hint in update["legal"]
        assert update["outlooks"]["advance"]["time"] == 1
        socket.send_text(json.dumps({"type": "act", "key": "key-000001", "base": 0, "text": "advance"}))
        seen = [json.loads(socket.receive_text()) for _ in range(3)]

    assert {"type": "Ack", "key": "key-000001", "seq": 1} in seen
    assert any(step["seat"] == 1 for message in seen for step in message.get("steps", []))


def test_commands_over_http_are_answered_like_those_over_the_socket(client: TestClient) -> None:
    table = opened(client, "textile", options={"first": 0})["table"]
    command = {"type": "act", "key": "key-000001", "base": 0, "text": "start madder"}
    where = f"/api/tables/{table}/commands"

    assert client.post(where, json=command).json() == {"type": "Ack", "key": "key-000001", "seq": 1}
    assert client.post(where, json=command).json()["seq"] == 1
    stale = client.post(where, json={**command, "key": "key-000002"})
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    assert client.get(f"/api/tables/{table}/record").status_code == 403


@pytest.mark.parametrize("message", ["nonsense", '{"type": "act"}', '{"type": "dance", "key": "key-000001"}', "[1]"])
def test_a_message_that_is_none_is_refused_and_the_socket_stays(client: TestClient, message: str) -> None:
    table = opened(client, "textile")["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.receive_text()
        socket.send_text(message)
        refused = json.loads(socket.receive_text())

    assert (refused["type"], refused["code"]) == ("Refused", "bad-message")


def test_a_message_that_is_too_long_closes_the_socket(client: TestClient) -> None:
    table = opened(client, "textile")["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.receive_text()
        socket.send_text("x" * 20_000)
        assert json.loads(socket.receive_text())["code"] == "bad-message"


def test_strangers_get_no_socket(client: TestClient) -> None:
    table = opened(client, "textile")["table"]
    client.cookies.clear()
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert json.loads(socket.receive_text()) == {"type": "Goodbye", "code": "not-allowed"}
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_too_many_commands_close_the_socket(tmp_path: Path) -> None:
    strict = Settings(database=f"sqlite:///{tmp_path / 'strict.db'}", bot_processes=1)
    with (
        TestClient(create_app(strict)) as client,
        client.websocket_connect(f"/api/tables/{opened(client, 'textile')['table']}/socket") as socket,
    ):
        for _ in range(60):
            socket.send_text("nonsense")
        codes = set()
        while "too-many" not in codes:
            codes.add(json.loads(socket.receive_text()).get("code"))


def test_a_database_that_is_away_is_said_and_the_socket_stays(client: TestClient) -> None:
    table = opened(client, "textile", options={"first": 0})["table"]
    house = client.app.state.house  # type: ignore[attr-defined]
    append = house.store.append

    async def away(*_: object) -> None:
        raise Unavailable

    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.receive_text()
        house.store.append = away
        command = {"type": "act", "key": "key-000001", "base": 0, "text": "start madder"}
        socket.send_text(json.dumps(command))
        refused = json.loads(socket.receive_text())
        over_http = client.post(f"/api/tables/{table}/commands", json=command)
        house.store.append = append
        socket.send_text(json.dumps(command))
        answers = [json.loads(socket.receive_text())["type"] for _ in range(2)]

    assert (refused["type"], refused["code"]) == ("Refused", "unavailable")
    assert (over_http.status_code, over_http.json()["code"]) == (503, "unavailable")
    assert set(answers) == {"Ack", "Update"}


def test_a_page_comes_back_later_when_a_table_cannot_be_read(client: TestClient) -> None:
    table = opened(client, "textile")["table"]
    house = client.app.state.house  # type: ignore[attr-defined]

    async def away(*_: object) -> None:
        raise Unavailable

    house.service.table = away
    with (
        client.websocket_connect(f"/api/tables/{table}/socket") as socket,
        pytest.raises(WebSocketDisconnect) as left,
    ):
        socket.receive_text()
    del house.service.table
    assert left.value.code == 1013


def test_a_message_that_is_not_text_closes_the_socket(client: TestClient) -> None:
    table = opened(client, "textile")["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.receive_text()
        socket.send_bytes(b"\xff\xfe")
        assert json.loads(socket.receive_text())["code"] == "bad-message"


def test_whoever_stays_is_told_that_somebody_has_left(client: TestClient) -> None:
    made = opened(client, "textile")
    watch = made["links"]["watch"].rsplit("/", 1)[1]
    there: list[bool] = []
    mine = {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
    client.cookies.clear()

    with client.websocket_connect(f"/api/tables/{made['table']}/socket?watch={watch}") as spectator:

        def hear(*, present: bool) -> None:
            """Read on until it is told; each message of ours is answered, so reading never waits for ever."""
            for _ in range(50):
                spectator.send_text("nonsense")
                while (told := json.loads(spectator.receive_text()))["type"] == "Update":
                    there.append(told["seats"][0]["present"])
                if there and there[-1] is present:
                    return
                sleep(0.05)
            pytest.fail(f"seen: {there}")

        with client.websocket_connect(f"/api/tables/{made['table']}/socket", headers=mine):
            hear(present=True)
        hear(present=False)

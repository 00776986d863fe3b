"""What a browser does at a server: open tables, play at them."""

import json
from random import Random
from typing import Any

from starlette.testclient import TestClient

ALONE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]


def opened(client: TestClient, game: str, seats: list[dict[str, str]] | None = None, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": game, "seats": seats or ALONE, **more})
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def play_out(client: TestClient, table: str) -> dict[str, Any]:
    """Play at random until the game is over; the last update."""
    rng = Random(1)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        for number in range(10_000):
            message = json.loads(socket.receive_text())
            if message["type"] != "Update":
                assert message["type"] == "Ack", message
                continue
            if message["result"]:
                return dict(message)
            if message["legal"]:
                text = rng.choice(message["legal"])
                socket.send_text(
                    json.dumps({"type": "act", "key": f"key-{number:06}", "base": message["seq"], "text": text})
                )
    raise AssertionError("the game does not end")

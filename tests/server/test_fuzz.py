"""Whatever arrives, the server answers with sense: no request and no message makes it fail."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from starlette.testclient import TestClient

from mercerie.server.app import create_app
from mercerie.server.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'test.db'}"
    lenient = Settings(database=database, bot_processes=1, tables_per_minute=60_000, commands_per_second=100_000)
    with TestClient(create_app(lenient), raise_server_exceptions=False) as client:
        yield client


def test_every_request_is_answered(client: TestClient) -> None:
    description = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
    for found in description.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy())
        def answered(case: Any) -> None:
            body = case.body if isinstance(case.body, dict | list | str | int | None) else None
            answer = client.request(case.method, case.formatted_path, params=case.query, json=body)

            assert answer.status_code < 500, f"{case.method} {case.formatted_path} {body}"

        answered()


def _nonsense(rng: Random) -> str:
    """A message that is nearly one, or not at all."""
    good = {"type": "act", "key": "key-00000001", "base": 0, "text": "start madder"}
    match rng.randrange(4):
        case 0:
            return "".join(chr(rng.randrange(32, 1_000)) for _ in range(rng.randrange(80)))
        case 1:
            return json.dumps({**good, rng.choice(list(good)): rng.choice([None, -1, [], {}, "x" * 500, True, 1e308])})
        case 2:
            return json.dumps({key: value for key, value in good.items() if rng.random() < 0.7})
        case _:
            return json.dumps([good, rng.random()])


def test_no_message_breaks_the_socket(client: TestClient) -> None:
    rng = Random(1)
    client.cookies.clear()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
    table = client.post("/api/tables", json={"game": "textile", "seats": seats}).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as visit:
        visit.receive_text()
        for _ in range(300):
            visit.send_text(_nonsense(rng))
            answer = json.loads(visit.receive_text())
            assert answer["type"] in {"Refused", "Ack", "Update"}

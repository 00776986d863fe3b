"""What strangers send is limited before anything is made of it."""

import json
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from house import House, open_house
from starlette.testclient import TestClient

from mercerie.server.app import create_app
from mercerie.server.doors import RECORD, SMALL, Door, Quickly, Rarely
from mercerie.server.settings import Settings

MANY_SEATS = {"text": "game: textile\nrules: 1\nseats: 100000000\nseed: 1\n"}
GOLDEN = Path(__file__).parents[1] / "records" / "textile-32-tie-broken-by-the-last-action.mercerie"
SOON = 15.0  # a busy machine is slow; what is measured here took a minute and more


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(f"sqlite:///{tmp_path_factory.mktemp('doors') / 'test.db'}") as house:
        yield house


Connect = Callable[[], HTTPConnection]


@pytest.fixture
def connect(house: House) -> Iterator[Connect]:
    open_ones: list[HTTPConnection] = []

    def connected() -> HTTPConnection:
        open_ones.append(HTTPConnection("127.0.0.1", house.port, timeout=SOON))
        return open_ones[-1]

    yield connected
    for connection in open_ones:
        connection.close()


@pytest.mark.parametrize("path", ["/api/replays", "/api/reviews"])
def test_a_record_with_more_seats_than_people_live_is_refused_at_once(connect: Connect, path: str) -> None:
    asking, others = connect(), connect()
    begun = time.monotonic()
    asking.request("POST", path, json.dumps(MANY_SEATS), {"content-type": "application/json"})
    others.request("GET", "/api/health")

    assert others.getresponse().status == 200
    answer = asking.getresponse()
    told = json.loads(answer.read())
    assert (answer.status, told["code"], told["mistake"]) == (400, "bad-record", "seats")
    assert time.monotonic() - begun < SOON


@pytest.mark.parametrize(("path", "longest"), [("/api/tables", SMALL), ("/api/replays", RECORD)])
def test_a_body_that_promises_too_much_is_not_read(connect: Connect, path: str, longest: int) -> None:
    asking = connect()
    asking.putrequest("POST", path)
    asking.putheader("content-type", "application/json")
    asking.putheader("content-length", str(longest + 1))
    asking.endheaders()  # and nothing of it is sent

    answer = asking.getresponse()
    assert answer.status == 413
    assert json.loads(answer.read())["code"] == "too-large"


def test_a_body_that_promises_nothing_is_counted_while_it_comes(connect: Connect) -> None:
    asking = connect()
    asking.putrequest("POST", "/api/tables")
    asking.putheader("content-type", "application/json")
    asking.putheader("transfer-encoding", "chunked")
    asking.endheaders()
    piece = b"[]," * 1_000
    for _ in range(SMALL // len(piece) + 1):
        asking.send(b"%x\r\n%s\r\n" % (len(piece), piece))  # and it never ends

    assert asking.getresponse().status == 413


def test_a_record_that_is_large_but_not_too_large_is_read(connect: Connect) -> None:
    golden = GOLDEN.read_text(encoding="utf-8")
    asking = connect()
    body = json.dumps({"text": golden + "\n" * SMALL})
    asking.request("POST", "/api/replays", body, {"content-type": "application/json"})

    answer = asking.getresponse()
    assert answer.status == 200
    assert len(json.loads(answer.read())["steps"]) > 50


def test_what_comes_too_often_is_not_even_read(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'often.db'}", bot_processes=1, tables_per_minute=1)
    with TestClient(create_app(settings)) as client:
        json_header = {"content-type": "application/json"}
        answers = [client.post("/api/tables", content=b"{no json", headers=json_header) for _ in range(25)]
        large = client.post("/api/tables", content=b" " * (SMALL + 1), headers=json_header)

    assert [answer.status_code for answer in (answers[0], answers[-1], large)] == [422, 429, 429]


def test_every_way_in_that_is_to_be_counted_counts(client: TestClient) -> None:
    parts = [part.original_router for part in client.app.routes if hasattr(part, "original_router")]  # type: ignore[attr-defined]
    ways = [way for part in parts for way in part.routes if isinstance(way, APIRoute)]
    counted = [way for way in ways if any(mark in way.dependencies for mark in (Rarely, Quickly))]

    assert len(counted) > 20
    assert [way.path for way in counted if not isinstance(way, Door)] == []


@pytest.mark.parametrize(
    ("path", "body", "words"),
    [
        ("/api/tables", {"game": "textile", "seats": [{"kind": "sesame"}] * 50}, "seats: "),
        ("/api/tables", {"game": "textile", "seats": [], "options": {"sesame": ["sesame"]}}, "seats: "),
        ("/api/join/nowhere", {"name": ["sesame"]}, "name: Input should be a valid string"),
        ("/api/play-on", {"table": "sesame" * 500, "at": 0, "bot": "greedy"}, "table: String should have at most"),
        ("/api/play-on", "sesame", "What was sent: "),
        ("/api/tables/x/commands", {"type": "sesame"}, "What was sent: Its type should be one of 'act', 'undo'"),
        ("/api/tables/ses%00ame/commands", {"type": "resign", "key": "key-000001", "base": 0}, "table_id: "),
        ("/api/push/devices/forget", {"endpoint": "https://ses\0ame.example"}, "endpoint: "),
    ],
)
def test_an_answer_to_bad_input_says_what_would_be_right_and_does_not_repeat_it(
    client: TestClient, path: str, body: object, words: str
) -> None:
    answer = client.post(path, json=body)

    assert answer.status_code == 422
    assert "sesame" not in answer.text
    assert len(answer.text) < 400
    assert answer.json()["code"] == "bad-message"
    assert answer.json()["words"].startswith(words)


def test_what_is_no_json_is_said_to_be_none(client: TestClient) -> None:
    answer = client.put("/api/me", content=b"{sesame", headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["words"]) == (422, "What was sent is not JSON.")


def test_a_way_in_that_is_not_there_is_refused_in_the_same_words(client: TestClient) -> None:
    answer = client.delete("/api/me")

    assert answer.status_code == 405
    assert answer.json()["code"] == "not-allowed"

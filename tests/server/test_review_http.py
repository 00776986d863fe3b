"""Analysing games over HTTP; above all: nothing before the end."""

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from mercerie.bots import Analysis, make_bot
from mercerie.bots.playouts import Playouts
from mercerie.games import GAMES
from mercerie.server.app import create_app
from mercerie.server.settings import Settings
from mercerie.server.thinking import Thinkers, look_at

RECORDS = Path(__file__).parents[1] / "records"
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    async def quickly(_self: Thinkers, game: str, luck: str, view: Any, legal: Any, _seconds: float) -> Analysis[str]:
        rng = Random(luck)
        analyst = Playouts(GAMES[game], make_bot("random", GAMES[game], rng), rng, shortlist=3)
        monkeypatch.setattr("mercerie.bots.analysts.make_analyst", lambda _game, _rng: analyst)
        return look_at(game, luck, view, legal, 0.002)

    monkeypatch.setattr(Thinkers, "look_quietly", quickly)
    lenient = {"tables_per_minute": 60_000.0, "commands_per_second": 60_000.0}
    settings = Settings(database=f"sqlite:///{tmp_path / 'test.db'}", bot_processes=1, **lenient)  # type: ignore[arg-type]
    with TestClient(create_app(settings)) as client:
        client.put("/api/me", json={"name": "Anne"})
        yield client


def opened(client: TestClient, game: str, **options: Any) -> str:
    wanted = {"game": game, "seats": HERE, "options": {"first": 0, **options}}
    table: str = client.post("/api/tables", json=wanted).json()["table"]
    return table


def step(client: TestClient, table: str, rng: Random) -> bool:
    """Play some action; whether the game goes on."""
    update = client.get(f"/api/tables/{table}").json()
    if update["result"]:
        return False
    command = {
        "type": "act",
        "key": f"key-{update['seq']:06}",
        "base": update["seq"],
        "text": rng.choice(update["legal"]),
    }
    assert client.post(f"/api/tables/{table}/commands", json=command).status_code == 200
    return True


def finished(client: TestClient, path: str, start: dict[str, Any]) -> dict[str, Any]:
    """Ask again until everything has been looked at."""
    told = start
    for _ in range(400):
        if told["failed"] or told["done"] == told["total"]:
            return told
        time.sleep(0.02)
        told = client.get(path).json()
    raise AssertionError("the analysis does not end")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_before_the_end_and_everything_after(client: TestClient, game: str) -> None:
    table, rng = opened(client, game), Random(1)
    where = f"/api/tables/{table}/review"
    while step(client, table, rng):
        if not client.get(f"/api/tables/{table}").json()["result"]:
            refused = client.post(where)
            assert refused.status_code == 403
            assert refused.json() == {
                "code": "not-allowed",
                "words": "A game is analysed when it is over; until then that would help one side.",
            }
            assert client.get(where).status_code == 404

    told = finished(client, where, client.post(where).json())

    steps = client.get(f"/api/tables/{table}/replay").json()["steps"]
    assert not told["failed"]
    assert [moment["text"] for moment in told["moments"]] == [one["text"] for one in steps[:-1]]
    assert len(told["chances"]) == len(steps)
    assert sorted(told["chances"][-1]) in ([0.0, 1.0], [1.0, 1.0])


def test_strangers_see_no_review_and_watchers_do(client: TestClient) -> None:
    table = opened(client, "textile")
    watch = client.get(f"/api/tables/{table}").json()["links"]["watch"].removeprefix("/w/")
    resign = {"type": "resign", "key": "key-000001", "base": 0}
    client.post(f"/api/tables/{table}/commands", json=resign)
    client.post(f"/api/tables/{table}/review")
    client.cookies.clear()

    assert client.post(f"/api/tables/{table}/review").status_code == 403
    assert client.get(f"/api/tables/{table}/review").status_code == 403
    seen = client.get(f"/api/tables/{table}/review", params={"watch": watch})
    assert (seen.status_code, seen.json()["total"]) == (200, 1)


def test_the_better_action_comes_with_what_it_would_have_brought(client: TestClient) -> None:
    record = next(RECORDS.glob("patchwork-02*")).read_text(encoding="utf-8")
    start = client.post("/api/reviews", json={"text": record}).json()

    told = finished(client, f"/api/reviews/{start['id']}", start)

    better = [moment for moment in told["moments"] if moment["better"] and moment["better"].startswith("buy")]
    assert better
    for moment in better:
        patch = moment["better"].split()[1].rstrip("abcdefgh")
        assert moment["better_chance"] > moment["chance"]
        assert moment["outlooks"][f"buy {patch}"]["type"] == "PatchOutlook"


def test_the_same_record_is_looked_at_once(client: TestClient) -> None:
    record = next(RECORDS.glob("timeline-37*")).read_text(encoding="utf-8").replace("small-deck.toml", "inventions")
    whole = next(RECORDS.glob("textile-24*")).read_text(encoding="utf-8")

    first = client.post("/api/reviews", json={"text": whole}).json()
    again = client.post("/api/reviews", json={"text": whole + "\n# a remark\n"}).json()

    assert first["id"] == again["id"]
    assert client.post("/api/reviews", json={"text": record}).status_code == 400


@pytest.mark.parametrize(
    ("text", "status", "words"),
    [
        ("nonsense", 400, "Line 1"),
        ("game: textile\nrules: 1\nseats: 2\nseed: 1", 403, "This game is not over"),
        ("game: timeline\nrules: 1\nseats: 2\nseed: 1\ndeck: /etc/x.toml", 403, "a file of somebody's own"),
    ],
)
def test_a_record_that_cannot_be_analysed_is_refused(client: TestClient, text: str, status: int, words: str) -> None:
    refused = client.post("/api/reviews", json={"text": text})

    assert refused.status_code == status
    assert words in refused.json()["words"]


def test_a_review_nobody_asked_for_is_not_found(client: TestClient) -> None:
    assert client.get("/api/reviews/0123abcd").status_code == 404
    assert client.post("/api/tables/nowhere/review").status_code == 404


def test_asking_for_reviews_too_often_is_refused(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'rare.db'}", bot_processes=1, tables_per_minute=1)
    with TestClient(create_app(settings)) as client:
        answers = [client.post("/api/reviews", json={"text": "nonsense"}).status_code for _ in range(25)]

    assert answers[-1] == 429


def test_a_hint_says_what_it_hopes_for(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "timeline", "seats": seats, "options": {"first": 0}}
    table = client.post("/api/tables", json=wanted).json()["table"]

    hint = client.post(f"/api/tables/{table}/hint").json()

    assert hint["text"] in client.get(f"/api/tables/{table}").json()["legal"]
    assert 0 <= hint["chance"] <= 1

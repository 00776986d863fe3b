"""Bots from outside at tables: chosen by name, kept open between actions, replaced when they fail."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from mercerie.bots.outside import BotFailed, BotSpec
from mercerie.games.textile import TEXTILE
from mercerie.server import outsiders
from mercerie.server.app import create_app
from mercerie.server.outsiders import MOST_OPEN, close_all, patience, think_outside
from mercerie.server.settings import Settings
from mercerie.server.thinking import Thinkers

FIRST = BotSpec("Firstling", "bots.outside.rude:First", games=("textile", "timeline"))
CRASHING = BotSpec("crashing", "bots.outside.rude:Crashing")
STATE = TEXTILE.new(2, 1, first=0)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent))
    yield
    close_all()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    database = f"sqlite:///{tmp_path / 'test.db'}"
    settings = Settings(database=database, bot_processes=1, outside=(FIRST, CRASHING))
    with TestClient(create_app(settings)) as client:
        client.put("/api/me", json={"name": "Anne"})
        yield client


def think(spec: BotSpec, luck: str = "a table") -> str:
    return think_outside("textile", spec, luck, STATE.view(0), STATE.legal_actions())


def test_a_program_stays_open_between_actions() -> None:
    assert think(FIRST) == "start madder"
    (opened,) = outsiders._open.values()

    assert think(FIRST) == "start madder"

    assert list(outsiders._open.values()) == [opened]


def test_only_a_few_stay_open_and_the_longest_unused_goes_first() -> None:
    for number in range(MOST_OPEN + 1):
        think(FIRST, f"table {number}")

    assert [luck for _, _, luck in outsiders._open] == [f"table {number}" for number in range(1, MOST_OPEN + 1)]


def test_one_that_failed_is_closed() -> None:
    with pytest.raises(BotFailed):
        think(CRASHING)

    assert not outsiders._open


def test_the_server_waits_as_long_as_the_bot_was_granted() -> None:
    assert patience(BotSpec("slow", "a:B", seconds=30.0)) > 30


@pytest.mark.parametrize("spec", [FIRST, CRASHING])
def test_it_thinks_in_a_worker_and_a_simpler_bot_stands_in_for_it(spec: BotSpec) -> None:
    async def story() -> str:
        thinkers = Thinkers(1, outside=(spec,))
        try:
            return await thinkers.choose("textile", spec.name, "luck", STATE.view(0), STATE.legal_actions())
        finally:
            await thinkers.close()

    assert asyncio.run(story()).startswith("start ")


def test_it_is_offered_by_its_name_for_the_games_it_plays(client: TestClient) -> None:
    offered = {game["game"]: [bot["name"] for bot in game["bots"]] for game in client.get("/api/games").json()}

    assert offered["textile"][-2:] == ["Firstling", "crashing"]
    assert "Firstling" not in offered["patchwork"]
    assert offered["patchwork"][-1] == "crashing"


def test_nobody_can_name_a_program_from_outside(client: TestClient) -> None:
    def asked(game: str, bot: str) -> Any:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        return client.post("/api/tables", json={"game": game, "seats": seats}).json()

    for bot in ("program:touch /tmp/x", "os:system", "net.onnx", FIRST.text, f"{FIRST.name}@seconds=9"):
        assert asked("textile", bot)["code"] == "bad-option"
    assert asked("patchwork", FIRST.name)["code"] == "bad-option"
    assert "table" in asked("textile", FIRST.name)


def test_a_table_against_it_plays(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "Firstling"}]
    table = client.post("/api/tables", json={"game": "textile", "seats": seats, "options": {"first": 1}}).json()[
        "table"
    ]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        while not (update := json.loads(socket.receive_text())).get("legal"):
            pass

    assert update["seats"][1]["name"] == "Firstling"
    assert update["view"]["sewn"][0]["tiles"][0]["colour"] == 0

"""The application over HTTP, as a browser meets it."""

from pathlib import Path

import pytest
from server.browsing import ALONE, opened, play_out
from starlette.testclient import TestClient

from mercerie.server.app import create_app
from mercerie.server.settings import Settings


def test_a_friend_joins_by_the_link_and_a_stranger_watches(client: TestClient) -> None:
    table = opened(client, "textile", [{"kind": "me"}, {"kind": "open"}], options={"first": 0})
    join, watch = table["links"]["join"].removeprefix("/j/"), table["links"]["watch"].removeprefix("/w/")
    anne = dict(client.cookies)
    client.cookies.clear()

    invitation = client.get(f"/api/join/{join}").json()
    assert (invitation["game"], invitation["players"][0]["name"], invitation["seated"]) == ("textile", "Anne", False)
    assert client.post(f"/api/join/{join}", json={"name": "Basile"}).json() == {"table": table["table"]}
    basile = client.get(f"/api/tables/{table['table']}").json()
    assert [(seat["name"], seat["yours"]) for seat in basile["seats"]] == [("Anne", False), ("Basile", True)]

    client.cookies.clear()
    assert client.get(f"/api/watch/{watch}").json() == {"table": table["table"]}
    assert client.get(f"/api/tables/{table['table']}").status_code == 403
    seen = client.get(f"/api/tables/{table['table']}", params={"watch": watch}).json()
    assert (seen["legal"], seen["links"]) == ([], None)
    client.cookies.update(anne)
    assert client.get(f"/api/tables/{table['table']}").json()["legal"]


def test_a_link_for_watching_is_right_as_a_whole_or_wrong(client: TestClient) -> None:
    table = opened(client, "textile", options={"first": 0})
    path, watch = f"/api/tables/{table['table']}", table["links"]["watch"].removeprefix("/w/")
    client.cookies.clear()

    for wrong in ("", watch[:-1], watch + "a", watch.swapcase(), "épingle"):
        assert client.get(path, params={"watch": wrong}).status_code == 403
    assert client.get(path, params={"watch": watch}).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/nowhere", None, 404),
        ("GET", "/api/join/nothing", None, 404),
        ("GET", "/api/watch/nothing", None, 404),
        ("POST", "/api/tables", {"game": "chess", "seats": ALONE}, 400),
        ("POST", "/api/tables", {"game": "textile", "seats": []}, 422),
        ("PUT", "/api/me", {"name": ""}, 422),
        ("PUT", "/api/me", {"name": "   "}, 422),
        ("PUT", "/api/me", {"name": "A\x00nne"}, 422),
        ("PUT", "/api/me", {"name": "Zoé d’Aÿ 🧵"}, 200),
        ("POST", "/api/replays", {"text": "nonsense"}, 400),
        ("POST", "/api/replays", {"text": "game: timeline\nrules: 1\nseats: 2\nseed: 1\ndeck: /etc/x.toml"}, 403),
        ("GET", "/api/nothing", None, 404),
    ],
)
def test_what_is_wrong_gets_the_right_refusal(
    client: TestClient, method: str, path: str, body: object, status: int
) -> None:
    assert client.request(method, path, json=body).status_code == status


def test_opening_tables_too_often_says_when_to_try_again(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'rare.db'}", bot_processes=1, tables_per_minute=1)
    with TestClient(create_app(settings)) as client:
        answers = [client.post("/api/tables", json={"game": "textile", "seats": ALONE}) for _ in range(25)]

    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


def test_rematch_and_play_on_lead_to_new_tables(client: TestClient) -> None:
    table = opened(client, "textile")["table"]
    play_out(client, table)

    wish = {"type": "rematch", "key": "again-000001", "base": 0, "wish": "offer"}
    assert client.post(f"/api/tables/{table}/commands", json=wish).status_code == 200
    on = client.post("/api/play-on", json={"table": table, "at": 4, "bot": "random"}).json()["table"]

    again = client.get(f"/api/tables/{table}").json()["rematch"]["table"]
    assert client.get(f"/api/tables/{again}").json()["seq"] == 0
    assert client.get(f"/api/tables/{on}").json()["view"]["sewn"]


def test_the_service_tells_how_it_is(client: TestClient) -> None:
    assert client.get("/api/health").json() == {"status": "ok"}
    assert "mercerie_sockets" in client.get("/api/metrics").text
    assert "/api/tables" in client.get("/api/openapi.json").json()["paths"]
    described = client.get("/api/docs").text
    assert "/api/tables/{table_id}/commands" in described
    assert "<script" not in described
    assert {game["game"] for game in client.get("/api/games").json()} >= {"textile", "timeline"}
    assert client.get("/api/me").json()["name"] == "Anne"


def test_another_device_becomes_the_same_guest_by_a_link(client: TestClient) -> None:
    table = opened(client, "textile")["table"]
    link = client.post("/api/me/link").json()["path"].removeprefix("/d/")
    client.cookies.clear()
    assert client.get("/api/tables").json() == []

    client.cookies.clear()
    assert client.post("/api/me/follow", json={"link": link}).json()["name"] == "Anne"

    assert [card["table"] for card in client.get("/api/tables").json()] == [table]
    assert client.post("/api/me/follow", json={"link": f"{link}x"}).status_code == 403


def test_the_page_brings_the_cookie_so_that_its_first_requests_are_one_guests(client: TestClient) -> None:
    client.cookies.clear()
    page = client.get("/")
    assert "mercerie_guest" in page.headers["set-cookie"]

    table = opened(client, "textile")["table"]
    assert "set-cookie" not in client.get("/api/me").headers
    assert [card["table"] for card in client.get("/api/tables").json()] == [table]
    assert "set-cookie" not in client.get("/icon.svg").headers


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/../../etc/passwd", "/assets/../../app.py"])
def test_odd_addresses_get_the_page_or_nothing(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code in {200, 404}
    assert "root:" not in answer.text
    assert "def create_app" not in answer.text


def test_newcomers_do_not_use_up_each_others_turns(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'new.db'}", bot_processes=1, tables_per_minute=1)
    with TestClient(create_app(settings), client=("10.0.0.1", 1)) as one:
        for _ in range(25):
            one.cookies.clear()
            last = one.post("/api/tables", json={"game": "textile", "seats": ALONE})
        other = TestClient(one.app, client=("10.0.0.2", 1))
        other.portal = one.portal  # a server has one event loop
        assert last.status_code == 429
        assert other.post("/api/tables", json={"game": "textile", "seats": ALONE}).status_code == 200


def test_a_card_of_a_game_that_is_over_says_who_won_and_ones_place(client: TestClient) -> None:
    table = opened(client, "timeline", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"hand": 2})["table"]
    running = client.get("/api/tables").json()[0]
    assert (running["winners"], running["place"]) == ([], None)

    last = play_out(client, table)

    card = client.get("/api/tables").json()[0]
    assert card["winners"] == last["result"]["winners"]
    assert card["place"] == (1 if 0 in card["winners"] else 2)

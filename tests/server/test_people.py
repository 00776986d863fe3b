"""The people one plays with: known by a table and a seat, asked to a new table, never seated before they come."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.browsing import opened
from server.guests_at import ANNE, BASILE, GREEDY, OPEN, header
from server.push.receiving import Browser, Receiver, receiving, telling
from starlette.testclient import TestClient

from mercerie.server.app import create_app
from mercerie.server.asking import ASK_AGAIN_AFTER
from mercerie.server.entries import Sitter
from mercerie.server.lobby_messages import NewTable, SeatChoice
from mercerie.server.people import keep_seats, others
from mercerie.server.table import NotAllowed, Table, open_table

KEPT = Sitter("Basile", kept_for="basile")
SHARED = Sitter("Chloé", guest="basile")
MINUTES = {"kind": "game", "seconds": 600}


def test_bots_oneself_and_several_at_one_screen_are_nobody_one_has_met() -> None:
    assert list(others((ANNE, BASILE, GREEDY), "anne")) == [(1, "basile", "Basile")]
    assert list(others((ANNE, BASILE, SHARED), "anne")) == []
    assert list(others((ANNE, ANNE), "anne")) == []


def test_a_kept_seat_is_nobodys_until_its_guest_comes() -> None:
    at = open_table(header(sitters=(ANNE, KEPT)))
    assert (at.to_move, at.clocks.running, at.seats_of("basile"), at.is_shown_to("basile")) == (None, None, (), False)

    full = at.after(at.accept("basile", "Basile"))

    assert (full.sitters[1], full.to_move) == (BASILE, 0)


def test_only_the_guest_it_is_kept_for_takes_or_declines_it_without_the_link() -> None:
    at = open_table(header(sitters=(ANNE, KEPT)))
    with pytest.raises(NotAllowed):
        at.accept("chloe", "Chloé")
    for other in ("chloe", "anne"):
        with pytest.raises(NotAllowed):
            at.decline(other)


def test_by_the_link_others_take_the_kept_seat_last() -> None:
    at = open_table(header("timeline", (KEPT, ANNE, OPEN)))

    assert at.join("chloe", "Chloé").seat == 2
    assert at.join("basile", "Basile").seat == 0
    fuller = at.after(at.join("chloe", "Chloé"))
    assert fuller.join("denis", "Denis").seat == 0


def test_who_declines_leaves_the_seat_to_whoever_comes() -> None:
    at = open_table(header(sitters=(ANNE, KEPT)))

    free = at.after(at.decline("basile"))

    assert free.sitters[1] == Sitter("Basile", declined=True)
    assert free.sitters[1].is_open
    with pytest.raises(NotAllowed):
        free.accept("basile", "Basile")


class Friends:
    """Anne and Basile have sat at a table of Textile."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        client.put("/api/me", json={"name": "Anne"})
        table = opened(client, "textile", [{"kind": "me"}, {"kind": "open"}], options={"first": 0})
        self.table, self.anne = table["table"], dict(client.cookies)
        client.cookies.clear()
        client.get("/api/me")
        client.post(f"/api/join/{table['links']['join'].removeprefix('/j/')}", json={"name": "Basile"})
        self.basile = dict(client.cookies)
        client.cookies.clear()
        client.put("/api/me", json={"name": "Chloé"})
        self.stranger = dict(client.cookies)

    def be(self, who: dict[str, str]) -> TestClient:
        self.client.cookies.clear()
        self.client.cookies.update(who)
        return self.client

    def people(self, who: dict[str, str]) -> dict[str, Any]:
        return dict(self.be(who).get("/api/people").json())

    def ask(self, who: dict[str, str], *seats: dict[str, Any]) -> Any:
        wanted = {"game": "textile", "seats": [*seats], "clock": MINUTES, "options": {"first": 0}}
        return self.be(who).post("/api/tables", json=wanted)

    def invite(self) -> str:
        """Anne asks Basile."""
        answer = self.ask(self.anne, {"kind": "me"}, {"kind": "person", "table": self.table, "seat": 1})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])


@pytest.fixture
def friends(client: TestClient) -> Friends:
    return Friends(client)


def test_the_people_one_sat_with_are_listed_by_table_and_seat(friends: Friends) -> None:
    [basile] = friends.people(friends.anne)["people"]

    known = (basile["table"], basile["seat"], basile["name"], basile["game"], basile["asked"])
    assert known == (friends.table, 1, "Basile", "textile", False)
    assert friends.people(friends.stranger) == {"type": "People", "people": [], "invitations": []}


def test_a_person_is_listed_once_with_the_last_table(friends: Friends) -> None:
    again = friends.invite()
    friends.be(friends.basile).post(f"/api/tables/{again}/accept")

    [basile] = friends.people(friends.anne)["people"]
    assert (basile["table"], basile["asked"]) == (again, False)


def test_an_invited_person_finds_it_and_sits_down_and_only_then_does_the_game_begin(friends: Friends) -> None:
    table = friends.invite()
    waits = friends.be(friends.anne).get(f"/api/tables/{table}").json()
    assert (waits["legal"], waits["clock"]["running"]) == ([], None)
    assert [(seat["kind"], seat["name"], seat["invited"]) for seat in waits["seats"]][1] == ("open", "", "Basile")
    assert friends.be(friends.basile).get(f"/api/tables/{table}").status_code == 403

    [asked] = friends.people(friends.basile)["invitations"]
    assert (asked["table"], asked["game"], asked["by"]) == (table, "textile", "Anne")
    assert friends.be(friends.basile).post(f"/api/tables/{table}/accept").json() == {"table": table}

    begun = friends.be(friends.anne).get(f"/api/tables/{table}").json()
    assert (bool(begun["legal"]), begun["clock"]["running"]) == (True, 0)
    assert friends.people(friends.basile)["invitations"] == []
    assert friends.be(friends.basile).post(f"/api/tables/{table}/accept").status_code == 200  # twice is harmless


def test_who_declines_frees_the_seat_and_is_not_asked_again_that_day(
    friends: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = friends.invite()
    assert friends.be(friends.basile).post(f"/api/tables/{table}/decline").status_code == 200

    told = friends.be(friends.anne).get(f"/api/tables/{table}").json()
    assert [(step["kind"], step["text"]) for step in told["steps"]] == [("declined", "Basile")]
    assert (told["seats"][1]["kind"], told["seats"][1]["declined"]) == ("open", True)
    assert friends.people(friends.basile)["invitations"] == []
    assert friends.be(friends.basile).post(f"/api/tables/{table}/accept").status_code == 403
    assert friends.people(friends.anne)["people"][0]["asked"]
    again = [{"kind": "me"}, {"kind": "person", "table": friends.table, "seat": 1}]
    assert friends.ask(friends.anne, *again).status_code == 403

    service = friends.client.app.state.house.service  # type: ignore[attr-defined]
    tomorrow = service.now() + ASK_AGAIN_AFTER + 1
    monkeypatch.setattr(service, "now", lambda: tomorrow)
    assert friends.ask(friends.anne, *again).status_code == 200


def test_one_is_asked_once_while_one_has_not_answered(friends: Friends) -> None:
    friends.invite()

    again = friends.ask(friends.anne, {"kind": "me"}, {"kind": "person", "table": friends.table, "seat": 1})

    assert again.status_code == 403
    assert len(friends.people(friends.basile)["invitations"]) == 1


def test_two_tables_opened_at_once_ask_a_person_once(friends: Friends) -> None:
    service = friends.client.app.state.house.service  # type: ignore[attr-defined]
    chairs = [SeatChoice("me"), SeatChoice("person", table=friends.table, seat=1)]
    wanted = NewTable("textile", chairs)
    [cookie] = friends.anne.values()
    anne = friends.client.app.state.house.guests.recognise(cookie)  # type: ignore[attr-defined]

    async def ask() -> list[Any]:
        # Both look before either has written.
        kept = [await keep_seats(service, wanted, anne) for _ in range(2)]
        opening = [service.open(wanted, anne, "Anne", seats) for seats in kept]
        return await asyncio.gather(*opening, return_exceptions=True)

    assert friends.client.portal is not None
    first, second = friends.client.portal.call(ask)

    assert isinstance(first, Table)
    assert isinstance(second, NotAllowed)
    assert len(friends.people(friends.basile)["invitations"]) == 1
    mine = friends.be(friends.anne).get("/api/tables").json()
    assert len([card for card in mine if card["waiting"]]) == 1


def test_who_was_asked_and_came_may_be_asked_again_at_once(friends: Friends) -> None:
    table = friends.invite()
    friends.be(friends.basile).post(f"/api/tables/{table}/accept")

    assert friends.invite() != table


def test_playing_again_is_the_last_table_with_that_person_once_more(client: TestClient) -> None:
    client.put("/api/me", json={"name": "Anne"})
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "search:hard"}, {"kind": "me"}, {"kind": "open"}]
    table = opened(client, "textile", seats, options={"tiles": 7, "teams": True, "first": 2}, clock=MINUTES)
    anne = dict(client.cookies)
    for name in ("Basile", "Chloé"):
        client.cookies.clear()
        client.get("/api/me")
        client.post(f"/api/join/{table['links']['join'].removeprefix('/j/')}", json={"name": name})
    client.cookies.clear()
    client.cookies.update(anne)

    basile, chloe = sorted(client.get("/api/people").json()["people"], key=lambda person: person["name"])

    again = basile["again"]
    assert [chair["kind"] for chair in again["seats"]] == ["person", "bot", "me", "open"]
    assert [chair["kind"] for chair in chloe["again"]["seats"]] == ["open", "bot", "me", "person"]
    assert (again["seats"][0]["table"], again["seats"][0]["seat"]) == (table["table"], 0)
    assert again["seats"][1]["bot"] == "search:hard"
    # Who began was drawn or agreed for that table alone.
    assert again["options"] == {"tiles": 7, "teams": True}
    assert again["clock"] == {"type": "ClockChoice", "kind": "game", "seconds": 600, "increment": 0}
    assert client.post("/api/tables", json=again).status_code == 200


def test_strangers_neither_ask_nor_answer(friends: Friends) -> None:
    basile = {"kind": "person", "table": friends.table, "seat": 1}
    assert friends.ask(friends.stranger, {"kind": "me"}, basile).status_code == 403
    table = friends.invite()

    for answer in ("accept", "decline"):
        assert friends.be(friends.stranger).post(f"/api/tables/{table}/{answer}").status_code == 403
    assert friends.people(friends.stranger)["invitations"] == []


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "bot", "bot": "random"}, {"kind": "person", "seat": 1}],
        [{"kind": "me"}, {"kind": "person", "seat": 0}],
        [{"kind": "me"}, {"kind": "person", "seat": 5}],
        [{"kind": "me"}, {"kind": "person"}],
        [{"kind": "me"}, {"kind": "person", "seat": 1}, {"kind": "person", "seat": 1}, {"kind": "open"}],
    ],
)
def test_nobody_is_asked_who_could_not_come_or_cannot_be_known(friends: Friends, seats: list[dict[str, Any]]) -> None:
    named = [{**seat, "table": friends.table} if seat["kind"] == "person" else seat for seat in seats]

    assert friends.ask(friends.anne, *named).status_code == 403
    assert friends.people(friends.basile)["invitations"] == []


def test_an_unknown_table_names_nobody(friends: Friends) -> None:
    nowhere = {"kind": "person", "table": "nowhere", "seat": 1}

    assert friends.ask(friends.anne, {"kind": "me"}, nowhere).status_code == 404


def test_no_guests_id_and_no_link_is_told(friends: Friends) -> None:
    table = friends.invite()
    friends.be(friends.anne).get("/api/tables")
    ids = [cookie.split(".")[0] for who in (friends.anne, friends.basile) for cookie in who.values()]
    join = friends.be(friends.anne).get(f"/api/tables/{table}").json()["links"]["join"].removeprefix("/j/")

    for who in (friends.anne, friends.basile):
        for path in ("/api/people", "/api/tables", f"/api/tables/{table}", f"/api/tables/{friends.table}"):
            told = friends.be(who).get(path).text
            assert not [secret for secret in ids if secret in told], path
    friends.be(friends.basile).post(f"/api/tables/{table}/decline")
    assert join not in json.dumps(friends.people(friends.basile))
    told = friends.be(friends.anne).get(f"/api/tables/{table}").text
    assert not [secret for secret in ids if secret in told]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Friends]:
    """On a server that tells people."""
    with TestClient(create_app(telling(tmp_path))) as client:
        yield Friends(client)


def test_an_invited_person_is_told_once_in_their_language(told: Friends, receiver: Receiver) -> None:
    browser = Browser()
    told.be(told.basile).post("/api/push/devices", json=browser.subscription(f"{receiver.url}/basile", "fr"))

    table = told.invite()

    [(_, _, body)] = receiver.wait(1)
    assert browser.open(body) == {"title": "On vous invite à jouer", "body": "Textile", "path": "/"}
    key = {"type": "say", "key": "key-00000001", "base": 0, "saying": "hello"}
    assert told.be(told.anne).post(f"/api/tables/{table}/commands", json=key).status_code == 200
    assert receiver.stays_quiet()

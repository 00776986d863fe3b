"""Who sits where: every mix of people and bots, chairs given to bots later, and clocks for all of them."""

import asyncio
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from server.browsing import opened
from server.guests_at import ANNE, BASILE, OPEN, header, service_on, sqlite
from starlette.testclient import TestClient

from mercerie.core import BadOption
from mercerie.server.commands import SeatRobot
from mercerie.server.entries import Clock
from mercerie.server.service import Service
from mercerie.server.table import NotAllowed, Table, open_table
from mercerie.server.watching import watching

EASY = "search:easy"
_keys = count()


def robot(seat: int, bot: str = EASY, base: int = 0) -> SeatRobot:
    return SeatRobot(f"chair-{next(_keys):08}", base, seat, bot)


def waiting(*sitters: object) -> Table:
    return open_table(header(sitters=sitters))  # type: ignore[arg-type]


def test_a_free_chair_is_given_to_a_bot_and_the_game_begins() -> None:
    at = waiting(ANNE, OPEN)
    assert at.to_move is None

    full = at.after(at.seat_robot(1, EASY))

    assert (full.sitters[1].bot, full.to_move) == (EASY, 0)


def test_a_chair_that_is_taken_is_nobodys_to_give() -> None:
    at = waiting(ANNE, BASILE)

    for seat in (0, 1, 7):
        with pytest.raises(NotAllowed, match="taken"):
            at.seat_robot(seat, EASY)


async def _race(service: Service) -> None:
    head = header(sitters=(ANNE, OPEN))
    await service.store.create(head)
    given = service.submit(head.id, "anne", robot(1))
    answers = await asyncio.gather(given, service.join(head.id, "basile", "Basile"), return_exceptions=True)

    table = await service.table(head.id)
    assert table.is_full
    assert len(table.entries) == 1
    assert [isinstance(answer, NotAllowed) for answer in answers].count(True) == 1


def test_a_friend_and_a_bot_who_come_at_once_do_not_share_a_chair(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            for _ in range(5):
                await _race(service)

    asyncio.run(story())


@pytest.mark.parametrize("spec", ["random", "no-such-bot", "program ./evil"])
def test_only_bots_that_are_offered_get_a_chair(tmp_path: Path, spec: str) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header(sitters=(ANNE, OPEN))
            await service.store.create(head)
            with pytest.raises(BadOption):
                await service.submit(head.id, "anne", robot(1, spec))
            with pytest.raises(NotAllowed, match="do not sit"):
                await service.submit(head.id, "chloe", robot(1))

    asyncio.run(story())


MIXES = [
    [{"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "open"}],
    [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "here", "name": "Basile"}],
    [{"kind": "here", "name": "Basile"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}],
]


@pytest.mark.parametrize("seats", MIXES)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_every_mix_of_chairs_is_a_table_at_which_the_chosen_one_begins(
    client: TestClient, seats: list[dict[str, str]], first: int
) -> None:
    table = opened(client, "timeline", seats, options={"first": first})["table"]

    told = client.get(f"/api/tables/{table}").json()
    kinds = {"me": "person", "here": "person", "open": "open", "bot": "bot"}
    assert [seat["kind"] for seat in told["seats"]] == [kinds[seat["kind"]] for seat in seats]
    assert [seat["yours"] for seat in told["seats"]] == [seat["kind"] in {"me", "here"} for seat in seats]
    assert told["view"]["turn"] == first or told["steps"]  # a bot that begins may have played already


def test_the_invitation_and_the_waiting_room_tell_the_clock(client: TestClient) -> None:
    clock = {"kind": "game", "seconds": 1_500, "increment": 10}
    table = opened(client, "textile", [{"kind": "me"}, {"kind": "open"}], clock=clock)

    invited = client.get(table["links"]["join"].replace("/j/", "/api/join/")).json()
    waits = client.get(f"/api/tables/{table['table']}").json()["clock"]

    assert {name: invited["clock"][name] for name in clock} == clock
    assert {name: waits[name] for name in clock} == clock
    assert waits["running"] is None


def test_a_clock_without_time_is_refused(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "here"}]
    answer = client.post("/api/tables", json={"game": "textile", "seats": seats, "clock": {"kind": "game"}})

    assert answer.status_code == 400


def test_at_one_screen_each_seat_has_a_clock_of_its_own() -> None:
    both = (ANNE, ANNE)
    at = open_table(header(sitters=both, clock=Clock("game", 60, 5)))

    first = at.after(replace(at.act(0, "start madder"), at=1_010.0))
    second = first.after(replace(first.act(1, "take sage"), at=1_030.0))

    # Both saw the first action as their own, and no clock ran meanwhile.
    watched = watching("textile").own / 1_000
    assert first.clocks.left == (55.0, 60.0)
    assert second.clocks.left == pytest.approx((55.0, 60 - (20 - watched) + 5))
    assert second.clocks.running == 0

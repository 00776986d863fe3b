"""Somebody's list of tables: quick however long it is, one's own to tidy, and told from what was kept."""

import asyncio
import json
from pathlib import Path
from time import perf_counter

import pytest
from server.browsing import opened, play_out
from server.guests_at import ANNE, BASILE, OPEN, act, header, service_on, sqlite
from starlette.testclient import TestClient

from mercerie.games import GAMES
from mercerie.server.commands import Resign, WishRematch
from mercerie.server.entries import Clock
from mercerie.server.listing import LEFT_AFTER, cards_of, hide, show
from mercerie.server.lobby_messages import TableCard
from mercerie.server.service import Service
from mercerie.server.summary import format_summary, parse_summary, summarize
from mercerie.server.table import open_table

MANY = 300


async def first(service: Service, guest: str = "anne") -> TableCard:
    return (await cards_of(service, guest))[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_of_a_table_comes_back_as_it_was(game: str) -> None:
    table = open_table(header(game))
    for _ in range(6):
        assert table.to_move is not None
        legal = table.state.legal_actions()
        table = table.after(table.act(table.to_move, table.game.format_action(legal[len(legal) // 2])))
    summary = summarize(table)

    assert parse_summary(format_summary(summary)) == summary
    assert summary.actions == 6
    assert parse_summary(json.dumps({"version": 0})) is None


def test_the_card_follows_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header()
            await service.store.create(head)
            before = await first(service)
            await service.submit(head.id, "anne", act(0, "start madder"))
            after = await first(service)

            assert (before.your_turn, before.picture) == (True, [])
            assert (after.your_turn, after.to_move, after.actions, after.picture) == (False, 1, 1, [["0"]])
            assert (await first(service, "basile")).your_turn

    asyncio.run(story())


def test_hundreds_of_tables_are_listed_without_playing_any(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            for _ in range(MANY):
                head = header("timeline")
                await service.store.create(head, None, format_summary(summarize(open_table(head))))
            monkeypatch.setattr(service, "table", None)  # it is not to be asked
            began = perf_counter()
            cards = await cards_of(service, "anne")

            assert len(cards) == MANY
            assert perf_counter() - began < 2.0  # 0.05 s where nothing else runs

    asyncio.run(story())


def test_a_table_of_an_older_version_is_summed_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            await service.store.create(header())
            made = await first(service)
            monkeypatch.setattr(service, "table", None)

            assert await first(service) == made

    asyncio.run(story())


@pytest.mark.parametrize(
    ("kind", "sitters", "left"),
    [("none", (ANNE, BASILE), True), ("turn", (ANNE, BASILE), False), ("turn", (ANNE, OPEN), True)],
)
def test_a_game_nobody_touches_is_left_unless_its_turns_have_days(
    tmp_path: Path, kind: str, sitters: tuple[object, ...], left: object
) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header(sitters=sitters, clock=Clock(kind, 30 * 86_400))  # type: ignore[arg-type]
            await service.store.create(head)
            service.now = lambda: head.created + LEFT_AFTER - 60
            assert not (await first(service)).left
            service.now = lambda: head.created + LEFT_AFTER + 60

            assert (await first(service)).left is left

    asyncio.run(story())


def test_a_table_is_hidden_for_one_guest_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header()
            await service.store.create(head)

            assert await hide(service.store, "anne", head.id)
            assert await hide(service.store, "anne", head.id)  # twice is once
            assert not await hide(service.store, "chloe", head.id)
            assert await cards_of(service, "anne") == []
            assert len(await cards_of(service, "basile")) == 1
            assert (await service.table(head.id)).seats_of("anne") == (0,)

            await show(service.store, "anne", head.id)
            assert len(await cards_of(service, "anne")) == 1

    asyncio.run(story())


def test_over_http_one_tidies_only_ones_own_list(client: TestClient) -> None:
    table = opened(client, "textile")["table"]

    assert client.put(f"/api/tables/{table}/hidden").json() == {"hidden": True}
    assert client.get("/api/tables").json() == []
    assert client.get(f"/api/tables/{table}").status_code == 200
    assert client.delete(f"/api/tables/{table}/hidden").json() == {"hidden": False}
    assert len(client.get("/api/tables").json()) == 1
    client.cookies.clear()
    assert client.put(f"/api/tables/{table}/hidden").status_code == 404


def test_a_game_that_is_over_tells_its_scores_and_its_picture(client: TestClient) -> None:
    table = opened(client, "textile")["table"]
    last = play_out(client, table)

    card = client.get("/api/tables").json()[0]
    assert (card["scores"], card["reason"], card["to_move"]) == (last["result"]["scores"], "rules", None)
    assert sum(len(row.replace(".", "")) for row in card["picture"][0]) > 10


def test_nothing_hidden_is_in_a_picture(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header("timeline")
            await service.store.create(head)
            told = str(await first(service))

            table = await service.table(head.id)
            held = [face.id for hand in table.state.view(None).hands for face in hand]
            assert not any(face in told for face in held)
            assert all(secret not in told for secret in (f"{head.seed:032x}", head.join_secret, "guest='anne'"))

    asyncio.run(story())


def test_an_offered_rematch_is_told_to_those_who_have_to_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header()
            await service.store.create(head)
            await service.submit(head.id, "basile", Resign("resign-anne", 0))
            await service.submit(head.id, "anne", WishRematch("offer-anne", 1, "offer"))

            assert ((await first(service)).offered_by, (await first(service, "basile")).offered_by) == (None, 0)
            await service.submit(head.id, "basile", WishRematch("agree-basile", 2, "agree"))
            new, old = await cards_of(service, "basile")
            assert (old.table, old.offered_by, new.awaited) == (head.id, None, True)

    asyncio.run(story())

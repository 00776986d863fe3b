"""What a page offers before a game, every way it can be put together: the server takes all of it, and only that."""

from itertools import product
from typing import Any

import pytest
from starlette.testclient import TestClient

from mercerie.core import BadOption
from mercerie.games import GAMES
from mercerie.server.lobby_messages import NewTable, SeatChoice
from mercerie.server.opening import Bots, new_header


def offers(client: TestClient) -> dict[str, dict[str, Any]]:
    return {game["game"]: game for game in client.get("/api/games").json()}


def is_told_as_impossible(game: dict[str, Any], seats: int, options: dict[str, Any]) -> bool:
    told = [one["options"] for one in game["impossible"] if one["seats"] == seats]
    return any(one.items() <= options.items() for one in told)


def is_taken(game: str, seats: int, options: dict[str, Any]) -> bool:
    wanted = NewTable(game, [SeatChoice("me")] * seats, options)
    try:
        new_header(wanted, Bots(), "anne", "Anne", 0.0)
    except BadOption:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_told_as_impossible_opens_a_table_and_what_is_does_not(client: TestClient, name: str) -> None:
    game = offers(client)[name]
    names = [option["name"] for option in game["options"]]
    for seats in game["seats"]:
        for values in product(*(option["choices"] for option in game["options"])):
            options = dict(zip(names, values, strict=True))
            assert is_taken(name, seats, options) != is_told_as_impossible(game, seats, options), (seats, options)


def test_nothing_is_told_twice(client: TestClient) -> None:
    """Few words, since every visitor loads them: teams at Textile are one line, not one with each number of tiles."""
    games = offers(client)

    assert {"seats": 2, "options": {"teams": True}} in [
        {key: one[key] for key in ("seats", "options")} for one in games["textile"]["impossible"]
    ]
    assert games["patchwork"]["impossible"] == []
    assert len(games["timeline"]["impossible"]) < 80

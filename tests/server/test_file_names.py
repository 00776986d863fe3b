"""What a kept record is called."""

from dataclasses import replace

import pytest
from server.browsing import opened, play_out
from server.guests_at import ANNE, table
from starlette.testclient import TestClient

from mercerie.server.entries import Sitter
from mercerie.server.file_names import disposition, file_name

GALON = Sitter("search:normal", bot="search:normal")


@pytest.mark.parametrize(
    ("sitters", "name"),
    [
        ((ANNE, GALON), "textile-1970-01-01-anne-galon"),
        ((Sitter("?", guest="a"), GALON), "textile-1970-01-01-galon"),
        ((Sitter("Zoé d’Aÿ", guest="a"), Sitter("../../etc\\x", guest="b")), "textile-1970-01-01-zoé-d-aÿ-etc-x"),
        ((Sitter('";x=\r\n', guest="a"), Sitter("Жанна_1", guest="b")), "textile-1970-01-01-x-жанна-1"),
    ],
)
def test_a_record_is_called_by_game_day_and_players(sitters: tuple[Sitter, ...], name: str) -> None:
    assert file_name(table(sitters=sitters)) == f"{name}.mercerie"


def test_many_players_do_not_make_a_long_name() -> None:
    full = table("timeline", tuple(Sitter("Maximilienne de la Tour", guest=str(seat)) for seat in range(8)))

    assert len(file_name(full)) < 140


def test_nothing_secret_is_in_the_name() -> None:
    at = table()
    secrets = (at.header.id, at.header.join_secret, at.header.watch_secret, "guest")
    assert not any(secret in file_name(replace(at)) for secret in secrets)


def test_old_programs_get_plain_letters() -> None:
    assert disposition("textile-zoé-жанна.mercerie") == (
        'attachment; filename="textile-zoe.mercerie"; '
        "filename*=UTF-8''textile-zo%C3%A9-%D0%B6%D0%B0%D0%BD%D0%BD%D0%B0.mercerie"
    )


def test_who_gave_no_name_has_a_number_in_the_record_and_none_when_it_is_read(client: TestClient) -> None:
    client.cookies.clear()
    at = opened(client, "timeline", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"hand": 1})["table"]
    play_out(client, at)

    kept = client.get(f"/api/tables/{at}/record")

    assert "\nnames: player 1, Basile\n" in kept.text
    assert kept.headers["content-disposition"].startswith('attachment; filename="timeline-20')
    players = client.post("/api/replays", json={"text": kept.text}).json()["players"]
    assert [player["name"] for player in players] == ["?", "Basile"]

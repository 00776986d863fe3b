"""Links that look like invitations: tags in the page, a picture beside them, and nothing that is not the link's."""

import re
import struct
from pathlib import Path

import pytest
from server.browsing import opened, play_out
from starlette.testclient import TestClient

from mercerie.server.app import create_app
from mercerie.server.pictures.studio import Studio
from mercerie.server.settings import Settings

FRIENDS = [{"kind": "me"}, {"kind": "open"}]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]


def told(page: str) -> dict[str, str]:
    """The Open Graph tags of a page."""
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', page))


def size(png: bytes) -> tuple[int, ...]:
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "Anne vous invite à Textile"), ("en", "Anne invites you to Textile")]
)
def test_an_invitation_says_who_invites_in_the_senders_language(client: TestClient, language: str, title: str) -> None:
    table = opened(client, "textile", FRIENDS)
    client.cookies.clear()

    tags = told(client.get(table["links"]["join"], params={"l": language}).text)

    assert (tags["og:title"], tags["og:locale"][:2]) == (title, language)
    image = client.get(tags["og:image"])
    assert (image.status_code, image.headers["content-type"], size(image.content)) == (200, "image/png", (1200, 630))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture(client: TestClient, game: str) -> None:
    table = opened(client, game)

    watch = client.get(f"/og{table['links']['watch']}.png")
    mine = client.get(f"/api/tables/{table['table']}/picture")

    assert size(watch.content) == size(mine.content) == (1200, 630)
    assert mine.headers["cache-control"].startswith("private")


def test_a_result_names_the_winner_and_the_score(client: TestClient) -> None:
    table = opened(client, "patchwork-express", options={"first": 0})
    scores = play_out(client, table["table"])["result"]["scores"]

    watch = table["links"]["watch"].removeprefix("/w/")
    tags = told(client.get(f"/replay/{table['table']}", params={"watch": watch, "l": "en"}).text)

    assert tags["og:title"].endswith(f"wins, {max(scores)} to {min(scores)}")
    assert "Anne and Basile" in tags["og:description"]


@pytest.mark.parametrize(
    "path", ["/t/{table}", "/replay/{table}", "/t/{table}?watch=wrong", "/j/nothing", "/w/nothing"]
)
def test_without_its_link_a_table_tells_nothing(client: TestClient, path: str) -> None:
    table = opened(client, "patchwork", FRIENDS)
    client.cookies.clear()

    page = client.get(path.format(table=table["table"]))

    assert told(page.text) == {}
    assert "Anne" not in page.text


def test_a_link_for_watching_does_not_tell_the_invitation(client: TestClient) -> None:
    table = opened(client, "patchwork", FRIENDS)
    join, watch = table["links"]["join"].removeprefix("/j/"), table["links"]["watch"].removeprefix("/w/")

    assert join not in client.get(f"/w/{watch}").text
    assert watch not in client.get(f"/j/{join}").text
    assert client.get(f"/og/w/{join}.png").status_code == client.get(f"/og/j/{watch}.png").status_code == 404


def test_a_name_cannot_write_into_the_page(client: TestClient) -> None:
    client.put("/api/me", json={"name": '"><script>x</script>'})
    table = opened(client, "textile", FRIENDS)

    page = client.get(table["links"]["join"]).text

    assert "<script>x" not in page
    assert "&lt;script&gt;" in page


def test_an_invitation_shows_no_position_of_its_table_and_no_date(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    async def noted(_studio: Studio, svg: str) -> bytes:
        drawn.append(svg)
        return b""

    monkeypatch.setattr(Studio, "png", noted)
    tables = [opened(client, "timeline", FRIENDS, options={"first": 0}) for _ in range(2)]

    for table in tables:
        client.get(f"/og{table['links']['join']}.png", params={"l": "en"})

    assert len(drawn) == 2
    assert len(set(drawn)) == 1
    assert re.findall(r">(?:about )?\d{3,4}(?: BC)?<", drawn[0]) == []


def test_pictures_of_links_are_asked_for_within_limits(client: TestClient) -> None:
    answers = {client.get(f"/og/j/none{number}.png").status_code for number in range(40)}

    assert answers == {404, 429}


def test_pictures_of_a_table_are_asked_for_within_limits(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'often.db'}", bot_processes=1, commands_per_second=1)
    with TestClient(create_app(settings)) as client:
        answers = {client.get("/api/tables/none/picture").status_code for _ in range(60)}

    assert answers == {404, 429}


def test_a_name_that_cannot_be_written_in_xml_is_no_reason_to_draw_nothing(client: TestClient) -> None:
    client.put("/api/me", json={"name": "Anne\uffff"})
    table = opened(client, "textile")

    assert client.get(f"/api/tables/{table['table']}/picture").status_code == 200

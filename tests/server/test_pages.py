"""Which addresses there are, as browsers, search engines and programs see them."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mercerie.server.pages import ALONE, WITH_GAMES, WITH_SECRETS, is_page

ROUTER = Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts"


def test_robots_are_told_what_is_theirs(client: TestClient) -> None:
    answer = client.get("/robots.txt")

    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.splitlines()[:2] == ["User-agent: *", "Disallow: /api/"]


@pytest.mark.parametrize(
    "path",
    ["/", "/t/x", "/j/x", "/w/x", "/d/x.y", "/replay", "/replay/x", "/rules/textile", "/learn/patchwork-express"],
)
def test_a_page_of_the_app_is_found(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert (answer.status_code, client.head(path).status_code) == (200, 200)
    assert '<div id="app"' in answer.text


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t", "/t/x/y", "/rules/chess", "/wp-login.php", "/rules", "/x/../nowhere"]
)
def test_an_address_without_a_page_is_404_and_the_page_says_so(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404
    assert '<div id="app"' in answer.text


def test_pages_with_secrets_stay_out_of_search_engines(client: TestClient) -> None:
    assert {path: client.get(path).headers.get("x-robots-tag") for path in ("/j/x", "/t/x", "/", "/rules/textile")} == {
        "/j/x": "noindex",
        "/t/x": "noindex",
        "/": None,
        "/rules/textile": None,
    }


def test_the_server_knows_the_addresses_the_page_knows() -> None:
    known = set(re.findall(r'(?:case |head === )"(\w+)"', ROUTER.read_text(encoding="utf-8")))

    assert known == WITH_SECRETS | WITH_GAMES | ALONE
    assert all(is_page(f"{head}/timeline") for head in known - ALONE)
    assert all(is_page(head) for head in ALONE)

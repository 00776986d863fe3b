"""Games kept as files: what they are called, and what is said of one that cannot be read."""

import re
from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from house import House
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
BROKEN = "game: textile\nrules: 1\nseats: 2\nseed: 1\ngraine sept\n"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr-FR", "Ligne 5 : « graine sept » n’est ni un en-tête"),
        ("en-GB", "Line 5: “graine sept” is neither a header"),
    ],
)
def test_a_mistake_in_a_file_is_told_in_the_readers_language(visit: Visit, language: str, words: str) -> None:
    anne = visit(language=language)
    anne.expected.append("400")
    anne.go()

    anne.page.locator("input[type=file]").set_input_files(
        {"name": "x.mercerie", "mimeType": "text/plain", "buffer": BROKEN.encode()}
    )

    expect(anne.page.get_by_text(words)).to_be_visible()


def test_a_record_is_called_by_the_game_the_day_and_the_players(visit: Visit) -> None:
    anne = visit("Zoé")
    table = anne.open_table("textile", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"first": 0})
    anne.wait_for_turn()
    command = {"type": "resign", "key": "key-00000001", "base": 0}
    anne.fetch("POST", f"/api/tables/{table['table']}/commands", command)

    anne.page.get_by_role("button", name="The count").click()
    with anne.page.expect_download() as kept:
        anne.page.get_by_role("link", name="Keep the record").first.click()

    assert re.fullmatch(r"textile-\d{4}-\d\d-\d\d-zo[eé]-basile\.mercerie", kept.value.suggested_filename)


def test_an_address_that_is_not_there_is_drawn_as_such(visit: Visit, house: House) -> None:
    anne = visit()
    anne.expected.append("404")

    answer = anne.page.goto(f"{house.url}/nowhere")

    assert answer is not None
    assert answer.status == 404
    expect(anne.page.get_by_role("link", name="Back to the shop")).to_be_visible()

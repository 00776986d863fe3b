"""Sharing: the link carries the sender's language, and a finished game becomes a picture."""

import struct
from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]


@pytest.mark.parametrize(
    ("language", "label", "title"),
    [("fr-FR", "Pour jouer", "Anne vous invite à Textile"), ("en-GB", "To play", "Anne invites you to Textile")],
)
def test_a_link_is_previewed_in_the_language_of_who_sends_it(
    visit: Visit, language: str, label: str, title: str
) -> None:
    anne, program = visit(language=language), visit(language="de-DE")
    anne.open_table("textile", [{"kind": "me"}, {"kind": "open"}])

    link = anne.page.get_by_label(label, exact=True).input_value()

    program.page.goto(link)
    expect(program.page.locator("meta[property='og:title']")).to_have_attribute("content", title)


@pytest.mark.parametrize("sheet", ["The count", "Share"])
def test_a_finished_game_is_shared_as_a_picture(visit: Visit, sheet: str) -> None:
    anne = visit()
    anne.open_table("patchwork", HERE, options={"first": 0})
    anne.wait_for_turn()
    anne.menu("Resign")
    anne.page.get_by_role("button", name="Yes, resign").click()
    anne.page.get_by_role("button", name=sheet, exact=True).click()

    with anne.page.expect_download() as download:
        anne.page.get_by_role("button", name="Share as a picture").click()

    saved = anne.folder / "picture.png"
    download.value.save_as(saved)
    assert struct.unpack(">II", saved.read_bytes()[16:24]) == (1200, 630)

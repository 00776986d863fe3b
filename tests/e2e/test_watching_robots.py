"""Watching robots, by the door everybody takes: from the front page through the dialog to the table."""

import re
from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

from mercerie.games import GAMES

DOORS = {"patchwork": "Patchwork", "patchwork-express": "Express", "textile": "Textile", "timeline": "Timeline"}


@pytest.mark.parametrize("game", GAMES)
def test_the_robots_game_goes_on_and_is_among_ones_games(visit: Callable[..., Visitor], game: str) -> None:
    anne = visit("Anne")
    anne.go()
    anne.page.get_by_role("button", name=DOORS[game]).first.click()
    dialog = anne.page.get_by_role("dialog")
    chairs = dialog.get_by_role("group", name="At the table").get_by_role("radio")
    expect(chairs.first).to_be_attached()
    for number in range(chairs.count()):
        chairs.nth(number).check(force=True)
        shelf = dialog.get_by_role("group", name="Who sits there?")
        shelf.get_by_role("radio", name=re.compile("Galon")).check(force=True)
    dialog.get_by_role("button", name="Watch", exact=True).click()

    expect(anne.page.locator("[data-seq]")).to_be_attached()
    anne.wait_past(anne.seq())
    assert anne.legal() == []
    anne.go()
    cards = anne.fetch("GET", "/api/tables")
    assert [(card["game"], card["your_turn"]) for card in cards] == [(game, False)]
    expect(anne.page.locator("#parties").get_by_role("listitem")).to_have_count(1)

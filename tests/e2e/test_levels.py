"""Levels in the start dialog: each with its measured strength, and the chosen one plays."""

import re
from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

from mercerie.bots.strengths import strengths

Visit = Callable[..., Visitor]
LEVELS = ("Beginner", "Easy", "Medium", "Hard", "Expert")


@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile", "timeline"])
def test_every_level_is_offered_with_its_strength(visit: Visit, game: str) -> None:
    anne = visit()
    anne.go(f"/?play={game}")
    dialog = anne.page.get_by_role("dialog")

    expect(dialog).to_contain_text("0 plays at random")
    shelf = dialog.get_by_role("group", name="Who sits there?")
    shown = [shelf.get_by_role("radio", name=re.compile(rf"{level} ?, strength \d+$")) for level in LEVELS]
    for radio in shown:
        expect(radio).to_have_count(1)
    bot = "memory" if game == "timeline" else "search"
    assert strengths()[game][f"{bot}:beginner"] < strengths()[game][f"{bot}:expert"]


def test_a_chosen_level_plays(visit: Visit) -> None:
    anne = visit()
    anne.go("/?play=patchwork-express")
    dialog = anne.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("^Nancy Hard")).check(force=True)
    dialog.get_by_role("button", name="Play", exact=True).click()

    for _ in range(3):
        anne.wait_for_turn()
        seen = anne.seq()
        anne.type_action(anne.pick())
        anne.wait_past(seen)
    expect(anne.page.locator("body")).to_contain_text("Nancy")

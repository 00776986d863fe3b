"""The champion in a real browser: chosen at the door, played to the end, and asked for its advice in the lessons."""

import re
from collections.abc import Callable

import pytest
from e2e.visitors import SLOW, Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def test_a_whole_game_is_played_against_the_quick_champion(visit: Visit) -> None:
    anne = visit()
    anne.go("/?play=patchwork")
    dialog = anne.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("^Zip Champion, quick")).check(force=True)
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(anne.page.locator("body")).to_contain_text("Zip", timeout=SLOW)

    acted = 0
    while anne.is_asked():
        seen = anne.seq()
        anne.type_action(anne.pick())
        anne.wait_past(seen)
        acted += 1

    assert acted >= 4
    expect(anne.result).to_be_visible()


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["patchwork", "patchwork-express"])
def test_a_lesson_shows_what_the_champion_would_do(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    anne.go(f"/learn/{game}")
    slip = anne.page.get_by_role("region", name=re.compile("^Lesson"))
    for _ in range(5):
        slip.get_by_role("button", name=re.compile("^(Skip|Go on)$")).click()

    expect(slip).to_contain_text(re.compile(r"Her choice here: sew .+ at \w\d\. She gives herself a \d+% chance"))
    anne.page.get_by_role("button", name="Sew", exact=True).click()

    expect(slip).to_contain_text("At the table a hint always comes from her.")

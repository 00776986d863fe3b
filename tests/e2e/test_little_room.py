"""A whole turn in little room: a phone on its side, a window enlarged to 200 and 400 per cent, a small phone."""

from collections.abc import Callable

import pytest
from e2e.hands import by_hand
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
LITTLE = ["small phone", "phone on its side", "zoomed to 200 %", "zoomed to 400 %"]


@pytest.mark.parametrize("device", LITTLE)
@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile"])
def test_a_turn_is_played_by_touch_and_another_by_keyboard(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    anne.open_table(game, HERE, options={"first": 0})
    anne.wait_for_turn()

    by_hand(anne, lambda found: found.tap())
    anne.wait_past(0)
    seen = anne.seq()
    anne.page.keyboard.press("a" if game.startswith("patchwork") else "2")
    anne.page.keyboard.press("Enter")
    if game.startswith("patchwork"):
        anne.page.keyboard.press("Enter")
    anne.wait_past(seen)

    across = anne.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert across <= 0


@pytest.mark.parametrize("device", LITTLE)
def test_the_cutting_table_is_never_a_strip(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    anne.open_table("textile", HERE, options={"first": 0})

    table = anne.page.get_by_role("application")

    expect(table).to_be_visible()
    box = table.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 150

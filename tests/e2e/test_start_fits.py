"""The door of every game on a laptop: all there is to choose, down to Play, without scrolling."""

from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

OVER = "sheet => sheet.scrollHeight - sheet.clientHeight"


@pytest.mark.parametrize("height", [800, 720])
@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile", "timeline"])
def test_everything_to_choose_is_on_the_screen(visit: Callable[..., Visitor], game: str, height: int) -> None:
    anne = visit(language="fr-FR")
    anne.page.set_viewport_size({"width": 1280, "height": height})
    anne.go(f"/?play={game}")

    dialog = anne.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Jouer", exact=True)).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_text("Plus de choix")).to_be_visible()
    assert dialog.locator("div.body").evaluate(OVER) <= 1

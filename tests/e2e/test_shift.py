"""Nothing jumps: the browser's own sum of layout shifts, while a table opens and a few actions are played."""

from collections.abc import Callable
from typing import Any

import pytest
from e2e.hands import by_hand
from e2e.visitors import Visitor
from playwright.sync_api import Page

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
SIZES = {
    "phone": [(320, 256), (360, 640), (390, 844), (844, 390), (768, 1024)],
    "desktop": [(1280, 720), (1920, 1080)],
}
# More than this is felt (web.dev calls 0.1 good).
BEARABLE = 0.05

# Everything counts, also what moves within half a second after a press: it is our page that moves. The names are only
# there to tell what it was.
WATCH = """
    window.shift = 0;
    window.moved = [];
    const name = (node) => {
        const element = node?.nodeType === 3 ? node.parentElement : node;
        return element ? `${element.nodeName} ${element.className?.baseVal ?? element.className}` : "gone";
    };
    new PerformanceObserver((list) => {
        for (const {value, sources} of list.getEntries()) {
            window.shift += value;
            window.moved.push([value, ...sources.map(({node}) => name(node))]);
        }
    }).observe({type: "layout-shift", buffered: true});
"""


def shift(page: Page) -> tuple[float, Any]:
    """The browser's sum since the page was loaded, and what moved."""
    page.wait_for_timeout(60)
    return page.evaluate("() => window.shift"), page.evaluate("() => window.moved")


def play(anne: Visitor, table: str) -> None:
    """One action of mine with the hands, then one of the other's and one more of whoever's turn it is."""
    anne.wait_for_turn()
    seen = anne.seq()
    by_hand(anne, lambda button: button.click())
    anne.wait_past(seen)
    for _ in range(2):
        anne.is_asked()
        seen = anne.seq()
        anne.command(table, "act", text=anne.pick())
        anne.wait_past(seen)


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_at_a_table(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    anne.game = game
    anne.page.add_init_script(WATCH)
    anne.go()
    felt = {}
    for width, height in SIZES[device]:
        new = {"game": game, "seats": HERE, "options": {"first": 0}}
        table = anne.fetch("POST", "/api/tables", new)["table"]
        anne.page.set_viewport_size({"width": width, "height": height})
        anne.go(f"/t/{table}")
        play(anne, table)
        total, moved = shift(anne.page)
        if total >= BEARABLE:
            felt[f"{width} x {height}"] = (total, moved)

    assert felt == {}

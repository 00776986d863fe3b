"""Timeline's board on every screen: large where there is room, and all of it playable where there is little."""

from collections.abc import Callable

import pytest
from e2e.hands import by_hand
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
SMALL = ["phone on its side", "zoomed to 200 %", "zoomed to 400 %", "small phone"]

# Whether a card is on the screen from its peg to its date, or can be scrolled there.
WHOLE = """(card) => {
    card.scrollIntoView({block: "nearest"});
    const box = card.getBoundingClientRect();
    const hidden = [...document.querySelectorAll("header, .front")].some((other) => {
        const over = other.getBoundingClientRect();
        return Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 4
            && Math.min(box.right, over.right) - Math.max(box.left, over.left) > 4;
    });
    return box.height > 90 && box.height <= window.innerHeight && !hidden ? "whole" : JSON.stringify([box, hidden]);
}"""


def at_a_table(visit: Visit, device: str, players: int = 4, **more: str) -> Visitor:
    anne = visit(device=device, **more)
    robots = [{"kind": "bot", "bot": "random"}] * (players - 1)
    anne.open_table("timeline", [{"kind": "me"}, *robots], options={"first": 0})
    anne.wait_for_turn()
    return anne


@pytest.mark.parametrize("device", SMALL)
def test_a_card_is_placed_by_touch_where_there_is_little_height(visit: Visit, device: str) -> None:
    anne = at_a_table(visit, device)
    page = anne.page

    page.get_by_role("region", name="Your cards").get_by_role("listitem").get_by_role("button").first.tap()
    gap = page.get_by_role("group", name="Gaps").get_by_role("button").last
    gap.tap()
    held = page.locator(".place button[tabindex='-1']")
    expect(held).to_be_visible()
    assert held.evaluate(WHOLE) == "whole"
    assert page.locator(".hang").first.evaluate(WHOLE) == "whole"
    page.get_by_role("button", name="Peg it here").tap()

    anne.wait_past(0)
    expect(page.locator(".told .main")).to_be_visible()
    assert page.locator(".told .main").evaluate("main => main.scrollHeight <= main.clientHeight + 2")


@pytest.mark.parametrize("device", SMALL)
def test_nothing_is_wider_than_the_screen(visit: Visit, device: str) -> None:
    anne = at_a_table(visit, device, players=8)

    assert anne.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert anne.page.locator(".window").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_on_its_side_everything_is_there_without_scrolling(visit: Visit) -> None:
    anne = at_a_table(visit, "phone on its side")

    assert anne.page.locator(".window").evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(anne.page.get_by_text("Pick a card")).to_be_in_viewport()


def test_a_large_screen_has_larger_cards(visit: Visit) -> None:
    sizes = {}
    for device in ("desktop", "tablet", "large screen"):
        page = at_a_table(visit, device, players=2).page
        cards = [page.locator(".hang").first, page.locator("[data-hand]").first]
        sizes[device] = [card.evaluate("card => card.offsetWidth") for card in cards]

    assert all(large > 1.3 * usual for large, usual in zip(sizes["large screen"], sizes["desktop"], strict=True))
    assert all(large > 1.05 * usual for large, usual in zip(sizes["tablet"], sizes["desktop"], strict=True))


# What the browser itself counts, without what a person's own touch moves.
SHIFTED = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
    }).observe({type: "layout-shift", buffered: true});
    setTimeout(() => done(sum), 100);
})"""


@pytest.mark.parametrize("device", ["desktop", "phone", "phone on its side", "tablet"])
def test_nothing_jumps_while_cards_are_placed_and_told(visit: Visit, device: str) -> None:
    anne = at_a_table(visit, device, motion="no-preference")
    by_hand(anne, lambda found: found.click())
    anne.wait_past(0)
    expect(anne.page.locator(".told .main")).to_be_visible()
    expect(anne.page.locator(".told li").first).to_be_visible()

    assert anne.page.evaluate(SHIFTED) < 0.05

"""A whole turn in little room: a phone on its side, a window enlarged to 200 and 400 per cent, a small phone."""

import re
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


@pytest.mark.parametrize("device", ["zoomed to 400 %", "phone on its side"])
@pytest.mark.parametrize("game", ["patchwork-express", "textile"])
def test_a_replay_shows_its_board_in_little_room(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    table = anne.open_table(game, HERE, options={"first": 0})["table"]
    anne.command(table, "act", text=anne.fetch("GET", f"/api/tables/{table}")["legal"][0])
    anne.go(f"/replay/{table}")

    board = anne.page.locator("main :is([role=application], .quilt)").last
    board.scroll_into_view_if_needed()
    expect(board).to_be_in_viewport(ratio=0.4)
    main = anne.page.get_by_role("main").bounding_box()
    assert main is not None
    assert main["height"] >= 200
    across = anne.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert across <= 0


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_what_resigning_means_is_read_before_it_is_done(visit: Visit, language: str) -> None:
    anne = visit(device="zoomed to 400 %", language=language)
    anne.open_table("textile", HERE, options={"first": 0})
    anne.wait_for_turn()
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name=re.compile("Resign|Abandonner")).click()

    words = anne.page.get_by_role("dialog").get_by_role("paragraph").first
    expect(words).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", ["zoomed to 400 %", "small phone", "phone"])
def test_who_watches_two_at_textile_reads_both_names(visit: Visit, device: str) -> None:
    anne = visit()
    opened = anne.open_table("textile", HERE, options={"first": 0})
    anne.command(opened["table"], "act", text="start madder")
    chloe = visit("Chloé", device=device)
    chloe.go(opened["links"]["watch"])

    others = chloe.page.get_by_role("group", name="The others")
    for name in ("Anne", "Basile"):
        shown = others.get_by_text(name, exact=True)
        expect(shown).to_be_visible()
        assert shown.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.clientHeight < 40"), name

"""Patchwork's board as its player meets it: who sits across, a first turn, leather, keys, the end."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
CERISE = [{"kind": "me"}, {"kind": "bot", "bot": "search:easy"}]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]


@pytest.mark.parametrize("device", ["phone", "small phone", "phone on its side"])
def test_who_sits_across_is_seen_on_a_phone(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    anne.open_table("patchwork", CERISE, options={"first": 0})

    band = anne.page.get_by_role("region", name="Across the table: Cerise")

    expect(band.get_by_text("Cerise", exact=True)).to_be_visible()
    for words in ("Purse 5", "Income 0", "Score −157"):
        expect(band).to_contain_text(words)
    band.get_by_role("button", name="See Cerise’s quilt").tap()
    expect(anne.page.get_by_role("dialog", name="Cerise’s quilt")).to_be_visible()


def test_a_first_turn_is_explained_once_in_a_browser(visit: Visit) -> None:
    anne = visit(device="phone")
    anne.open_table("patchwork", CERISE, options={"first": 0})
    slip = anne.page.get_by_role("region", name="Your first turn")
    expect(slip).to_contain_text("Touch one of the three patches on the rail")

    anne.page.locator("[data-patch]").first.tap()

    expect(slip).to_have_count(0)
    anne.page.get_by_role("button", name="Put back").tap()
    expect(slip).to_have_count(0)
    anne.open_table("patchwork", CERISE, options={"first": 0})
    anne.wait_for_turn()
    expect(slip).to_have_count(0)


def holding_leather(anne: Visitor, game: str) -> None:
    """Play at one screen until somebody has leather to sew; the middle of each quilt is covered by then."""
    table = anne.open_table(game, HERE, options={"first": 0})["table"]
    update: dict[str, Any] = anne.fetch("GET", f"/api/tables/{table}")
    for turn in range(60):
        legal = update["legal"]
        if any(text.startswith("sew ") for text in legal):
            break
        middle = [text for text in legal if text.startswith("buy ") and text[-2:] in ("c4", "d3", "d4", "e4", "d5")]
        update = anne.command(table, "act", text=middle[0] if middle and turn < 2 else "advance")
    expect(anne.page.get_by_role("button", name="Sew", exact=True)).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "desktop"])
@pytest.mark.parametrize("game", ["patchwork", "patchwork-express"])
def test_leather_begins_on_a_free_square_without_a_scolding(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    holding_leather(anne, game)

    expect(anne.page.get_by_role("button", name="Sew", exact=True)).to_be_enabled()
    expect(anne.page.get_by_text("touch an empty square")).to_have_count(0)
    seen = anne.seq()
    anne.page.get_by_role("button", name="Sew", exact=True).click()
    anne.wait_past(seen)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_throwing_leather_away_asks_twice_and_sew_stays_where_it_is(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    holding_leather(anne, "patchwork-express")
    sew = anne.page.get_by_role("button", name="Sew", exact=True)
    place, colour = sew.bounding_box(), sew.evaluate("one => getComputedStyle(one).backgroundColor")
    seen = anne.seq()

    anne.page.get_by_role("button", name="Throw the leather away", exact=True).click()

    really = anne.page.get_by_role("button", name="Really throw the leather away")
    expect(really).to_be_visible()
    assert sew.bounding_box() == place
    assert sew.evaluate("one => getComputedStyle(one).backgroundColor") == colour
    assert anne.seq() == seen
    really.click()
    anne.wait_past(seen)


def test_numbers_take_the_patches_on_offer(visit: Visit) -> None:
    anne = visit()
    anne.open_table("patchwork", CERISE, options={"first": 0})
    anne.wait_for_turn()

    for number in ("1", "2", "3"):
        anne.page.keyboard.press(number)
        expect(anne.page.locator("[data-patch]").nth(int(number) - 1)).to_have_attribute("aria-pressed", "true")

    anne.page.keyboard.press("a")
    expect(anne.page.get_by_role("slider", name="Advance: zip")).to_be_focused()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_after_the_end_nothing_dead_is_left_on_the_board(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    table = anne.open_table("patchwork-express", CERISE, options={"first": 0})["table"]
    anne.wait_for_turn()

    anne.command(table, "resign")

    expect(anne.result).to_be_visible()
    anne.page.keyboard.press("Escape")
    expect(anne.page.get_by_role("slider")).to_have_count(0)
    expect(anne.page.get_by_text("Cerise", exact=True).first).to_be_visible()


@pytest.mark.parametrize("device", ["tablet", "desktop", "large screen", "phone on its side"])
def test_a_long_name_stays_in_the_window(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    anne.open_table("patchwork", [{"kind": "me"}, {"kind": "here", "name": "Guillemette-Alexandrine"}])
    anne.wait_for_turn()

    for name in anne.page.locator("main .name").all():
        box = name.bounding_box()
        assert box is None or box["x"] + box["width"] <= anne.page.evaluate("innerWidth")


def test_who_watches_sees_what_is_too_dear_for_whoever_is_to_move(visit: Visit) -> None:
    anne = visit()
    opened = anne.open_table("patchwork", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"first": 0})
    at = anne.fetch("GET", f"/api/tables/{opened['table']}")
    while at["view"]["to_move"] == 0:  # until Basile is asked, who still has what he began with
        dear = max(at["legal"], key=lambda text: at["box"]["patches"].get(_bought(text), {"cost": 0})["cost"])
        at = anne.command(opened["table"], "act", text=dear)
    costs = [at["box"]["patches"][str(patch)]["cost"] for patch in at["view"]["circle"][:3]]
    purses = [player["buttons"] for player in at["view"]["players"]]
    assert purses[0] < purses[1]

    chloe = visit("Chloé")
    chloe.go(opened["links"]["watch"])
    expect(chloe.page.locator(".offer [data-patch]")).to_have_count(3)

    told = chloe.page.locator(".offer [data-patch]").all_inner_texts()
    assert [bool(re.search("short", words)) for words in told] == [cost > purses[1] for cost in costs]


def _bought(text: str) -> str:
    """The number of the patch that is bought, if one is."""
    found = re.match(r"buy (\d+)", text)
    return found[1] if found else ""

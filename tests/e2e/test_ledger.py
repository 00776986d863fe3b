"""Your games: what waits is on top, and the list is filtered, searched and tidied."""

from collections.abc import Callable

import pytest
from e2e.test_pages import faults
from e2e.visitors import Visitor, until
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "search:easy"}]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Chloé"}]


@pytest.fixture
def anne(visit: Visit) -> Visitor:
    """Anne with a game that is over, one against a robot and one that waits for a friend."""
    anne = visit("Anne")
    over = anne.open_table("textile", HERE, options={"first": 0})["table"]
    anne.fetch("POST", f"/api/tables/{over}/commands", {"type": "resign", "key": "given-up-by-anne", "base": 0})
    anne.open_table("timeline", [{"kind": "me"}, {"kind": "open"}])
    anne.open_table("patchwork-express", BOT, options={"first": 0})
    anne.go()
    expect(rows(anne)).to_have_count(3)
    return anne


def rows(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name="Your games").get_by_role("listitem")


def test_each_game_shows_where_it_stands_and_with_whom(anne: Visitor) -> None:
    over = rows(anne).filter(has_text="Textile")

    expect(over).to_contain_text("against Chloé")
    expect(over).to_contain_text("Won by Chloé")
    expect(over).to_contain_text("just now")
    expect(rows(anne).filter(has_text="Express").locator("svg.glance")).to_be_visible()


def test_games_are_found_by_what_became_of_them_by_game_and_by_opponent(anne: Visitor) -> None:
    anne.page.get_by_role("radio", name="Finished (1)").check(force=True)
    expect(rows(anne)).to_have_count(1)
    anne.page.get_by_role("radio", name="All").check(force=True)
    anne.page.get_by_role("combobox", name="Game").select_option("timeline")
    expect(rows(anne)).to_have_count(1)
    anne.page.get_by_role("combobox", name="Game").select_option("")
    anne.page.get_by_role("searchbox", name="Search for an opponent").fill("chloe")

    expect(rows(anne)).to_have_count(1)
    expect(rows(anne)).to_contain_text("Textile")


def test_a_game_is_taken_out_of_ones_list_and_brought_back(anne: Visitor) -> None:
    anne.page.get_by_role("button", name="Remove from the list: Textile").click()
    expect(rows(anne)).to_have_count(2)
    anne.go()
    expect(rows(anne)).to_have_count(2)

    anne.page.get_by_role("button", name="Remove from the list: Timeline").click()
    expect(rows(anne)).to_have_count(1)
    anne.page.get_by_role("button", name="Undo").click()

    expect(rows(anne)).to_have_count(2)
    anne.go()
    expect(rows(anne)).to_have_count(2)


def test_a_game_in_which_one_waits_is_above_the_fold(visit: Visit) -> None:
    anne = visit("Anne", device="phone")
    anne.open_table("timeline", [{"kind": "me"}, {"kind": "open"}])
    anne.go()
    slip = anne.page.get_by_role("button", name="Go there")

    expect(slip).to_be_in_viewport(ratio=1)
    slip.click()
    until(lambda: "/t/" in anne.page.url, "the table was not opened")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_wrong_with_the_list_by_day_and_by_night(visit: Visit, theme: str) -> None:
    anne = visit("Anne", theme=theme)
    anne.open_table("patchwork-express", BOT, options={"first": 0})
    anne.go()
    expect(rows(anne)).to_have_count(1)

    assert faults(anne) == []

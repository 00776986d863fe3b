"""At hand while playing: undo, a hint, the keys, the way past everything, and Back."""

import re
from collections.abc import Callable

import pytest
from e2e.test_pages import faults
from e2e.visitors import Visitor, until
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
ROBOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def at_table(visit: Visit, game: str = "patchwork", device: str = "desktop") -> Visitor:
    anne = visit(device=device)
    anne.open_table(game, ROBOT, options={"first": 0})
    anne.wait_for_turn()
    return anne


@pytest.mark.parametrize("device", ["desktop", "small phone"])
def test_a_hint_lies_on_the_board_at_once_and_covers_nothing_of_it(visit: Visit, device: str) -> None:
    anne = at_table(visit, "timeline", device=device)

    anne.page.get_by_role("button", name="A hint").click()

    slip = anne.page.get_by_role("status", name="A hint")
    expect(slip).to_contain_text(re.compile(r"Chance of winning: \d+%"))
    expect(anne.page.get_by_role("dialog")).to_have_count(0)
    # The card is in the hand already, at its place, with the button that pegs it there.
    peg = anne.page.get_by_role("button", name="Peg it here")
    expect(peg).to_be_visible()
    words, board = slip.locator(".slip").bounding_box(), anne.page.locator("main .stage").bounding_box()
    assert words is not None
    assert board is not None
    assert words["y"] + words["height"] <= board["y"] + 14

    slip.get_by_role("button", name="Put it back").click()
    expect(slip).to_be_empty()
    expect(peg).to_have_count(0)


def test_a_hint_is_simply_done(visit: Visit) -> None:
    anne = at_table(visit, "timeline")
    seen = anne.seq()

    anne.page.keyboard.press("h")
    anne.page.get_by_role("status", name="A hint").get_by_role("button", name="Do it").click()

    anne.wait_past(seen)


def test_against_a_robot_an_action_is_undone_and_not_asked_for(visit: Visit) -> None:
    anne = at_table(visit, "textile", device="phone")
    expect(anne.page.get_by_role("button", name="Undo my action")).to_be_disabled()
    anne.type_action("start madder")
    anne.wait_past(1)

    anne.page.get_by_role("button", name="Undo my action").tap()

    until(lambda: "start madder" in anne.legal(), "the tile was not taken back")


def test_what_was_revealed_stays_and_it_is_said_why(visit: Visit) -> None:
    anne = at_table(visit, "timeline")
    anne.type_action(anne.pick())
    anne.wait_past(1)
    seen = anne.seq()

    anne.page.get_by_role("button", name="Undo my action").click()

    expect(anne.page.get_by_text("showed something hidden")).to_be_visible()
    assert anne.seq() == seen


@pytest.mark.parametrize(
    ("game", "own"), [("patchwork", "flip it"), ("textile", "lift your patch"), ("timeline", "take a card")]
)
def test_a_question_mark_shows_the_keys(visit: Visit, game: str, own: str) -> None:
    anne = at_table(visit, game)

    anne.page.keyboard.press("?")

    sheet = anne.page.get_by_role("dialog", name="Help and keys")
    expect(sheet).to_contain_text(own)
    expect(sheet).to_contain_text("undo my action")
    expect(sheet.get_by_role("link", name="Rules of the game")).to_have_attribute("href", f"/rules/{game}")
    anne.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize("path", ["/", "/rules/textile", "/learn/textile", "/nowhere", "table"])
def test_the_first_stop_of_every_page_leads_past_everything_else(visit: Visit, path: str) -> None:
    anne = visit()
    anne.expected.append("404")
    if path == "table":
        anne = at_table(visit)
    else:
        anne.go(path)
        expect(anne.page.locator("main, h1").first).to_be_visible()

    anne.page.keyboard.press("Tab")
    expect(anne.page.locator(":focus")).to_have_text(re.compile("Skip to the (board|content)"))
    anne.page.keyboard.press("Enter")

    if path != "/nowhere":
        expect(anne.page.locator("main")).to_be_focused()


def test_back_closes_the_others_quilt(visit: Visit) -> None:
    anne = at_table(visit, device="phone")
    table = anne.page.url
    anne.page.get_by_role("button", name=re.compile("See .* quilt")).tap()
    quilt = anne.page.get_by_role("dialog")
    expect(quilt).to_be_visible()
    anne.wait_for_layers(1)

    anne.page.go_back()

    expect(quilt).to_be_hidden()
    assert anne.page.url == table


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_what_is_new(visit: Visit, theme: str) -> None:
    anne = visit(theme=theme)
    opened = anne.open_table("timeline", ROBOT, options={"first": 0})
    anne.wait_for_turn()
    anne.page.keyboard.press("h")
    expect(anne.page.get_by_role("button", name="Do it")).to_be_visible()
    assert faults(anne) == []
    anne.page.keyboard.press("?")
    assert faults(anne) == []
    anne.page.keyboard.press("Escape")
    anne.menu("Settings")
    assert faults(anne) == []
    anne.page.keyboard.press("Escape")
    resign = {"type": "resign", "key": "resign-000001", "base": 0}
    anne.fetch("POST", f"/api/tables/{opened['table']}/commands", resign)
    expect(anne.result).to_be_visible()
    assert faults(anne) == []


def test_typing_takes_the_focus_when_it_is_asked_for(visit: Visit) -> None:
    anne = at_table(visit)

    anne.menu("Play by typing")

    expect(anne.typing).to_be_focused()


def test_back_closes_what_is_open_and_only_then_leaves(visit: Visit) -> None:
    anne = at_table(visit, device="phone")
    table = anne.page.url
    anne.page.get_by_role("button", name="Menu").tap()
    anne.page.get_by_role("button", name="Settings").tap()
    sheet = anne.page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    anne.wait_for_layers(1)

    anne.page.go_back()
    expect(sheet).to_be_hidden()
    assert anne.page.url == table
    anne.page.get_by_role("button", name="Menu").tap()
    anne.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    anne.wait_for_layers(0)
    anne.page.go_back()
    expect(anne.page).not_to_have_url(table)
    anne.page.go_forward()
    expect(anne.page).to_have_url(table)
    expect(anne.page.get_by_role("dialog")).to_have_count(0)


def test_a_link_in_a_dialog_takes_its_place_in_the_history(visit: Visit) -> None:
    anne = at_table(visit, device="phone")
    table = anne.page.url
    anne.page.get_by_role("button", name="Menu").tap()
    anne.wait_for_layers(1)
    anne.page.get_by_role("link", name="Leave, the game is kept").tap()
    expect(anne.page).not_to_have_url(table)

    anne.page.go_back()

    expect(anne.page).to_have_url(table)
    expect(anne.heading).to_contain_text("Your turn")
    expect(anne.page.get_by_role("dialog")).to_have_count(0)
    anne.page.get_by_role("button", name="Menu").tap()
    anne.wait_for_layers(1)
    anne.page.reload()
    expect(anne.heading).to_contain_text("Your turn")
    anne.page.go_back()
    expect(anne.page).not_to_have_url(table)


@pytest.mark.parametrize("device", ["phone", "phone on its side", "tablet", "desktop"])
def test_the_menu_is_in_reach_while_a_hint_is_shown(visit: Visit, device: str) -> None:
    anne = at_table(visit, device=device)
    anne.page.get_by_role("button", name="A hint").click()
    expect(anne.page.get_by_role("button", name="Do it")).to_be_visible()

    buttons = anne.page.get_by_role("banner").get_by_role("button", disabled=False).all()
    assert buttons
    for button in buttons:
        button.click(trial=True)

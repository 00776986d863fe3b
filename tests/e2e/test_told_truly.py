"""What a board tells is true: where advice leads, what a score is, who is who, and which keys take a card."""

from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]


@pytest.mark.parametrize(("game", "device"), [("patchwork", "desktop"), ("patchwork-express", "small phone")])
def test_who_is_advised_to_advance_sees_where_the_token_would_go(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    anne.open_table(game, HERE, options={"first": 0})
    anne.wait_for_turn()
    anne.page.route("**/hint", lambda route: route.fulfill(json={"text": "advance", "chance": 0.6}))
    samples = anne.page.locator("[data-patch]")
    samples.first.click()  # a patch in hand is put back: the advice is another

    anne.page.get_by_role("button", name="A hint").click()

    expect(anne.page.get_by_role("status", name="A hint")).to_contain_text("Advance")
    expect(anne.page.locator("[data-ghost]")).to_have_attribute("data-ghost", "1")  # past Basile, who is on 0
    expect(samples.first).to_have_attribute("aria-pressed", "false")
    anne.page.get_by_role("button", name="Put it back").click()
    expect(anne.page.locator("[data-ghost]")).to_have_count(0)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_after_somebody_resigned_the_score_is_what_it_was_then(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    table = anne.open_table("patchwork", HERE, options={"first": 0})["table"]
    anne.wait_for_turn()
    purse = anne.page.get_by_role("region", name="Your purse")
    expect(purse).to_contain_text("Score, if it ended now" if device == "desktop" else "Score now")

    anne.command(table, "resign")

    expect(purse).to_contain_text("Score when it stopped")
    expect(purse.get_by_role("img", name="Square 7 × 7, taken by nobody")).to_be_visible()


@pytest.mark.parametrize("game", ["patchwork", "textile", "timeline"])
def test_two_people_without_a_name_are_told_apart_by_their_hoops(visit: Visit, game: str) -> None:
    anne = visit()
    anne.go()
    new = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"first": 0}}
    anne.go(f"/t/{anne.fetch('POST', '/api/tables', new)['table']}")
    anne.wait_for_turn()

    hoops = anne.page.locator("main svg[viewBox='0 -4 96 100'] text").all_text_contents()

    assert "P" not in hoops
    assert "2" in hoops


def test_a_number_takes_a_card_wherever_the_focus_is(visit: Visit) -> None:
    anne = visit()
    anne.open_table("timeline", HERE, options={"first": 0})
    anne.wait_for_turn()
    seen = anne.seq()
    anne.page.get_by_role("button", name="Menu").last.focus()

    anne.page.keyboard.press("2")
    expect(anne.page.locator("[data-hand]").nth(1)).to_have_attribute("aria-pressed", "true")
    anne.page.keyboard.press("ArrowRight")
    anne.page.keyboard.press("ArrowRight")
    expect(anne.page.get_by_role("group", name="Gaps").get_by_role("button").nth(1)).to_have_attribute(
        "aria-pressed", "true"
    )
    anne.page.keyboard.press("Enter")

    anne.wait_past(seen)

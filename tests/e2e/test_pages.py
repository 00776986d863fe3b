"""Every page: reached, readable, in both languages, on all sizes, with nothing serious found by axe."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.visitors import SLOW, Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]


def faults(visitor: Visitor) -> list[str]:
    """What axe finds serious or critical."""
    visitor.page.evaluate(AXE)
    found = visitor.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {json.dumps([node['target'] for node in fault['nodes']][:4])}"
        for fault in found["violations"]
        if fault["impact"] in {"serious", "critical"}
    ]


def test_a_game_starts_in_three_taps_from_the_door(visit: Visit) -> None:
    anne = visit(device="phone")
    anne.go()

    anne.page.get_by_role("button", name="Patchwork").tap()
    anne.page.get_by_role("button", name="Play", exact=True).tap()

    expect(anne.page.get_by_role("application")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize(("language", "words"), [("fr-FR", "poussez une porte"), ("en-GB", "push a door")])
def test_the_page_speaks_the_browsers_language(visit: Visit, language: str, words: str) -> None:
    anne = visit(language=language)
    anne.go()

    expect(anne.page.locator("body")).to_contain_text(words)
    assert anne.page.locator("html").get_attribute("lang") == language[:2]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["desktop", "small phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_accessible_and_does_not_scroll(visit: Visit, game: str, device: str, theme: str) -> None:
    anne = visit(device=device, theme=theme)
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()

    assert faults(anne) == []
    wide, high = anne.page.evaluate(
        "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert (wide, high) <= (0, 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "path", ["/", "/rules/patchwork", "/rules/timeline", "/learn/textile", "/accessibility", "/t/nowhere", "/j/nothing"]
)
def test_a_page_is_accessible(visit: Visit, path: str, theme: str) -> None:
    anne = visit(theme=theme)
    anne.expected.append("404")  # a table that is not there is asked for, and the browser notes the answer
    anne.go(path)
    expect(anne.page.get_by_role("heading").first).to_be_visible(timeout=SLOW)

    assert faults(anne) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_in_the_app(visit: Visit, game: str) -> None:
    anne = visit(language="fr-FR")
    anne.go(f"/rules/{game}")

    expect(anne.page.locator("body")).to_contain_text("Mise en place", timeout=SLOW)


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_begins(visit: Visit, game: str) -> None:
    anne = visit()
    anne.go(f"/learn/{game}")

    expect(anne.page.get_by_role("heading").first).to_be_visible(timeout=SLOW)
    expect(anne.page.get_by_role("main")).to_be_visible()


def test_games_go_on_on_another_device(visit: Visit) -> None:
    anne, phone = visit("Anne"), visit("Anne", device="phone")
    anne.open_table("patchwork", BOT, options={"first": 0})
    anne.go()
    anne.page.get_by_role("button", name="Settings").last.click()
    anne.page.get_by_role("button", name="Make a link").click()
    link = anne.page.get_by_label("Link to my games").input_value()

    phone.page.goto(link)

    expect(phone.page.locator("body")).to_contain_text("Your turn", timeout=SLOW)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_links_of_the_shop_can_be_touched(visit: Visit, device: str, theme: str) -> None:
    anne = visit(device=device, theme=theme)
    anne.go()

    anne.page.get_by_role("button", name="Settings").last.click()

    expect(anne.page.get_by_role("dialog")).to_contain_text("Language")

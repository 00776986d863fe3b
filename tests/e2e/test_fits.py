"""Drawings and words fit: pictures stay pictures in little room, and large text covers nothing."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from e2e.visitors import Visitor, until
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
LARGEST = "localStorage.setItem('mercerie.settings', JSON.stringify({language: '%s', text: 1.3, sound: false}))"
# How much of each card its picture takes, and how many lines its title.
SHARES = """(cards) => cards.map((card) => {
    const words = card.querySelector(".words > span");
    const lines = Math.round(words.clientHeight / parseFloat(getComputedStyle(words).lineHeight));
    return [card.querySelector(".picture").offsetHeight / card.offsetHeight, lines];
})"""
OVERLAP = """([one, other]) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1;
}"""

# How far to the right its words go, hidden by the window or not.
RIGHTMOST = """(part) => {
    const words = document.createRange();
    words.selectNodeContents(part);
    return Math.max(...[...words.getClientRects()].map((line) => Math.floor(line.right)));
}"""


def overlaps(one: Locator, other: Locator) -> bool:
    both = [one.element_handle(), other.element_handle()]
    return bool(one.page.evaluate(OVERLAP, both))


# An upright phone has the height to show all words of the cards in hand.
@pytest.mark.parametrize(
    ("device", "places"), [("phone on its side", [".hang", "[data-hand]"]), ("small phone", [".hang"])]
)
def test_cards_keep_their_picture_in_little_room(visit: Visit, device: str, places: list[str]) -> None:
    anne = visit(device=device)
    table = anne.open_table("timeline", HERE, options={"first": 0})["table"]
    for _ in range(6):
        anne.command(table, "act", text=anne.fetch("GET", f"/api/tables/{table}")["legal"][0])
    anne.go(f"/t/{table}")
    anne.wait_for_turn()

    for place in places:
        shares = anne.page.locator(f"{place} span.card").evaluate_all(SHARES)
        assert shares
        assert [(share, lines) for share, lines in shares if share < 1 / 3 or lines > 3] == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_first_words_cover_nothing_in_the_largest_text(visit: Visit, language: str) -> None:
    anne = visit(device="small phone")
    anne.page.add_init_script(LARGEST % language)
    anne.open_table("timeline", HERE, options={"first": 0})
    anne.wait_for_turn()

    words = anne.page.locator(".todo")
    expect(words).to_be_visible()
    strip = anne.page.locator(".strip:visible")
    assert strip.count() == 0 or not overlaps(words, strip)
    for card in anne.page.locator("span.card:visible").all():
        assert not overlaps(words, card)


def test_nobody_is_to_move_after_somebody_resigned(visit: Visit) -> None:
    anne = visit()
    table = anne.open_table("timeline", HERE, options={"first": 0})["table"]
    anne.wait_for_turn()
    players = anne.page.get_by_role("list", name="Players")
    expect(players.locator("[aria-current]")).to_have_count(1)

    anne.command(table, "resign")

    expect(anne.result).to_be_visible()
    expect(players.locator("[aria-current]")).to_have_count(0)


def test_what_is_missing_is_not_written_into_the_next_sample(visit: Visit) -> None:
    anne = visit(device="small phone")
    anne.page.add_init_script(LARGEST % "fr")
    anne.open_table("patchwork", HERE, options={"first": 0})
    anne.wait_for_turn()
    notes = anne.page.locator(".offer .note")

    # The most that can be missing.
    notes.evaluate_all("notes => notes.forEach((note) => (note.textContent = 'manque 10 boutons'))")

    boxes = notes.evaluate_all("notes => notes.map((note) => note.getBoundingClientRect().toJSON())")
    assert len(boxes) == 3
    assert [box for box in boxes if box["left"] < 0 or box["right"] > 360] == []
    assert [one for one, next_one in pairwise(boxes) if next_one["left"] - one["right"] < 4] == []


@pytest.mark.parametrize("game", ["patchwork", "textile", "timeline"])
def test_what_comes_after_a_game_fits_on_the_rail(visit: Visit, game: str) -> None:
    anne = visit()
    table = anne.open_table(game, HERE, options={"first": 0})["table"]
    anne.wait_for_turn()
    anne.command(table, "resign")
    expect(anne.result).to_be_visible()
    choices = anne.page.get_by_role("region", name="After the game").locator("a, button")
    outside = "all => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1).length"

    for width, height in [(1280, 720), (844, 390)]:
        anne.page.set_viewport_size({"width": width, "height": height})
        expect(choices).to_have_count(6)
        until(lambda: choices.evaluate_all(outside) == 0, f"cut off at {width} x {height}")
        # The slip is filled: what is on it stands in its middle.
        slip, words = (anne.page.locator(place).bounding_box() for place in (".rematch .hung", ".rematch .words"))
        assert slip
        assert words
        assert abs(slip["y"] + slip["height"] / 2 - words["y"] - words["height"] / 2) < 10


@pytest.mark.parametrize("device", ["zoomed to 400 %", "small phone", "phone"])
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_no_welcome_is_wider_than_the_window(visit: Visit, device: str, language: str) -> None:
    anne = visit("Guillemette-Alexandrine", device=device, language=language)
    anne.go()
    anne.fetch("PUT", "/api/me", {"name": anne.name})
    anne.go()
    expect(anne.page.locator("main .welcome")).to_contain_text(anne.name)

    wide = anne.page.evaluate("innerWidth")
    assert anne.page.locator("main .resume").evaluate(RIGHTMOST) <= wide
    doors = anne.page.get_by_role("navigation", name=re.compile("Shop|Boutique")).get_by_role("button").all()
    boxes = [door.bounding_box() for door in doors]
    assert [box for box in boxes if box is None or box["x"] + box["width"] > wide] == []

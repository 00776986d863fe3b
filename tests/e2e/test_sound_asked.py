"""Sounds are asked for once, at the first table one sits at: a slip on the header that covers and moves nothing."""

from collections.abc import Callable

import pytest
from e2e.ears import hear, listen
from e2e.test_pages import faults
from e2e.test_shift import WATCH
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
ROBOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
CLOCK = {"kind": "game", "seconds": 300, "increment": 3}
# What somebody needs to play: the slip may share no place with any of it.
NEEDED = """(slip) => {
    const mine = slip.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(document.querySelector("h1"));
    const others = [document.querySelector("main"), words, ...document.querySelectorAll("[role=timer]")];
    return others.filter((found) => {
        const {left, right, top, bottom} = found.getBoundingClientRect();
        return left < mine.right - 1 && mine.left < right - 1 && top < mine.bottom - 1 && mine.top < bottom - 1;
    }).length;
}"""


def asked(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="Sounds?")


def at_first_table(visit: Visit, game: str = "textile", **more: str) -> Visitor:
    anne = visit(sound=None, **more)
    anne.open_table(game, ROBOT, options={"first": 0})
    anne.wait_for_turn()
    return anne


def stored(visitor: Visitor) -> object:
    return visitor.page.evaluate("() => JSON.parse(localStorage.getItem('mercerie.settings') ?? '{}').sound")


@pytest.mark.parametrize(("answer", "sound"), [("On", True), ("Off", False)])
def test_who_answers_by_keys_is_heard_and_never_asked_again(visit: Visit, answer: str, *, sound: bool) -> None:
    anne = visit(sound=None)
    anne.go()
    listen(anne)
    anne.open_table("textile", ROBOT, options={"first": 0})
    hear(anne, "Would you like sounds? The question is at the top of the page.")
    assert stored(anne) is None

    asked(anne).get_by_role("button", name=answer).focus()
    anne.page.keyboard.press("Enter")

    hear(anne, "Sounds are on." if sound else "No sounds.")
    expect(asked(anne)).to_have_count(0)
    assert stored(anne) is sound
    anne.open_table("timeline", ROBOT, options={"first": 0})
    anne.wait_for_turn()
    expect(asked(anne)).to_have_count(0)


def test_who_does_not_answer_plays_in_silence_and_is_not_asked_at_the_next_table(visit: Visit) -> None:
    anne = at_first_table(visit, device="phone")
    anne.reload()
    expect(asked(anne)).to_be_visible()

    anne.type_action(anne.legal()[0])

    expect(asked(anne)).to_be_hidden()
    assert stored(anne) is None
    anne.open_table("textile", ROBOT, options={"first": 0})
    anne.wait_for_turn()
    expect(asked(anne)).to_have_count(0)


def test_who_watches_or_learns_or_looks_back_is_not_asked(visit: Visit) -> None:
    anne, basile = visit(), visit("Basile", sound=None)
    table = anne.open_table("textile", ROBOT, options={"first": 0})
    basile.go(table["links"]["watch"])
    expect(basile.page.locator("[data-seq]")).to_be_attached()
    expect(basile.page.get_by_role("button", name="Menu").first).to_be_visible()
    expect(asked(basile)).to_have_count(0)

    own = basile.fetch("POST", "/api/tables", {"game": "textile", "seats": ROBOT, "options": {"first": 0}})["table"]
    basile.command(own, "resign")
    for path in ("/learn/textile", f"/replay/{own}"):
        basile.go(path)
        expect(basile.page.get_by_role("button").first).to_be_visible()
        expect(asked(basile)).to_have_count(0)


@pytest.mark.parametrize("device", ["small phone", "phone on its side", "tablet", "desktop"])
@pytest.mark.parametrize("game", ["patchwork", "timeline"])
def test_the_slip_covers_nothing_one_needs_and_moves_nothing(visit: Visit, device: str, game: str) -> None:
    anne = visit(sound=None, device=device)
    anne.page.add_init_script(WATCH)
    anne.open_table(game, ROBOT, options={"first": 0}, clock=CLOCK)
    anne.wait_for_turn()
    expect(asked(anne)).to_be_visible()
    before = anne.page.evaluate("() => window.shift")

    assert asked(anne).evaluate(NEEDED) == 0
    sizes = [button.bounding_box() or {"width": 0, "height": 0} for button in asked(anne).get_by_role("button").all()]
    assert all(min(size["width"], size["height"]) >= 43.5 for size in sizes)
    asked(anne).get_by_role("button", name="Off").click()
    expect(asked(anne)).to_have_count(0)
    anne.page.wait_for_timeout(60)
    assert anne.page.evaluate("() => window.shift") == before


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_slip(visit: Visit, theme: str) -> None:
    anne = at_first_table(visit, device="small phone", theme=theme)

    expect(asked(anne)).to_be_visible()
    assert faults(anne) == []

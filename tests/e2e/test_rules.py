"""The rules page: every example drawn with our own boards, nothing cut off, steps by touch, buttons and keys."""

import re
from collections.abc import Callable

import pytest
from drawings.pictures import pictures_in
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
# What is drawn or written beyond the edges of the screen, in every step of every drawing.
CUT = """(figure) => {
    const edge = document.documentElement.clientWidth;
    const parts = [...figure.querySelectorAll("svg, p, button, span, b")];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return boxes.filter((box) => box.left < -1 || box.right > edge + 1).length;
}"""


def drawings(visitor: Visitor, game: str) -> list[Locator]:
    visitor.go(f"/rules/{game}")
    expect(visitor.page.locator("figure").first).to_be_visible()
    return visitor.page.locator("figure").all()


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_every_drawing_fits_a_small_phone(visit: Visit, game: str) -> None:
    anne = visit(device="small phone", language="fr-FR")
    figures = drawings(anne, game)
    assert len(figures) == len(pictures_in(game, "fr"))

    for figure in figures:
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[role=img] :is(svg, table):visible").first).to_be_visible()
        assert figure.evaluate(CUT) == 0, figure.get_attribute("aria-label")
        while figure.locator(".next").is_enabled():
            figure.locator(".next").tap()
            assert figure.evaluate(CUT) == 0, figure.get_attribute("aria-label")

    assert anne.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert anne.page.locator("main pre, main code").count() == 0


@pytest.mark.parametrize("device", ["small phone", "desktop"])
def test_a_dot_chooses_its_step(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    figure = max(drawings(anne, "patchwork"), key=lambda one: one.locator(".dot").count())
    figure.scroll_into_view_if_needed()
    dots = figure.get_by_role("button", name=re.compile(r"Step \d of \d"))
    last = dots.count() - 1
    assert last >= 2

    dots.nth(last).click()
    expect(figure).to_have_attribute("data-step", str(last))
    expect(dots.nth(last)).to_have_attribute("aria-current", "step")
    dots.nth(1).press("Enter")
    expect(figure).to_have_attribute("data-step", "1")
    dots.nth(1).press("ArrowRight")
    expect(figure).to_have_attribute("data-step", "2")

    boxes = [dot.bounding_box() for dot in dots.all()]
    assert all(box and box["width"] >= 24 and box["height"] >= 24 for box in boxes)


def test_a_step_shows_what_happens_and_says_it(visit: Visit) -> None:
    anne = visit()
    figure = drawings(anne, "patchwork")[3]
    board, words = figure.get_by_role("img").first, figure.locator("figcaption p")
    expect(board).to_have_accessible_name(re.compile("Ada on 6, Blaise on 9"))
    before = words.inner_text()

    figure.get_by_role("button", name="Next step").click()

    expect(board).to_have_accessible_name(re.compile("Ada on 10, Blaise on 9"))
    expect(words).to_contain_text("4 buttons for the way")
    expect(figure.get_by_role("button", name="Next step")).to_be_disabled()
    figure.get_by_role("button", name="Previous step").press("ArrowLeft")
    expect(words).to_have_text(before)
    board.click()
    expect(words).to_contain_text("4 buttons for the way")


def test_a_token_walks_in_less_than_four_tenths_and_stands_still_for_who_asks(visit: Visit) -> None:
    walk = """figure => {
        const style = getComputedStyle(figure.querySelector(".token"));
        return style.transitionProperty === "none" ? 0 : parseFloat(style.transitionDuration);
    }"""
    for motion in ("no-preference", "reduce"):
        anne = visit(motion=motion)
        figure = drawings(anne, "patchwork")[7]
        figure.scroll_into_view_if_needed()
        figure.get_by_role("button", name="Next step").click()
        seconds = figure.evaluate(walk)
        assert seconds == 0 if motion == "reduce" else 0 < seconds <= 0.4


def test_the_drawings_speak_the_readers_language(visit: Visit) -> None:
    anne = visit(language="fr-FR", theme="dark")
    figure = drawings(anne, "textile")[4]
    figure.scroll_into_view_if_needed()

    figure.get_by_role("button", name="Étape suivante").click()

    expect(figure).to_contain_text("4 coutures × 3 tuiles = 12 points.")

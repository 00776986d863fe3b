"""A game analysed in a real browser: the curve, the turning points, the better action on the board; and hints."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from e2e.test_games import play_to_the_end
from e2e.test_pages import faults
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

from mercerie.play import Match, load_record, save_record

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
RECORDS = Path(__file__).parents[1] / "records"
# Half a second for each position, on a machine that does other things too.
WHOLE_GAME = 120_000


def curve(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="Chances of winning")


def wait_for_the_end(visitor: Visitor) -> None:
    expect(curve(visitor)).to_be_visible(timeout=WHOLE_GAME)
    expect(visitor.page.get_by_role("status").filter(has_text="Analysing")).to_have_count(0, timeout=WHOLE_GAME)


def open_record(visitor: Visitor, path: Path) -> None:
    visitor.go()
    with visitor.page.expect_file_chooser() as chooser:
        visitor.page.get_by_role("button", name="Open a game").click()
    chooser.value.set_files(path)


def planted(folder: Path) -> Path:
    """A golden game, but at the very end the winner throws away the patch that would have won it."""
    match = Match.resume(load_record(next(RECORDS.glob("textile-24*"))))
    match = match.back_to(len(match.steps) - 1).submit(1, "discard")
    save_record(match.record(), folder / "planted.mercerie")
    return folder / "planted.mercerie"


def test_a_game_is_analysed_when_it_is_over(visit: Visit) -> None:
    anne = visit()
    anne.open_table("timeline", HERE, options={"first": 0, "hand": 2})
    anne.wait_for_turn()
    play_to_the_end(anne, lambda visitor: visitor.type_action(visitor.pick()))

    anne.page.get_by_role("link", name="Where it turned").click()

    wait_for_the_end(anne)
    expect(anne.page.get_by_text("accuracy").first).to_be_visible()
    curve(anne).press("Home")
    expect(curve(anne)).to_have_attribute("aria-valuetext", re.compile(r"step 0: Anne, \d+%; Basile, \d+%"))
    curve(anne).press("ArrowRight")
    expect(curve(anne)).to_have_attribute("aria-valuenow", "1")
    box = curve(anne).bounding_box()
    assert box is not None
    anne.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    expect(curve(anne)).to_have_attribute("aria-valuenow", curve(anne).get_attribute("aria-valuemax") or "")
    assert "review" in anne.page.url
    anne.page.reload()
    expect(curve(anne)).to_be_visible()


def test_a_planted_blunder_is_told_and_shown_on_the_board(visit: Visit, tmp_path: Path) -> None:
    anne = visit(device="phone")
    open_record(anne, planted(tmp_path))
    anne.page.get_by_role("button", name="Analyse the game").tap()
    wait_for_the_end(anne)

    anne.page.get_by_role("button", name="Turning points").tap()
    blunder = anne.page.get_by_role("dialog").get_by_role("listitem").last
    expect(blunder).to_contain_text("discard")
    expect(blunder).to_contain_text("better: sew your patch")
    blunder.get_by_role("button").tap()

    expect(anne.page.get_by_role("dialog")).to_have_count(0)
    expect(anne.page.get_by_role("contentinfo")).to_contain_text("better: sew your patch")
    # The dashed place where the patch should have been sewn on.
    expect(anne.page.locator("svg[data-table] path.landing")).to_be_visible()


@pytest.mark.parametrize(("device", "theme"), [("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile", "timeline"])
def test_an_analysis_is_accessible_and_does_not_scroll(visit: Visit, game: str, device: str, theme: str) -> None:
    anne = visit(device=device, theme=theme)
    anne.open_table(game, HERE, options={"first": 0})
    anne.wait_for_turn()
    for _ in range(4):
        seen = anne.seq()
        anne.type_action(anne.pick())
        anne.wait_past(seen)
    anne.menu("Resign")
    anne.page.get_by_role("button", name="Yes, resign").click()

    anne.page.get_by_role("link", name="Where it turned").click()
    wait_for_the_end(anne)

    assert faults(anne) == []
    wide, high = anne.page.evaluate(
        "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert (wide, high) <= (0, 0)


def test_a_hint_says_its_chance_and_is_taken_in_hand(visit: Visit) -> None:
    anne = visit()
    anne.open_table("timeline", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={"first": 0})
    anne.wait_for_turn()

    anne.page.get_by_role("button", name="A hint").click()
    slip = anne.page.get_by_role("status", name="A hint")
    expect(slip).to_contain_text(re.compile(r"Chance of winning: \d+%"))

    anne.page.get_by_role("button", name="Peg it here").click()
    anne.wait_past(0)

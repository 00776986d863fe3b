"""Settings: the face of the text, its size, sounds and their volume, and playing without the tick."""

import re
from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
ROBOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


def settings(anne: Visitor) -> Locator:
    anne.menu("Settings")
    return anne.page.get_by_role("dialog", name="Settings")


def at_table(visit: Visit, game: str, device: str = "desktop") -> Visitor:
    anne = visit(device=device)
    anne.open_table(game, ROBOT, options={"first": 0})
    anne.wait_for_turn()
    return anne


def choose(sheet: Locator, name: str) -> None:
    sheet.get_by_role("radio", name=name, exact=True).check()


def test_the_text_face_comes_with_the_page(visit: Visit) -> None:
    anne = visit()
    anne.go()
    expect(anne.page.get_by_role("main")).to_be_visible()

    loaded = anne.page.evaluate("() => [...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)")
    assert "Carlito" in loaded
    assert anne.page.evaluate("() => getComputedStyle(document.body).fontFamily").startswith("Carlito")


def test_what_is_chosen_in_one_tab_holds_in_the_others_at_once(visit: Visit) -> None:
    anne = visit()
    anne.go()
    other = anne.page.context.new_page()
    other.goto(anne.page.url)
    other.get_by_role("button", name="Settings", exact=True).click()
    other.get_by_role("dialog", name="Settings").get_by_role("radio", name="Français").check(force=True)

    expect(anne.page.get_by_role("button", name="Réglages", exact=True)).to_be_visible()
    other.get_by_role("radio", name="Nuit").check(force=True)
    expect(anne.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_everything_is_in_one_sheet_at_home_and_at_a_table(visit: Visit) -> None:
    anne = at_table(visit, "textile")
    legends = settings(anne).locator(".legend, .labelled > span").all_inner_texts()
    anne.go()
    anne.page.get_by_role("button", name="Settings", exact=True).click()
    sheet = anne.page.get_by_role("dialog", name="Settings")

    assert sheet.locator(".legend, .labelled > span").all_inner_texts() == legends
    assert legends == ["Your name", "Language", "Light", "Size of the text", "Sounds", "When a place is chosen", "Pace"]


@pytest.mark.parametrize("game", ["patchwork", "textile", "timeline"])
def test_the_largest_text_fits_a_small_phone(visit: Visit, game: str) -> None:
    anne = at_table(visit, game, device="small phone")
    before = anne.heading.evaluate("found => parseFloat(getComputedStyle(found).fontSize)")
    sheet = settings(anne)

    choose(sheet, "Very large")
    sheet.get_by_role("button", name="Done").click()

    after = anne.heading.evaluate("found => parseFloat(getComputedStyle(found).fontSize)")
    assert after == pytest.approx(before * 1.3)
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert anne.page.evaluate(wide) <= 0
    for name in ("Menu", "A hint", "Undo my action"):
        expect(anne.page.get_by_role("button", name=name).first).to_be_in_viewport(ratio=1)
    anne.reload()
    expect(anne.heading).to_have_css("font-size", f"{after:g}px")


def test_sounds_are_off_until_chosen_and_have_a_volume(visit: Visit) -> None:
    anne = at_table(visit, "textile")
    sheet = settings(anne)
    volume = sheet.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()

    choose(sheet, "Scissors and buttons")
    volume.fill("40")
    sheet.get_by_role("button", name="Done").click()
    anne.reload()

    expect(settings(anne).get_by_role("slider", name="Volume")).to_have_value("40")


def test_without_the_tick_a_pressed_gap_is_played_and_advancing_still_takes_two(visit: Visit) -> None:
    anne = at_table(visit, "timeline")
    sheet = settings(anne)
    choose(sheet, "Play at once")
    sheet.get_by_role("button", name="Done").click()
    seen = anne.seq()

    anne.page.get_by_role("region", name="Your cards").get_by_role("listitem").get_by_role("button").first.click()
    anne.page.get_by_role("group", name="Gaps").get_by_role("button").first.click()

    anne.wait_past(seen)
    anne.open_table("patchwork", ROBOT, options={"first": 0})
    anne.wait_for_turn()
    seen = anne.seq()
    anne.page.get_by_role("slider", name=re.compile("Advance")).click()
    anne.page.wait_for_timeout(300)
    assert anne.seq() == seen


def test_without_the_tick_a_patch_is_sewn_where_it_is_put(visit: Visit) -> None:
    # Now and then the first three patches all cost more than the five buttons one begins with.
    tables = (at_table(visit, "patchwork") for _ in range(8))
    anne = next(one for one in tables if any(text.startswith("buy") for text in one.legal()))
    sheet = settings(anne)
    choose(sheet, "Play at once")
    sheet.get_by_role("button", name="Done").click()
    patch = next(text.split()[1].rstrip("abcdefgh") for text in anne.legal() if text.startswith("buy"))
    seen = anne.seq()

    anne.page.locator(f"[data-patch='{patch}']").first.click()
    anne.page.get_by_role("application").click()

    anne.wait_past(seen)
    state = anne.fetch("GET", f"/api/tables/{anne.page.url.rsplit('/', 1)[1]}")
    assert state["view"]["players"][0]["sewn"]

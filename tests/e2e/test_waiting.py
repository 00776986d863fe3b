"""Before the game: the invitation tells the clock, and a chair nobody comes for is given to a robot."""

import re
from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
FRIEND = [{"kind": "me"}, {"kind": "open"}]
QUARTER = {"kind": "game", "seconds": 900, "increment": 10}


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_chair_nobody_comes_for_is_given_to_a_robot(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    anne.open_table("textile", FRIEND, options={"first": 0})

    anne.page.get_by_role("button", name="Give it to a robot").click()
    dialog = anne.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("Easy")).check(force=True)
    dialog.get_by_role("button", name="Seat Cerise").click()

    anne.wait_for_turn()
    seats = anne.fetch("GET", f"/api/tables/{anne.page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "search:easy"]


def test_a_friend_is_told_the_clock_before_sitting_down(visit: Visit) -> None:
    anne, basile = visit("Anne"), visit("Basile", device="phone")
    opened = anne.open_table("textile", FRIEND, options={"first": 0}, clock=QUARTER)
    words = "Clock: 15 minutes each, and ten seconds more for each turn."

    expect(anne.page.get_by_role("main")).to_contain_text(words)
    basile.go(opened["links"]["join"])
    expect(basile.page.get_by_role("main")).to_contain_text(words)


def test_clocks_have_names_and_can_be_read_on_a_phone(visit: Visit) -> None:
    anne = visit("Anne", device="small phone")
    anne.open_table("textile", HERE, options={"first": 1}, clock=QUARTER)

    for name in ("Anne", "Basile"):
        clock = anne.page.get_by_role("timer", name=name)
        expect(clock.get_by_text(name)).to_be_visible()
        time = clock.get_by_text(re.compile(r"\d+:\d\d"))
        assert time.evaluate("found => parseFloat(getComputedStyle(found).fontSize)") >= 20


def test_at_one_screen_the_clock_of_who_is_to_play_runs(visit: Visit) -> None:
    anne = visit("Anne")
    anne.open_table("textile", HERE, options={"first": 1}, clock=QUARTER)
    mine, theirs = (anne.page.get_by_role("timer", name=name) for name in ("Anne", "Basile"))

    expect(theirs).to_contain_text(re.compile("14:5"))
    expect(mine).to_contain_text("15:00")
    anne.type_action("start madder")
    expect(mine).to_contain_text(re.compile("14:5"))

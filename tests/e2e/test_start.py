"""The start dialog: chairs first, then who sits there. Friends, robots, one screen and watching are the same act."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from e2e.test_pages import faults
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]


class Start:
    """The dialog behind a door."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        visitor.go(f"/?play={game}")
        self.dialog = visitor.page.get_by_role("dialog")

    def chair(self, number: int) -> Locator:
        return self.dialog.get_by_role("group", name="At the table").get_by_role("radio").nth(number)

    def seat(self, number: int, who: str) -> None:
        self.chair(number).check(force=True)
        shelf = self.dialog.get_by_role("group", name="Who sits there?")
        shelf.get_by_role("radio", name=re.compile(who)).check(force=True)

    def press(self, words: str) -> None:
        self.dialog.get_by_role("button", name=words, exact=True).click()

    def table(self) -> dict[str, Any]:
        """The table that was opened, as its page has it."""
        expect(self.visitor.page).to_have_url(re.compile("/t/"))
        expect(self.visitor.page.locator("[data-seq]")).to_be_attached()
        told: dict[str, Any] = self.visitor.fetch("GET", f"/api/tables/{self.visitor.page.url.rsplit('/', 1)[1]}")
        return told


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_friend_a_robot_and_somebody_beside_me_sit_at_one_table(visit: Visit, device: str) -> None:
    anne = visit(device=device)
    start = Start(anne, "timeline")
    start.press("A chair more up to 8")
    start.press("A chair more up to 8")
    start.seat(0, "Nancy")
    start.seat(1, "You")
    start.seat(2, "A friend")
    start.seat(3, "Someone")
    start.dialog.get_by_label("Their name").fill("Chloé")

    expect(start.dialog).to_contain_text("You, Nancy, a friend and Chloé, no clock. We wait for your friend.")
    start.press("Open the table")

    seats = start.table()["seats"]
    assert [(seat["kind"], seat["yours"]) for seat in seats] == [
        *(("bot", False), ("person", True), ("open", False), ("person", True)),
    ]
    assert (seats[0]["bot"], seats[3]["name"]) == ("memory:hard", "Chloé")


def test_two_robots_are_watched_through_the_same_door(visit: Visit) -> None:
    anne = visit()
    start = Start(anne, "patchwork-express")
    start.seat(0, "Pompon")
    start.seat(1, "Cerise")

    expect(start.dialog).to_contain_text("Pompon and Cerise; you watch.")
    start.press("Watch")

    assert [seat["bot"] for seat in start.table()["seats"]] == ["search:beginner", "search:easy"]
    expect(anne.page.get_by_role("main")).to_contain_text("Cerise")


def test_a_clock_of_ones_own_reaches_the_friend_who_is_invited(visit: Visit) -> None:
    anne, basile = visit("Anne"), visit("Basile", device="phone")
    start = Start(anne, "textile")
    start.seat(1, "A friend")
    start.dialog.get_by_role("radio", name="Your own").check(force=True)
    start.dialog.get_by_role("spinbutton", name="minutes each").fill("25")
    start.dialog.get_by_role("spinbutton", name="seconds more for each turn").fill("900")
    start.press("Open the table")

    told = start.table()
    assert (told["clock"]["seconds"], told["clock"]["increment"]) == (1_500, 60)
    basile.go(told["links"]["join"])
    expect(basile.page.get_by_role("main")).to_contain_text("25 minutes each, and 60 seconds more for each turn.")


def test_two_at_one_screen_have_a_clock(visit: Visit) -> None:
    anne = visit("Anne", device="phone")
    start = Start(anne, "textile")
    start.seat(1, "Someone")
    start.dialog.get_by_role("radio", name="Ten minutes each").check(force=True)
    start.press("Play")

    assert start.table()["clock"]["kind"] == "game"
    expect(anne.page.get_by_role("timer")).to_have_count(2)
    expect(anne.page.get_by_role("timer").filter(has_text="9:5")).to_have_count(1)


def test_what_was_chosen_last_is_there_again(visit: Visit) -> None:
    anne = visit()
    start = Start(anne, "textile")
    start.press("A chair more up to 4")
    start.seat(3, "Heron")
    start.dialog.get_by_role("radio", name="Two teams").check(force=True)
    start.press("Play")
    start.table()

    again = Start(anne, "textile")

    expect(again.dialog.get_by_role("group", name="At the table").get_by_role("radio")).to_have_count(4)
    expect(again.dialog).to_contain_text("Heron")
    expect(again.dialog.get_by_role("radio", name="Two teams")).to_be_checked()


def test_editions_show_the_one_mark_that_differs(visit: Visit) -> None:
    start = Start(visit(), "patchwork")

    first = start.dialog.get_by_role("radio", name=re.compile("First edition, 2014 leather at 20, none at 38"))
    expect(first).to_be_checked()
    start.dialog.get_by_role("radio", name=re.compile("Later printings")).check(force=True)
    start.press("Play")

    assert start.table()["options"]["leather"] == "revised"


def test_a_chair_is_taken_away_again(visit: Visit) -> None:
    start = Start(visit(), "timeline")
    for _ in range(6):
        start.dialog.get_by_role("button", name=re.compile("A chair more")).click()
    chairs = start.dialog.get_by_role("group", name="At the table").get_by_role("radio")
    expect(chairs).to_have_count(8)
    expect(start.dialog.get_by_role("button", name=re.compile("A chair more"))).to_have_count(0)

    start.press("Take this chair away")

    expect(chairs).to_have_count(7)


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_wrong_for_a_screen_reader_by_day_and_by_night(visit: Visit, theme: str, device: str) -> None:
    anne = visit(theme=theme, device=device)
    start = Start(anne, "patchwork")
    expect(start.dialog).to_be_visible()

    assert faults(anne) == []


def test_hands_for_which_there_are_no_cards_are_not_offered(visit: Visit) -> None:
    anne = visit()
    start = Start(anne, "timeline")
    hands, cards = (start.dialog.get_by_role("group", name=name) for name in ("In hand", "Cards in play"))
    hands.get_by_role("radio", name="Ten cards").check(force=True)
    for _ in range(6):
        start.press("A chair more up to 8")
    cards.get_by_role("radio", name="The easiest").check(force=True)

    expect(hands.get_by_role("radio", name="Five cards")).to_have_count(0)
    expect(hands.get_by_role("radio", name="Four cards")).to_be_checked()
    start.press("Play")

    assert len(start.table()["seats"]) == 8


def test_a_nameless_person_is_called_you_once(visit: Visit) -> None:
    anne = visit()
    start = Start(anne, "textile")

    label = start.dialog.get_by_role("group", name="At the table").locator("label").first
    expect(label).to_have_text("You")
    # No initial is sewn into the hoop of somebody who gave no name.
    expect(label.locator("svg text")).to_have_count(0)

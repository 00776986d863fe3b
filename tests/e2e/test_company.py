"""In company: what one asks of others, who comes, who goes, who only looks, and time that runs out."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from e2e.ears import hear, heard, listen
from e2e.visitors import SLOW, Visitor
from house import House, open_house
from playwright.sync_api import Locator, expect

from mercerie.games.timeline.deck import load_deck

Visit = Callable[..., Visitor]
FRIEND = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def pair(visit: Visit) -> tuple[Visitor, Visitor]:
    """Anne and Basile, each in a browser of their own, at Textile; Anne has laid the first tile."""
    anne, basile = visit("Anne"), visit("Basile", device="phone")
    links = anne.open_table("textile", FRIEND, options={"first": 0})["links"]
    basile.sit_down(links["join"])
    anne.wait_for_turn()
    anne.type_action("start madder")
    basile.wait_for_turn()
    return anne, basile


def question(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="Taking back an action").filter(has_text="would like to take back")


def test_an_action_is_taken_back_when_the_other_agrees(pair: tuple[Visitor, Visitor]) -> None:
    anne, basile = pair

    anne.page.get_by_role("button", name="Ask to take back my action").click()
    expect(anne.page.get_by_role("group").filter(has_text="Waiting for the answer")).to_be_visible()
    question(basile).get_by_role("button", name="All right").tap()

    anne.wait_for_turn()
    assert "start madder" in anne.legal()
    expect(question(basile)).to_have_count(0)


def test_a_wish_to_take_back_is_said_once(visit: Visit) -> None:
    anne, basile = visit("Anne"), visit("Basile")
    listen(basile)
    links = anne.open_table("textile", FRIEND, options={"first": 0})["links"]
    basile.sit_down(links["join"])
    anne.wait_for_turn()
    anne.type_action("start madder")
    basile.wait_for_turn()

    anne.page.get_by_role("button", name="Ask to take back my action").click()

    expect(question(basile)).to_be_visible()
    hear(basile, "take back")
    assert len([said for said in heard(basile) if "take back" in said]) == 1


def test_an_action_stays_when_the_other_says_no(pair: tuple[Visitor, Visitor]) -> None:
    anne, basile = pair

    anne.page.get_by_role("button", name="Ask to take back my action").click()
    question(basile).get_by_role("button", name="No", exact=True).tap()

    expect(anne.page.get_by_role("banner")).to_contain_text("Basile says no")
    expect(anne.heading).to_contain_text("Basile")
    assert anne.legal() == []
    basile.wait_for_turn()


def place(visitor: Visitor, table: str, *, right: bool) -> None:
    """Put one's first card where it belongs, or where it does not."""
    view = visitor.fetch("GET", f"/api/tables/{table}")["view"]
    years = {card.id: card.year for card in load_deck("inventions").cards}
    card = view["hands"][view["turn"]][0]["id"]
    line = [years[each["face"]["id"]] for each in view["line"]]
    gap = sum(year < years[card] for year in line)
    seen = visitor.seq()
    visitor.type_action(f"place {card} {gap if right else (0 if gap else len(line))}")
    visitor.wait_past(seen)


def test_eight_play_timeline_until_sudden_death_decides(visit: Visit) -> None:
    anne, basile = visit("Anne"), visit("Basile", device="phone")
    here = [{"kind": "here", "name": name} for name in ("Chloé", "Désiré", "Éléonore", "Firmin", "Guy", "Hélène")]
    opened = anne.open_table(
        "timeline", [{"kind": "me"}, {"kind": "open"}, *here], options={"first": 0, "hand": 2, "deck": "inventions"}
    )
    basile.sit_down(opened["links"]["join"])
    at_screen = [anne, basile, *[anne] * 6]

    for turn in range(16):
        who = at_screen[turn % 8]
        until_asked(who)
        place(who, opened["table"], right=turn % 8 < 2)

    for visitor in (anne, basile):
        board = visitor.page.get_by_role("main")
        expect(board.get_by_text("Sudden death").first).to_be_visible()
        expect(board.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(8)
        expect(board.get_by_role("button", name="Guy, out")).to_be_visible()
        expect(board.get_by_role("button", name=re.compile("Guy|Hélène|Firmin")).and_(out(visitor))).to_have_count(3)
    until_asked(anne)
    place(anne, opened["table"], right=True)
    until_asked(basile)
    place(basile, opened["table"], right=False)
    expect(basile.heading).to_contain_text("Anne wins", timeout=SLOW)


def until_asked(visitor: Visitor) -> None:
    assert visitor.is_asked()


def out(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile(", out"))


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    """A house where a bot stands in as soon as somebody is away."""
    with open_house(f"sqlite:///{tmp_path / 'impatient.db'}", "--grace", "0.2") as house:
        yield house


def test_a_bot_stands_in_for_somebody_who_left_until_they_come_back(visit: Visit, impatient: House) -> None:
    anne, basile = visit("Anne", at=impatient), visit("Basile", at=impatient)
    opened = anne.open_table("textile", FRIEND, options={"first": 1})
    basile.sit_down(opened["links"]["join"])
    basile.wait_for_turn()

    basile.page.goto("about:blank")
    expect(anne.page.get_by_role("banner")).to_contain_text("A robot plays for Basile", timeout=SLOW)
    anne.wait_for_turn()

    basile.go(f"/t/{opened['table']}")
    expect(anne.page.get_by_role("banner")).not_to_contain_text("A robot plays")
    anne.type_action(anne.legal()[0])
    basile.wait_for_turn()


def test_spectators_see_the_table_by_their_own_link_and_nothing_that_is_hidden(visit: Visit) -> None:
    anne, chloe = visit("Anne"), visit("Chloé")
    opened = anne.open_table("timeline", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"first": 0})

    chloe.expected.append("403")
    chloe.go(f"/t/{opened['table']}")
    expect(chloe.page.get_by_role("main")).to_contain_text("with their link one can watch", timeout=SLOW)
    chloe.go(opened["links"]["watch"])

    expect(chloe.heading).to_contain_text("Anne", timeout=SLOW)
    expect(chloe.typing).to_have_count(0)
    expect(chloe.page.get_by_role("region", name="Your cards")).to_have_count(0)
    expect(chloe.page.locator("[data-hand]:enabled")).to_have_count(0)
    chloe.page.get_by_role("button", name="Menu").click()
    expect(chloe.page.get_by_role("dialog").get_by_role("button", name="Resign")).to_have_count(0)
    watch = opened["links"]["watch"].rsplit("/", 1)[1]
    seen = str(chloe.fetch("GET", f"/api/tables/{opened['table']}?watch={watch}")["view"]["hands"])
    assert "year" not in seen


def test_a_clock_runs_out(visit: Visit) -> None:
    anne = visit()
    clock = {"kind": "game", "seconds": 2, "increment": 0}
    anne.open_table("textile", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first": 0}, clock=clock)

    mine = anne.page.get_by_role("timer", name="Anne")
    expect(mine).to_contain_text(re.compile("0:0[0-2]"))
    expect(anne.result).to_be_visible(timeout=SLOW)
    expect(anne.page.get_by_role("banner")).to_contain_text("ran out of time")
    expect(mine).to_contain_text("0:00")


def test_a_patch_is_tried_while_the_other_plays_and_nothing_is_sent(visit: Visit) -> None:
    anne, basile = visit("Anne"), visit("Basile")
    opened = anne.open_table("textile", FRIEND, options={"first": 0})
    basile.sit_down(opened["links"]["join"])
    for visitor, text in ((anne, "start madder"), (basile, "take sage"), (anne, "take indigo")):
        visitor.wait_for_turn()
        visitor.type_action(text)
    basile.wait_for_turn()
    expect(anne.heading).to_contain_text("Basile")
    seen = anne.seq()

    anne.page.get_by_role("button", name="Try", exact=True).click()
    expect(anne.page.get_by_role("application").locator("..").get_by_text("Just trying")).to_be_visible()
    anne.page.keyboard.press("ArrowRight")
    anne.page.keyboard.press("Enter")
    expect(anne.page.get_by_role("button", name="Sew", exact=True).last).to_be_disabled()

    # It stays over the table, and is sewn as soon as it may be.
    basile.type_action(basile.legal()[0])
    anne.wait_for_turn()
    assert anne.seq() == seen + 1
    anne.page.get_by_role("button", name="Sew", exact=True).locator("visible=true").first.click()
    anne.wait_past(seen + 1)

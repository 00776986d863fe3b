"""After the game: what hangs on the rail, and playing again by consent."""

import random
import re
from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
FRIEND = [{"kind": "me"}, {"kind": "open"}]
MINUTES = {"kind": "game", "seconds": 600, "increment": 0}


def command(visitor: Visitor, table: str, key: str, **what: object) -> None:
    visitor.fetch("POST", f"/api/tables/{table}/commands", {"key": f"{key}-{table[:12]}", "base": 0, **what})


def rail(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=re.compile("After the game|Après la partie"))


def press(visitor: Visitor, name: str) -> None:
    rail(visitor).get_by_role("button", name=name, exact=True).click()


def finished(visit: Visit, language: str = "en-GB") -> tuple[Visitor, Visitor, str]:
    """Anne and Basile at Textile with clocks; Basile has given up."""
    anne, basile = visit("Anne"), visit("Basile", device="phone", language=language)
    opened = anne.open_table("textile", FRIEND, options={"first": 0}, clock=MINUTES)
    basile.go("/")
    basile.fetch("POST", f"/api/join/{opened['links']['join'][3:]}", {"name": "Basile"})
    command(basile, opened["table"], "resign", type="resign")
    basile.go(f"/t/{opened['table']}")
    return anne, basile, opened["table"]


def test_a_rematch_is_offered_accepted_and_opens_for_both(visit: Visit) -> None:
    anne, basile, _ = finished(visit)

    press(anne, "Rematch")
    expect(rail(anne)).to_contain_text("You offer a rematch")
    expect(rail(anne)).to_contain_text("Waiting for Basile")
    expect(rail(basile)).to_contain_text("Anne offers a rematch")
    expect(rail(basile)).to_contain_text("Same table, you begin. The clock waits for your answer.")
    expect(basile.page).to_have_title(re.compile("Anne offers a rematch"))
    expect(basile.page.get_by_role("log")).to_contain_text("Anne offers a rematch.")
    press(basile, "Play again")

    expect(rail(anne)).to_contain_text("All agree")
    press(anne, "Go now")
    expect(basile.page).to_have_url(anne.page.url)
    expect(basile.heading).to_contain_text("Your turn")


def test_an_offer_is_seen_from_the_street(visit: Visit) -> None:
    anne, basile, table = finished(visit)
    command(basile, table, "offer", type="rematch", wish="offer")

    basile.go("/")
    anne.go("/")
    expect(anne.page.locator(".resume")).to_contain_text("Basile offers a rematch")
    expect(anne.page.get_by_role("button", name="Rematch? Basile")).to_be_visible()
    anne.page.get_by_role("button", name="Answer").click()
    expect(rail(anne)).to_contain_text("Basile offers a rematch")
    press(anne, "Play again")
    expect(anne.heading).to_contain_text(re.compile("turn", re.IGNORECASE))
    basile.page.reload()
    expect(basile.page.locator(".resume")).to_contain_text("You are awaited")


def test_the_clock_of_a_rematch_waits_for_the_last_to_come(visit: Visit) -> None:
    anne, basile, table = finished(visit)
    command(basile, table, "offer", type="rematch", wish="offer")
    basile.go("/")

    press(anne, "Play again")
    press(anne, "Go now")
    expect(anne.page).not_to_have_url(re.compile(table))
    again = anne.page.url.rsplit("/", 1)[1]
    expect(anne.page.get_by_role("banner")).to_contain_text("The clock waits for Basile")
    clock = anne.fetch("GET", f"/api/tables/{again}")["clock"]
    assert (clock["running"], clock["left"]) == (None, [600_000, 600_000])

    basile.go(f"/t/{again}")
    expect(basile.heading).to_contain_text("Your turn")
    assert anne.fetch("GET", f"/api/tables/{again}")["clock"]["running"] == 1
    expect(anne.page.get_by_role("banner")).not_to_contain_text("waits")


def test_who_declines_says_so_kindly_and_an_offer_can_be_taken_back(visit: Visit) -> None:
    anne, basile, _ = finished(visit, language="fr-FR")

    press(anne, "Rematch")
    press(basile, "Pas maintenant")
    expect(rail(anne)).to_contain_text("Basile would rather stop here")
    expect(rail(basile)).to_contain_text("Une autre fois")
    press(basile, "Revanche")
    expect(rail(anne)).to_contain_text("Basile offers a rematch")
    press(basile, "Retirer")
    expect(rail(anne)).to_contain_text("Another game?")
    expect(rail(basile)).to_contain_text("Une autre partie")
    assert anne.page.url == basile.page.url


def test_with_three_people_all_have_to_agree(visit: Visit) -> None:
    people = [visit("Anne"), visit("Basile"), visit("Chloé")]
    anne, basile, chloe = people
    opened = anne.open_table(
        "timeline", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], options={"first": 0, "hand": 1}
    )
    table = opened["table"]
    for visitor in (basile, chloe):
        visitor.go("/")
        visitor.fetch("POST", f"/api/join/{opened['links']['join'][3:]}", {"name": visitor.name})
    play_out(people, table)
    for visitor in people:
        visitor.go(f"/t/{table}")

    press(anne, "Rematch")
    press(basile, "Play again")
    expect(rail(basile)).to_contain_text("You agree")
    expect(rail(anne)).to_contain_text("Waiting for Chloé")
    assert anne.fetch("GET", f"/api/tables/{table}")["rematch"]["table"] is None
    press(chloe, "Play again")

    press(chloe, "Go now")
    for visitor in (anne, basile):
        expect(visitor.page).to_have_url(chloe.page.url)
    assert not chloe.page.url.endswith(table)


def play_out(people: list[Visitor], table: str) -> None:
    # At random: a card put on the left each time can be wrong for ever.
    chance = random.Random(1)
    for number in range(600):
        who = people[number % len(people)]
        update = who.fetch("GET", f"/api/tables/{table}")
        if update["result"]:
            return
        if update["legal"]:
            text = chance.choice(update["legal"])
            act = {"type": "act", "key": f"play-{number:08}", "base": update["seq"], "text": text}
            who.fetch("POST", f"/api/tables/{table}/commands", act)
    raise AssertionError("the game has no end")


def over_against_a_robot(anne: Visitor, game: str) -> str:
    opened = anne.open_table(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first": 0})
    command(anne, opened["table"], "resign", type="resign")
    expect(rail(anne)).to_be_visible()
    table: str = opened["table"]
    return table


def test_against_a_robot_the_next_game_begins_at_once(visit: Visit) -> None:
    anne = visit()
    table = over_against_a_robot(anne, "textile")

    press(anne, "Rematch")

    expect(anne.page).not_to_have_url(re.compile(table))
    expect(anne.heading).to_contain_text("Your turn")
    # Who looks at the old game again is not carried away.
    anne.go(f"/t/{table}")
    expect(rail(anne).get_by_role("button", name="Go now")).to_be_visible()
    anne.page.wait_for_timeout(600)
    assert anne.page.url.endswith(table)


@pytest.mark.parametrize("device", ["desktop", "small phone"])
@pytest.mark.parametrize("game", ["patchwork", "textile", "timeline"])
def test_everything_there_is_to_do_after_a_game_is_on_the_table(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    over_against_a_robot(anne, game)

    doors = rail(anne).get_by_role("link").or_(rail(anne).get_by_role("button"))
    names = [door.inner_text().strip() for door in doors.all()]
    assert names == ["Rematch", "Watch again", "Where it turned", "The count", "Share", "Home"]
    for door in doors.all():
        door.scroll_into_view_if_needed()
        expect(door).to_be_in_viewport(ratio=1)
    expect(anne.page.get_by_role("dialog")).to_have_count(0)
    expect(anne.page.get_by_role("slider", name=re.compile("advance", re.IGNORECASE))).to_have_count(0)


def test_the_result_is_said_once(visit: Visit) -> None:
    anne = visit(device="phone")
    opened = anne.open_table("patchwork", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"first": 0})
    play_out_alone(anne, opened["table"])
    scores = anne.fetch("GET", f"/api/tables/{opened['table']}")["result"]["scores"]

    expect(anne.heading).to_have_text(
        re.compile(rf"(Anne|Basile) wins, −?{abs(max(scores))} to −?{abs(min(scores))}"), timeout=15_000
    )
    expect(anne.page.get_by_role("heading", name=re.compile("wins"))).to_have_count(1)
    said = anne.page.get_by_role("log").locator("p").filter(has_text=re.compile("wins"))
    assert said.count() <= 1
    anne.page.get_by_role("button", name="The count").click()
    luck = anne.page.get_by_role("dialog", name="The count").get_by_text("Where the luck came from")
    expect(luck.locator("svg")).to_be_visible()
    luck.click()
    expect(anne.page.get_by_role("dialog")).to_contain_text("Its fingerprint was known")


def play_out_alone(anne: Visitor, table: str) -> None:
    for number in range(200):
        update = anne.fetch("GET", f"/api/tables/{table}")
        if update["result"]:
            return
        text = next((text for text in update["legal"] if text != "advance"), "advance")
        act = {"type": "act", "key": f"play-{number:08}", "base": update["seq"], "text": text}
        anne.fetch("POST", f"/api/tables/{table}/commands", act)
    raise AssertionError("the game has no end")

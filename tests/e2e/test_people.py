"""The people one plays with: found again on the home page, invited by two taps, and free to come or not."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from e2e.ears import heard, listen, sentence
from e2e.test_pages import faults
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
FRIEND = [{"kind": "me"}, {"kind": "open"}]


def played(visit: Visit, **basiles: str) -> tuple[Visitor, Visitor]:
    """Anne and Basile have played Textile to its end; both are at the shop front."""
    anne, basile = visit("Anne"), visit("Basile", **basiles)
    basile.go()
    meet(anne, basile)
    anne.go()
    basile.go()
    return anne, basile


def meet(one: Visitor, other: Visitor, **more: Any) -> str:
    """Two play Textile to its end; the table."""
    table = one.open_table("textile", FRIEND, **more)
    other.fetch("POST", f"/api/join/{table['links']['join'][3:]}", {"name": other.name})
    other.command(table["table"], "resign")
    return str(table["table"])


def met(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=re.compile("People you play with|Les gens avec qui vous jouez"))


def invite(anne: Visitor) -> None:
    """By keys alone: the button, then the dialog's own."""
    again = met(anne).get_by_role("button", name="Play again with Basile")
    again.focus()
    anne.page.keyboard.press("Enter")
    dialog = anne.page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text("You and Basile, no clock. The invitation goes to Basile.")
    dialog.get_by_role("button", name="Invite").focus()
    anne.page.keyboard.press("Enter")
    expect(anne.page.get_by_role("heading", name="Somebody is missing")).to_be_visible()


def invitation(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Invitation")


def test_a_friend_is_invited_again_sits_down_and_the_game_begins(visit: Visit) -> None:
    anne, basile = played(visit, device="small phone")
    expect(met(anne)).to_contain_text("Basile")
    expect(met(anne)).to_contain_text("Textile")

    invite(anne)
    expect(anne.page.get_by_role("listitem").filter(has_text="Basile")).to_contain_text("invited")
    basile.go()
    expect(invitation(basile)).to_contain_text("Anne invites you to Textile")
    expect(basile.page).to_have_title("(1) Mercerie")
    invitation(basile).get_by_role("button", name="Sit down").click()

    expect(basile.page).to_have_url(anne.page.url)
    expect(anne.heading).to_contain_text("turn")
    expect(basile.heading).to_contain_text("turn")


def test_a_friend_may_decline_and_who_asked_is_told_kindly(visit: Visit) -> None:
    anne, basile = played(visit, language="fr-FR")
    invite(anne)
    basile.go()

    expect(invitation(basile)).to_contain_text("Anne vous invite à jouer à Textile")
    invitation(basile).get_by_role("button", name="Pas cette fois").click()
    expect(invitation(basile)).to_have_count(0)

    expect(anne.page.get_by_role("listitem").filter(has_text="Basile")).to_contain_text(
        "free: Basile cannot come this time"
    )
    anne.go()
    expect(met(anne)).to_contain_text("Invitation sent")
    expect(met(anne).get_by_role("button")).to_have_count(0)


def test_whoever_one_has_met_can_be_seated_at_any_game(visit: Visit) -> None:
    anne, _ = played(visit)

    anne.page.get_by_role("button", name=re.compile("Timeline")).first.click()
    dialog = anne.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile("^Basile ?, by invitation")).check(force=True)

    expect(dialog.get_by_role("status")).to_contain_text("The invitation goes to Basile.")
    dialog.get_by_role("button", name="Close").first.click()
    anne.go()
    expect(met(anne)).to_contain_text("Play again")


def test_play_again_asks_for_the_last_table_with_them_and_not_for_what_the_dialog_remembers(
    visit: Visit,
) -> None:
    anne, basile = visit("Anne"), visit("Basile")
    basile.go()
    clock = {"kind": "game", "seconds": 600, "increment": 5}
    meet(anne, basile, options={"tiles": 7, "first": 0}, clock=clock)
    kept = '{"chairs": [{"kind": "me"}, {"kind": "open"}], "options": {"tiles": 9}, "clock": {"kind": "none"}}'
    anne.page.evaluate("kept => localStorage.setItem('mercerie.chairs.textile', kept)", kept)
    anne.go()

    met(anne).get_by_role("button", name="Play again with Basile").click()
    dialog = anne.page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_contain_text("You and Basile, ten minutes")
    with anne.page.expect_request("**/api/tables") as asked:
        dialog.get_by_role("button", name="Invite").click()

    wanted = json.loads(asked.value.post_data or "{}")
    assert (wanted["options"]["tiles"], wanted["options"]["first"]) == (7, "lot")
    assert wanted["clock"] == clock


def test_all_who_invite_are_shown_and_said_each_once(visit: Visit) -> None:
    basile = visit("Basile", device="small phone")
    listen(basile)
    basile.go()
    for friend in (visit("Anne"), visit("Chloé")):
        table = meet(friend, basile)
        seats = [{"kind": "me"}, {"kind": "person", "table": table, "seat": 1}]
        friend.fetch("POST", "/api/tables", {"game": "textile", "seats": seats})
    basile.go()

    expect(invitation(basile)).to_have_count(2)
    expect(basile.page).to_have_title("(2) Mercerie")
    said = sentence(basile, "Anne invites you to Textile, no clock.")
    assert "Chloé invites you to Textile, no clock." in said
    assert "You can answer at the top of the page." in said
    assert basile.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(basile) == []
    anne = basile.page.get_by_role("region", name="Invitation from Anne")
    anne.get_by_role("button", name="Not this time").click()
    expect(invitation(basile)).to_have_count(1)
    expect(invitation(basile)).to_contain_text("Chloé invites you to Textile")
    assert [text for text in heard(basile) if "invites you" in text] == [said]


def test_who_has_met_nobody_sees_no_such_row(visit: Visit) -> None:
    anne = visit("Anne")
    anne.go()

    expect(anne.page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(met(anne)).to_have_count(0)


@pytest.mark.parametrize(("device", "theme"), [("small phone", "dark"), ("large screen", "light")])
def test_an_invitation_and_the_row_fit_and_axe_finds_nothing(visit: Visit, device: str, theme: str) -> None:
    anne, basile = played(visit, device=device, theme=theme)
    invite(anne)
    basile.go()
    expect(invitation(basile)).to_be_visible()

    wide = basile.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert faults(basile) == []

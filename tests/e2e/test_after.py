"""What hangs at the table once a game is over: the count beside the boards, and a robot where nobody else is left."""

import re
from collections.abc import Callable
from random import Random

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
# What the count must not lie on.
DRAWN = {
    "patchwork": ".quilt, .other svg",
    "textile": "[data-table], .piles button",
    "timeline": ".scroller .card, .strip",
}


def played_out(anne: Visitor, game: str) -> list[int]:
    """Come to a game of two at one screen after its end; its scores."""
    anne.go("/")
    opened = anne.fetch("POST", "/api/tables", {"game": game, "seats": HERE, "options": {"first": 0}})
    table, luck = opened["table"], Random(2)
    for number in range(400):
        update = anne.fetch("GET", f"/api/tables/{table}")
        if update["result"]:
            anne.go(f"/t/{table}")
            scores: list[int] = update["result"]["scores"]
            return scores
        # Mostly a patch, so that something is sewn on; by luck, so that no gap is missed for ever.
        wanted = [text for text in update["legal"] if text.startswith(("buy ", "assemble "))] or update["legal"]
        act = {"type": "act", "key": f"play-{number:08}", "base": update["seq"], "text": luck.choice(wanted)}
        anne.fetch("POST", f"/api/tables/{table}/commands", act)
        anne.page.wait_for_timeout(60)  # the server takes twenty a second
    raise AssertionError("the game has no end")


def count(anne: Visitor) -> Locator:
    head = anne.page.get_by_role("columnheader", name="The count")
    return anne.page.get_by_role("table").filter(has=head)


def rail(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="After the game")


def overlap(one: Locator, other: Locator) -> bool:
    mine, theirs = one.bounding_box(), other.bounding_box()
    if not mine or not theirs:
        return False
    across = min(mine["x"] + mine["width"], theirs["x"] + theirs["width"]) - max(mine["x"], theirs["x"])
    along = min(mine["y"] + mine["height"], theirs["y"] + theirs["height"]) - max(mine["y"], theirs["y"])
    return across > 1 and along > 1


@pytest.mark.parametrize(
    ("game", "device"),
    [
        ("patchwork", "desktop"),
        ("patchwork", "tablet"),
        ("textile", "desktop"),
        ("textile", "tablet"),
        ("timeline", "tablet"),
    ],
)
def test_the_count_is_pinned_beside_the_boards_and_covers_nothing(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    scores = played_out(anne, game)

    expect(count(anne)).to_be_visible(timeout=30_000)
    expect(count(anne)).to_be_in_viewport(ratio=0.99)
    for drawn in anne.page.locator(DRAWN[game]).locator("visible=true").all():
        assert not overlap(count(anne), drawn)
    assert not overlap(count(anne), rail(anne))
    last = count(anne).get_by_role("row").last.get_by_role("cell").all_inner_texts()
    # Timeline has no points: its count ends with the cards in hand.
    assert last == [str(-score) if game == "timeline" else str(score).replace("-", "−") for score in scores]
    expect(anne.page.get_by_role("dialog")).to_have_count(0)


def test_a_phone_keeps_the_count_behind_its_button(visit: Visit) -> None:
    anne = visit(device="phone")
    played_out(anne, "textile")

    expect(rail(anne)).to_be_visible(timeout=30_000)
    expect(count(anne).locator("visible=true")).to_have_count(0)
    rail(anne).get_by_role("button", name="The count").click()
    expect(anne.page.get_by_role("dialog", name="The count")).to_be_visible()


def resigned(visit: Visit, game: str = "textile") -> tuple[Visitor, Visitor, str]:
    """Anne looks at the end of a game that Basile, who is on his way out, gave up."""
    anne, basile = visit("Anne"), visit("Basile")
    opened = anne.open_table(game, [{"kind": "me"}, {"kind": "open"}], options={"first": 0})
    basile.go("/")
    basile.fetch("POST", f"/api/join/{opened['links']['join'][3:]}", {"name": "Basile"})
    basile.command(opened["table"], "resign")
    return anne, basile, opened["table"]


def test_when_the_other_has_left_a_robot_plays_at_once(visit: Visit) -> None:
    anne, _, table = resigned(visit)
    anne.go(f"/t/{table}")

    expect(rail(anne)).to_contain_text("Basile has gone home")
    rail(anne).get_by_role("button", name="Rematch", exact=True).click()
    expect(rail(anne)).to_contain_text("Your offer stays open.")
    expect(rail(anne).get_by_role("button", name="Take it back")).to_be_visible()
    rail(anne).get_by_role("button", name="Play Galon").click()

    expect(anne.page).not_to_have_url(re.compile(table))
    again = anne.fetch("GET", f"/api/tables/{anne.page.url.rsplit('/', 1)[1]}")
    assert [(seat["yours"], seat["robot"]) for seat in again["seats"]] == [(True, None), (False, "galon")]
    # The offer is still there for Basile.
    assert anne.fetch("GET", f"/api/tables/{table}")["rematch"]["offered_by"] == 0


def test_who_is_at_the_table_is_asked_and_who_leaves_it_is_missed(visit: Visit) -> None:
    anne, basile, table = resigned(visit)
    basile.go(f"/t/{table}")
    expect(rail(basile)).to_be_visible()
    anne.go(f"/t/{table}")

    expect(rail(anne)).to_contain_text("Another game?")
    expect(rail(anne).get_by_role("button", name="Play Galon")).to_have_count(0)
    basile.reload()
    expect(rail(basile)).to_be_visible()
    expect(rail(anne)).to_contain_text("Another game?")
    basile.go("/")
    expect(rail(anne)).to_contain_text("Basile has gone home")


def test_who_is_declined_need_not_go_home_either(visit: Visit) -> None:
    anne, basile, table = resigned(visit)
    anne.go(f"/t/{table}")
    anne.command(table, "rematch", wish="offer")
    basile.command(table, "rematch", wish="decline")

    expect(rail(anne)).to_contain_text("Basile would rather stop here")
    expect(rail(anne).get_by_role("button", name="Play Galon")).to_be_visible()
    expect(rail(anne).get_by_role("button", name="Rematch", exact=True)).to_be_visible()

"""Robots are somebody, and whoever gave no name is "you": at the table, in the log, at the doors."""

from collections.abc import Callable

import pytest
from e2e.visitors import Visitor, until
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
SEVEN = [*("memory:beginner", "memory:easy", "memory:normal", "memory:hard", "memory:expert"), *["memory:beginner"] * 2]
NAMES = ["Pompon", "Cerise", "Galon", "Nancy", "Heron", "Pompon bis", "Pompon ter"]
SIZES = [(1280, 720), (1024, 700), (768, 1024), (844, 390), (667, 375), (390, 844), (360, 640), (320, 568)]
# Every word of a name stands on one line, and nothing of it is hidden.
CUT = """names => names.filter(name => {
    const words = document.createRange();
    const [text] = [...name.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
    const broken = [...text.data.matchAll(/\\S+/g)].some(({index, 0: word}) => {
        words.setStart(text, index);
        words.setEnd(text, index + word.length);
        return words.getClientRects().length > 1;
    });
    return broken || name.scrollWidth > name.clientWidth + 1;
}).map(name => name.textContent)"""


def robots(game: str, *levels: str) -> list[dict[str, str]]:
    kind = "memory" if game == "timeline" else "search"
    return [{"kind": "me"}, *({"kind": "bot", "bot": f"{kind}:{level}"} for level in levels)]


def nameless(visitor: Visitor, game: str, seats: list[dict[str, str]]) -> str:
    """Sit down without ever having said a name."""
    visitor.go()
    visitor.game = game
    table = visitor.fetch("POST", "/api/tables", {"game": game, "seats": seats, "options": {"first": 0}})
    visitor.go(f"/t/{table['table']}")
    visitor.wait_for_turn()
    return str(table["table"])


def test_eight_at_timeline_are_told_apart_by_name_and_figure(visit: Visit) -> None:
    anne = visit()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": spec} for spec in SEVEN)]
    anne.open_table("timeline", seats, options={"first": 0})
    anne.wait_for_turn()

    players = anne.page.get_by_role("list", name="Players").get_by_role("listitem")
    names = players.locator(".name")
    expect(names).to_have_text(["Anne", *NAMES])
    for width, height in SIZES:
        anne.page.set_viewport_size({"width": width, "height": height})
        until(lambda: names.evaluate_all(CUT) == [], f"a name is cut or broken at {width} x {height}", 3)
    figures = players.evaluate_all("found => found.map(one => one.querySelector('svg').innerHTML)")
    assert len(set(figures)) == 6, "the person and five robots look different, Pompon three times the same"
    assert all("key" in figure for figure in figures[1:])


@pytest.mark.parametrize("device", ["desktop", "small phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_robot_greets_by_name_and_no_name_is_cut(visit: Visit, game: str, device: str) -> None:
    anne = visit(device=device)
    anne.open_table(game, robots(game, "beginner"), options={"first": 0})
    anne.wait_for_turn()

    expect(anne.page.get_by_role("banner")).to_contain_text("Pompon: “Oh, what pretty things!”")
    names = anne.page.locator("main .name:visible, main .name .d:visible").filter(has_text="Pompon")
    assert [text for text in names.evaluate_all(CUT) if text] == []


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (844, 390), (768, 1024), (390, 844), (360, 640)])
@pytest.mark.parametrize("game", ["textile", "timeline"])
def test_among_four_no_robots_name_is_cut_or_broken(visit: Visit, game: str, size: tuple[int, int]) -> None:
    anne = visit()
    anne.page.set_viewport_size({"width": size[0], "height": size[1]})
    anne.open_table(game, robots(game, "beginner", "normal", "normal"), options={"first": 0})
    anne.wait_for_turn()

    names = anne.page.locator("main .name.robot:visible, main .name .robot:visible")
    expect(names).to_have_text(["Pompon", "Galon", "Galon bis"])
    assert names.evaluate_all(CUT) == []


@pytest.mark.parametrize("game", GAMES)
def test_who_gave_no_name_is_spoken_to_and_never_a_guest(visit: Visit, game: str) -> None:
    somebody = visit()
    table = nameless(somebody, game, robots(game, "normal"))
    expect(somebody.heading).to_have_text("Your turn")

    somebody.go()
    expect(somebody.page.get_by_role("button", name="Your go")).to_contain_text("Galon")
    expect(somebody.page.get_by_role("region", name="Your games")).to_contain_text("Galon")
    assert "Guest" not in somebody.page.locator("body").inner_text()

    somebody.go(f"/t/{table}")
    somebody.wait_for_turn()
    somebody.type_action(somebody.legal()[0])
    expect(somebody.page.get_by_role("log")).to_contain_text("You ")
    assert "Guest" not in somebody.page.locator("body").inner_text()


def test_to_others_who_gave_no_name_is_a_visitor(visit: Visit) -> None:
    somebody, basile = visit(), visit("Basile", language="fr-FR")
    somebody.go()
    opened = somebody.fetch(
        "POST",
        "/api/tables",
        {"game": "textile", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}},
    )
    basile.go()
    joined = basile.fetch("POST", opened["links"]["join"].replace("/j/", "/api/join/"), {"name": "Basile"})

    basile.go(f"/t/{joined['table']}")

    expect(basile.heading).to_have_text("Au tour de Visiteur…")


def test_a_robots_key_turns_while_it_thinks_unless_less_motion_is_wanted(visit: Visit) -> None:
    turning = "key => getComputedStyle(key).animationName"
    for motion, turns in (("no-preference", True), ("reduce", False)):
        anne = visit(motion=motion)
        anne.open_table("patchwork", [{"kind": "me"}, {"kind": "bot", "bot": "champion:full"}], options={"first": 0})
        anne.wait_for_turn()
        assert anne.page.locator("main .robot .key").first.evaluate(turning) == "none"

        anne.type_action("advance")  # and Madame takes her time

        key = anne.page.locator("main .robot.thinking .key").first
        expect(key).to_be_attached()
        assert ("wind" in str(key.evaluate(turning))) is turns

"""The four games in Firefox and in Safari's engine, to their end, by mouse and by keys; and the way to a table."""

from collections.abc import Callable
from typing import Any

import pytest
from engines.engine import Engine, drag, type_keys, wait_for
from engines.guests import Guest
from house import House

GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
# The shortest of each; the beginning of longer ones is played past the page.
OPTIONS: dict[str, dict[str, Any]] = {"textile": {"tiles": 6}, "timeline": {"hand": 2}}
LATE: dict[str, Callable[[Any], bool]] = {
    "patchwork": lambda view: max(player["time"] for player in view["players"]) >= 42,
    "patchwork-express": lambda view: max(player["time"] for player in view["players"]) >= 24,
    "textile": lambda view: sum(view["piles"]) <= 12,
    "timeline": lambda view: len(view["line"]) > 0,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_mouse_and_by_keys_and_played_again(
    house: House, engine: Engine, game: str
) -> None:
    anne = Guest(engine, house)
    anne.open_table(game, **OPTIONS.get(game, {}))
    anne.hurry(LATE[game])
    anne.sit_down()

    acted = 0
    while anne.is_asked():
        anne.act(by_mouse=acted % 2 == 0)
        acted += 1
    assert acted >= 2
    assert anne.engine.evaluate("() => getSelection().toString()") == ""
    anne.page.get_by_role("button", name="Rematch").click()

    wait_for(lambda: anne.path() != f"/t/{anne.table}", "the next game does not open")
    assert anne.is_asked()
    assert anne.complaints() == []


def test_a_robot_is_chosen_by_mouse_on_the_way_from_the_front_page(house: House, engine: Engine) -> None:
    anne = Guest(engine, house)
    anne.come()
    anne.page.get_by_role("button", name="Express").click()
    dialog = anne.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Who sits there?").get_by_role("radio", name="Pompon").click()
    wait_for(lambda: "You and Pompon" in dialog.texts()[0], "Pompon does not sit down")
    dialog.get_by_role("button", name="Play", exact=True).click()

    wait_for(lambda: anne.path().startswith("/t/"), "the table does not open")
    assert anne.is_asked()
    assert "Pompon" in anne.page.locator("main").texts()[0]
    assert anne.complaints() == []


def test_keys_alone_lead_from_the_front_page_to_a_table_and_show_where_they_are(house: House, engine: Engine) -> None:
    anne = Guest(engine, house)
    anne.come()
    here = "() => [document.activeElement.innerText, document.activeElement.matches(':focus-visible')]"
    wait_for(lambda: anne.page.get_by_role("button", name="Textile").count() > 0, "the doors do not come")
    for _ in range(24):
        type_keys(engine, ["Tab"])
        # The first Tab may only bring the page itself to the front.
        if engine.evaluate("() => document.activeElement === document.body"):
            continue
        name, visible = engine.evaluate(here)
        assert visible
        if "Textile" in name:
            break
    type_keys(engine, ["Enter"])
    wait_for(lambda: engine.evaluate(here)[0] == "Play", "the dialog does not begin with Play")
    type_keys(engine, ["Enter"])

    wait_for(lambda: anne.path().startswith("/t/"), "the table does not open")
    assert anne.is_asked()
    assert anne.complaints() == []


def test_a_pulled_zip_selects_no_words(house: House, engine: Engine) -> None:
    anne = Guest(engine, house)
    anne.open_table("patchwork")
    anne.sit_down()
    assert anne.is_asked()
    zipper = anne.page.get_by_role("slider", name="Advance: zip").bounding_box()
    assert zipper is not None
    middle = zipper["y"] + zipper["height"] / 2

    drag(engine, [(zipper["x"] + 20, middle), (zipper["x"] + 60, middle), (zipper["x"] + 90, middle + 150)])

    assert engine.evaluate("() => [getSelection().type, getSelection().toString()]") == ["None", ""]

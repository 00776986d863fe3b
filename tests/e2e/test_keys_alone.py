"""Whole games and whole lessons without a mouse, a finger or a typed notation."""

import re
from collections.abc import Callable

import pytest
from e2e.ears import hear, heard, listen
from e2e.fingers import by_keyboard
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
# The shortest of each.
OPTIONS = {"textile": {"tiles": 6}}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keys_and_its_end_is_heard(visit: Visit, game: str) -> None:
    anne = visit()
    anne.go()
    listen(anne)
    anne.open_table(game, BOT, options={"first": 0, **OPTIONS.get(game, {})})

    while anne.is_asked():
        seen = anne.seq()
        by_keyboard(anne, anne.pick())
        anne.wait_past(seen)

    hear(anne, " win")
    assert not [text for text in heard(anne) if "not your turn" in text]


def asked(anne: Visitor) -> str:
    """What the keys should do now, from what the lesson said about them last."""
    said = [text.partition("By keyboard: ")[2] for text in heard(anne) if "By keyboard: " in text][-1]
    verbs = {
        "Enter lifts": "buy",
        "Enter, then": "advance",
        "arrows choose the square": "sew",
        "1 to 5": "take",
        "S lifts": "assemble",
    }
    return next((verb for words, verb in verbs.items() if words in said), "place")


def follow(anne: Visitor, verb: str) -> None:
    """Do what is asked with the focus where the lesson has put it."""
    keys = {
        "buy": ["Enter", "r", "ArrowDown", "Enter"],
        "advance": ["Enter", "Enter"],
        "sew": ["ArrowRight", "Enter"],
        "take": ["Enter", "ArrowLeft", "Enter"],
        "assemble": ["s", "ArrowRight", "Enter"],
        "place": ["Enter", "ArrowRight", "Enter"],
    }
    for key in keys[verb]:
        anne.page.keyboard.press(key)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_heard_and_done_by_keys_from_start_to_end(visit: Visit, game: str) -> None:
    anne = visit()
    listen(anne)
    anne.go(f"/learn/{game}")
    hear(anne, "Lesson 1 of ")
    total = int(re.findall(r"Lesson 1 of (\d+)", " ".join(heard(anne)))[0])
    go_on = anne.page.locator("[data-next]").get_by_role("button")
    if go_on.inner_text() == "Go on":
        go_on.focus()
    else:
        anne.page.locator("[data-pile]").first.focus()

    for number in range(1, total):
        before = hear(anne, f"Lesson {number} of {total}: ")
        if go_on.inner_text() == "Skip":
            advised = "champion" in " ".join(heard(anne)[before:])
            if advised:
                anne.page.keyboard.press("Enter")
            else:
                follow(anne, asked(anne))
        expect(go_on).to_have_text("Go on")
        expect(go_on).to_be_focused()
        anne.page.keyboard.press("Enter")

    hear(anne, f"Lesson {total} of {total}: ")
    expect(anne.page.get_by_role("link", name="Play", exact=True)).to_be_focused()

"""Playing by ear: what is said, in which order, and that nothing takes another sentence's place."""

import re
from collections.abc import Callable

import pytest
from e2e.ears import hear, heard, listen, sentence
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]


def listening(visit: Visit, game: str) -> Visitor:
    """Anne, who hears, at her turn against a robot."""
    anne = visit()
    anne.go()
    listen(anne)
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()
    hear(anne, "Your turn")
    return anne


@pytest.mark.parametrize("game", GAMES)
def test_ones_own_result_is_said_before_the_robots_and_stays(visit: Visit, game: str) -> None:
    anne = listening(visit, game)
    before = len(heard(anne))

    anne.type_action(anne.legal()[0])

    robot = hear(anne, "Random robot", before)
    mine = hear(anne, "You", before)
    again = hear(anne, "Your turn", before)
    assert before <= mine < robot < again
    said = heard(anne)[before:]
    assert not [text for text in said if "not your turn" in text]
    assert len([text for text in said if "Your turn" in text]) == 1
    log = " ".join(anne.page.get_by_role("log").inner_text().split())
    assert log.index(heard(anne)[mine]) < log.index(heard(anne)[robot])


def with_a_patch_to_buy(visit: Visit) -> tuple[Visitor, str]:
    """Now and then the first three patches all cost more than the five buttons one begins with."""
    for _ in range(8):
        anne = listening(visit, "patchwork")
        if bought := next((text for text in anne.legal() if text.startswith("buy")), None):
            return anne, bought.split()[1].rstrip("abcdefgh")
    raise AssertionError("nothing can be bought at eight openings")


def test_a_patch_says_its_price_its_squares_and_that_it_was_flipped_or_put_back(visit: Visit) -> None:
    anne, patch = with_a_patch_to_buy(visit)
    anne.page.get_by_role("button", name=f"Patch {patch},").press("Enter")
    lifted = sentence(anne, ", held; covers ")
    assert re.match(
        rf"Patch {patch}, .*, costs \d+, takes \d+ time, (no|\d) buttons?, held; covers( [a-i][1-9])+\.", lifted
    )

    for key, words in [("f", "flipped; covers "), ("r", "turned; covers "), ("ArrowDown", "covers ")]:
        before = len(heard(anne))
        anne.page.keyboard.press(key)
        said = sentence(anne, words, before)
        assert said.startswith(words)
        assert re.search("covers( [a-i][1-9])+[.;]", said)

    anne.page.keyboard.press("Escape")
    hear(anne, f"Patch {patch} put back.")


def test_held_arrow_keys_are_not_chatty(visit: Visit) -> None:
    anne, patch = with_a_patch_to_buy(visit)
    anne.page.get_by_role("button", name=f"Patch {patch},").press("Enter")
    before = hear(anne, ", held; covers ") + 1

    anne.page.evaluate(
        """for (let times = 0; times < 6; times++)
            window.dispatchEvent(new KeyboardEvent("keydown", {key: times % 2 ? "ArrowDown" : "ArrowRight"}))"""
    )

    hear(anne, "covers ", before)
    assert len(heard(anne)) == before + 1


def test_a_card_taken_with_a_key_is_named_and_so_are_its_neighbours(visit: Visit) -> None:
    anne = listening(visit, "timeline")
    face = anne.page.get_by_role("region", name="Your cards").get_by_role("listitem").get_by_role("button").first
    name = face.inner_text()

    anne.page.keyboard.press("1")
    lifted = sentence(anne, ", held; choose a gap.")
    assert name.startswith(lifted.removesuffix(", held; choose a gap."))
    anne.page.keyboard.press("Home")
    hear(anne, "before ")
    anne.page.keyboard.press("End")
    hear(anne, "after ")
    anne.page.keyboard.press("Escape")
    hear(anne, "put back in the drawer.")


def test_a_tile_is_named_and_its_place_told_by_the_tiles_it_touches(visit: Visit) -> None:
    anne = visit()
    anne.go()
    listen(anne)
    anne.open_table("textile", HERE, options={"first": 0})
    anne.wait_for_turn()
    for seen, text in enumerate(["start madder", "take sage", "take indigo", "take weld 0,1"]):
        anne.type_action(text)
        anne.wait_past(seen)
    anne.page.locator("[data-table]").focus()
    before = len(heard(anne))

    anne.page.keyboard.press("1")
    hear(anne, "madder tile, held; ", before)
    anne.page.keyboard.press("ArrowLeft")
    hear(anne, "left of ", before)
    anne.page.keyboard.press("Enter")
    hear(anne, "adds a madder tile", before)
    hear(anne, "Your turn", before)
    assert not [text for text in heard(anne)[before:] if "put back" in text]


def test_nobody_hears_the_numbers_of_textiles_notation(visit: Visit) -> None:
    anne = visit()
    anne.go()
    listen(anne)
    anne.open_table("textile", HERE, options={"first": 0})
    anne.wait_for_turn()
    for seen, text in enumerate(["start madder", "take sage", "take indigo", "take weld 0,-1", "take sage 1,0"]):
        anne.type_action(text)
        anne.wait_past(seen)
    anne.page.locator("[data-table]").focus()
    before = len(heard(anne))

    anne.page.keyboard.press("s")
    assert "madder" in sentence(anne, "Your patch, held; ", before)
    places = {words for _ in range(4) for words in lying(anne)}
    anne.page.keyboard.press("Escape")
    anne.page.keyboard.press("Alt+b")
    hear(anne, "2 tiles: sage, weld above the sage tile.", before)
    anne.page.keyboard.press("Alt+t")
    hear(anne, "Row 1: 1 madder.", before)

    assert len(places) >= 4  # every step was told, and each place by other words
    assert [text for text in heard(anne)[before:] if re.search(r"\d,-?\d|-\d", text)] == []


def lying(anne: Visitor) -> list[str]:
    """What is said when the patch in hand is moved on to the right, if there is a place, and turned."""
    before = len(heard(anne))
    anne.page.keyboard.press("ArrowRight")
    anne.page.keyboard.press("r")
    hear(anne, "turned; ", before)
    return [text for text in heard(anne)[before:] if "madder" in text]


# What each key reads, and what is heard then: in every game the same questions.
ANSWERS = {
    "patchwork": {
        "w": "Your turn. You can take patch",
        "b": "81 of 81 squares empty",
        "o": "costs",
        "t": "Income at: ",
    },
    "textile": {"w": "Lay the first tile", "b": "Anne, no patch", "o": "madder 6, indigo 6", "t": "Nothing yet."},
    "timeline": {"w": "Your turn: take a card", "b": "1, ", "o": "Pile: ", "t": "."},
}


@pytest.mark.parametrize("game", ANSWERS)
def test_the_position_is_read_part_by_part_by_keys(visit: Visit, game: str) -> None:
    anne = listening(visit, game)
    anne.typing.focus()  # they work where one types, too

    for letter, words in [*ANSWERS[game].items(), ("p", "Anne"), ("n", "Random robot"), ("l", ".")]:
        before = len(heard(anne))
        anne.page.keyboard.press(f"Alt+{letter}")
        hear(anne, words, before)
    assert anne.typing.input_value() == ""


def test_ones_own_time_is_told_when_asked_and_by_itself_at_few_marks(visit: Visit) -> None:
    anne = visit()
    anne.go()
    listen(anne)
    anne.open_table("textile", BOT, options={"first": 0}, clock={"kind": "game", "seconds": 68, "increment": 0})
    anne.wait_for_turn()

    hear(anne, "You have 1 minute left.")
    before = len(heard(anne))
    anne.page.keyboard.press("Alt+c")
    answer = sentence(anne, "running.", before)
    assert re.fullmatch(r"You: (1 minute|5\d seconds), running\. Random robot: 1 minute 8 seconds\.", answer)
    assert len([text for text in heard(anne) if "left." in text]) == 1


def test_who_asks_for_the_time_where_there_is_no_clock_is_told_so(visit: Visit) -> None:
    anne = listening(visit, "textile")

    anne.page.keyboard.press("Alt+c")

    hear(anne, "There is no clock.")


def test_enter_says_why_nothing_can_be_done_with_what_is_held(visit: Visit) -> None:
    anne = visit()
    anne.go()
    listen(anne)
    anne.open_table("timeline", BOT, options={"first": 0})
    anne.wait_for_turn()
    anne.page.keyboard.press("1")
    anne.page.keyboard.press("Enter")
    hear(anne, "First choose a gap, with the arrows.")

    anne.open_table("textile", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"first": 0})
    anne.wait_for_turn()
    for seen, text in enumerate(["start madder", "take sage", "take indigo"]):
        anne.type_action(text)
        anne.wait_past(seen)
    anne.page.locator("[data-table]").focus()
    anne.page.keyboard.press("1")
    anne.page.keyboard.press("Enter")
    hear(anne, "First choose a place, with the arrows.")


def test_a_patch_tried_on_anothers_turn_is_not_sewn_in_silence(visit: Visit) -> None:
    anne, basile = visit(), visit("Basile")
    listen(anne)
    table = anne.open_table("patchwork", [{"kind": "me"}, {"kind": "open"}], options={"first": 1})
    basile.go()
    basile.fetch("POST", f"/api/join/{table['links']['join'][3:]}", {"name": "Basile"})
    expect(anne.heading).to_contain_text("Basile")

    anne.page.keyboard.press("1")
    hear(anne, ", held; covers ")
    before = len(heard(anne))
    anne.page.keyboard.press("Enter")

    hear(anne, "It cannot be sewn: ", before)


def test_the_zip_tells_what_advancing_brings_before_it_is_pulled(visit: Visit) -> None:
    anne = listening(visit, "patchwork")
    before = len(heard(anne))

    anne.page.keyboard.press("a")

    hear(anne, "Advance: 1 space, +1 button. Enter twice to do it.", before)
    anne.page.keyboard.press("Enter")
    anne.page.keyboard.press("Enter")
    expect(anne.page.get_by_role("slider", name="Advance: zip")).not_to_be_focused()
    hear(anne, "You move on 1 space, to 1.", before)


def test_a_card_played_at_once_is_not_told_to_lie_beside_itself(visit: Visit) -> None:
    anne = listening(visit, "timeline")
    anne.page.keyboard.press("1")
    name = sentence(anne, ", held; choose a gap.").partition(", held")[0]
    before = len(heard(anne))

    anne.page.keyboard.press("Home")
    anne.page.keyboard.press("Enter")

    hear(anne, "Your turn", before)
    said = heard(anne)[before:]
    verdict = next(at for at, text in enumerate(said) if re.match("You are (right|wrong): ", text))
    assert not [text for text in said[:verdict] if name in text]


def test_a_quilt_is_read_row_by_row_and_the_toolbar_reads_the_same(visit: Visit) -> None:
    anne = listening(visit, "patchwork")
    for key, words in [
        ("Alt+ArrowDown", "Row 1: empty."),
        ("Alt+ArrowDown", "Row 2: empty."),
        ("Alt+ArrowUp", "Row 1"),
    ]:
        before = len(heard(anne))
        anne.page.keyboard.press(key)
        hear(anne, words, before)

    anne.page.get_by_role("toolbar", name="Read aloud").get_by_role("button").first.focus()
    before = len(heard(anne))
    anne.page.keyboard.press("ArrowRight")
    anne.page.keyboard.press("Enter")
    hear(anne, "81 of 81 squares empty", before)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_page_on_accessibility_is_found_from_the_home_page_and_says_what_is_untested(
    visit: Visit, language: str
) -> None:
    anne = visit(language=language)
    anne.go()
    words = {"en-GB": ("Accessibility", "untested"), "fr-FR": ("Accessibilité", "non essayé")}[language]

    anne.page.locator("footer").get_by_role("link", name=words[0]).click()

    expect(anne.heading).to_have_text(words[0])
    expect(anne.page.get_by_role("main")).to_contain_text(words[1])
    expect(anne.page.get_by_role("main")).to_contain_text("Orca 43")
    anne.page.reload()
    expect(anne.heading).to_have_text(words[0])

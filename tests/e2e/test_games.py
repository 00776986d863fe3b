"""Whole games in a real browser, by keyboard alone, by mouse and by touch."""

from collections.abc import Callable

import pytest
from e2e.hands import by_hand
from e2e.visitors import Visitor
from playwright.sync_api import expect

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
Visit = Callable[..., Visitor]


def play_to_the_end(visitor: Visitor, act: Callable[[Visitor], None]) -> int:
    """Act whenever it is one's turn, until the result is there."""
    acted = 0
    while visitor.is_asked():
        seen = visitor.seq()
        act(visitor)
        acted += 1
        visitor.wait_past(seen)
        assert acted < 400
    return acted


@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile", "timeline"])
def test_a_whole_game_is_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    anne = visit()
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()

    acted = play_to_the_end(anne, lambda visitor: visitor.type_action(visitor.pick()))

    assert acted >= 4
    expect(anne.result).to_be_visible()


@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile", "timeline"])
def test_a_whole_game_is_played_by_mouse(visit: Visit, game: str) -> None:
    anne = visit()
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()

    play_to_the_end(anne, lambda visitor: by_hand(visitor, lambda found: found.click()))

    expect(anne.result).to_be_visible()


@pytest.mark.parametrize("game", ["patchwork", "patchwork-express", "textile", "timeline"])
def test_a_whole_game_is_played_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    anne = visit(device="phone")
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()

    play_to_the_end(anne, lambda visitor: by_hand(visitor, lambda found: found.tap()))

    expect(anne.result).to_be_visible()


def test_a_whole_game_is_played_in_french_at_one_screen(visit: Visit) -> None:
    anne = visit(language="fr-FR", theme="dark")
    anne.open_table("timeline", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"hand": 2})
    anne.wait_for_turn()

    play_to_the_end(anne, lambda visitor: visitor.type_action(visitor.pick()))

    expect(anne.page.get_by_role("button", name="Revanche")).to_be_visible()

"""Choosing step by step, in every game and both languages."""

from dataclasses import replace
from pathlib import Path

from terminal.people import Person

from mercerie.games.patchwork import EXPRESS, PATCHWORK, Advance, Buy, Sew, ThrowAway
from mercerie.games.textile import TEXTILE, Action, Assemble, Discard, Start, State, Take
from mercerie.games.timeline import TIMELINE, Place
from mercerie.terminal.patchwork import menu as patchwork_menu
from mercerie.terminal.textile import menu as textile_menu
from mercerie.terminal.timeline import menu as timeline_menu

SMALL_DECK = str(Path(__file__).parents[1] / "records" / "small-deck.toml")
OPENING = PATCHWORK.new(2, 7, first=0)


def test_a_patch_is_chosen_then_turned_then_placed() -> None:
    person = Person("13", "b", "c3")

    assert patchwork_menu.choose(OPENING.view(0), OPENING.legal_actions(), person) == Buy(13, 1, 2, 2)
    assert "sew the indigo denim (3● 4◷ 1◉)" in person.saw


def test_advancing_is_in_the_menu() -> None:
    assert patchwork_menu.choose(OPENING.view(0), OPENING.legal_actions(), Person("a", language="fr")) == Advance()


def test_leather_goes_to_a_square() -> None:
    state = replace(OPENING, to_sew=1)

    assert patchwork_menu.choose(state.view(0), state.legal_actions(), Person("x", "e5")) == Sew(4, 4)


def test_leather_of_express_may_be_thrown_away() -> None:
    state = replace(EXPRESS.new(2, 7, first=0), to_sew=1)

    assert patchwork_menu.choose(state.view(0), state.legal_actions(), Person("x")) == ThrowAway()


def chosen(state: State, *lines: str, language: str = "en") -> tuple[Action, str]:
    person = Person(*lines, language=language)
    return textile_menu.choose(state.view(0), state.legal_actions(), person), person.saw


def textile(*texts: str) -> State:
    state = TEXTILE.new(2, 7, first=0)
    for text in texts:
        state = state.apply(TEXTILE.parse_action(text))
    return state


def test_a_first_tile_has_only_a_colour() -> None:
    assert chosen(textile(), "2")[0] == Start(1)
    assert chosen(textile("start madder"), "4", language="fr")[0] == Take(3)


def test_a_further_tile_is_shown_where_it_can_go() -> None:
    action, saw = chosen(textile("start madder", "take sage", "take weld"), "t", "1", "2")

    assert action == Take(0, -1, 0)
    assert " 4 " in saw


def test_the_best_places_for_a_patch_come_first() -> None:
    action, saw = chosen(textile("start madder", "take sage", "take weld"), "s", "1")

    assert isinstance(action, Assemble)
    assert "1 seam × 1 = 1" in saw


def test_a_patch_may_be_discarded() -> None:
    assert chosen(textile("start madder", "take sage", "take weld"), "x", language="fr")[0] == Discard()


def test_a_card_is_chosen_then_a_gap() -> None:
    state = TIMELINE.new(2, 7, deck=SMALL_DECK, first=0)
    third = state.hands[0][2].id

    assert timeline_menu.choose(state.view(0), state.legal_actions(), Person("3", "1")) == Place(third, 1)


def test_two_numbers_are_short_for_a_card_and_a_gap() -> None:
    view = TIMELINE.new(2, 7, deck=SMALL_DECK, first=0).view(0)

    assert timeline_menu.expand(view, "2 1") == f"place {view.hands[0][1].id} 1"
    assert timeline_menu.expand(view, "9 1") == "9 1"
    assert timeline_menu.expand(view, "place bavo 1") == "place bavo 1"

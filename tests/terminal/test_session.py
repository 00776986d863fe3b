"""A game at the keyboard, from the first question to the last."""

from pathlib import Path
from random import Random

import pytest
from terminal.people import Person

from mercerie import GAMES
from mercerie.core import OptionValue
from mercerie.play import Match, load_record
from mercerie.terminal.session import Session

SMALL_DECK = str(Path(__file__).parents[1] / "records" / "small-deck.toml")


def played(
    person: Person, folder: Path, game: str, names: tuple[str, ...] = ("Anne", "Basile"), **options: OptionValue
) -> Match:
    """Let a person play until they leave or the game ends."""
    match = Match.new(GAMES[game], len(names), 7, {"first": 0, **options}, names)
    return Session(match, person, folder / "game.mercerie", Random(1)).run()


def texts(match: Match) -> list[str]:
    return [step.text for step in match.steps]


def test_actions_are_typed_and_told(tmp_path: Path) -> None:
    person = Person("buy 13a a1", "Advance", "quit")

    match = played(person, tmp_path, "patchwork")

    assert texts(match) == ["buy 13a a1", "advance"]
    assert "Anne sews the indigo denim for 3 buttons." in person.saw
    assert "Basile gets 5 buttons for the way." in person.saw


def test_every_action_is_saved_before_the_next(tmp_path: Path) -> None:
    played(Person("buy 13a a1"), tmp_path, "patchwork")

    assert load_record(tmp_path / "game.mercerie").actions == ("buy 13a a1",)


@pytest.mark.parametrize("interrupt", [False, True])
def test_leaving_says_how_to_go_on(tmp_path: Path, interrupt: bool) -> None:  # noqa: FBT001
    person = Person("advance", interrupt=interrupt)

    played(person, tmp_path, "patchwork")

    assert "The game is kept. To go on: mercerie resume" in person.saw.replace("\n", " ")
    assert "game.mercerie" in person.saw


def test_a_mistake_is_explained_and_asked_again(tmp_path: Path) -> None:
    person = Person("sing", "buy 99a a1", "", "advance")

    match = played(person, tmp_path, "patchwork")

    assert "'sing' is no action" in person.saw
    assert "out of reach" in person.saw
    assert texts(match) == ["advance"]


def test_bots_answer_by_themselves(tmp_path: Path) -> None:
    person = Person("advance", "quitter", language="fr")

    match = played(person, tmp_path, "patchwork", ("Anne", "bot:greedy"))

    assert {step.seat for step in match.steps} == {0, 1}
    assert "greedy" in person.saw


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    person = Person()

    match = played(person, tmp_path, "textile", ("bot:greedy", "bot:random"))

    assert match.state.outcome() is not None
    assert "The game is kept in" in person.saw
    assert load_record(tmp_path / "game.mercerie").outcome == match.state.outcome()


def test_undo_goes_back_to_ones_own_choice_past_the_bots(tmp_path: Path) -> None:
    person = Person("advance", "undo", "undo")

    match = played(person, tmp_path, "patchwork", ("Anne", "bot:greedy"))

    assert match.steps == ()
    assert load_record(tmp_path / "game.mercerie").actions == ()
    assert "There is nothing to undo." in person.saw


def test_what_was_revealed_cannot_be_undone(tmp_path: Path) -> None:
    person = Person("1 0", "annuler", language="fr")

    match = played(person, tmp_path, "timeline", deck=SMALL_DECK)

    assert len(match.steps) == 1
    assert "Une carte ou une pièce a été dévoilée." in person.saw


def test_a_hint_is_a_legal_action(tmp_path: Path) -> None:
    person = Person("hint")

    match = played(person, tmp_path, "patchwork")

    hint = next(line for line in person.saw.splitlines() if "chance of winning" in line).split("  ")[0]
    assert match.state.is_legal(GAMES["patchwork"].parse_action(hint))


def test_help_log_and_board_are_there_when_asked_for(tmp_path: Path) -> None:
    person = Person("?", "advance", "log", "board", "aide")

    played(person, tmp_path, "patchwork")

    assert "the best action" in person.saw
    assert person.saw.count("Anne moves from 0 to 1.") == 2
    assert person.saw.count("5 buttons, income 0, time 0") >= 2


def test_a_game_is_saved_under_another_name(tmp_path: Path) -> None:
    person = Person("advance", f"save {tmp_path / 'mine.mercerie'}", "save", f"save {tmp_path}/absent/x.mercerie")

    played(person, tmp_path, "patchwork")

    assert load_record(tmp_path / "mine.mercerie").actions == ("advance",)
    assert person.saw.count("Kept in") == 2
    assert "Cannot write" in person.saw


def test_names_are_not_read_as_markup(tmp_path: Path) -> None:
    person = Person("advance")

    played(person, tmp_path, "patchwork", ("[red]Anne", "[/b]"))

    assert "[red]Anne moves from 0 to 1." in person.saw


def test_a_menu_can_be_left_without_choosing(tmp_path: Path) -> None:
    match = played(Person("menu", "", "advance"), tmp_path, "patchwork")

    assert texts(match) == ["advance"]

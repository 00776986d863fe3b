"""Boards and sentences: every position of every golden game can be drawn and told, in both languages."""

from pathlib import Path

import pytest
from terminal.people import Person

from mercerie.play import Match, load_record
from mercerie.terminal import SCREENS
from mercerie.terminal.players import shown_names

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.mercerie"))


def drawn(match: Match, language: str, step: int) -> str:
    person = Person(language=language)
    state = match.steps[step].before if step < len(match.steps) else match.state
    person.show(
        SCREENS[match.game.id].board(state.view(None), shown_names(match.names, match.game, language), language)
    )
    return person.saw


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_is_drawn_and_told(path: Path, language: str) -> None:
    match = Match.resume(load_record(path))
    names = shown_names(match.names, match.game, language)

    for step in match.steps:
        for event in match.events(step, None):
            assert SCREENS[match.game.id].tell(event, names, language).endswith((".", "!", "?", "»"))
    for step_number in (0, len(match.steps) // 2, len(match.steps)):
        assert all(name in drawn(match, language, step_number) for name in names)


def golden(word: str) -> Match:
    return Match.resume(load_record(next(path for path in RECORDS if word in path.stem)))


def test_a_quilt_shows_its_letters_numbers_and_leather() -> None:
    text = drawn(golden("patchwork-06-tile-by-leather"), "en", 10_000)

    assert "a b c d e f g h i" in text
    assert "▣▣" in text
    assert "★7×7" in text


def test_the_tape_shows_tokens_income_and_leather() -> None:
    text = drawn(golden("patchwork-01"), "en", 0)

    assert "▲" in text
    assert text.count("◉") > 9
    assert "■" in text


def test_what_costs_too_much_says_how_much_is_missing() -> None:
    match = golden("patchwork-01")
    texts = [drawn(match, "fr", step) for step in range(len(match.steps))]

    assert any("il manque" in text for text in texts)


def test_late_patches_are_announced() -> None:
    assert "still to come : 16 17 18 19 20 21 22 23" in drawn(golden("express-16"), "en", 0)


def test_a_patchwork_has_coordinates_and_piles_have_counts() -> None:
    text = drawn(golden("textile-24"), "fr", 20)

    assert "garance" in text
    assert " -1 " in text


def test_an_empty_patchwork_says_so() -> None:
    assert "the patchwork waits for its first tile" in drawn(golden("textile-24"), "en", 0)


def test_teams_are_named() -> None:
    assert "(équipe A)" in drawn(golden("textile-27"), "fr", 5)


def test_a_line_numbers_its_gaps_and_shows_no_hidden_date() -> None:
    match = golden("timeline-34")
    text = drawn(match, "en", 0)

    assert "[0] ┐" in text
    assert "[1] ┘" in text
    held = [card for hand in match.steps[0].before.hands for card in hand]
    assert not any(f" {abs(card.year)} " in text for card in held)


def test_who_is_out_is_struck_out_and_sudden_death_is_told() -> None:
    match = golden("eliminations")
    texts = [drawn(match, "en", step) for step in range(len(match.steps) + 1)]

    assert any(": out" in text and "SUDDEN DEATH" in text for text in texts)

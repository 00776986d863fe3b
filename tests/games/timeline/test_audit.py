"""What is found in a deck that is not fit to play with, and what is told of every deck."""

from collections.abc import Callable
from pathlib import Path

import pytest
from games.timeline.cards import card_text, cards, dated, deck_text, write_deck

from mercerie.core import BadFile
from mercerie.games.timeline.audit import Report, agreeing_checks, audit

Auditor = Callable[[str], Report]
HEAD = deck_text([])


@pytest.fixture
def audited(tmp_path: Path) -> Auditor:
    return lambda text: audit(write_deck(tmp_path, text))


@pytest.fixture
def problems(audited: Auditor) -> Callable[[str], list[str]]:
    def found(text: str) -> list[str]:
        # The decks here are all too small: what else?
        small, *others = audited(text).problems
        assert small.endswith("a deck has 110 or more")
        return others

    return found


Finder = Callable[[str], list[str]]


def test_a_sound_deck_has_no_problem(audited: Auditor) -> None:
    report = audited(deck_text(cards(*range(1001, 1111))))

    assert report.problems == ()
    assert Path(report.name).name == "mine.toml"


def test_a_deck_can_be_too_small(audited: Auditor) -> None:  # Rule 1.1
    assert audited(deck_text(cards(*range(1001, 1110)))).problems == ("109 cards; a deck has 110 or more",)


def test_a_deck_that_cannot_be_played_says_why(audited: Auditor) -> None:
    report = audited(deck_text(cards(1815, 1815)))

    assert report.problems == (f"{report.name}: the id 'bibf' is there twice; ids must differ.",)
    assert report.notes == ()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere\.toml cannot be read"):
        audit(str(tmp_path / "nowhere.toml"))


@pytest.mark.parametrize(
    ("face", "found"),
    [
        ("Apollo 8 flies", "8"),
        ("Le grand siècle s'achève", "siècle"),
        ("Les années folles", "années"),
        ("La guerre de Cent Ans", "Ans"),
        ("La décennie verte", "décennie"),
        ("Fête du millénaire", "millénaire"),
        ("Le dix-neuvième finit", "dix-neuvième"),
        ("Le vingtième commence", "vingtième"),
        ("Mort d'un sage avant notre ère", "avant notre ère"),
        ("Un sage meurt avant J.-C.", "avant J.-C"),
        ("A century ends", "century"),
        ("Many centuries end", "centuries"),
        ("The Year of Revolutions", "Year"),
        ("The roaring decade", "decade"),
        ("The Millennium bug", "Millennium"),
        ("The nineteenth ends", "nineteenth"),
        ("The Twentieth begins", "Twentieth"),
        ("A sage dies BC", "BC"),
        ("A sage dies BCE", "BCE"),
        ("A sage is born AD", "AD"),
    ],
)
def test_a_face_must_not_give_the_date_away(problems: Finder, face: str, found: str) -> None:
    said = problems(HEAD + card_text(dated(1815), face=face))

    assert f"bibf: {found!r} on the face gives the date away: {face}" in said


@pytest.mark.parametrize("face", ["Les anses d'une cruche", "An ad is printed", "A yearling wins the race"])
def test_a_word_that_only_looks_like_a_date_is_no_problem(problems: Finder, face: str) -> None:
    english = card_text(dated(1815)).replace("thing bibf", face)
    french = card_text(dated(1815)).replace("chose bibf", face)

    assert problems(HEAD + (french if face.startswith("Les") else english)) == []


def test_a_long_face_does_not_fit(problems: Finder) -> None:
    text = HEAD + card_text(dated(1815)).replace("thing bibf", "x" * 61)

    assert problems(text) == [f"bibf: the face has 61 characters; 60 fit: {'x' * 61}"]
    assert problems(text.replace("x" * 61, "x" * 60)) == []


def test_no_two_faces_are_the_same(problems: Finder) -> None:
    text = deck_text(cards(1701, 1702)).replace("thing bhac", "Thing BHAB")

    assert problems(text) == ["2 cards have the same face: thing bhab"]


def test_no_two_sentences_are_the_same(problems: Finder) -> None:
    text = deck_text(cards(1701, 1702)).replace("On raconte bhac.", "On raconte bhab.")

    assert problems(text) == ["2 cards have the same sentence: on raconte bhab."]


@pytest.mark.parametrize(("distance", "count"), [(0, 1), (5, 1), (-5, 1), (6, 0), (-6, 0)])
def test_an_approximate_card_keeps_its_distance(problems: Finder, distance: int, count: int) -> None:
    about, other = dated(1815, margin=5), dated(1815 + distance, mark="x")

    said = problems(deck_text([about, other]))

    assert said == [f"bibf (1815 ± 5) cannot be told from {other.id} ({other.year})"] * count


def test_exact_cards_may_have_one_year(problems: Finder) -> None:  # Rule 2.2
    assert problems(deck_text([dated(1815), dated(1815, mark="x")])) == []


@pytest.mark.parametrize("checks", ["{}", "{ one = 1815 }", "{ one = 1815, two = 1816 }"])
def test_a_date_needs_two_checks_or_a_reason(problems: Finder, checks: str) -> None:
    bare = card_text(dated(1815), checks=checks)
    with_reason = card_text(dated(1815), checks=checks, reason="The church book says so.")
    empty_reason = card_text(dated(1815), checks=checks, reason=" ")

    wanted = ["bibf: needs two checks that agree with 1815, or a reason: thing bibf"]
    assert problems(HEAD + bare) == wanted
    assert problems(HEAD + empty_reason) == wanted
    assert problems(HEAD + with_reason) == []


@pytest.mark.parametrize(
    ("margin", "checks", "count"),
    [
        (0, {}, 0),
        (0, {"a": 1815, "b": 1815}, 2),
        (0, {"a": 1815, "b": 1814, "c": 1816}, 1),
        (5, {"a": 1810, "b": 1820}, 2),
        (5, {"a": 1809, "b": 1821, "c": 1815}, 1),
    ],
)
def test_checks_agree_within_the_margin(margin: int, checks: dict[str, int], count: int) -> None:
    assert agreeing_checks(dated(1815, margin=margin), {"checks": checks}) == count


def test_a_card_without_checks_has_none_that_agree() -> None:
    assert agreeing_checks(dated(1815), {}) == 0


def test_the_notes_count_what_one_would_like_to_know(audited: Auditor) -> None:
    text = deck_text(
        [dated(-100), dated(-101, difficulty=3), dated(100), dated(101), dated(1815), dated(1815, mark="x")]
    ) + card_text(dated(1900, difficulty=2, margin=3), checks="{ one = 1900 }", reason="No other source has it.")

    assert audited(text).notes == (
        "7 cards: 5 of difficulty 1, 1 of difficulty 2, 1 of difficulty 3",
        "6 with two agreeing checks, 1 with a reason",
        "1 approximate",
        "equal years: 1815 ×2",
        "by century: -2: 1, -1: 1, 1: 1, 2: 1, 19: 3",
    )


def test_the_notes_say_when_no_years_are_equal(audited: Auditor) -> None:
    assert "equal years: none" in audited(deck_text(cards(1815, 1816))).notes


@pytest.mark.parametrize("checks", ['{ one = "about 1815" }', "[1815, 1815]", "1815"])
def test_checks_that_are_no_years_are_reported(checks: str, problems: Callable[[str], list[str]]) -> None:
    (found,) = problems(HEAD + card_text(dated(1815), checks=checks))

    assert found.startswith("bibf: checks should be { source = year, … }")

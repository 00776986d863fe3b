"""The drawn rules are what the rules say now, and every page has them."""

import json
import re

import pytest
from drawings.files import FOLDER, made, text_of
from drawings.pictures import PICTURES, RULES, pictures_in

GAMES = sorted(made())
LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_what_the_rules_say_now(game: str) -> None:
    written = (FOLDER / f"{game}.json").read_text(encoding="utf-8")

    assert written == text_of(made()[game]()), "make drawings"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rules_page_shows_every_drawing_once(game: str, language: str) -> None:
    drawn = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))["drawings"]

    shown = pictures_in(game, language)

    assert sorted(name for _, name in shown) == sorted(drawn)
    assert [file for file, _ in shown if not (PICTURES / file).is_file()] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_in_both_languages_and_can_be_heard(game: str) -> None:
    drawn = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))["drawings"]

    told = [words for one in drawn.values() for step in one["steps"] for words in (step["words"], step["alt"])]

    assert all(words["fr"].strip() and words["en"].strip() and words["fr"] != words["en"] for words in told)
    assert [words["fr"] for words in told if re.search(r"'| [;:!?]", words["fr"])] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_example_has_a_drawing(game: str) -> None:
    page = (RULES / f"{game}.en.md").read_text(encoding="utf-8")
    clauses = re.split(r"(?m)^(?=\*\*\d\.\d\*\*|## )", page)

    bare = [clause[:7] for clause in clauses if "Example." in clause and "](pictures/" not in clause]

    assert bare == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_in_peoples_words(game: str, language: str) -> None:
    page = (RULES / f"{game}.{language}.md").read_text(encoding="utf-8")

    assert "```" not in page
    assert "--option" not in page
    assert "`" not in page


def test_no_hidden_date_is_in_a_drawing_of_timeline() -> None:
    drawn = json.loads((FOLDER / "timeline.json").read_text(encoding="utf-8"))["drawings"]

    faces = [face for one in drawn.values() for step in one["steps"] for hand in step["view"]["hands"] for face in hand]

    assert faces
    assert all("year" not in face for face in faces)

"""Asking: until there is an answer, and never a traceback."""

import pytest
from terminal.people import Person

from mercerie.terminal.asker import Back, Left


def test_a_choice_is_asked_for_until_it_is_one() -> None:
    person = Person("7", " B ")

    assert person.pick({"a": "the first", "b": "the second", "c": ""}, "Which?") == "b"
    assert "One of: a, b, c" in person.saw
    assert "the second" in person.saw


def test_an_empty_line_goes_back() -> None:
    with pytest.raises(Back):
        Person("").pick({"a": ""})


def test_the_end_of_the_input_is_leaving() -> None:
    with pytest.raises(Left):
        Person().line("Anyone there?")


def test_both_languages_are_spoken() -> None:
    assert Person(language="fr").say("bonjour", "hello") == "bonjour"
    assert Person(language="en").say("bonjour", "hello") == "hello"


def test_complaints_are_shown_as_they_are() -> None:
    person = Person()
    person.complain("[b]not markup[/b]")

    assert "[b]not markup[/b]" in person.saw

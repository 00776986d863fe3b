"""A second opinion: facts that seem to speak of a card, with another year."""

import pytest
from games.timeline.cards import dated

from mercerie.core import BadFile
from mercerie.games.timeline import Card, Deck, Face, Words
from mercerie.games.timeline.facts import Doubt, Fact, compare, parse_facts

NAME = Words("Essai", "Test")


def titled(english: str, year: int, margin: int = 0) -> Card:
    return Card(Face("bavo", Words("?", english), 1), year, Words("?", "?"), margin)


def doubts(card: Card, *facts: tuple[str, int]) -> list[Doubt]:
    return list(compare(Deck("test", NAME, NAME, (card,)), [Fact(label, year, "event", "me") for label, year in facts]))


ZEPPELIN = titled("The zeppelin crosses Lake Constance", 1900)


def test_facts_are_lines_with_tabs_under_a_heading() -> None:
    text = 'label\tyear\tkind\tsource\n"""Hair"" opens"\t1967\tevent\tcalendar\n'

    assert parse_facts(text) == [Fact('"Hair" opens', 1967, "event", "calendar")]


@pytest.mark.parametrize("line", ["too\tfew", "label\tyear\tkind\tsource"])
def test_other_lines_are_refused(line: str) -> None:
    with pytest.raises(BadFile, match="label, year, kind and source, separated by tabs"):
        parse_facts(f"heading\n{line}\n")


def test_a_fact_with_another_year_is_a_doubt() -> None:
    (doubt,) = doubts(ZEPPELIN, ("zeppelin over Lake Constance", 1901))

    assert doubt.card == ZEPPELIN
    assert [fact.year for fact in doubt.facts] == [1901]


def test_a_fact_with_the_same_year_silences_the_others() -> None:
    facts = ("zeppelin over Lake Constance", 1901), ("zeppelin crosses lake", 1900)

    assert doubts(ZEPPELIN, *facts) == []


def test_a_year_within_the_margin_agrees() -> None:
    about = titled("The zeppelin crosses Lake Constance", 1900, margin=2)

    assert doubts(about, ("zeppelin over Lake Constance", 1902)) == []


@pytest.mark.parametrize("label", ["Zeppelin", "Led Zeppelin plays a long concert in Lake Placid", "The Great Lakes"])
def test_a_fact_about_something_else_is_no_doubt(label: str) -> None:
    assert doubts(ZEPPELIN, (label, 1969)) == []


def test_a_fact_far_away_is_another_thing_of_the_same_name() -> None:
    assert doubts(ZEPPELIN, ("zeppelin over Lake Constance", 1200)) == []


def test_words_that_are_everywhere_tell_nothing() -> None:
    many = [(f"lake constance {dated(1000 + n).id}", 1800) for n in range(80)]

    assert doubts(titled("Ferries on Lake Constance", 1824), *many) == []

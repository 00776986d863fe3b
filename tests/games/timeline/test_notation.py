"""Actions of Timeline as texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mercerie.core import BadNotation
from mercerie.games.timeline import Place
from mercerie.games.timeline.notation import format_action, parse_action

names = st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=8)


def test_an_action_is_written_with_its_card_and_its_gap() -> None:
    assert format_action(Place("bavo", 3)) == "place bavo 3"


@given(name=names, gap=st.integers(0, 999))
def test_what_is_written_reads_the_same(name: str, gap: int) -> None:
    assert parse_action(format_action(Place(name, gap))) == Place(name, gap)


@pytest.mark.parametrize(
    "text",
    [
        "place bavo 3",
        "  place   bavo   3 ",
        "PLACE Bavo 3",
        "place\tbavo\t3",
        "bavo 3",
        "bavo3",
        "bavo@3",
        "bavo @ 3",
        "place bavo@3",
        "place bavo 03",
    ],
)
def test_people_may_write_it_as_they_like(text: str) -> None:
    assert parse_action(text) == Place("bavo", 3)


@pytest.mark.parametrize(("text", "gap"), [("bavo 0", 0), ("bavo 12", 12), ("bavo 120", 120)])
def test_gaps_have_one_to_three_digits(text: str, gap: int) -> None:
    assert parse_action(text) == Place("bavo", gap)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bavo",
        "3",
        "place bavo",
        "place bavo three",
        "place bavo -1",
        "place bavo 1 2",
        "place bavo cato 1",
        "bavo 1000",
        "ba-vo 3",
        "béat 3",
        "buy bavo 3",
    ],
)
def test_other_texts_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        parse_action(text)

    assert str(refusal.value).startswith(f"{text!r} is no action")
    assert "'place bavo 3'" in str(refusal.value)

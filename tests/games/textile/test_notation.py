"""Actions of Textile as texts."""

import pytest
from games.textile.patches import CHALK, INDIGO, MADDER, SAGE, WELD
from hypothesis import given
from hypothesis import strategies as st

from mercerie.core import BadNotation
from mercerie.games.textile import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.notation import format_action, parse_action

colours = st.integers(0, 4)
steps = st.integers(-63, 63)
actions = st.one_of(
    st.builds(Start, colours),
    st.builds(Take, colours, steps, steps),
    st.builds(Assemble, st.integers(0, 3), steps, steps),
    st.just(Discard()),
)

WRITTEN = [
    (Start(MADDER), "start madder"),
    (Take(SAGE), "take sage"),
    (Take(INDIGO, 1, -1), "take indigo 1,-1"),
    (Take(CHALK, 0, 2), "take chalk 0,2"),
    (Assemble(0, 0, 0), "assemble a 0,0"),
    (Assemble(1, 3, -2), "assemble b 3,-2"),
    (Assemble(3, -10, 12), "assemble d -10,12"),
    (Discard(), "discard"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_a_short_text(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert parse_action(text) == action


@given(actions)
def test_what_is_written_is_read_back(action: Action) -> None:
    assert parse_action(format_action(action)) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("  TAKE   Sage  ", Take(SAGE)),
        ("sage", Take(SAGE)),
        ("w", Take(WELD)),
        ("take i 1,-1", Take(INDIGO, 1, -1)),
        ("chalk 1 0", Take(CHALK, 1, 0)),
        ("take chalk (+1 , -1)", Take(CHALK, 1, -1)),
        ("take sage 0,0", Take(SAGE)),
        ("start m", Start(MADDER)),
        ("Assemble B 3, -2", Assemble(1, 3, -2)),
        ("sew c (3,-2)", Assemble(2, 3, -2)),
        ("throw away", Discard()),
        ("DISCARD", Discard()),
    ],
)
def test_a_person_need_not_type_exactly(typed: str, action: Action) -> None:
    assert parse_action(typed) == action


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "pass",
        "take",
        "start",
        "start red",
        "take purple",
        "take sage 1",
        "take sage 100,0",
        "take sage 1,0 2,0",
        "start sage 1,0",
        "assemble 1,0",
        "assemble e 1,0",
        "assemble b",
        "discard sage",
    ],
)
def test_anything_else_is_no_action(typed: str) -> None:
    with pytest.raises(BadNotation):
        parse_action(typed)


def test_the_error_shows_what_would_be_right() -> None:
    with pytest.raises(BadNotation) as refused:
        parse_action(" take purple ")

    message = str(refused.value)
    assert message.startswith("'take purple' is no action")
    assert "madder, indigo, weld, sage, chalk" in message
    for example in ("start sage", "take sage", "take sage 1,0", "assemble b 3,-2", "discard"):
        assert f"'{example}'" in message
        parse_action(example)

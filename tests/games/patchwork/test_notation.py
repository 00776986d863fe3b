"""Actions as short texts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.core import BadNotation
from mercerie.games.patchwork import PATCHWORK_BOX, Action, Advance, Buy, Sew, ThrowAway
from mercerie.games.patchwork.notation import format_action, format_square, format_turn, parse_action

WRITTEN: list[tuple[Action, str]] = [
    (Advance(), "advance"),
    (Buy(17, 1, 3, 2), "buy 17b c4"),
    (Buy(0, 7, 8, 7), "buy 0h h9"),
    (Sew(4, 4), "sew e5"),
    (Sew(25, 25), "sew z26"),
    (ThrowAway(), "throw away"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_an_action_has_one_text(action: Action, text: str) -> None:
    assert format_action(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("ADVANCE", Advance()),
        (" a ", Advance()),
        ("pass", Advance()),
        ("17b c4", Buy(17, 1, 3, 2)),
        ("17bc4", Buy(17, 1, 3, 2)),
        ("Buy 17B@C4", Buy(17, 1, 3, 2)),
        ("e5", Sew(4, 4)),
        ("SEW E 5", Sew(4, 4)),
        ("a1", Sew(0, 0)),
        ("throwaway", ThrowAway()),
        ("discard", ThrowAway()),
    ],
)
def test_people_may_write_less_or_louder(typed: str, action: Action) -> None:
    assert parse_action(typed) == action


@pytest.mark.parametrize(
    "typed", ["", "help", "buy", "buy 17", "buy 17b", "buy 17i c4", "17b c0", "sew", "sew 5e", "e100", "sew e5 e6"]
)
def test_other_texts_are_refused_with_examples(typed: str) -> None:
    with pytest.raises(BadNotation, match=r"'advance', 'buy 17b c4'.*'sew e5' or 'throw away'"):
        parse_action(typed)


def test_a_refusal_repeats_what_was_typed() -> None:
    with pytest.raises(BadNotation, match=r"^'knit one' is no action"):
        parse_action("  knit one ")


squares = st.integers(0, 25)
actions = st.one_of(
    st.just(Advance()),
    st.just(ThrowAway()),
    st.builds(Sew, squares, squares),
    st.builds(Buy, st.integers(0, 9999), st.integers(0, 7), squares, squares),
)


@settings(deadline=None)
@given(action=actions)
def test_what_is_written_is_read_again(action: Action) -> None:
    assert parse_action(format_action(action)) == action


def test_no_two_places_share_a_text() -> None:
    texts = [format_action(buy) for places in PATCHWORK_BOX.places.values() for buy in places]

    assert len(set(texts)) == len(texts)


def test_a1_is_the_upper_left_square() -> None:
    assert (format_square(0, 0), format_square(0, 8), format_square(8, 0)) == ("a1", "i1", "a9")


def test_turns_are_letters_from_a_to_h() -> None:
    assert "".join(map(format_turn, range(8))) == "abcdefgh"

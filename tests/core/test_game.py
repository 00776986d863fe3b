"""The record of a game: setting it up, or refusing to."""

import pytest

from mercerie import GAMES
from mercerie.core import BadOption, OptionValue, RuleError


def test_the_door_has_the_four_games() -> None:
    assert list(GAMES) == ["patchwork", "patchwork-express", "textile", "timeline"]
    assert {game.author for game in GAMES.values()} == {"Uwe Rosenberg", "Dieter Stein", "Frédéric Henry"}


@pytest.mark.parametrize(
    ("game", "seats", "options", "words"),
    [
        ("patchwork", 3, {}, r"patchwork is for 2 players, not 3\."),
        ("textile", 3, {}, r"textile is for 2 or 4 players, not 3\."),
        ("timeline", 9, {}, r"timeline is for 2 to 8 players, not 9\."),
        ("timeline", 2, {"deck": "geography"}, "deck cannot be geography"),
        ("timeline", 2, {"first": 2}, r"Seat 2 cannot begin: with 2 players the seats are 0 to 1\."),
        ("textile", 2, {"teams": True}, "Teams need 4 players"),
        ("patchwork", 2, {"leather": "red"}, "leather cannot be red: choose original, revised"),
        ("timeline", 8, {"hand": 10, "difficulty": 1}, "81 cards"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_is_dealt(
    game: str, seats: int, options: dict[str, OptionValue], words: str
) -> None:
    with pytest.raises(BadOption, match=words):
        GAMES[game].describe(seats, **options)
    with pytest.raises(BadOption, match=words):
        GAMES[game].new(seats, 1, **options)


def test_a_description_has_every_option() -> None:
    described = GAMES["timeline"].describe(4, deck="france")

    assert described == {"deck": "france", "hand": 4, "difficulty": 3, "first": "lot"}


def test_a_refusal_is_a_value_error_with_a_stable_code() -> None:
    with pytest.raises(ValueError, match="is for 2 players") as caught:
        GAMES["patchwork"].new(5, 1)

    assert isinstance(caught.value, RuleError)
    assert caught.value.code == "bad-option"


def test_who_begins_is_drawn_or_fixed() -> None:
    drawn = {GAMES["textile"].new(4, seed).to_move for seed in range(40)}

    assert drawn == {0, 1, 2, 3}
    assert [GAMES["textile"].new(4, 1, first=seat).to_move for seat in range(4)] == [0, 1, 2, 3]

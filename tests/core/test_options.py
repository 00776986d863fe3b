"""Options: what a table may choose, and what is refused."""

import pytest

from mercerie.core import BadOption, Option
from mercerie.core.options import complete, first_seat, format_value

HAND = Option("hand", 4, (1, 4, "preset"))
TEAMS = Option("teams", False, (False, True))  # noqa: FBT003
DECK = Option("deck", "arts", ("arts", "france"), file=True)


def test_what_is_not_chosen_is_at_its_default() -> None:
    assert complete((HAND, TEAMS), {"hand": 1}) == {"hand": 1, "teams": False}


def test_an_unknown_option_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(BadOption, match=r"no option 'hnad': this game has hand, teams\."):
        complete((HAND, TEAMS), {"hnad": 4})


def test_a_value_that_is_no_choice_is_refused_with_the_choices() -> None:
    with pytest.raises(BadOption, match=r"hand cannot be 5: choose 1, 4, preset\."):
        HAND.check(5)


def test_yes_is_not_one() -> None:
    with pytest.raises(BadOption, match="hand cannot be yes"):
        HAND.check(True)  # noqa: FBT003


def test_a_file_of_ones_own_is_a_choice_where_files_are_allowed() -> None:
    assert DECK.check("my/own.toml") == "my/own.toml"
    with pytest.raises(BadOption, match=r"arts, france, or the path of a \.toml file"):
        DECK.check("geography")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (HAND, " 4 ", 4),
        (HAND, "Preset", "preset"),
        (TEAMS, "YES", True),
        (TEAMS, "no", False),
        (DECK, "a.toml", "a.toml"),
    ],
)
def test_a_value_is_read_as_it_is_written(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize("option", [HAND, TEAMS, DECK, first_seat(4)], ids=lambda option: option.name)
def test_writing_and_reading_a_choice_are_inverse(option: Option) -> None:
    assert [option.parse(format_value(choice)) for choice in option.choices] == list(option.choices)

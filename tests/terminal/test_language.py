"""Small words in both languages."""

import pytest

from mercerie.terminal.language import buttons, listed, points, preferred_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"MERCERIE_LANGUAGE": "fr", "LC_ALL": "C"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_systems_if_we_speak_it(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_zero_is_singular_in_french_only() -> None:
    assert [buttons(number, "fr") for number in (0, 1, 2)] == ["0 bouton", "1 bouton", "2 boutons"]
    assert [buttons(number, "en") for number in (0, 1, 2)] == ["0 buttons", "1 button", "2 buttons"]
    assert points(-1, "en") == "-1 point"


def test_names_are_joined_as_people_say_them() -> None:
    assert listed(["Anne"], "en") == "Anne"
    assert listed(["Anne", "Basile"], "fr") == "Anne et Basile"
    assert listed(["Anne", "Basile", "Chloé"], "en") == "Anne, Basile and Chloé"

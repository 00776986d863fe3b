"""The questions before a game."""

import pytest
from terminal.people import Person

from mercerie.terminal.asker import Left
from mercerie.terminal.chooser import choose_game


def test_one_person_against_a_bot() -> None:
    plan = choose_game(Person("1", "1", "Anne", "2", "u"))

    assert (plan.game.id, plan.names, plan.options) == ("patchwork", ("Anne", "bot:search:easy"), {})


def test_two_people_at_one_keyboard() -> None:
    plan = choose_game(Person("2", "2", "Anne", "", language="fr"))

    assert (plan.game.id, plan.names) == ("patchwork-express", ("Anne", "Joueur 2"))


def test_four_at_timeline_with_bots_of_a_level_and_options() -> None:
    plan = choose_game(Person("4", "4", "2", "Anne", "Basile", "4", "c", "france", "5", "2"))

    assert plan.names == ("Anne", "Basile", "bot:memory:hard", "bot:memory:hard")
    assert plan.options == {"deck": "france", "hand": 5, "difficulty": 2}


def test_options_that_do_not_fit_are_asked_again() -> None:
    person = Person("3", "2", "2", "", "", "c", "6", "yes", "6", "no")

    plan = choose_game(person)

    assert plan.options == {"tiles": 6, "teams": False}
    assert "Teams need 4 players, not 2." in person.saw


def test_an_empty_answer_goes_back_to_the_games_and_then_leaves() -> None:
    person = Person("4", "", "")

    with pytest.raises(Left):
        choose_game(person)
    assert person.saw.count("Mercerie") == 2

"""The two games as a table sets them up: the options and what is wrong with the wrong ones."""

from pathlib import Path

import pytest
from games.patchwork.quilts import own_file

from mercerie.core import BadFile, BadOption
from mercerie.games.patchwork import EXPRESS, EXPRESS_BOX, PATCHWORK, PATCHWORK_BOX, PatchworkGame

BOTH = pytest.mark.parametrize("game", [PATCHWORK, EXPRESS], ids=["patchwork", "express"])


def test_the_games_are_known_by_their_names() -> None:
    assert (PATCHWORK.id, EXPRESS.id) == ("patchwork", "patchwork-express")
    assert {PATCHWORK.author, EXPRESS.author} == {"Uwe Rosenberg"}


@BOTH
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_two_people_play(game: PatchworkGame, seats: int) -> None:  # Rule 1.1
    with pytest.raises(BadOption, match=f"is for 2 players, not {seats}"):
        game.new(seats=seats, seed=1)


def test_options_left_open_take_their_defaults() -> None:
    assert PATCHWORK.describe(2) == {"leather": "original", "components": "built-in", "first": "lot"}
    assert EXPRESS.describe(2) == {"components": "built-in", "first": "lot"}


@BOTH
def test_a_seed_holds_all_the_luck(game: PatchworkGame) -> None:  # Rules 1.2 and 1.4
    assert game.new(seats=2, seed=7) == game.new(seats=2, seed=7)
    assert game.new(seats=2, seed=7) != game.new(seats=2, seed=8)


def test_each_game_has_its_own_box() -> None:
    assert PATCHWORK.new(seats=2, seed=1).box is PATCHWORK_BOX
    assert EXPRESS.new(seats=2, seed=1).box is EXPRESS_BOX


def test_leather_has_two_layouts_in_patchwork() -> None:  # Rule 1.3
    assert PATCHWORK.describe(2, leather="revised")["leather"] == "revised"
    with pytest.raises(BadOption, match="leather cannot be suede: choose original, revised"):
        PATCHWORK.new(seats=2, seed=1, leather="suede")


def test_leather_is_no_option_in_express() -> None:  # Rule 1.3
    with pytest.raises(BadOption, match="no option 'leather': this game has components, first"):
        EXPRESS.new(seats=2, seed=1, leather="original")


@BOTH
def test_the_first_player_is_a_seat_or_a_lot(game: PatchworkGame) -> None:  # Rule 1.4
    assert game.new(seats=2, seed=1, first=1).turn == 1
    for wrong in (2, -1, "youngest", True):
        with pytest.raises(BadOption, match=r"first cannot be .*: choose lot, 0, 1"):
            game.new(seats=2, seed=1, first=wrong)


@BOTH
def test_a_box_of_ones_own_is_played(game: PatchworkGame, tmp_path: Path) -> None:
    # Its layouts have other names than the built-in ones: the first one named is used.
    start = game.new(seats=2, seed=1, components=str(own_file(tmp_path)))

    assert start.box.name == "own"
    assert sorted(start.circle) == [1, 2, 3]
    assert start.circle[-1] == 1
    assert start.leather == (2, 3)
    assert [player.buttons for player in start.players] == [4, 4]


@BOTH
def test_a_record_can_tell_which_box_was_played(game: PatchworkGame, tmp_path: Path) -> None:
    own = game.describe(2, components=str(own_file(tmp_path)))

    assert game.fingerprint(game.describe(2)) == game.new(seats=2, seed=1).box.fingerprint
    assert game.fingerprint(own) != game.fingerprint(game.describe(2))


def test_a_box_of_ones_own_may_have_a_layout_of_the_same_name(tmp_path: Path) -> None:  # Rule 1.3
    path = str(own_file(tmp_path, ("far = ", "revised = ")))

    assert PATCHWORK.new(seats=2, seed=1, components=path).leather == (2, 3)
    assert PATCHWORK.new(seats=2, seed=1, components=path, leather="revised").leather == (9,)


def test_a_layout_the_box_does_not_have_is_refused(tmp_path: Path) -> None:  # Rule 1.3
    path = str(own_file(tmp_path))

    with pytest.raises(BadOption, match="leather cannot be revised in this box: it has near, far"):
        PATCHWORK.new(seats=2, seed=1, components=path, leather="revised")


@BOTH
def test_components_are_built_in_or_a_toml_file(game: PatchworkGame, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"components cannot be box\.json: choose built-in, or the path of a \.toml"):
        game.new(seats=2, seed=1, components="box.json")
    with pytest.raises(BadFile, match=r"nowhere\.toml cannot be read"):
        game.new(seats=2, seed=1, components=str(tmp_path / "nowhere.toml"))


@BOTH
def test_an_unknown_option_is_refused(game: PatchworkGame) -> None:
    with pytest.raises(BadOption, match="no option 'needle'"):
        game.new(seats=2, seed=1, needle="silver")

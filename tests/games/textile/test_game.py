"""The game as a table sets it up: Rule 1 of Textile, and the options."""

from random import Random

import pytest
from games.textile.patches import FULL, NONE, kinds, played, written

from mercerie.core import BadOption, OptionValue
from mercerie.games.textile import TEXTILE, Start, Take


@pytest.mark.parametrize("seats", [2, 4])
def test_two_or_four_can_play(seats: int) -> None:  # Rule 1.1
    start = TEXTILE.new(seats=seats, seed=1)

    assert start.patches == (NONE,) * seats
    assert start.points == (0,) * seats


@pytest.mark.parametrize("seats", [0, 1, 3, 5])
def test_no_other_number_can(seats: int) -> None:  # Rule 1.1
    with pytest.raises(BadOption, match=f"textile is for 2 or 4 players, not {seats}"):
        TEXTILE.new(seats=seats, seed=1)


def test_four_can_play_in_teams() -> None:  # Rule 1.1
    assert TEXTILE.new(seats=4, seed=1, teams=True).teams


def test_each_plays_alone_unless_told_otherwise() -> None:  # Rule 1.1
    assert not TEXTILE.new(seats=4, seed=1).teams


def test_two_cannot_play_in_teams() -> None:  # Rule 1.1
    with pytest.raises(BadOption, match="Teams need 4 players, not 2"):
        TEXTILE.new(seats=2, seed=1, teams=True)


def test_there_are_five_piles_of_six_tiles() -> None:  # Rule 1.2
    assert TEXTILE.new(seats=2, seed=1).piles == FULL


@pytest.mark.parametrize("tiles", [6, 7, 8, 9, 10])
def test_the_piles_can_be_higher(tiles: int) -> None:  # Rule 1.2
    assert TEXTILE.new(seats=4, seed=1, tiles=tiles).piles == (tiles,) * 5


@pytest.mark.parametrize("tiles", [5, 11, 0, -6, "6", True])
def test_other_heights_are_refused(tiles: OptionValue) -> None:  # Rule 1.2
    with pytest.raises(BadOption, match=r"tiles cannot be .*: choose 6, 7, 8, 9, 10"):
        TEXTILE.new(seats=2, seed=1, tiles=tiles)


def test_the_designated_player_lays_a_tile_of_any_colour() -> None:  # Rule 1.3
    start = TEXTILE.new(seats=2, seed=1, first=1)

    assert start.to_move == 1
    assert written(start) == {"start madder", "start indigo", "start weld", "start sage", "start chalk"}


def test_twenty_nine_tiles_are_left_after_the_start() -> None:  # Rule 1.3
    after = played(TEXTILE.new(seats=2, seed=1), "start weld")

    assert after.piles == (6, 6, 5, 6, 6)
    assert sum(after.piles) == 29


def test_the_start_tile_is_nobodys_and_brings_no_points() -> None:  # Rule 1.3
    after = played(TEXTILE.new(seats=2, seed=1), "start weld")

    assert [piece.seat for piece in after.sewn] == [None]
    assert after.points == (0, 0)
    assert after.patches == (NONE, NONE)


def test_the_patchwork_is_started_once() -> None:  # Rule 1.3
    after = played(TEXTILE.new(seats=2, seed=1), "start weld")

    assert kinds(after) == {Take}
    assert not after.is_legal(Start(0))


def test_nobody_takes_a_tile_before_the_start() -> None:  # Rule 1.3
    assert not TEXTILE.new(seats=2, seed=1).is_legal(Take(0))


@pytest.mark.parametrize(("seats", "first", "following"), [(2, 0, 1), (2, 1, 0), (4, 1, 2), (4, 3, 0)])
def test_the_next_player_begins(seats: int, first: int, following: int) -> None:  # Rule 1.4
    assert played(TEXTILE.new(seats=seats, seed=1, first=first), "start sage").to_move == following


@pytest.mark.parametrize("seats", [2, 4])
def test_the_lot_can_fall_on_everybody(seats: int) -> None:  # Rule 1.3
    assert {TEXTILE.new(seats=seats, seed=seed).to_move for seed in range(40)} == set(range(seats))


def test_the_same_seed_deals_the_same_game() -> None:
    assert TEXTILE.new(seats=4, seed=7) == TEXTILE.new(seats=4, seed=7)


def test_a_seat_that_nobody_has_cannot_be_designated() -> None:  # Rule 1.3
    with pytest.raises(BadOption, match="Seat 3 cannot begin: with 2 players the seats are 0 to 1"):
        TEXTILE.new(seats=2, seed=1, first=3)


def test_the_first_player_is_a_seat_or_a_lot() -> None:  # Rule 1.3
    with pytest.raises(BadOption, match="choose lot, 0, 1, 2, 3"):
        TEXTILE.new(seats=4, seed=1, first=4)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no option 'colours': this game has tiles, teams, first"):
        TEXTILE.new(seats=2, seed=1, colours=6)


def test_every_option_has_a_value_that_can_be_read() -> None:
    assert TEXTILE.describe(2) == {"tiles": 6, "teams": False, "first": "lot"}


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_there_is_nothing_to_imagine(seat: int | None) -> None:  # Rule 1.5
    state = played(TEXTILE.new(seats=4, seed=1, teams=True), "start weld", "take sage", "take weld")

    assert TEXTILE.determinize(state.view(seat), Random(5)) == state

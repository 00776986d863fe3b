"""Playing on quickly: to the end, with luck, and with some sense."""

from statistics import mean

import numpy as np
import pytest

from mercerie.bots.textile.playout import any_tile, draw, play_on, promise_of_growing, promise_of_sewing, takes_to_come
from mercerie.bots.textile.survey import new_desk
from mercerie.games.textile import TEXTILE, Start
from mercerie.games.textile.kernels.record import POINTS, encode_action, pack
from mercerie.games.textile.kernels.rules import is_over


def test_luck_is_spread_evenly_and_repeats_with_its_seed() -> None:
    luck, again = np.array([5]), np.array([5])
    drawn = [draw(luck) for _ in range(10_000)]

    assert all(0 <= number < 1 for number in drawn)
    assert mean(drawn) == pytest.approx(0.5, abs=0.02)
    assert drawn == [draw(again) for _ in range(10_000)]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_playout_ends_with_points_a_person_could_make(seats: int) -> None:
    scores = []
    for seed in range(50):
        position = pack(TEXTILE.new(seats, seed))
        play_on(position, new_desk(), np.array([seed]))
        assert is_over(position.table)
        scores.append(int(position.table[POINTS : POINTS + seats].sum()))

    assert 80 < mean(scores) < 140


def test_the_first_tile_is_any_that_is_left() -> None:
    table = pack(TEXTILE.new(2, 1)).table
    luck = np.array([1])

    assert {any_tile(table, luck) for _ in range(200)} == {encode_action(Start(colour)) for colour in range(5)}


def test_a_patch_is_worth_finishing_while_there_are_tiles() -> None:
    assert promise_of_growing(5, 4, 3) > promise_of_sewing(5, 3, 4)
    assert promise_of_sewing(5, 3, 0) == 15


def test_tiles_are_shared_among_those_who_play() -> None:
    assert takes_to_come(pack(TEXTILE.new(2, 1)).table) == 15
    assert takes_to_come(pack(TEXTILE.new(4, 1)).table) == 8

"""What the network is told is what the position is."""

from random import Random
from typing import Any

import numpy as np
import pytest
from bots.patchwork.guided.toys import walk
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.inputs import (
    AHEAD,
    AIM,
    ENOUGH,
    ERRS,
    FOR_SCORE,
    PER_PATCH,
    TO_WIN,
    describe,
    layout_of,
    leather_bits,
)
from mercerie.games import GAMES
from mercerie.games.patchwork import State
from mercerie.games.patchwork.encode import leather_spaces
from mercerie.games.patchwork.kernels import box_tables, pack
from mercerie.games.patchwork.quilt import empty_squares

BOTH = ("patchwork", "patchwork-express")


def row_of(state: State, aim: int = TO_WIN) -> NDArray[np.uint8]:
    layout = layout_of(state.box)
    row = np.full(layout.width, 255, np.uint8)
    spaces = leather_bits(state.box)
    describe(box_tables(state.box), layout.patches, spaces, pack([state])[0], aim, row)
    return row


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("steps", [0, 5, 12, 25])
def test_quilts_and_circle_are_told_square_by_square_and_patch_by_patch(game: str, steps: int) -> None:
    state = walk(GAMES[game], 3, steps)
    layout, row = layout_of(state.box), row_of(state)
    area = layout.side**2
    for start, seat in ((0, state.turn), (area, 1 - state.turn)):
        quilt = state.players[seat].quilt
        assert [*row[start : start + area]] == [quilt >> square & 1 for square in range(area)]

    ids = sorted(state.box.patches)
    numbers = [ids.index(patch) + 1 for patch in state.circle]
    assert [*row[layout.circle : layout.numbers]] == numbers + [0] * (layout.patches - len(numbers))


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("steps", [0, 7, 18, 40])
def test_numbers_say_how_both_players_stand(game: str, steps: int) -> None:
    state = walk(GAMES[game], 5, steps)
    track = state.box.track
    numbers: list[Any] = [*row_of(state)[layout_of(state.box).numbers :]]
    assert numbers[0] == state.to_sew
    assert numbers[5:7] == [len(state.late) > 0, len(state.circle)]
    for start, seat in ((10, state.turn), (17, 1 - state.turn)):
        player = state.players[seat]
        marks = [mark for mark in track.income if mark > player.time]
        leather = [space for space in state.leather if space > player.time]
        assert numbers[start : start + 7] == [
            player.time,
            player.buttons,
            player.income,
            len(marks),
            min(marks, default=player.time) - player.time,
            empty_squares(player.quilt, state.box.side),
            min(leather, default=player.time) - player.time,
        ]
    spaces = leather_spaces(state.box)
    at = len(numbers) - 2 * len(state.box.patches) - len(spaces)
    assert numbers[at : at + len(spaces)] == [space in state.leather for space in spaces]


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("steps", [0, 14, 30])
def test_of_each_patch_it_is_told_in_how_many_ways_it_still_fits_both_quilts(game: str, steps: int) -> None:
    state = walk(GAMES[game], 6, steps)
    patches, row = len(state.box.patches), [*row_of(state)]
    for start, seat in ((2 * patches, state.turn), (patches, 1 - state.turn)):
        quilt = state.players[seat].quilt
        ways = [sum(not quilt & cells for cells in state.box.places[patch].values()) for patch in state.circle]
        told = row[len(row) - start :][:patches]
        assert told == [min(ENOUGH, number) for number in ways] + [0] * (patches - len(ways))


def test_the_next_patches_are_told_with_what_they_would_bring() -> None:
    state = walk(GAMES["patchwork"], 8, 9)
    me, other, track = state.players[state.turn], state.players[1 - state.turn], state.box.track
    start = layout_of(state.box).numbers + 10 + 7 + 7 + 3
    for ahead, number in enumerate(state.circle[:AHEAD]):
        patch = state.box.patches[number]
        passed = range(me.time + 1, min(me.time + patch.time, track.end) + 1)
        assert [*row_of(state)[start + ahead * PER_PATCH :][:PER_PATCH]] == [
            patch.cost,
            patch.time,
            patch.income,
            len(patch.shape),
            patch.cost <= me.buttons,
            min(me.time + patch.time, track.end) > other.time,
            sum(mark in passed for mark in track.income),
            sum(space in passed for space in state.leather),
        ]


@pytest.mark.parametrize("steps", [4, 5, 6, 7])
def test_it_is_told_what_is_played_for_and_who_errs(steps: int) -> None:
    state = walk(GAMES["patchwork"], 1, steps)

    def told(aim: int) -> list[Any]:
        return [*row_of(state, aim)[layout_of(state.box).numbers :][AIM]]

    assert told(TO_WIN) == [0, 0, 0]
    assert told(FOR_SCORE) == [1, 0, 0]
    assert told(ERRS + state.turn) == [0, 1, 0]
    assert told(ERRS + 1 - state.turn) == [0, 0, 1]


def test_the_order_of_late_patches_is_not_told() -> None:
    game = GAMES["patchwork-express"]
    state = game.new(2, 1)
    other = game.determinize(state.view(0), Random(5))
    assert other.late != state.late
    assert (row_of(other) == row_of(state)).all()

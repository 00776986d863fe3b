"""Actions as numbers and views as one row of numbers."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from laws.variants import VARIANTS, Variant, random_game, seeds, some_position

from mercerie.games.textile import TEXTILE, Assemble, Discard, Start, State, Take
from mercerie.games.textile.encode import Encoding

textiles = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id == "textile"], ids=str)


def encoding(variant: Variant) -> Encoding:
    return Encoding(variant.seats, int(variant.options.get("tiles", 6)))


def named(made: Encoding, state: State, seat: int, name: str) -> Any:
    ends = np.cumsum([part.size for part in made.parts])
    pieces = np.split(made.observe(state.view(seat)), ends[:-1])
    found = {part.name: piece.reshape(part.shape) for part, piece in zip(made.parts, pieces, strict=True)}
    return found[name].tolist()


@textiles
@given(seed=seeds)
def test_every_legal_action_has_a_number_of_its_own_and_back(variant: Variant, seed: int) -> None:
    made = encoding(variant)
    for state, _ in random_game(variant, seed)[::7]:
        view, legal = state.view(0), state.legal_actions()
        numbers = [made.number_of(view, action) for action in legal]

        assert len(set(numbers)) == len(legal)
        assert all(0 <= number < made.action_count for number in numbers)
        assert [made.action_of(view, number) for number in numbers] == list(legal)


def test_the_window_holds_the_longest_line_there_can_be() -> None:
    # Every tile in one straight line, the start tile at its end: nothing reaches further.
    state = TEXTILE.new(2, seed=1, first=0)
    made = Encoding(2, 6)
    state = state.apply(Start(0))
    for place in range(1, 30):
        state = state.apply(Take(place % 5))
        other = state.turn  # the other player holds the next tile meanwhile; both sew at the end of the line
        if state.patches[other]:
            end = len([tile for piece in state.sewn for tile in piece.tiles])
            line = Assemble(0, end, 0)
            assert state.is_legal(line)
            assert made.action_of(state.view(other), made.number_of(state.view(other), line)) == line
            state = state.apply(line)
    furthest = max(tile.x for piece in state.sewn for tile in piece.tiles)

    assert furthest >= made.reach - 1
    assert made.action_of(state.view(0), made.action_count - 1) == Assemble(3, made.reach, made.reach)


@textiles
@given(seed=seeds)
def test_an_observation_has_the_size_it_promises(variant: Variant, seed: int) -> None:
    made, state = encoding(variant), some_position(variant, seed)

    observed = made.observe(state.view(0))

    assert observed.shape == made.shape
    assert observed.dtype == np.float32
    assert observed.min() >= 0


def test_an_observation_begins_with_ones_own_things() -> None:
    made, state = Encoding(2, 6), TEXTILE.new(2, seed=1, first=0)
    for action in (Start(0), Take(1), Take(2), Take(3, 1, 0), Assemble(0, 0, 1), Take(4)):
        state = state.apply(action)

    mine, theirs = named(made, state, 0, "patches")

    assert mine[4][4][4] == 1
    assert theirs[1][4][4] == theirs[3][4][5] == 1
    assert named(made, state, 1, "patches") == [theirs, mine]
    cloth = np.array(named(made, state, 0, "cloth"))
    assert [tuple(map(int, spot)) for spot in np.argwhere(cloth)] == [(0, 29, 29), (2, 30, 29)]
    assert named(made, state, 0, "points") == pytest.approx([0.01, 0])
    assert named(made, state, 1, "turn") == [1, 0]
    assert named(made, state, 0, "piles") == pytest.approx([5 / 6] * 5)
    assert named(made, state, 0, "acted") == pytest.approx([6 / 60, 4 / 60])


def test_the_numbers_of_small_actions_come_first() -> None:
    made, view = Encoding(2, 6), TEXTILE.new(2, seed=1).view(0)

    assert made.number_of(view, Discard()) == 0
    assert [made.number_of(view, Start(colour)) for colour in range(5)] == [1, 2, 3, 4, 5]
    assert made.number_of(view, Take(0, -4, -4)) == 6
    assert made.number_of(view, Assemble(0, -29, -29)) == 6 + 5 * 81


def test_a_spectator_looks_with_the_eyes_of_the_seat_to_move() -> None:
    made, state = Encoding(4, 6), TEXTILE.new(4, seed=1, first=2)

    assert (made.observe(state.view(None)) == made.observe(state.view(2))).all()

"""Turning one's own quilt changes nothing but names."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from laws.variants import VARIANTS, Variant, seeds, some_position

from mercerie.games.patchwork import PATCHWORK_BOX
from mercerie.games.patchwork.encode import action_count, action_of, number_of, observe
from mercerie.games.patchwork.quilt import cells_at, turn
from mercerie.games.patchwork.symmetry import (
    IDENTITY,
    SYMMETRIES,
    turn_actions,
    turn_cells,
    turn_planes,
    turn_state,
)

patchworks = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id.startswith("patchwork")], ids=str)


def test_a_quilt_turns_as_a_patch_does() -> None:
    for patch in PATCHWORK_BOX.patches.values():
        for symmetry in SYMMETRIES:
            turned = turn_cells(cells_at(patch.shape, 0, 0, 9), 9, symmetry)
            look = turn(patch.shape, symmetry)
            corners = {cells_at(look, row, col, 9) for row in range(9) for col in range(9) if row + col <= 16}

            assert turned in corners


@patchworks
@given(seed=seeds)
def test_the_actions_of_a_turned_quilt_are_the_turned_actions(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)
    if state.to_move is None:
        return
    seat, view = state.to_move, state.view(state.to_move)
    legal = {number_of(view, action) for action in state.legal_actions()}

    for symmetry in SYMMETRIES:
        turned = turn_state(state, seat, symmetry)
        numbers = turn_actions(state.box, state.circle, symmetry)

        assert {int(numbers[number]) for number in legal} == {
            number_of(view, action) for action in turned.legal_actions()
        }


@patchworks
@given(seed=seeds)
def test_acting_and_turning_can_change_places(variant: Variant, seed: int) -> None:
    state, rng = some_position(variant, seed), Random(seed)
    if state.to_move is None:
        return
    seat, view, symmetry = state.to_move, state.view(state.to_move), rng.choice(SYMMETRIES)
    action = rng.choice(state.legal_actions())
    number = turn_actions(state.box, state.circle, symmetry)[number_of(view, action)]

    acted_first = turn_state(state.apply(action), seat, symmetry)
    turned_first = turn_state(state, seat, symmetry).apply(action_of(view, int(number)))

    assert acted_first == turned_first


@patchworks
@given(seed=seeds)
def test_the_observation_of_a_turned_quilt_is_the_turned_observation(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)

    for symmetry in SYMMETRIES:
        turned = turn_state(state, 0, symmetry)
        assert (observe(turned.view(0)) == turn_planes(observe(state.view(0)), symmetry)).all()


def test_they_are_eight_and_each_is_a_permutation() -> None:
    box, circle = PATCHWORK_BOX, tuple(range(33))
    tables = [turn_actions(box, circle, symmetry) for symmetry in SYMMETRIES]

    assert len({table.tobytes() for table in tables}) == 8
    assert all((np.sort(table) == np.arange(action_count(box))).all() for table in tables)
    assert (tables[IDENTITY] == np.arange(action_count(box))).all()

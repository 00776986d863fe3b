"""Turning the table and renaming the colours changes nothing but names."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from laws.variants import VARIANTS, Variant, seeds, some_position

from mercerie.games.textile.encode import Encoding
from mercerie.games.textile.symmetry import SYMMETRIES, Symmetry, turn_actions, turn_observation, turn_state

textiles = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id == "textile"], ids=str)


def encoding(variant: Variant) -> Encoding:
    return Encoding(variant.seats, int(variant.options.get("tiles", 6)))


@textiles
@given(seed=seeds)
def test_the_actions_of_a_turned_table_are_the_turned_actions(variant: Variant, seed: int) -> None:
    made, state, symmetry = encoding(variant), some_position(variant, seed), Random(seed).choice(SYMMETRIES)
    view = state.view(0)

    numbers = turn_actions(made, symmetry)
    turned = turn_state(state, symmetry)

    legal = {int(numbers[made.number_of(view, action)]) for action in state.legal_actions()}
    assert legal == {made.number_of(view, action) for action in turned.legal_actions()}


@textiles
@given(seed=seeds)
def test_acting_and_turning_can_change_places(variant: Variant, seed: int) -> None:
    made, state, rng = encoding(variant), some_position(variant, seed), Random(seed)
    if state.to_move is None:
        return
    symmetry, action, view = rng.choice(SYMMETRIES), rng.choice(state.legal_actions()), state.view(0)
    number = turn_actions(made, symmetry)[made.number_of(view, action)]

    acted_first = turn_state(state.apply(action), symmetry)
    turned_first = turn_state(state, symmetry).apply(made.action_of(view, int(number)))

    assert acted_first == turned_first


@textiles
@given(seed=seeds)
def test_the_observation_of_a_turned_table_is_the_turned_observation(variant: Variant, seed: int) -> None:
    made, state, symmetry = encoding(variant), some_position(variant, seed), Random(seed).choice(SYMMETRIES)

    turned = turn_state(state, symmetry).view(0)

    assert (made.observe(turned) == turn_observation(made, made.observe(state.view(0)), symmetry)).all()


def test_they_are_480_and_the_first_changes_nothing() -> None:
    made = Encoding(2, 6)

    assert len(set(SYMMETRIES)) == 480
    assert SYMMETRIES[0] == Symmetry()
    assert (turn_actions(made, Symmetry()) == np.arange(made.action_count)).all()
    assert (np.sort(turn_actions(made, SYMMETRIES[-1])) == np.arange(made.action_count)).all()

"""Actions as numbers and views as planes."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from laws.variants import VARIANTS, Variant, seeds, some_position

from mercerie.games.patchwork import (
    EXPRESS,
    EXPRESS_BOX,
    PATCHWORK,
    PATCHWORK_BOX,
    Advance,
    Buy,
    Player,
    Sew,
    ThrowAway,
)
from mercerie.games.patchwork.encode import action_count, action_of, number_of, observe, parts, plane_count

patchworks = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id.startswith("patchwork")], ids=str)
START = PATCHWORK.new(2, seed=1, first=0)


def named(state: Any, seat: int, name: str) -> list[float]:
    """The numbers of one part; each of its planes holds one number, or is told by its sum."""
    planes, first = observe(state.view(seat)), 0
    for part in parts(state.box):
        if part.name == name:
            return [float(plane.flat[0]) for plane in planes[first : first + part.shape[0]]]
        first += part.shape[0]
    raise KeyError(name)


@patchworks
@given(seed=seeds)
def test_every_legal_action_has_a_number_of_its_own_and_back(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)
    view = state.view(state.to_move)

    legal = state.legal_actions()
    numbers = [number_of(view, action) for action in legal]

    assert len(set(numbers)) == len(legal)
    assert all(0 <= number < action_count(state.box) for number in numbers)
    assert [action_of(view, number) for number in numbers] == list(legal)


def test_the_numbers_are_those_the_guide_gives() -> None:
    view = START.view(0)
    second = view.circle[1]

    assert number_of(view, Advance()) == 0
    assert number_of(view, ThrowAway()) == 1
    assert number_of(view, Sew(1, 3)) == 2 + 9 + 3
    assert number_of(view, Buy(second, 5, 2, 4)) == 2 + 81 + (1 * 8 + 5) * 81 + 2 * 9 + 4
    assert action_count(PATCHWORK_BOX) == 2027
    assert action_count(EXPRESS_BOX) == 1227


@patchworks
@given(seed=seeds)
def test_an_observation_has_the_planes_it_promises_all_near_1(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)

    planes = observe(state.view(0))

    assert planes.shape == (plane_count(state.box), state.box.side, state.box.side)
    assert planes.dtype == np.float32
    assert planes.min() >= 0
    assert planes.max() <= 3


@patchworks
@given(seed=seeds)
def test_each_sees_its_own_things_first(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)

    for name in ("times", "buttons", "incomes", "marks ahead", "next mark", "home", "turn"):
        assert named(state, 0, name) == named(state, 1, name)[::-1]
    mine, theirs = observe(state.view(0))[:2]
    assert (observe(state.view(1))[:2] == [theirs, mine]).all()
    watched = observe(state.view(None))
    assert (watched == observe(state.view(state.turn))).all()


def test_quilts_and_shapes_are_drawn_square_by_square() -> None:
    quilt = 1 | 1 << 10
    planes = observe(replace(START, players=(Player(quilt=quilt), Player())).view(0))
    offered = START.box.patches[START.circle[2]].shape

    assert {(int(row), int(col)) for row, col in np.argwhere(planes[0])} == {(0, 0), (1, 1)}
    assert not planes[1].any()
    assert {(int(row), int(col)) for row, col in np.argwhere(planes[4])} == offered


def test_the_numbers_of_a_position_are_scaled() -> None:
    players = (Player(time=10, buttons=25, income=5), Player(time=53, buttons=3))
    state = replace(START, players=players, tile=1, home=1, to_sew=1, leather=(26,))

    assert named(state, 0, "times") == pytest.approx([10 / 53, 1])
    assert named(state, 0, "buttons") == pytest.approx([0.5, 0.06])
    assert named(state, 0, "incomes") == pytest.approx([0.2, 0])
    assert named(state, 0, "marks ahead") == pytest.approx([8 / 9, 0])
    assert named(state, 0, "next mark") == pytest.approx([1 / 53, 0])
    assert named(state, 0, "leather") == [0, 1, 0, 0, 0, 0]
    assert named(state, 0, "to sew") == [1]
    assert named(state, 0, "tile") == [0, 1, 0]
    assert named(state, 0, "home") == [0, 1]
    assert named(state, 0, "turn") == [1, 0]
    assert named(START, 0, "tile") == [0, 0, 1]


def test_the_patches_on_offer_are_told_and_those_that_are_missing_are_0() -> None:
    patches = START.box.patches
    two = START.circle[:2]
    state = replace(START, circle=two, players=(Player(buttons=3), Player()))

    assert named(state, 0, "costs on offer") == pytest.approx([*(patches[p].cost / 10 for p in two), 0])
    assert named(state, 0, "times on offer") == pytest.approx([*(patches[p].time / 6 for p in two), 0])
    assert named(state, 0, "incomes on offer") == pytest.approx([*(patches[p].income / 3 for p in two), 0])
    assert named(state, 0, "affordable") == [*(patches[p].cost <= 3 for p in two), 0]


def test_the_circle_says_how_near_each_patch_is() -> None:
    state = replace(START, circle=(5, 30))
    nearness = named(state, 0, "circle")

    assert nearness[5] == 1
    assert nearness[30] == pytest.approx(32 / 33)
    assert sum(nearness) == pytest.approx(1 + 32 / 33)


def test_late_patches_are_told_as_a_share_and_have_no_place_yet() -> None:
    state = EXPRESS.new(2, seed=1)
    nearness = dict(zip(sorted(state.box.patches), named(state, 0, "circle"), strict=True))

    assert named(state, 0, "late") == [1]
    assert named(replace(state, late=()), 0, "late") == [0]
    assert all(nearness[patch] == 0 for patch in state.late)

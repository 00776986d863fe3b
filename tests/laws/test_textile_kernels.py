"""The compiled rules of Textile are the plain rules: the same actions, positions and winners in whole games."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from laws.variants import VARIANTS, Variant, random_game, seeds

from mercerie.games.textile import State
from mercerie.games.textile.kernels.placing import new_look
from mercerie.games.textile.kernels.record import MOST_ACTIONS, Position, blank, encode_action, pack
from mercerie.games.textile.kernels.rules import apply, copy, is_over, legal, winners

textiles = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id == "textile"], ids=str)


def compiled_actions(state: State) -> list[int]:
    codes = np.zeros(MOST_ACTIONS, np.int32)
    count = legal(pack(state), new_look(), codes)
    return [int(code) for code in codes[:count]]


def same(one: Position, other: Position) -> bool:
    return np.array_equal(one.cloth, other.cloth) and np.array_equal(one.table, other.table)


@textiles
@given(seed=seeds)
@settings(deadline=None)
def test_the_same_actions_are_legal_in_the_same_order(variant: Variant, seed: int) -> None:
    for state, _ in random_game(variant, seed):
        assert compiled_actions(state) == [encode_action(action) for action in state.legal_actions()]


@textiles
@given(seed=seeds)
@settings(deadline=None)
def test_an_action_leads_to_the_same_position(variant: Variant, seed: int) -> None:
    played = random_game(variant, seed)
    position = pack(played[0][0])
    for (state, action), (after, _) in pairwise(played):
        kept = blank()
        copy(kept, position)
        apply(position, encode_action(action), new_look())

        assert same(position, pack(after))
        assert same(kept, pack(state))
        assert is_over(position.table) == (after.to_move is None)


@textiles
@given(seed=seeds)
@settings(deadline=None)
def test_the_same_seats_win(variant: Variant, seed: int) -> None:
    last, _ = random_game(variant, seed)[-1]

    won = winners(pack(last).table, np.zeros(4, np.int64))

    assert tuple(_bits(won)) == last.outcome().winners


def _bits(number: int) -> Iterator[int]:
    return (bit for bit in range(number.bit_length()) if number >> bit & 1)

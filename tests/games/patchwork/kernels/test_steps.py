"""What leaves no choice is played as the plain rules play it."""

from random import Random
from typing import cast

import pytest

from mercerie.games import GAMES
from mercerie.games.patchwork import Advance, State
from mercerie.games.patchwork.kernels import box_tables, pack, unpack
from mercerie.games.patchwork.kernels.steps import advance_to_choice


def to_choice(state: State) -> State:
    while state.to_move is not None and [*state.legal_actions()] == [Advance()]:
        state = state.apply(Advance())
    return state


@pytest.mark.parametrize("name", ["patchwork", "patchwork-express"])
def test_who_can_only_advance_does(name: str) -> None:
    game, rng, forced = GAMES[name], Random(1), 0
    for seed in range(30):
        state = cast("State", game.new(2, seed))
        while state.to_move is not None:
            record, then = pack([state])[0], to_choice(state)
            advance_to_choice(box_tables(state.box), record)
            assert unpack(record, state.box) == unpack(pack([then])[0], state.box)
            forced += then != state
            state = state.apply(rng.choice(state.legal_actions()))
    assert forced > 100

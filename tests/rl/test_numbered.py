"""A game in play whose actions are numbers."""

from random import Random

import pytest

from mercerie.core import IllegalAction
from mercerie.rl.numbered import NumberedGame


def test_a_number_is_played_as_the_action_it_stands_for() -> None:
    game = NumberedGame("patchwork", 2, {"first": 0})
    position = game.deal(Random(1))

    after = position.after(0)

    assert game.game.format_action(position.actions[0]) == "advance"
    assert after.state.players[0].time == 1
    assert after.state.to_move == 1


def test_a_number_that_is_not_legal_is_refused_with_a_hint() -> None:
    position = NumberedGame("patchwork", 2, {}).deal(Random(1))

    with pytest.raises(IllegalAction, match=r"1 is not legal here: choose one of the \d+ numbers where the mask is 1"):
        position.after(1)


def test_only_the_seat_to_move_has_legal_actions() -> None:
    position = NumberedGame("timeline", 3, {"first": 1, "hand": 2}).deal(Random(1))

    assert [int(position.mask(seat).sum()) for seat in range(3)] == [0, 4, 0]

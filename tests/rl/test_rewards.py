"""What a finished game is worth."""

import pytest

from mercerie.core import BadOption, Outcome
from mercerie.rl.rewards import check_reward, rewards


@pytest.mark.parametrize(
    ("winners", "worth"),
    [
        ((0,), [1, -1 / 2, -1 / 2]),
        ((0, 2), [1 / 2, -1, 1 / 2]),
        ((0, 1, 2), [0, 0, 0]),
    ],
)
def test_winners_share_what_losers_lose(winners: tuple[int, ...], worth: list[float]) -> None:
    assert rewards(Outcome((0, 0, 0), winners), "win") == worth


def test_of_two_one_gets_1_and_the_other_minus_1() -> None:
    assert rewards(Outcome((12, 30), (1,)), "win") == [-1, 1]


def test_a_margin_is_how_far_one_is_ahead_of_the_others() -> None:
    assert rewards(Outcome((12, 30), (1,)), "margin") == [-18, 18]
    assert rewards(Outcome((9, 3, 0), (0,)), "margin") == [7.5, -1.5, -6]


def test_a_reward_that_does_not_exist_is_told_with_those_that_do() -> None:
    with pytest.raises(BadOption, match="choose win, margin"):
        check_reward("elo")

"""Greedy is worth its name: it beats random nearly always, and of equal actions takes any."""

from random import Random

import pytest
from bots.duels import duel, wins

from mercerie.bots import Budget
from mercerie.bots.greedy import Greedy


def test_of_equal_actions_any_may_be_chosen() -> None:
    greedy: Greedy[None, str] = Greedy(lambda _view, _legal: [1.0, 2.0, 2.0], Random(1))

    assert {greedy.choose(None, ["a", "b", "c"], Budget()) for _ in range(50)} == {"b", "c"}


@pytest.mark.parametrize(
    ("game", "deals", "at_least"), [("patchwork", 10, 19), ("patchwork-express", 20, 34), ("textile", 6, 12)]
)
def test_greedy_beats_random(game: str, deals: int, at_least: int) -> None:
    assert wins(game, "greedy", "random", deals) >= at_least


def test_greedy_fills_a_quilt() -> None:
    scores = [score for seed in range(10) for score in duel("patchwork", ("greedy", "greedy"), seed).scores]

    assert sum(scores) / len(scores) > 20


def test_greedy_partners_play_for_their_team() -> None:
    won = sum(0 in duel("textile", ("greedy", "random") * 2, seed, teams=True).winners for seed in range(3))

    assert won == 3

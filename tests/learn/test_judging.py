"""What a network wins, against others and against `search`."""

from pathlib import Path

from learn.small import BOX, lively, small_by_quilts, small_network

import mercerie.learn
from mercerie.bots.patchwork.guided.forest import new_habits
from mercerie.learn.judging import judge, judge_by_search
from mercerie.learn.shapes import AnyNetwork
from mercerie.learn.shipping import network_of_run

GAMES = 12
KEPT = Path(mercerie.learn.__file__).parent / "runs" / "patchwork.pt"


def test_against_itself_a_network_wins_half() -> None:
    """Both halves are the same games, seen from either seat."""
    network = lively(small_network())
    assert judge(BOX, new_habits(simulations=6), (network, network), GAMES, luck=4) == 0.5


def test_who_has_learned_wins_against_who_has_not_whoever_is_asked_first() -> None:
    learned, new = network_of_run(BOX, KEPT), small_by_quilts()
    habits = new_habits(simulations=8)
    assert judge(BOX, habits, (learned, new), GAMES, luck=4) > 0.8
    assert judge(BOX, habits, (new, learned), GAMES, luck=4) < 0.2


def test_search_beats_who_knows_nothing_and_loses_against_who_has_learned() -> None:
    def won_by(network: AnyNetwork) -> float:
        return judge_by_search(BOX, new_habits(simulations=32), network, GAMES, playouts=50, luck=4)

    assert won_by(small_by_quilts()) < 0.2
    assert won_by(network_of_run(BOX, KEPT)) > 0.8

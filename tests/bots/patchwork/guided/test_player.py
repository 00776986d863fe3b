"""A network that guides a search plays whole games by the rules, and says what it thinks."""

from math import inf
from random import Random

import pytest
from bots.patchwork.guided.toys import knows_nothing, walk

from mercerie.bots import Analyst, Budget
from mercerie.bots.patchwork.guided import player
from mercerie.bots.patchwork.guided.player import Guided
from mercerie.core import BadFile
from mercerie.games import GAMES
from mercerie.games.patchwork import PATCHWORK_BOX, State, View
from mercerie.games.patchwork.rules import determinize

BOTH = ("patchwork", "patchwork-express")


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("budget", [Budget(inf, 12), Budget(0.03)], ids=["by count", "by time, remembering"])
def test_it_plays_a_whole_game(game: str, budget: Budget) -> None:
    state = GAMES[game].new(2, 3)
    bot = Guided(knows_nothing(state.box), Random(1))
    while state.to_move is not None:
        chosen = bot.choose(state.view(state.to_move), state.legal_actions(), budget)
        assert chosen in state.legal_actions()
        state = state.apply(chosen)
    assert state.outcome() is not None


def test_without_a_limit_of_time_it_always_chooses_the_same() -> None:
    state = walk(GAMES["patchwork"], 6, 8)
    bot = Guided(knows_nothing(state.box), Random(1))
    chosen = [bot.choose(state.view(state.turn), state.legal_actions(), Budget(inf, 60)) for _ in range(3)]
    assert len(set(chosen)) == 1


def test_it_keeps_to_its_time_and_has_an_answer_even_without_any() -> None:
    state = walk(GAMES["patchwork"], 6, 8)
    bot = Guided(knows_nothing(state.box), Random(1))
    for seconds in (0.05, 0.0):
        assert bot.choose(state.view(state.turn), state.legal_actions(), Budget(seconds)) in state.legal_actions()


def test_what_it_thinks_adds_up() -> None:
    state = walk(GAMES["patchwork"], 6, 8)
    bot = Guided(knows_nothing(state.box), Random(1))
    assert isinstance(bot, Analyst)
    found = bot.analyse(state.view(state.turn), state.legal_actions(), Budget(inf, 80))
    assert sum(found.chances) == pytest.approx(1)
    assert sum(choice.share for choice in found.choices) == pytest.approx(1)
    assert all(0 <= choice.chance <= 1 and choice.action in state.legal_actions() for choice in found.choices)


def test_one_order_of_the_late_patches_is_imagined_for_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[tuple[int, ...]] = []

    def noting(view: View, rng: Random) -> State:
        imagined.append(determinize(view, rng).late)
        return determinize(view, rng)

    def play(luck: int) -> set[tuple[int, ...]]:
        state, found = GAMES["patchwork-express"].new(2, 1), len(imagined)
        bot = Guided(knows_nothing(state.box), Random(luck))
        while state.late and state.to_move is not None:
            state = state.apply(bot.choose(state.view(state.turn), state.legal_actions(), Budget(inf, 8)))
        return set(imagined[found:])

    monkeypatch.setattr(player, "determinize", noting)
    (first,), (second,) = play(1), play(2)
    assert first != second
    assert sorted(first) == sorted(second)


def test_a_network_for_another_box_is_refused() -> None:
    state = GAMES["patchwork-express"].new(2, 1)
    bot = Guided(knows_nothing(PATCHWORK_BOX), Random(1))
    with pytest.raises(BadFile, match="another box"):
        bot.choose(state.view(0), state.legal_actions(), Budget(inf, 8))

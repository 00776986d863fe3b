"""The champion of Patchwork and Express. Nothing here hangs on what its networks have learned."""

from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
import pytest
from bots.patchwork.guided.toys import walk
from games.patchwork.quilts import own_file

from mercerie import GAMES
from mercerie.bots import BOTS, Analyst, Budget, budget_with_people, levels_for_people, make_bot
from mercerie.bots.patchwork import champion
from mercerie.bots.patchwork.champion import NETWORKS, network_of
from mercerie.bots.patchwork.guided.inputs import AIM, layout_of
from mercerie.bots.patchwork.guided.learned import sight_beside
from mercerie.bots.patchwork.guided.shorthand import short_width
from mercerie.bots.patchwork.levels import CHAMPIONS
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Components, State

MEGABYTE = 1_000_000
both_games = pytest.mark.parametrize("game", ["patchwork", "patchwork-express"])
both_boxes = pytest.mark.parametrize("box", [PATCHWORK_BOX, EXPRESS_BOX], ids=lambda box: box.name)


class Counting:
    """A network that counts the positions it is asked about, and what they are played for."""

    def __init__(self, judgement: Any) -> None:
        self._judgement, self.asked = judgement, 0
        self.aims = np.zeros(3, int)  # for score, I err, they err

    def get_inputs(self) -> Any:
        return self._judgement.get_inputs()

    def run(self, names: Any, told: dict[str, Any]) -> Any:
        if "said" in names:
            self.asked += len(told["numbers"])
            self.aims += told["numbers"][:, AIM].sum(0, dtype=int)
        return self._judgement.run(names, told)


def count_what_is_asked(box: Components, monkeypatch: pytest.MonkeyPatch) -> Counting:
    network = network_of(box)
    assert network is not None
    counting = Counting(network.judgement)
    monkeypatch.setattr(champion, "network_of", lambda _box: network._replace(judgement=counting))
    return counting


@both_boxes
def test_the_network_of_a_box_is_small_and_fits_it(box: Components) -> None:
    path = NETWORKS[box.fingerprint]
    assert path.stat().st_size + sight_beside(path).stat().st_size <= 6 * MEGABYTE
    network = network_of(box)
    assert network is not None
    said = network.judgement.get_outputs()[0]
    assert network.told == layout_of(box).told
    assert said.shape[1] == short_width(box, network.pictures)


def test_a_network_is_opened_once_and_does_not_care_what_its_box_is_called() -> None:
    assert network_of(PATCHWORK_BOX) == network_of(replace(PATCHWORK_BOX, name="mine"))
    assert network_of(PATCHWORK_BOX) != network_of(EXPRESS_BOX)
    assert network_of(replace(PATCHWORK_BOX, buttons=6)) is None


@both_games
@pytest.mark.parametrize("budget", [Budget(inf, 12), Budget(0.02)], ids=["by count", "by time"])
def test_it_plays_a_whole_game(game: str, budget: Budget) -> None:
    state, bot = GAMES[game].new(2, 3), make_bot("champion", GAMES[game], Random(1))
    while state.to_move is not None:
        chosen = bot.choose(state.view(state.to_move), state.legal_actions(), budget)
        assert state.is_legal(chosen)
        state = state.apply(chosen)
    assert state.outcome() is not None


@both_games
def test_the_same_luck_and_playouts_give_the_same_choice(game: str) -> None:
    for steps in (4, 9, 15):
        state = walk(GAMES[game], 6, steps)
        chosen = {
            make_bot(spec, GAMES[game], Random(3)).choose(
                state.view(state.turn), state.legal_actions(), Budget(inf, 200)
            )
            for spec in ("champion:quick", "champion:full")
            for _ in range(2)
        }
        assert len(chosen) == 1


def test_to_a_box_without_a_network_it_searches(tmp_path: Path) -> None:
    game = GAMES["patchwork"]
    state = game.new(2, 1, components=str(own_file(tmp_path)))
    bot = make_bot("champion:quick", game, Random(1))
    assert network_of(state.box) is None
    while state.to_move is not None:
        chosen = bot.choose(state.view(state.to_move), state.legal_actions(), Budget(0.02))
        assert state.is_legal(chosen)
        state = state.apply(chosen)


def test_the_quick_one_makes_fewer_simulations_however_long_it_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = walk(GAMES["patchwork"], 6, 4), []
    for level in ("quick", "full"):
        counting = count_what_is_asked(state.box, monkeypatch)
        bot = make_bot(f"champion:{level}", GAMES["patchwork"], Random(1))
        bot.choose(state.view(state.turn), state.legal_actions(), Budget(20))
        asked.append(counting.asked)
        monkeypatch.undo()
    assert 0 < asked[0] <= CHAMPIONS["quick"].playouts + 1 < asked[1]


@pytest.mark.parametrize(("spec", "selfish"), [("champion", 0), ("score:champion", 1), ("score", None)])
def test_it_is_told_what_it_plays_for(spec: str, selfish: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    state = walk(GAMES["patchwork"], 6, 4)
    counting = count_what_is_asked(state.box, monkeypatch)
    bot = make_bot(spec, GAMES["patchwork"], Random(1))
    bot.choose(state.view(state.turn), state.legal_actions(), Budget(inf, 30))
    assert counting.aims[0] == (counting.asked if selfish else 0)
    assert bool(counting.asked) == (selfish is not None)


def test_it_hopes_for_mistakes_when_it_plays_and_not_when_it_analyses(monkeypatch: pytest.MonkeyPatch) -> None:
    state = walk(GAMES["patchwork"], 6, 4)
    counting, bot = count_what_is_asked(state.box, monkeypatch), make_bot("champion", GAMES["patchwork"], Random(1))
    bot.choose(state.view(state.turn), state.legal_actions(), Budget(inf, 30))
    assert counting.aims[1:].sum() == counting.asked
    assert counting.aims[2] > 0  # at its own turns
    counting.aims[:] = 0
    assert isinstance(bot, Analyst)
    bot.analyse(state.view(state.turn), state.legal_actions(), Budget(inf, 30))
    assert counting.aims.sum() == 0


@pytest.mark.parametrize(("spec", "promised"), [("champion:quick", 0.2), ("champion:full", 2.0)])
@both_games
def test_with_people_it_answers_in_time(game: str, spec: str, promised: float) -> None:
    state, budget = walk(GAMES[game], 6, 4), budget_with_people(spec, GAMES[game])
    _seconds_of(spec, state, Budget(0.01))  # compiles and loads, if nothing was kept
    # Busy machines are slow: what counts is that it does not think on and on.
    assert _seconds_of(spec, state, budget) < promised + 1


def test_it_thinks_as_long_as_it_is_told_to() -> None:
    state = walk(GAMES["patchwork"], 6, 4)
    _seconds_of("champion", state, Budget(0.01))
    assert 0.08 < _seconds_of("champion", state, Budget(0.1, 10**6)) < 0.4


def _seconds_of(spec: str, state: State, budget: Budget) -> float:
    game = GAMES[state.box.name]
    bot, begun = make_bot(spec, game, Random(1)), perf_counter()
    bot.choose(state.view(state.turn), state.legal_actions(), budget)
    return perf_counter() - begun


@both_games
def test_people_are_offered_it_as_the_strongest(game: str) -> None:
    assert BOTS[game]["champion"].levels == ("quick", "full")
    assert levels_for_people(game)[-2:] == [("champion", "quick"), ("champion", "full")]


@both_games
@pytest.mark.parametrize("budget", [Budget(inf, 80), Budget(0.0, 10**6)], ids=["some thought", "hardly any"])
def test_what_it_thinks_of_a_position_are_chances(game: str, budget: Budget) -> None:
    state = walk(GAMES[game], 6, 8)
    bot = make_bot("champion", GAMES[game], Random(1))
    assert isinstance(bot, Analyst)
    found = bot.analyse(state.view(state.turn), state.legal_actions(), budget)
    assert sum(found.chances) == pytest.approx(1)
    assert sum(choice.share for choice in found.choices) == pytest.approx(1)
    assert all(0 <= choice.chance <= 1 and state.is_legal(choice.action) for choice in found.choices)
    assert found.choices[0].chance > 0

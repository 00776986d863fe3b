"""A tree looks where it is worth looking."""

from functools import cache

import numpy as np
import pytest
from bots.patchwork.guided.toys import knows_nothing, walk

from mercerie.bots.patchwork.guided.descent import _try, _try_by_hope, halving, node_value
from mercerie.bots.patchwork.guided.forest import edges_of, new_forest, new_habits
from mercerie.bots.patchwork.guided.outputs import EDGE
from mercerie.bots.patchwork.guided.thinker import Thinker
from mercerie.games import GAMES
from mercerie.games.patchwork import State
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import pack


@pytest.mark.parametrize(("actions", "simulations"), [(1, 8), (2, 9), (5, 32), (16, 32), (16, 200), (26, 48)])
def test_every_action_is_tried_then_fewer_and_fewer(actions: int, simulations: int) -> None:
    schedule = [*halving(actions, simulations)]
    assert len(schedule) == simulations
    assert schedule == sorted(schedule)
    assert schedule.count(0) == min(actions, simulations)
    counts = [schedule.count(tried) for tried in range(schedule[-1])]
    assert counts == sorted(counts, reverse=True)


def best_action(state: State, simulations: int, explore: float, rounds: int) -> object:
    thinker = Thinker(state.box, knows_nothing(state.box), simulations)
    habits = new_habits(simulations=simulations, places=8, root_places=8, points=0.0, explore=explore, rounds=rounds)
    thinker.think(pack([state])[0], habits)
    return action_of(state.view(None), thinker.best(habits))


def winners_of(state: State) -> set[object]:
    """The actions that win at once or whatever follows, looked for to the very end."""
    return {action for action in state.legal_actions() if _wins(state.apply(action), state.turn)}


def _wins(state: State, seat: int) -> bool:
    outcome = state.outcome()
    if outcome is not None:
        return seat in outcome.winners
    after = (_wins(state.apply(action), seat) for action in state.legal_actions())
    return any(after) if state.turn == seat else all(after)


@cache
def late_positions() -> list[State]:
    """Positions near the end of Express in which some actions win and others do not."""
    found = []
    for seed in range(400):
        state = walk(GAMES["patchwork-express"], seed, 60)
        players = state.players
        near = sum(state.box.track.end - player.time for player in players) <= 3
        if near and 1 < len(state.legal_actions()) <= 20:
            winning = winners_of(state)
            if 0 < len(winning) < len(state.legal_actions()):
                found.append(state)
        if len(found) == 5:
            break
    return found


@pytest.mark.parametrize(("explore", "rounds"), [(0.0, 1), (0.3, 1), (0.3, 0)])
def test_a_forced_win_is_found_by_a_network_that_knows_nothing(explore: float, rounds: int) -> None:
    positions = late_positions()
    assert len(positions) >= 3
    for state in positions:
        assert best_action(state, 200, explore, rounds) in winners_of(state)


def test_all_simulations_come_back_and_none_is_counted_twice() -> None:
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 100)
    thinker.think(pack([state])[0], new_habits(simulations=100))
    forest = thinker.forest
    assert thinker.edges()["visits"].sum() == 100
    assert (forest.edges["settled"] == forest.edges["visits"]).all()
    assert int(forest.trees[0]["simulations"]) == 100


def test_what_is_worth_more_for_both_is_not_taken_for_a_margin() -> None:
    """Playing for score, each counts the own points: values need not add up to 1."""
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 50)
    thinker.think(pack([state])[0], new_habits(simulations=50), aim=1)
    worth = thinker.forest.nodes[0, 0]["worth"]
    assert np.allclose(worth, 20 / 80)


def test_own_points_can_count_beside_the_margin() -> None:
    """Nobody is ahead, who wins is open, and nobody has points: half of all margins, a quarter of all points."""
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 50)
    thinker.think(pack([state])[0], new_habits(simulations=50, own=1.0))
    worth = thinker.forest.nodes[0, 0]["worth"]
    assert np.allclose(worth, (1 / 2 + 20 / 80) / 2)


def test_what_is_on_its_way_counts_as_tried_but_not_as_lost() -> None:
    """Else all leaves that are asked about at once would be looked for in the same place; or where nobody would go."""
    edges = np.zeros(2, EDGE)
    edges["value"], edges["share"], edges["visits"], edges["settled"] = (0.6, 0.5), 0.5, 1, 1
    assert _try_by_hope(edges, 1.0, 0.5) == 0
    edges["visits"][0] = 3
    assert _try_by_hope(edges, 1.0, 0.5) == 1
    assert _try_by_hope(edges, 0.1, 0.5) == 0


def test_what_was_never_tried_is_hoped_to_be_as_good_as_the_rest() -> None:
    forest, habits = new_forest(1, 1), new_habits(rounds=0, explore=1e-6)
    forest.nodes["actions"], forest.nodes["worth"] = 3, 0.5
    edges = edges_of(forest, 0, 0)
    edges["value"], edges["share"] = (0.4, 0.6, 0.0), (0.4, 0.4, 0.2)
    edges["visits"], edges["settled"] = (5, 5, 0), (5, 5, 0)
    assert _try(habits, forest, 0, 0) == 1
    edges["value"][1] = 0.39
    assert node_value(forest, 0, 0) > 0.4
    assert _try(habits, forest, 0, 0) == 2


def test_a_root_may_try_more_that_values_do_not_recommend() -> None:
    state = late_positions()[0]

    def most_tried(root_explore: float) -> int:
        thinker = Thinker(state.box, knows_nothing(state.box), 500)
        habits = new_habits(simulations=500, explore=0.2, root_explore=root_explore, rounds=0)
        thinker.think(pack([state])[0], habits)
        return int(thinker.edges()["visits"].max())

    assert most_tried(8.0) < most_tried(2.0) < most_tried(1.0)


def test_nobody_is_asked_about_a_position_without_a_choice() -> None:
    state = walk(GAMES["patchwork"], 4, 20)
    thinker = Thinker(state.box, knows_nothing(state.box), 500)
    thinker.think(pack([state])[0], new_habits(simulations=500, explore=1.0, rounds=0))
    actions = thinker.forest.nodes["actions"][0, 1 : int(thinker.forest.trees[0]["nodes"])]
    assert len(actions) > 100
    assert 1 not in actions

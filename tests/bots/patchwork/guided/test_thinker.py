"""A thinker goes on from what it knows, and stops when it is told to."""

from time import perf_counter

import pytest
from bots.patchwork.guided.toys import Blind, knows_nothing, walk

from mercerie.bots.patchwork.guided import quilts
from mercerie.bots.patchwork.guided.forest import FOLDED, OVER, UNKNOWN, edges_of, new_habits
from mercerie.bots.patchwork.guided.gathering import AT_MOST
from mercerie.bots.patchwork.guided.thinker import AT_ONCE, Thinker
from mercerie.games import GAMES
from mercerie.games.patchwork import State
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import pack

EXPLORING = new_habits(simulations=200, explore=0.3, rounds=0)


def visits(thinker: Thinker) -> int:
    return int(thinker.edges()["settled"].sum())


def test_what_was_thought_before_is_not_thought_again() -> None:
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 1_000)
    thinker.think(pack([state])[0], EXPLORING)
    tree, number = thinker.tree, thinker.best(EXPLORING)
    known = next(int(edge["settled"]) for edge in thinker.edges() if edge["action"] == number)

    after = state.apply(action_of(state.view(None), number))
    thinker.think(pack([after])[0], EXPLORING)
    assert visits(thinker) == known - 1 + 200
    assert thinker.tree == 1 - tree


def test_a_tree_that_was_carried_over_holds_together() -> None:
    """Every node has been visited as often as its actions were tried, and once to look at it."""
    state = walk(GAMES["patchwork-express"], 4, 6)
    thinker = Thinker(state.box, knows_nothing(state.box), 1_000)
    for _ in range(4):
        thinker.think(pack([state])[0], EXPLORING)
        state = state.apply(action_of(state.view(None), thinker.best(EXPLORING)))
    forest, tree = thinker.forest, thinker.tree
    for node in range(int(forest.trees[tree]["nodes"])):
        for edge in edges_of(forest, tree, node):
            child = edge["child"]
            if child >= 0 and forest.nodes[tree, child]["actions"] > 0:
                assert edge["settled"] == edges_of(forest, tree, child)["settled"].sum() + 1


def test_ways_that_led_to_leaves_on_their_way_leave_no_trace() -> None:
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 2_000)
    thinker.think(pack([state])[0], new_habits(simulations=1_000, explore=0.1, rounds=0))
    for node in range(int(thinker.forest.trees[thinker.tree]["nodes"])):
        edges = edges_of(thinker.forest, thinker.tree, node)
        assert (edges["visits"] == edges["settled"]).all()
    assert visits(thinker) == 1_000


def test_an_unknown_position_is_thought_about_from_nothing() -> None:
    one, other = walk(GAMES["patchwork"], 4, 10), walk(GAMES["patchwork"], 5, 10)
    thinker = Thinker(one.box, knows_nothing(one.box), 1_000)
    thinker.think(pack([one])[0], EXPLORING)
    thinker.think(pack([other])[0], EXPLORING)
    assert visits(thinker) == 200


def test_the_clock_ends_a_thought() -> None:
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 50_000)
    habits = new_habits(simulations=50_000, explore=0.3, rounds=0)
    thinker.think(pack([state])[0], habits, until=perf_counter() + 0.05)
    assert 0 < visits(thinker) < 50_000


def test_the_clock_is_looked_at_where_nothing_new_is_found() -> None:
    """Late in a game nearly every simulation comes to its end."""
    state = next(state for seed in range(100) if is_nearly_over(state := walk(GAMES["patchwork-express"], seed, 60)))
    thinker = Thinker(state.box, knows_nothing(state.box), 50_000)
    habits = new_habits(simulations=50_000, explore=0.3, rounds=0)
    thinker.think(pack([state])[0], habits, until=perf_counter())
    assert 0 < visits(thinker) <= AT_MOST * AT_ONCE
    thinker.think(pack([state])[0], habits)
    assert visits(thinker) >= 50_000


def is_nearly_over(state: State) -> bool:
    left = sum(state.box.track.end - player.time for player in state.players)
    return left <= 4 and len(state.legal_actions()) > 1


def test_a_full_tree_stops_growing_and_still_has_an_answer() -> None:
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 50)
    thinker.think(pack([state])[0], new_habits(simulations=500, explore=0.3, rounds=0))
    assert action_of(state.view(None), thinker.best(EXPLORING)) in state.legal_actions()


def test_a_quilt_that_was_forgotten_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes again to a node whose quilt is no longer in the album asks about it once more."""
    state = walk(GAMES["patchwork"], 4, 10)
    habits = new_habits(simulations=2_000, explore=0.1, rounds=0)
    plenty, little = knows_nothing(state.box), knows_nothing(state.box)
    Thinker(state.box, plenty, 3_000).think(pack([state])[0], habits)
    monkeypatch.setattr(quilts, "ROOM", 128)
    thinker = Thinker(state.box, little, 3_000)
    thinker.think(pack([state])[0], habits)
    assert isinstance(plenty.sight, Blind)
    assert isinstance(little.sight, Blind)
    assert plenty.sight.looked_at > 128
    assert little.sight.looked_at > plenty.sight.looked_at
    assert visits(thinker) == 2_000
    actions = thinker.forest.nodes["actions"][thinker.tree, : int(thinker.forest.trees[thinker.tree]["nodes"])]
    assert UNKNOWN not in actions


def test_what_can_be_done_is_written_down_when_somebody_comes_again() -> None:
    state = walk(GAMES["patchwork"], 4, 10)
    thinker = Thinker(state.box, knows_nothing(state.box), 1_000)
    thinker.think(pack([state])[0], EXPLORING)
    forest, tree = thinker.forest, thinker.tree
    for node in range(int(forest.trees[tree]["nodes"])):
        for edge in edges_of(forest, tree, node):
            if edge["child"] >= 0:
                actions = forest.nodes[tree, edge["child"]]["actions"]
                assert actions == OVER or (actions == FOLDED) == (edge["settled"] == 1)

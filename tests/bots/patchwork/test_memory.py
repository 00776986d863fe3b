"""What a search keeps of its last tree."""

from typing import Any

import numpy as np
import pytest

from mercerie import GAMES
from mercerie.bots.patchwork.memory import carry_over, find
from mercerie.bots.patchwork.tree import Tree, grow, is_full, new_tree, plant
from mercerie.bots.patchwork.weights import usual_weights
from mercerie.games.patchwork import State
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import box_tables, pack

ROOM = 3_000
BOTH = pytest.mark.parametrize("game", ["patchwork", "patchwork-express"])


def grown(state: State, playouts: int) -> Tree:
    tree = new_tree(ROOM)
    plant(tree, pack([state])[0])
    grow(box_tables(state.box), usual_weights(), tree, playouts, 7)
    return tree


def edges(tree: Tree, node: int) -> Any:
    first = tree.nodes[node]["first"]
    return tree.edges[first : first + tree.nodes[node]["edges"]]


def likeliest(state: State, tree: Tree, steps: int) -> tuple[State, int]:
    """The position after the actions tried most, by the plain rules, and its node."""
    node = 0
    for _ in range(steps):
        best = max(edges(tree, node), key=lambda edge: edge["visits"])
        state, node = state.apply(action_of(state.view(state.turn), int(best["action"]))), int(best["child"])
    return state, node


@BOTH
def test_a_position_the_game_came_to_is_found(game: str) -> None:
    state = GAMES[game].new(2, 3)
    tree = grown(state, 1_000)

    for steps in range(4):
        later, node = likeliest(state, tree, steps)
        assert find(tree, pack([later])[0]) == node


def test_a_position_the_tree_never_came_to_is_not_found() -> None:
    tree = grown(GAMES["patchwork"].new(2, 3), 1_000)

    assert find(tree, pack([GAMES["patchwork"].new(2, 4)])[0]) == -1
    assert find(new_tree(ROOM), pack([GAMES["patchwork"].new(2, 3)])[0]) == -1


def test_the_same_quilts_with_another_circle_are_another_position() -> None:
    state = GAMES["patchwork"].new(2, 3)
    tree, root = grown(state, 10), pack([state])[0]
    root["circle"][[20, 21]] = root["circle"][[21, 20]]

    assert find(tree, root) == -1


@BOTH
def test_what_grew_from_a_position_is_carried_over_whole(game: str) -> None:
    state = GAMES[game].new(2, 3)
    tree = grown(state, 1_000)
    later, node = likeliest(state, tree, 2)
    new = new_tree(ROOM)

    carry_over(tree, node, new)

    assert find(new, pack([later])[0]) == 0
    pairs = [(node, 0)]
    for old_node, new_node in pairs:
        assert tree.positions[old_node] == new.positions[new_node]
        for old_edge, new_edge in zip(edges(tree, old_node), edges(new, new_node), strict=True):
            assert [old_edge[name] for name in ("action", "visits", "value", "wins", "prior")] == [
                new_edge[name] for name in ("action", "visits", "value", "wins", "prior")
            ]
            if old_edge["child"] >= 0:
                pairs.append((int(old_edge["child"]), int(new_edge["child"])))
    assert len(pairs) == new.made[0]["nodes"] == len(set(pairs))


def test_a_tree_that_was_carried_over_grows_on() -> None:
    state = GAMES["patchwork"].new(2, 3)
    tree, new = grown(state, 1_000), new_tree(ROOM)
    carry_over(tree, likeliest(state, tree, 1)[1], new)
    before = edges(new, 0)["visits"].sum()

    grow(box_tables(state.box), usual_weights(), new, 500, 8)

    assert edges(new, 0)["visits"].sum() == before + 500


def test_a_full_tree_grows_no_more() -> None:
    state = GAMES["patchwork"].new(2, 5)
    tree = grown(state, 10 * ROOM)
    before = np.copy(tree.edges["visits"])

    grow(box_tables(state.box), usual_weights(), tree, 100, 8)

    assert is_full(tree)
    assert (tree.edges["visits"] == before).all()

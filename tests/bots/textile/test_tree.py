"""The tree: it grows within its room, counts what it tried, and finds what is best."""

from dataclasses import replace

import numpy as np

from mercerie.bots.textile.survey import new_desk
from mercerie.bots.textile.tree import MOST_BRANCHES, Tree, new_tree, think
from mercerie.games.textile import TEXTILE, Assemble, Sewn, State, Tile
from mercerie.games.textile.cloth import NO_CLOTH
from mercerie.games.textile.kernels.record import encode_action, pack

CORNER = (Tile(0, 0, 0), Tile(1, 0, 1), Tile(0, 1, 2))


def grown(state: State, playouts: int, nodes: int = 100_000) -> Tree:
    tree = new_tree(nodes)
    think(pack(state), tree, new_desk(), np.array([1]), playouts)
    return tree


def last_patches(mine: int, theirs: int) -> State:
    """The piles are empty; seat 0 and then seat 1 sew on a last tile of these colours, and points are equal."""
    start = TEXTILE.new(2, 1, first=0)
    return replace(
        start,
        piles=(0,) * 5,
        cloth=NO_CLOTH.with_piece(CORNER),
        sewn=(Sewn(None, CORNER),),
        patches=((Tile(0, 0, mine),), (Tile(0, 0, theirs),)),
    )


def test_every_playout_is_counted_once() -> None:
    tree = grown(TEXTILE.new(2, 1).apply(TEXTILE.new(2, 1).legal_actions()[0]), 300)
    branches = tree.visits[1 : 1 + tree.children[0]]

    assert tree.visits[0] == branches.sum() == tree.wins.sum() == 300


def test_the_tree_stays_within_its_room() -> None:
    state = TEXTILE.new(2, 1)
    tree = grown(state, 500, nodes=2 * MOST_BRANCHES)

    assert tree.visits[0] == 500
    assert tree.size[0] <= 2 * MOST_BRANCHES


def test_the_best_place_is_taken_before_the_other_player_takes_it() -> None:
    tree = grown(last_patches(3, 4), 200)
    first, count = tree.first[0], tree.children[0]
    best = first + int(np.argmax(tree.visits[first : first + count]))

    assert tree.actions[best] == encode_action(Assemble(0, 1, 1))
    assert tree.wins[best - 1, 0] == tree.visits[best]


def test_a_patch_that_fits_nowhere_is_discarded() -> None:
    # Every place beside the patchwork touches a tile of the patch's colour.
    state = replace(
        last_patches(0, 4), cloth=NO_CLOTH.with_piece([Tile(0, 0, 0)]), sewn=(Sewn(None, (Tile(0, 0, 0),)),)
    )
    tree = grown(state, 10)

    assert tree.children[0] == 1
    assert tree.visits[1] == 10

"""Leaves of a tree gathered into a batch, and what the network said of them laid down in it."""

from mercerie.bots.patchwork.guided.asking import Batch, begin_batch, put
from mercerie.bots.patchwork.guided.descent import AGAIN, BUSY, FULL, NEW, Schedules, descend, go_on, turn_back
from mercerie.bots.patchwork.guided.forest import UNKNOWN, Forest, Habits, fold, write_actions
from mercerie.bots.patchwork.guided.inputs import Floats
from mercerie.bots.patchwork.guided.quilts import Album, find_quilt
from mercerie.bots.patchwork.guided.shorthand import Writer, write_out
from mercerie.core.compiled import kernel
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import load

AT_MOST = 8  # simulations for each leaf that is looked for


@kernel
def fold_all(habits: Habits, forest: Forest, tree: int, said: Floats) -> None:
    for number in range(len(said)):
        fold(habits, forest, tree, number, said[number])


@kernel
def unfold_again(
    box: Box, habits: Habits, forest: Forest, tree: int, album: Album, batch: Batch, writer: Writer, node: int
) -> int:
    """Write down what can be done in a node that somebody came to again: AGAIN, when that is done.

    NEW: its quilt was forgotten meanwhile, and the network has to be asked once more; BUSY: it is being asked.
    """
    record = forest.positions[tree, node]
    number = find_quilt(album, load(record).me)
    if number < 0:
        forest.nodes[tree, node].actions = UNKNOWN
        return NEW
    if number >= album.known[0] - batch.new[0]:
        return BUSY
    write_out(box, writer, record, album.pictures[number], forest.said[tree, node])
    write_actions(box, writer.terms, habits, forest, tree, node, writer.said)
    return AGAIN


@kernel
def put_root(box: Box, forest: Forest, tree: int, album: Album, batch: Batch) -> None:
    begin_batch(album, batch)
    put(box, album, batch, 0, forest.positions[tree, 0], forest.trees[tree].aim)


@kernel
def gather(
    box: Box,
    habits: Habits,
    schedules: Schedules,
    forest: Forest,
    tree: int,
    album: Album,
    batch: Batch,
    writer: Writer,
    most: int,
    patience: int,
    begun: int,
) -> tuple[int, int]:
    """Find new leaves, so many at most, if they do not get in each other's way; how many, and how many simulations
    were begun then. -1: there is no more room."""
    begin_batch(album, batch)
    found, busy, last = 0, 0, forest.leaves.shape[1] - 1
    # Late in a game most simulations come to its end and find nothing new: whoever asked wants to look at the clock.
    enough = min(habits.simulations, begun + AT_MOST * most)
    while found < most and busy <= patience and begun < enough:
        status = descend(box, habits, schedules, forest, tree, found, begun)
        if status == AGAIN:
            leaf = forest.leaves[tree, found]
            status = unfold_again(box, habits, forest, tree, album, batch, writer, leaf.nodes[leaf.depth])
            if status == AGAIN:
                status = go_on(box, habits, forest, tree, found)
        if status == FULL:
            begun = -1
            break
        if status == BUSY:
            # Until the batch is full, such ways count as gone, so that the next leaf is looked for elsewhere.
            forest.leaves[tree, last - busy] = forest.leaves[tree, found]
            busy += 1
            continue
        begun += 1
        if status == NEW:
            leaf = forest.leaves[tree, found]
            record = forest.positions[tree, leaf.nodes[leaf.depth]]
            put(box, album, batch, found, record, forest.trees[tree].aim)
            found += 1
    for way in range(busy):
        turn_back(forest, tree, last - way)
    return found, begun

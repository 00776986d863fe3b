"""Games a network plays against itself, many at once, on the kernels: each gives the network one row a step.

A step takes what the network said of each game's leaf, lets the trees grow to the next leaf, and plays an action
wherever a search is complete. What was thought and how it ended comes back as samples, a game at a time.
"""

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.descent import (
    NEW,
    Schedules,
    best_at_root,
    descend,
    improved,
    schedules_of,
    shares_of,
)
from mercerie.bots.patchwork.guided.forest import Forest, Habits, new_forest, plant, unfold
from mercerie.bots.patchwork.guided.inputs import describe, draw_quilt, layout_of, leather_bits
from mercerie.bots.patchwork.guided.outputs import Noise, Terms, terms_of
from mercerie.core.compiled import count, kernel
from mercerie.core.compiled_luck import chance, draw, stir
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import POSITION, Records, load, pack
from mercerie.games.patchwork.kernels.rules import Position, empty_squares, is_over, score
from mercerie.games.patchwork.kernels.steps import advance_to_choice, do_in
from mercerie.games.patchwork.rules import deal
from mercerie.learn.samples import LONGEST_GAME, Samples, sample_type

GAME = np.dtype(
    [
        ("luck", np.int64),
        ("left", np.int64),  # so many games are still to be played here, with the one under way
        ("decisions", np.int32),  # of the game under way; -1 before the first deal
        ("aim", np.int32),  # 1: each plays for the own score
        ("noise", np.float64),
    ],
    align=True,
)
# What the games that ended came to; apart for games played to win and games played for score.
TALLY = np.dtype(
    [
        ("samples", np.int64),
        ("games", np.int64, 2),
        ("decisions", np.int64, 2),
        ("points", np.int64, 2),  # of both players
        ("empty", np.int64, 2),
        ("first_won", np.int64, 2),
    ]
)


class Setting(NamedTuple):
    """What all games have in common."""

    terms: Terms
    schedules: Schedules
    starts: Records  # deals to be shuffled
    patches: int
    spaces: int  # that can have leather, as bits
    for_score: float  # the share of games in which each plays for the own score
    noise: float  # how far searches stray at the root, at most, so that other things are tried


class Games(NamedTuple):
    """Games under way."""

    forest: Forest
    records: Records
    games: NDArray[Any]
    log: Samples  # by game and decision
    rows: NDArray[np.uint8]  # what the network is asked, by game


def new_setting(box: Components, habits: Habits, for_score: float = 0.0, noise: float = 0.0) -> Setting:
    """Every layout of the leather is dealt, the usual one three times as often."""
    layouts = list(box.track.leather)
    starts = pack([deal(box, layout, 0, Random(0)) for layout in [layouts[0]] * 3 + layouts[1:]])
    spaces = leather_bits(box)
    shares = float(for_score), float(noise)
    return Setting(terms_of(box), schedules_of(habits), starts, len(box.patches), spaces, *shares)


def new_games(box: Components, habits: Habits, rows: NDArray[np.uint8], luck: int, left: int = 2**62) -> Games:
    """A game for each row; the first step deals them."""
    games = len(rows)
    made = Games(
        new_forest(games, int(habits["simulations"]) + 1),
        np.zeros(games, POSITION),
        np.zeros(games, GAME),
        np.zeros((games, LONGEST_GAME), sample_type(layout_of(box))),
        rows,
    )
    begin_anew(made, luck, left)
    return made


def begin_anew(games: Games, luck: int, left: int = 2**62) -> None:
    """Drop the games under way: the next step deals new ones."""
    games.games["luck"] = np.random.default_rng(luck).integers(1, 2**62, len(games.games))
    games.games["decisions"] = -1
    games.games["left"] = left


@kernel
def step(
    box: Box, habits: Habits, setting: Setting, games: Games, span: Any, outputs: Any, done: Samples, tally: Any
) -> None:
    """One step of the games from span[0] to span[1]. Samples of games that ended go to `done`; `tally` counts them."""
    for game in range(span[0], span[1]):
        if games.games[game].left == 0:
            continue
        if games.games[game].decisions < 0:
            _deal(setting, games, game)
            _go_on(box, setting, games, game, done, tally)
        else:
            unfold(box, setting.terms, habits, games.forest, game, 0, outputs[game])
            _search_on(box, habits, setting, games, game, done, tally)


@kernel
def _search_on(box: Box, habits: Habits, setting: Setting, games: Games, game: int, done: Samples, tally: Any) -> None:
    """Grow a tree until the network has to be asked; when it is grown, play and go on to the next decision."""
    forest = games.forest
    while forest.trees[game].simulations < habits.simulations:
        if descend(box, habits, setting.schedules, forest, game, 0, forest.trees[game].simulations) == NEW:
            leaf = forest.leaves[game, 0]
            _ask(box, setting, games, game, forest.positions[game, leaf.nodes[leaf.depth]])
            return
    edge = best_at_root(habits, forest, game)
    _note(habits, games, game)
    do_in(box, games.records[game], forest.edges[game, 0, edge].action)
    _go_on(box, setting, games, game, done, tally)


@kernel
def _ask(box: Box, setting: Setting, games: Games, game: int, record: Any) -> None:
    describe(box, setting.patches, setting.spaces, record, games.games[game].aim, games.rows[game])


@kernel
def _deal(setting: Setting, games: Games, game: int) -> None:
    """A new game: the circle in any order, but for the start patch at its end, and the late patches in any order."""
    one, record = games.games[game], games.records[game]
    luck = stir(one.luck)
    games.records[game] = setting.starts[draw(luck, len(setting.starts))]
    luck = shuffle(record.circle[: count(record.waiting) - 1], luck)
    luck = shuffle(record.circle[len(record.circle) - record.late :], luck)
    luck = stir(luck)
    one.aim = 1 if chance(luck) < setting.for_score else 0
    luck = stir(luck)
    # A third of the games is played without noise: one must know what happens when nobody makes mistakes.
    one.noise = setting.noise * max(0.0, 1.5 * chance(luck) - 0.5)
    one.luck, one.decisions = luck, 0


@kernel
def shuffle(things: Any, luck: int) -> int:
    """Put things into any order; the luck left."""
    for last in range(len(things) - 1, 0, -1):
        luck = stir(luck)
        other = draw(luck, last + 1)
        things[last], things[other] = things[other], things[last]
    return luck


@kernel
def _go_on(box: Box, setting: Setting, games: Games, game: int, done: Samples, tally: Any) -> None:
    """Play what leaves no choice, deal anew if that was the end, and ask about the next decision."""
    one, record = games.games[game], games.records[game]
    while True:
        advance_to_choice(box, record)
        position = load(record)
        if not is_over(box, position):
            break
        _finish(box, games, game, position, done, tally)
        one.left -= 1
        if one.left == 0:
            return
        _deal(setting, games, game)
    luck = stir(one.luck)
    plant(games.forest, game, record, one.aim, Noise(luck, one.noise))
    root = games.forest.positions[game, 0]
    # The order of the late patches is imagined anew: nobody knows it.
    one.luck = shuffle(root.circle[len(root.circle) - root.late :], luck)
    _ask(box, setting, games, game, root)
    games.log[game, one.decisions].row[:] = games.rows[game]
    games.log[game, one.decisions].turn = position.turn


@kernel
def _note(habits: Habits, games: Games, game: int) -> None:
    """Write down what the search thought of a decision."""
    one, forest = games.games[game], games.forest
    sample, shares = games.log[game, one.decisions], forest.scratch[game]
    actions = forest.nodes[game, 0].actions
    improved(habits, forest, game, 0, shares)
    shares_of(shares, actions)
    sample.actions[:] = -1
    sample.shares[:] = 0
    wins, settled = 0.0, 0
    for number in range(actions):
        edge = forest.edges[game, 0, number]
        sample.actions[number] = edge.action
        sample.shares[number] = shares[number]
        wins += edge.win
        settled += edge.settled
    sample.hoped = wins / settled
    one.decisions = min(one.decisions + 1, games.log.shape[1] - 1)


@kernel
def _finish(box: Box, games: Games, game: int, end: Position, done: Samples, tally: Any) -> None:
    """Tell every decision of a game how it ended."""
    mine, theirs = score(box, end, end.me, end.turn), score(box, end, end.other, 1 - end.turn)
    won = mine > theirs or (mine == theirs and end.home == end.turn)  # Rule 6.3
    one = games.games[game]
    for decision in range(one.decisions):
        if tally.samples == len(done):
            break
        sample = games.log[game, decision]
        same = sample.turn == end.turn
        sample.mine, sample.theirs = (mine, theirs) if same else (theirs, mine)
        sample.won = won == same
        quilts = (end.me, end.other) if same else (end.other, end.me)
        area = len(sample.cover) // 2
        draw_quilt(box, quilts[0], sample.cover[:area])
        draw_quilt(box, quilts[1], sample.cover[area:])
        done[tally.samples] = sample
        tally.samples += 1
    tally.games[one.aim] += 1
    tally.decisions[one.aim] += one.decisions
    tally.points[one.aim] += mine + theirs
    tally.empty[one.aim] += empty_squares(box, end.me) + empty_squares(box, end.other)
    tally.first_won[one.aim] += won == (end.turn == 0)

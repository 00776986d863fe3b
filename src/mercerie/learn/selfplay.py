"""Games a network plays against itself, many at once, on the kernels: each gives the network one row a step.

A step takes what the network said of each game's leaf, lets the trees grow to the next leaf, and plays an action
wherever a search is complete. What was thought and how it ended comes back as samples, a game at a time. In some games
one of both errs, and both are told: it thinks less, or it is a guest (guests.py), of whom is learned what it does.
"""

from typing import Any

from mercerie.bots.patchwork.guided.descent import NEW, best_at_root, descend, improved, shares_of
from mercerie.bots.patchwork.guided.forest import Habits, edges_of, plant, unfold
from mercerie.bots.patchwork.guided.inputs import ERRS, FOR_SCORE, TO_WIN, describe, draw_quilt
from mercerie.bots.patchwork.guided.outputs import Noise
from mercerie.core.compiled import count, inlined, kernel
from mercerie.core.compiled_luck import chance, draw, stir
from mercerie.games.patchwork.kernels.box import Box
from mercerie.games.patchwork.kernels.records import load
from mercerie.games.patchwork.kernels.rules import Position, empty_squares, is_over, score, winner
from mercerie.games.patchwork.kernels.steps import advance_to_choice, do_in
from mercerie.learn.games import KINDS, Games, Setting
from mercerie.learn.guests import note, think
from mercerie.learn.samples import Samples

WITH_GUEST, UNEVEN = KINDS.index("with_guest"), KINDS.index("uneven")
MOST_ERRING = 0.25  # who errs makes as few simulations as one, and as many as this share of what others make


@kernel
def step(box: Box, setting: Setting, games: Games, span: Any, outputs: Any, done: Samples, tally: Any) -> None:
    """One step of the games from span[0] to span[1]. Samples of games that ended go to `done`; `tally` counts them."""
    for game in range(span[0], span[1]):
        if games.games[game].left == 0:
            continue
        if games.games[game].decisions < 0:
            _deal(setting, games, game)
            _go_on(box, setting, games, game, done, tally)
        else:
            habits = setting.habits[0 if games.games[game].noise and not _errs(games, game) else 1]
            unfold(box, setting.terms, habits, games.forest, game, 0, outputs[game])
            _search_on(box, habits, setting, games, game, done, tally)


@inlined
def _errs(games: Games, game: int) -> bool:
    """Whether the player to move is the one who errs."""
    return bool(games.games[game].aim == ERRS + games.records[game].turn)


@kernel
def _search_on(box: Box, habits: Habits, setting: Setting, games: Games, game: int, done: Samples, tally: Any) -> None:
    """Grow a tree until the network has to be asked; when it is grown, play and go on to the next decision."""
    forest = games.forest
    simulations = games.games[game].simulations if _errs(games, game) else habits.simulations
    while forest.trees[game].simulations < simulations:
        if descend(box, habits, setting.schedules, forest, game, 0, forest.trees[game].simulations) == NEW:
            leaf = forest.leaves[game, 0]
            _ask(box, setting, games, game, forest.positions[game, leaf.nodes[leaf.depth]])
            return
    edge = best_at_root(habits, forest, game)
    _note(habits, games, game)
    do_in(box, games.records[game], edges_of(forest, game, 0)[edge].action)
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
    one.aim = FOR_SCORE if chance(luck) < setting.for_score else TO_WIN
    luck = stir(luck)
    # A third of the games is played without noise: one must know what happens when nobody makes mistakes.
    one.noise = setting.noise * max(0.0, 1.5 * chance(luck) - 0.5)
    luck = _let_one_err(setting, games, one, luck)
    one.luck, one.decisions = luck, 0


@kernel
def _let_one_err(setting: Setting, games: Games, one: Any, luck: int) -> int:
    """Whether one of both errs, or a guest plays; where that one sits and how long it thinks; the luck left."""
    luck = stir(luck)
    kind = chance(luck) if one.aim == TO_WIN else 1.0
    luck = stir(luck)
    seat = draw(luck, 2)
    one.guest = seat if kind < setting.guests else -1
    if kind < setting.guests + setting.uneven:
        one.aim = ERRS + seat
    luck = stir(luck)
    least_to_most = chance(luck)
    one.playouts = int(games.guest.fewest * (games.guest.most / games.guest.fewest) ** least_to_most)
    one.simulations = int(max(1.0, setting.habits[0].simulations * MOST_ERRING) ** least_to_most)
    return luck


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
            if position.turn != one.guest:
                break
            _let_guest_play(box, setting, games, game, position)
            continue
        _finish(box, games, game, position, done, tally)
        one.left -= 1
        if one.left == 0:
            return
        _deal(setting, games, game)
    _imagine(games, game, one.noise)
    _begin_sample(box, setting, games, game, position.turn)


@kernel
def _imagine(games: Games, game: int, noise: float) -> None:
    """Plant a tree. The order of the late patches is imagined anew: nobody knows it."""
    one, forest = games.games[game], games.forest
    luck = stir(one.luck)
    plant(forest, game, games.records[game], one.aim, Noise(luck, noise))
    root = forest.positions[game, 0]
    one.luck = shuffle(root.circle[len(root.circle) - root.late :], luck)


@kernel
def _begin_sample(box: Box, setting: Setting, games: Games, game: int, turn: int) -> None:
    """Ask about a decision, and write down what was asked."""
    sample = games.log[game, games.games[game].decisions]
    _ask(box, setting, games, game, games.forest.positions[game, 0])
    sample.row[:] = games.rows[game]
    sample.turn = turn
    sample.actions[:] = -1
    sample.shares[:] = 0


@kernel
def _let_guest_play(box: Box, setting: Setting, games: Games, game: int, position: Position) -> None:
    """It thinks for itself. What it prefers is learned as well: who errs does that."""
    one = games.games[game]
    _imagine(games, game, 0.0)
    _begin_sample(box, setting, games, game, position.turn)
    thought = think(box, games.guest, games.forest.positions[game, 0], one.playouts, one.luck)
    note(games.guest, games.log[game, one.decisions])
    one.luck = thought.luck
    _count_decision(games, one)
    do_in(box, games.records[game], thought.action)


@kernel
def _count_decision(games: Games, one: Any) -> None:
    one.decisions = min(one.decisions + 1, games.log.shape[1] - 1)


@kernel
def _note(habits: Habits, games: Games, game: int) -> None:
    """Write down what the search thought of a decision."""
    one, forest = games.games[game], games.forest
    sample, shares = games.log[game, one.decisions], forest.scratch[game]
    edges = edges_of(forest, game, 0)
    improved(habits, forest, game, 0, shares)
    shares_of(shares, len(edges))
    wins, settled = 0.0, 0
    for number in range(len(edges)):
        edge = edges[number]
        sample.actions[number] = edge.action
        sample.shares[number] = shares[number]
        wins += edge.win
        settled += edge.settled
    sample.hoped = wins / settled
    _count_decision(games, one)


@kernel
def _finish(box: Box, games: Games, game: int, end: Position, done: Samples, tally: Any) -> None:
    """Tell every decision of a game how it ended."""
    mine, theirs = score(box, end, end.me, end.turn), score(box, end, end.other, 1 - end.turn)
    won = winner(box, end) == end.turn
    one = games.games[game]
    hoped = 1.0 if won else 0.0
    for decision in range(one.decisions - 1, -1, -1):
        if tally.samples == len(done):
            break
        sample = games.log[game, decision]
        same = sample.turn == end.turn
        # A guest's own hopes are of little use: what the other hoped for when it came to choose says more.
        if sample.turn == one.guest:
            sample.hoped = hoped if same else 1 - hoped
        hoped = sample.hoped if same else 1 - sample.hoped
        sample.mine, sample.theirs = (mine, theirs) if same else (theirs, mine)
        sample.won = won == same
        quilts = (end.me, end.other) if same else (end.other, end.me)
        area = len(sample.cover) // 2
        draw_quilt(box, quilts[0], sample.cover[:area])
        draw_quilt(box, quilts[1], sample.cover[area:])
        done[tally.samples] = sample
        tally.samples += 1
    erring = one.aim - ERRS  # a seat, or nobody's
    kind = one.aim if erring < 0 else WITH_GUEST if one.guest >= 0 else UNEVEN
    tally.games[kind] += 1
    tally.decisions[kind] += one.decisions
    tally.points[kind] += mine + theirs
    tally.empty[kind] += empty_squares(box, end.me) + empty_squares(box, end.other)
    tally.first_won[kind] += won == (end.turn == 0)
    if erring >= 0:
        tally.erring_lost[kind] += won == (end.turn != erring)

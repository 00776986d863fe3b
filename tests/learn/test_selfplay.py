"""Games a network plays against itself are whole games by the rules, and what is learned from them is true."""

import numpy as np
import pytest
from learn.small import BOX, check_samples, width_of
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.forest import new_habits
from mercerie.bots.patchwork.guided.inputs import AIM, ERRS, layout_of
from mercerie.games.patchwork.kernels import box_tables, unpack
from mercerie.learn.games import TALLY, Games, new_games, new_setting
from mercerie.learn.samples import Samples, sample_type
from mercerie.learn.selfplay import step

GAMES, SIMULATIONS = 12, 6


def played(
    for_score: float = 0.0, noise: float = 1.0, luck: int = 3, uneven: float = 0.0, simulations: int = SIMULATIONS
) -> tuple[Samples, np.void, Games]:
    """A game in each row, by a network that knows nothing."""
    habits, layout = new_habits(simulations=simulations), layout_of(BOX)
    setting = new_setting(BOX, habits, for_score, noise, uneven=uneven)
    games = new_games(BOX, habits, np.zeros((GAMES, layout.width), np.uint8), luck, left=1)
    outputs = np.zeros((GAMES, width_of(BOX)), np.float32)
    done, tally = np.zeros(GAMES * 60, sample_type(layout)), np.zeros(1, TALLY)[0]
    span = np.array([0, GAMES])
    while games.games["left"].any():
        step(box_tables(BOX), setting, games, span, outputs, done, tally)
    return done[: tally["samples"]], tally, games


def test_every_game_ends_and_every_decision_is_told_how() -> None:
    samples, tally, games = played()
    check_samples(samples)
    assert tally["games"].sum() == GAMES
    assert tally["decisions"].sum() == len(samples)
    ends = [unpack(record, BOX) for record in games.records]
    assert all(end.is_over for end in ends)
    scores = sorted(tuple(sorted(end.scores())) for end in ends)
    told = {tuple(sorted((int(sample["mine"]), int(sample["theirs"])))) for sample in samples}
    assert told == set(scores)
    assert tally["points"].sum() == sum(map(sum, scores))


def test_who_won_is_told_from_the_side_of_the_player_to_move() -> None:
    samples, _, _ = played()
    ahead = samples["mine"] != samples["theirs"]
    assert (samples["won"][ahead] == (samples["mine"] > samples["theirs"])[ahead]).all()


def test_both_quilts_are_told_as_they_are_at_the_end() -> None:
    samples, _, games = played()
    area = layout_of(BOX).side ** 2
    assert (samples["cover"] >= samples["row"][:, : 2 * area]).all()  # what is covered stays covered
    ends = [unpack(record, BOX) for record in games.records]
    quilts = {player.quilt for end in ends for player in end.players}
    told = samples["cover"].reshape(-1, area)
    assert {sum(1 << int(square) for square in np.flatnonzero(quilt)) for quilt in told} == quilts


def test_deals_have_every_patch_once_and_the_start_patch_last() -> None:
    samples, _, _ = played()
    layout = layout_of(BOX)
    circles = samples["row"][:, layout.circle : layout.numbers]
    dealt = circles[(circles > 0).sum(1) == layout.patches]
    start = sorted(BOX.patches).index(BOX.start) + 1
    assert len(dealt)
    for circle in dealt:
        assert sorted(circle) == [*range(1, layout.patches + 1)]
        assert circle[-1] == start


def test_the_same_luck_plays_the_same_games() -> None:
    assert (played(luck=5)[0] == played(luck=5)[0]).all()
    assert len(played(luck=5)[0]) != len(played(luck=6)[0])


def aims_told(samples: Samples) -> NDArray[np.uint8]:
    """For score, I err, they err."""
    aims: NDArray[np.uint8] = samples["row"][:, layout_of(BOX).numbers :][:, AIM]
    return aims


@pytest.mark.parametrize("for_score", [0, 1])
def test_games_for_score_are_marked(for_score: int) -> None:
    samples, tally, _ = played(for_score)
    assert set(map(tuple, aims_told(samples))) == {(for_score, 0, 0)}
    assert tally["games"][for_score] == GAMES


def test_where_one_errs_both_are_told_who() -> None:
    samples, tally, games = played(uneven=1.0)
    assert tally["games"].tolist() == [0, 0, 0, GAMES]
    erring = games.games["aim"] - ERRS
    assert set(erring) == {0, 1}
    told = aims_told(samples)
    assert (told.sum(1) == 1).all()
    assert (told[:, 0] == 0).all()
    assert set(told[:, 1]) == {0, 1}
    check_samples(samples)


def test_who_errs_thinks_less_and_loses_more() -> None:
    """Even with a network that knows nothing: what lies within reach is still found, if one looks."""
    _, tally, games = played(uneven=1.0, noise=0.0, simulations=64)
    assert (games.games["simulations"] <= 16).all()
    assert tally["erring_lost"].tolist()[:3] == [0, 0, 0]
    assert tally["erring_lost"][3] > GAMES / 2


def test_nobody_errs_where_each_plays_for_the_own_score() -> None:
    samples, tally, _ = played(for_score=1.0, uneven=1.0)
    assert tally["games"].tolist() == [0, GAMES, 0, 0]
    assert (aims_told(samples)[:, 1:] == 0).all()


def test_games_without_noise_are_searched_as_a_bot_searches() -> None:
    """Without rounds at the root: else what happens at the table would never have been seen."""
    setting = new_setting(BOX, new_habits(simulations=SIMULATIONS, explore=0.2))
    assert setting.habits["rounds"].tolist() == [1, 0]
    assert setting.habits["explore"].tolist() == [0.2, 0.2]

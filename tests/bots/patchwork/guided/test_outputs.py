"""What the network says becomes a share for every action that is kept."""

from typing import Any

import numpy as np
import pytest
from bots.patchwork.guided.toys import walk

from mercerie.bots.patchwork.guided.outputs import EDGE, EXPECTED, Noise, policy_width, terms_of, weigh
from mercerie.games import GAMES
from mercerie.games.patchwork import Action, Advance, Buy, Sew, State, ThrowAway
from mercerie.games.patchwork.encode import action_of
from mercerie.games.patchwork.kernels import box_tables, pack
from mercerie.games.patchwork.quilt import squares
from mercerie.games.patchwork.symmetry import SYMMETRIES, turn_cells

BOTH = ("patchwork", "patchwork-express")
NO_NOISE = Noise(0, 0.0)
ALL = 600  # more places than any patch has


def said(state: State, seed: int = 1) -> Any:
    return np.random.default_rng(seed).normal(size=policy_width(state.box) + EXPECTED).astype(np.float32)


def weighed(state: State, output: Any, places: int = ALL, noise: Noise = NO_NOISE) -> dict[Action, float]:
    edges = np.zeros(3 * ALL, EDGE)
    box = state.box
    made = weigh(box_tables(box), terms_of(box), pack([state])[0], output, edges, places, noise)
    assert edges["share"][:made].sum() == pytest.approx(1, abs=1e-4)
    return {action_of(state.view(None), int(edge["action"])): float(edge["logit"]) for edge in edges[:made]}


def place_logit(state: State, output: Any, buy: Buy) -> float:
    """The plain way: a number for each square covered, and for each beside."""
    side = state.box.side
    area, slot = side * side, state.circle.index(buy.patch)
    part = output[slot * 2 * area :]
    covered = set(squares(state.box.places[buy.patch][buy], side))
    beside = {
        (row + down, col + right)
        for row, col in covered
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        if 0 <= row + down < side and 0 <= col + right < side
    } - covered
    return float(
        sum(part[row * side + col] for row, col in covered) + sum(part[area + row * side + col] for row, col in beside)
    )


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("steps", [0, 6, 15, 24])
def test_every_legal_action_is_weighed_and_no_other(game: str, steps: int) -> None:
    state = walk(GAMES[game], 2, steps)
    weighed_actions = set(weighed(state, said(state)))
    if state.players[state.turn].quilt:
        assert weighed_actions == set(state.legal_actions())
    else:
        assert weighed_actions < set(state.legal_actions())


@pytest.mark.parametrize("game", BOTH)
def test_on_an_empty_quilt_one_of_all_mirror_images_is_weighed(game: str) -> None:
    state = GAMES[game].new(2, 2)
    assert isinstance(state, State)
    box = state.box

    def images(buy: Buy) -> frozenset[int]:
        return frozenset(turn_cells(box.places[buy.patch][buy], box.side, symmetry) for symmetry in SYMMETRIES)

    kept = [(action.patch, images(action)) for action in weighed(state, said(state)) if isinstance(action, Buy)]
    every = {(action.patch, images(action)) for action in state.legal_actions() if isinstance(action, Buy)}
    assert len(kept) == len(set(kept))
    assert set(kept) == every


@pytest.mark.parametrize("game", BOTH)
def test_the_places_of_a_patch_share_what_it_is_wanted(game: str) -> None:
    state = walk(GAMES[game], 2, 6)
    output, area = said(state), state.box.side**2
    logits = weighed(state, output)
    for slot, patch in enumerate(state.offer):
        of_patch = {a: logit for a, logit in logits.items() if isinstance(a, Buy) and a.patch == patch}
        if not of_patch:
            continue
        wish = output[7 * area + slot]
        assert np.logaddexp.reduce([*of_patch.values()]) == pytest.approx(wish, abs=1e-4)
        plain = {action: place_logit(state, output, action) for action in of_patch}
        shift = {logit - plain[action] for action, logit in of_patch.items()}
        assert max(shift) - min(shift) < 1e-3
    assert logits[Advance()] == pytest.approx(output[7 * area + 3])


@pytest.mark.parametrize("game", BOTH)
def test_leather_goes_where_the_network_says_or_away(game: str) -> None:
    state = next(state for seed in range(200) if (state := walk(GAMES[game], seed, 30)).to_sew)
    output, side = said(state), state.box.side
    logits = weighed(state, output)
    start = 6 * side * side
    sewn = {a: logit for a, logit in logits.items() if isinstance(a, Sew)}
    assert max(sewn, key=sewn.__getitem__) == max(sewn, key=lambda sew: output[start + sew.row * side + sew.col])
    assert (ThrowAway() in logits) == state.box.leather_may_be_thrown_away


def test_only_the_best_places_of_each_patch_are_kept() -> None:
    state = walk(GAMES["patchwork"], 2, 6)
    output = said(state)
    few = weighed(state, output, places=2)
    for patch in {action.patch for action in state.legal_actions() if isinstance(action, Buy)}:
        every = [action for action in state.legal_actions() if isinstance(action, Buy) and action.patch == patch]
        best = sorted(every, key=lambda action: -place_logit(state, output, action))[:2]
        assert {action for action in few if isinstance(action, Buy) and action.patch == patch} == set(best)


def test_with_noise_places_are_drawn_by_their_shares() -> None:
    state = GAMES["patchwork"].new(2, 1)
    output = said(state)
    kept: dict[Action, int] = {}
    for luck in range(1, 400):
        for action in weighed(state, output, 1, Noise(luck * 7919, 1.0)):
            kept[action] = kept.get(action, 0) + 1
    logits = weighed(state, output)
    patch = next(action.patch for action in logits if isinstance(action, Buy))
    of_patch = [action for action in logits if isinstance(action, Buy) and action.patch == patch]
    shares = np.exp([logits[action] for action in of_patch])
    likely = of_patch[int(shares.argmax())]
    expected = 399 * shares.max() / shares.sum()
    assert kept.get(likely, 0) == pytest.approx(expected, abs=4 * np.sqrt(expected) + 1)

"""What is said in short is written out where it is needed, as often as somebody asks."""

from typing import Any

import numpy as np
import pytest
from bots.patchwork.guided.toys import walk

from mercerie.bots.patchwork.guided.inputs import Floats
from mercerie.bots.patchwork.guided.shorthand import Writer, new_writer, short_width, write_out
from mercerie.games import GAMES
from mercerie.games.patchwork import State
from mercerie.games.patchwork.kernels import box_tables, pack

BOTH = ("patchwork", "patchwork-express")
PICTURES = 4


def some(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(np.float32)


def written(state: State) -> tuple[Writer, Floats, Floats]:
    """A writer that has written out something said of a position; the pictures, and what was said."""
    box = state.box
    writer = new_writer(box, some(len(box.patches) + 1, 2 * PICTURES))
    pictures, short = some(PICTURES, box.side**2), some(short_width(box, PICTURES))
    for _ in range(2):
        writer.said[:] = np.nan
        write_out(box_tables(box), writer, pack([state])[0], pictures, short)
    return writer, pictures, short


def lit(pictures: Floats, short: Floats, offer: int) -> Any:
    first = (2 * offer + 1) * PICTURES
    add, times = short[first : first + PICTURES], short[first + PICTURES : first + 2 * PICTURES]
    return np.maximum(0, pictures * (1 + times[:, None]) + add[:, None])


def can_pay_for_some(state: State) -> bool:
    """Of the patches on offer, and not for all."""
    costs = [state.box.patches[patch].cost for patch in state.offer]
    return not state.to_sew and min(costs) <= state.players[state.turn].buttons < max(costs)


@pytest.mark.parametrize("game", BOTH)
def test_squares_have_numbers_for_the_patches_one_can_pay_for(game: str) -> None:
    state = next(state for seed in range(200) if can_pay_for_some(state := walk(GAMES[game], seed, 7)))
    (writer, pictures, short), area, ids = written(state), state.box.side**2, sorted(state.box.patches)
    for slot, patch in enumerate(state.offer):
        maps = writer.said[2 * slot * area : 2 * (slot + 1) * area].reshape(2, area)
        if state.box.patches[patch].cost > state.players[state.turn].buttons:
            assert np.isnan(maps).all()
            continue
        wants = short[2 * slot * PICTURES : 2 * (slot + 1) * PICTURES] + writer.suits[ids.index(patch) + 1]
        assert np.allclose(maps, wants.reshape(2, PICTURES) @ lit(pictures, short, state.box.offer), atol=1e-4)


@pytest.mark.parametrize("game", BOTH)
def test_leather_has_a_map_of_its_own(game: str) -> None:
    state = next(state for seed in range(200) if (state := walk(GAMES[game], seed, 30)).to_sew)
    writer, pictures, short = written(state)
    offer, area = state.box.offer, state.box.side**2
    leather = writer.said[2 * offer * area : (2 * offer + 1) * area]
    wants = short[2 * offer * PICTURES : (2 * offer + 1) * PICTURES]
    assert np.isnan(writer.said[: 2 * offer * area]).all()
    assert np.allclose(leather, wants @ lit(pictures, short, offer), atol=1e-4)


def test_choices_and_what_is_expected_stay_as_they_are() -> None:
    state = walk(GAMES["patchwork"], 3, 7)
    writer, _, short = written(state)
    assert (writer.said[-8:] == short[-8:]).all()

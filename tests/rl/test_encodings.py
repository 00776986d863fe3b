"""An encoding holds everything that is open: change any one thing and the observation changes."""

from collections.abc import Callable
from dataclasses import fields, replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from laws.test_views import HIDDEN
from laws.variants import Variant, every_game, seeds, some_position

from mercerie import GAMES
from mercerie.core import BadOption
from mercerie.core.luck import shuffled
from mercerie.games import patchwork, textile, timeline
from mercerie.games.timeline import Turned
from mercerie.rl.encodings import encoding_of

Change = Callable[[Any, Random], Any]


def _other(values: tuple[Any, ...], value: Any, rng: Random) -> Any:
    return rng.choice([other for other in values if other != value])


def _one(values: tuple[Any, ...], rng: Random, change: Change) -> tuple[Any, ...]:
    index = rng.randrange(len(values))
    return (*values[:index], change(values[index], rng), *values[index + 1 :])


def _player(player: patchwork.Player, rng: Random) -> patchwork.Player:
    name = rng.choice(["time", "buttons", "income", "quilt"])
    value = getattr(player, name)
    return replace(player, **{name: value ^ 1 << rng.randrange(49) if name == "quilt" else value + 1})


def _turned(turned: Turned | None, rng: Random) -> Turned | None:
    if turned is None:
        return None
    name = rng.choice(["seat", "gap", "right"])
    changes: dict[str, Any] = {"seat": 1 - turned.seat % 2, "gap": turned.gap + 1, "right": not turned.right}
    return replace(turned, **{name: changes[name]})


# By game, a change to each open field that keeps it a possible value.
CHANGES: dict[type, dict[str, Change]] = {
    patchwork.State: {
        "players": lambda players, rng: _one(players, rng, _player),
        "circle": shuffled,
        "leather": lambda leather, _: leather[1:],
        "turn": lambda turn, _: 1 - turn,
        "to_sew": lambda to_sew, _: to_sew + 1,
        "tile": lambda tile, rng: _other((None, 0, 1), tile, rng),
        "home": lambda home, rng: _other((None, 0, 1), home, rng),
    },
    textile.State: {
        "piles": lambda piles, rng: _one(piles, rng, lambda pile, _: pile + 1),
        "patches": lambda patches, rng: _one(patches, rng, lambda patch, _: () if patch else (textile.Tile(0, 0, 1),)),
        "points": lambda points, rng: _one(points, rng, lambda count, _: count + 1),
        "turn": lambda turn, _: 1 - turn % 2,
        "teams": lambda teams, _: not teams,
        "sewn": lambda sewn, _: sewn[:-1],
        "acted": lambda acted, rng: _one(acted, rng, lambda when, _: when + 1),
    },
    timeline.State: {
        "line": shuffled,
        "hands": lambda hands, rng: _one(hands, rng, shuffled),
        "in_play": lambda in_play, _: (*in_play[1:], in_play[0]),
        "turn": lambda turn, _: 1 - turn % 2,
        "missed": lambda missed, _: missed[1:],
        "round": lambda number, _: number + 1,
        "sudden_death": lambda sudden, _: not sudden,
        "turned": _turned,
        "winners": lambda winners, _: () if winners else (0,),
        "pile": lambda pile, _: pile[1:],
    },
}
# What stays the same at a table, and what is worked out from other fields.
SETTLED = {"box", "deck", "difficulty", "cloth"}


@every_game
@given(seed=seeds)
def test_everything_open_is_observed(variant: Variant, seed: int) -> None:
    state, rng = some_position(variant, seed), Random(seed)
    encoding = encoding_of(variant.game, variant.seats, **variant.options)

    for name, change in CHANGES[type(state)].items():
        changed = replace(state, **{name: change(getattr(state, name), rng)})
        for seat in range(variant.seats):
            before, after = state.view(seat), changed.view(seat)
            if before != after and (name != "turn" or state.to_move is not None):
                assert not np.array_equal(encoding.observe(before), encoding.observe(after)), name


@pytest.mark.parametrize("state", CHANGES, ids=lambda state: state.__module__)
def test_every_open_field_is_among_the_changes(state: type) -> None:
    hidden = {"late", "luck"} & set(HIDDEN.get(state, {}))

    assert set(CHANGES[state]) | SETTLED | hidden >= {field.name for field in fields(state)}


@every_game
def test_the_parts_of_an_encoding_make_up_its_shape(variant: Variant) -> None:
    encoding = encoding_of(variant.game, variant.seats, **variant.options)

    assert sum(part.size for part in encoding.parts) == np.prod(encoding.shape)
    assert len({part.name for part in encoding.parts}) == len(encoding.parts)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="2 or 4 players"):
        encoding_of(GAMES["textile"], 3)

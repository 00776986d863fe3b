"""Games under way, side by side: what each is, what all have in common, and what those that ended came to."""

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mercerie.bots.patchwork.guided.descent import Schedules, schedules_of
from mercerie.bots.patchwork.guided.forest import Forest, Habits, new_forest
from mercerie.bots.patchwork.guided.inputs import layout_of, leather_bits
from mercerie.bots.patchwork.guided.outputs import Terms, terms_of
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.records import POSITION, Records, pack
from mercerie.games.patchwork.rules import deal
from mercerie.learn.guests import Guest, new_guest
from mercerie.learn.samples import LONGEST_GAME, Samples, sample_type

GAME = np.dtype(
    [
        ("luck", np.int64),
        ("left", np.int64),  # so many games are still to be played here, with the one under way
        ("decisions", np.int32),  # of the game under way; -1 before the first deal
        ("aim", np.int32),  # what it is played for: see guided/inputs.py
        ("simulations", np.int32),  # of the one who errs, if one does
        ("guest", np.int32),  # the seat of a guest, or -1
        ("playouts", np.int32),  # the guest makes so many
        ("noise", np.float64),
    ],
    align=True,
)
KINDS = ("to_win", "for_score", "with_guest", "uneven")
# What the games that ended came to, by their kind.
TALLY = np.dtype(
    [
        ("samples", np.int64),
        ("games", np.int64, len(KINDS)),
        ("decisions", np.int64, len(KINDS)),
        ("points", np.int64, len(KINDS)),  # of both players
        ("empty", np.int64, len(KINDS)),
        ("first_won", np.int64, len(KINDS)),
        ("erring_lost", np.int64, len(KINDS)),  # by who errs, or is a guest
    ]
)


Playouts = tuple[int, int]  # of a guest: at least, at most


class Setting(NamedTuple):
    """What all games have in common."""

    terms: Terms
    habits: NDArray[Any]  # of searches that stray, and of those that do not
    schedules: Schedules
    starts: Records  # deals to be shuffled
    patches: int
    spaces: int  # that can have leather, as bits
    for_score: float  # the share of games in which each plays for the own score
    noise: float  # how far searches stray at the root, at most, so that other things are tried
    guests: float  # the share of the other games in which a guest plays,
    uneven: float  # and of those in which one of both errs


class Games(NamedTuple):
    """Games under way."""

    forest: Forest
    records: Records
    games: NDArray[Any]
    log: Samples  # by game and decision
    rows: NDArray[np.uint8]  # what the network is asked, by game
    guest: Guest


def new_setting(
    box: Components,
    habits: Habits,
    for_score: float = 0.0,
    noise: float = 0.0,
    guests: float = 0.0,
    uneven: float = 0.0,
) -> Setting:
    """Every layout of the leather is dealt, the usual one three times as often."""
    layouts = list(box.track.leather)
    starts = pack([deal(box, layout, 0, Random(0)) for layout in [layouts[0]] * 3 + layouts[1:]])
    spaces = leather_bits(box)
    shares = float(for_score), float(noise), float(guests), float(uneven)
    both = np.stack([habits, habits])
    both[1]["rounds"] = 0  # as a bot plays: what happens then must have been seen
    return Setting(terms_of(box), both, schedules_of(habits), starts, len(box.patches), spaces, *shares)


def new_games(
    box: Components, habits: Habits, rows: NDArray[np.uint8], luck: int, left: int = 2**62, playouts: Playouts = (0, 0)
) -> Games:
    """A game for each row; the first step deals them. A guest makes so many playouts, at least and at most."""
    games = len(rows)
    actions = 2 + box.offer * int(habits["places"])  # of a node, at most; its root's have room of their own
    made = Games(
        new_forest(games, int(habits["simulations"]) + 1, actions=actions),
        np.zeros(games, POSITION),
        np.zeros(games, GAME),
        np.zeros((games, LONGEST_GAME), sample_type(layout_of(box))),
        rows,
        new_guest(*playouts),
    )
    begin_anew(made, luck, left)
    return made


def begin_anew(games: Games, luck: int, left: int = 2**62) -> None:
    """Drop the games under way: the next step deals new ones."""
    games.games["luck"] = np.random.default_rng(luck).integers(1, 2**62, len(games.games))
    games.games["decisions"] = -1
    games.games["left"] = left

"""How many sequences of one, two, three and more actions there are from fixed positions.

The numbers were also found by a second program that shares no code with the package: when one changes, a rule has.
"""

from dataclasses import replace

import pytest
from games.patchwork.quilts import all_but

from mercerie.games.patchwork import EXPRESS, PATCHWORK, Player, State


def perft(state: State, depth: int) -> int:
    actions = state.legal_actions()
    return len(actions) if depth == 1 else sum(perft(state.apply(action), depth - 1) for action in actions)


def crowded(state: State, mine: int, yours: int, *, space: int) -> State:
    """Two quilts with little room, whose owners can pay, where leather, income or the end is near."""
    players = (
        Player(time=space, buttons=9, income=2, quilt=mine),
        Player(time=space + 1, buttons=4, income=1, quilt=yours),
    )
    return replace(state, players=players, turn=0)


NINE = (
    all_but("a1", "b1", "c1", "a2", "b2", "c2", "d2", "b3", "i9", "h9", "g9", "i8"),
    all_but("d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "a9", "b9"),
)
SEVEN = (
    all_but("a1", "b1", "c1", "a2", "b2", "c2", "d2", "b3", "g7", "f7", side=7),
    all_but("d4", "e4", "f4", "d5", "e5", "a7", "b7", "c7", side=7),
)
ORIGINAL = PATCHWORK.new(seats=2, seed=1, first=0)
REVISED = PATCHWORK.new(seats=2, seed=1, first=0, leather="revised")
SMALL = EXPRESS.new(seats=2, seed=1, first=0)
# Six patches left: the first purchase brings the blue ones.
LATE = replace(SMALL, circle=SMALL.circle[-6:])

POSITIONS = {
    "patchwork, seed 1": (ORIGINAL, (453, 170249)),
    "patchwork, seed 2": (PATCHWORK.new(seats=2, seed=2, first=1), (837, 526617)),
    "express, seed 1": (SMALL, (321, 99441)),
    "express, seed 2": (EXPRESS.new(seats=2, seed=2, first=1), (435, 94133)),
    "express, blue patches near": (LATE, (483, 222749)),
    "patchwork, leather on 20": (crowded(ORIGINAL, *NINE, space=18), (15, 134, 374, 861, 1711)),
    "patchwork, no leather near": (crowded(REVISED, *NINE, space=18), (15, 40, 109, 210, 932)),
    "patchwork, leather on 38": (crowded(REVISED, *NINE, space=36), (15, 134, 374, 861, 1711)),
    "patchwork, near the end": (crowded(ORIGINAL, *NINE, space=49), (15, 134, 374, 847, 632)),
    "express, leather and income near": (crowded(SMALL, *SEVEN, space=5), (8, 58, 81, 226, 449)),
    "express, leather and blue patches near": (crowded(LATE, *SEVEN, space=5), (14, 97, 418, 906)),
    "express, near the end": (crowded(LATE, *SEVEN, space=26), (14, 97, 418, 774, 0)),
}


@pytest.mark.parametrize(("state", "counts"), POSITIONS.values(), ids=POSITIONS.keys())
def test_sequences_of_actions_are_counted(state: State, counts: tuple[int, ...]) -> None:
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts

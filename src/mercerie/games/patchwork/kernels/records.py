"""Positions in memory: one NumPy record each, so that many games are an array."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercerie.core.compiled import inlined, kernel, wide
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.kernels.box import whole, windows
from mercerie.games.patchwork.kernels.rules import NOBODY, PLACES, Position, Quilter
from mercerie.games.patchwork.rules import State
from mercerie.games.patchwork.view import Player

# By seat where there are two; the meaning of each is told in rules.py.
POSITION = np.dtype(
    [
        ("upper", np.int64, 2),
        ("lower", np.int64, 2),
        ("waiting", np.int64),
        ("leather", np.int64),
        ("buttons", np.int16, 2),
        ("time", np.int8, 2),
        ("income", np.int8, 2),
        ("token", np.int8),
        ("late", np.int8),
        ("turn", np.int8),
        ("to_sew", np.int8),
        ("tile", np.int8),
        ("home", np.int8),
        ("circle", np.uint8, PLACES),
    ],
    align=True,
)
Records = NDArray[Any]


def pack(states: list[State]) -> Records:
    """Positions as records, in the same order."""
    records = np.zeros(len(states), POSITION)
    for record, state in zip(records, states, strict=True):
        _pack(record, state)
    return records


def _pack(record: Any, state: State) -> None:
    side = state.box.side
    index = {patch: number for number, patch in enumerate(sorted(state.box.patches))}
    for seat, player in enumerate(state.players):
        record["upper"][seat], record["lower"][seat] = windows(player.quilt, side)
        record["buttons"][seat], record["time"][seat] = player.buttons, player.time
        record["income"][seat] = player.income
    record["circle"][: len(state.circle)] = [index[patch] for patch in state.circle]
    if state.late:
        record["circle"][-len(state.late) :] = [index[patch] for patch in state.late]
    record["waiting"] = (1 << len(state.circle)) - 1
    record["leather"] = sum(1 << space for space in state.leather)
    record["late"], record["turn"], record["to_sew"] = len(state.late), state.turn, state.to_sew
    record["tile"] = NOBODY if state.tile is None else state.tile
    record["home"] = NOBODY if state.home is None else state.home


def unpack(record: Any, box: Components) -> State:
    """A record as a position; who sewed what where is not in it."""
    ids, waiting, token = sorted(box.patches), int(record["waiting"]), int(record["token"])
    spots = [spot for spot in (*range(token, PLACES), *range(token)) if waiting >> spot & 1]
    late = int(record["late"])
    first, second = (_player(record, seat, box.side) for seat in (0, 1))
    return State(
        box=box,
        players=(first, second),
        circle=tuple(ids[record["circle"][spot]] for spot in spots),
        late=tuple(ids[patch] for patch in record["circle"][PLACES - late :]),
        leather=tuple(space for space in range(box.track.end + 1) if int(record["leather"]) >> space & 1),
        turn=int(record["turn"]),
        to_sew=int(record["to_sew"]),
        tile=None if record["tile"] == NOBODY else int(record["tile"]),
        home=None if record["home"] == NOBODY else int(record["home"]),
    )


def _player(record: Any, seat: int, side: int) -> Player:
    quilt = whole(int(record["upper"][seat]), int(record["lower"][seat]), side)
    return Player(int(record["time"][seat]), int(record["buttons"][seat]), int(record["income"][seat]), quilt)


@kernel
def load(record: Any) -> Position:
    """A record as the position of the player to move; the circle is shared, not copied."""
    turn = wide(record.turn)
    return Position(
        _quilter(record, turn),
        _quilter(record, 1 - turn),
        record.waiting,
        wide(record.token),
        wide(record.late),
        record.leather,
        turn,
        wide(record.to_sew),
        wide(record.tile),
        wide(record.home),
    )


@inlined
def _quilter(record: Any, seat: int) -> Quilter:
    return Quilter(
        record.upper[seat],
        record.lower[seat],
        wide(record.time[seat]),
        wide(record.buttons[seat]),
        wide(record.income[seat]),
    )


@kernel
def store(record: Any, position: Position) -> None:
    """A position as a record, all but the circle, which it shares."""
    _store_quilter(record, position.turn, position.me)
    _store_quilter(record, 1 - position.turn, position.other)
    record.waiting = position.waiting
    record.token = position.token
    record.late = position.late
    record.leather = position.leather
    record.turn = position.turn
    record.to_sew = position.to_sew
    record.tile = position.tile
    record.home = position.home


@inlined
def _store_quilter(record: Any, seat: int, quilter: Quilter) -> None:
    record.upper[seat] = quilter.upper
    record.lower[seat] = quilter.lower
    record.time[seat] = quilter.time
    record.buttons[seat] = quilter.buttons
    record.income[seat] = quilter.income

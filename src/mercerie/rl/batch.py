"""Many games of Patchwork or Patchwork Express at once, on the compiled kernels: one row of every array is one game.

Numbers and planes are those of `games/patchwork/encode.py`, so what is learned here plays everywhere else.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from mercerie.core import BadOption, IllegalAction, OptionValue
from mercerie.games import GAMES
from mercerie.games.patchwork import encode, kernels
from mercerie.games.patchwork.kernels.planes import layout_of, observe_all
from mercerie.games.patchwork.kernels.records import Records
from mercerie.rl.rewards import check_reward

Numbers = npt.NDArray[np.int64]
Seats = npt.NDArray[np.int8]
PLAYERS = 2


class BatchEnv:
    """So many games side by side. `records` are the positions; `to_move` is -1 where a game is over."""

    def __init__(
        self, game: str, size: int, *, seed: int | None = None, reward: str = "win", **options: OptionValue
    ) -> None:
        if game not in ("patchwork", "patchwork-express"):
            raise BadOption(f"There are no kernels for {game}: choose patchwork or patchwork-express.")
        self._start = GAMES[game].new(PLAYERS, seed=0, **options)
        self._lot = not isinstance(options.get("first", "lot"), int)
        self._reward = check_reward(reward)
        self._rng = np.random.default_rng(seed)
        self.box = self._start.box
        self._tables = kernels.box_tables(self.box)
        self.action_count = encode.action_count(self.box)
        self.shape = (encode.plane_count(self.box), self.box.side, self.box.side)
        self.records = self._deal(size)

    @property
    def size(self) -> int:
        return len(self.records)

    @property
    def to_move(self) -> Seats:
        seats = np.empty(self.size, np.int8)
        kernels.to_move_all(self._tables, self.records, seats)
        return seats

    def reset(self, which: npt.NDArray[np.bool_] | None = None) -> None:
        """Deal again: all games, or those where `which` is true, for instance the ones that are over."""
        chosen = np.ones(self.size, bool) if which is None else which
        self.records[chosen] = self._deal(int(chosen.sum()))

    def _deal(self, size: int) -> Records:
        """What `deal` of the rules does, for all games at once: the start patch last, the others in any order."""
        ids = sorted(self.box.patches)
        late = [ids.index(patch) for patch in self.box.late]
        others = [number for number, patch in enumerate(ids) if number not in late and patch != self.box.start]
        records = np.repeat(kernels.pack([self._start]), size)
        circle = records["circle"]
        circle[:, : len(others)] = self._shuffled(others, size)
        circle[:, len(others)] = ids.index(self.box.start)
        circle[:, circle.shape[1] - len(late) :] = self._shuffled(late, size)
        if self._lot:
            records["turn"] = self._rng.integers(PLAYERS, size=size)
        return records

    def _shuffled(self, patches: list[int], size: int) -> npt.NDArray[Any]:
        return self._rng.permuted(np.tile(np.array(patches, np.uint8), (size, 1)), axis=1)

    def masks(self) -> npt.NDArray[np.int8]:
        """For each game 1 for each legal action; all 0 where the game is over."""
        masks = np.empty((self.size, self.action_count), np.int8)
        kernels.legal_all(self._tables, self.records, masks)
        return masks

    def observe(self, seats: Seats | None = None) -> npt.NDArray[np.float32]:
        """For each game the planes as one seat sees them: the one whose turn it is, unless others are given."""
        return self._planes(self.records, self.records["turn"] if seats is None else seats)

    def peek(self, games: Numbers, actions: Numbers, seats: Seats) -> npt.NDArray[np.float32]:
        """What seats would see if these legal actions were done in these games; nothing is done."""
        records = self.records[games]
        kernels.apply_all(self._tables, records, actions)
        return self._planes(records, seats)

    def _planes(self, records: Records, seats: Seats) -> npt.NDArray[np.float32]:
        planes = np.empty((len(records), *self.shape), np.float32)
        observe_all(self._tables, layout_of(self.box), records, np.ascontiguousarray(seats), planes)
        return planes

    def random_actions(self) -> Numbers:
        """Any legal action for each game, all equally likely; 0 where the game is over."""
        drawn: Numbers = np.argmax(self.masks() * self._rng.random((self.size, self.action_count)), axis=1)
        return drawn

    def step(self, actions: Numbers) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """One action in each game; a game that is over waits. The rewards of both seats, and which games just ended."""
        waiting = self.to_move < 0
        legal = self.masks()[np.arange(self.size), actions] == 1
        if not (legal | waiting).all():
            game = int(np.flatnonzero(~(legal | waiting))[0])
            raise IllegalAction(f"{actions[game]} is not legal in game {game}: choose a number where its mask is 1.")
        kernels.apply_all(self._tables, self.records, actions)
        ended = (self.to_move < 0) & ~waiting
        return np.where(ended[:, None], self._worth(), 0).astype(np.float32), ended

    def _worth(self) -> npt.NDArray[Any]:
        scores = np.empty((self.size, PLAYERS), np.int64)
        kernels.scores_all(self._tables, self.records, scores)
        margin = scores[:, 0] - scores[:, 1]
        if self._reward == "win":
            winners = np.empty(self.size, np.int8)
            kernels.winners_all(self._tables, self.records, winners)
            margin = np.where(winners == 0, 1, -1)
        return np.stack([margin, -margin], axis=1)

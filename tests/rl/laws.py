"""Laws that the peers' own suites do not know: an environment tells nothing hidden, and hides nothing legal."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Protocol

import numpy as np
from laws.variants import Variant, some_position

from mercerie.rl.aec import TableEnv
from mercerie.rl.encodings import encoding_of
from mercerie.rl.solo import AgainstBots

Told = Mapping[str, Any]


class Window(Protocol):
    """An environment that can be moved to any state, and asked what it tells a seat there."""

    def told(self, state: Any, seat: int) -> Told: ...


class AecWindow:
    """A PettingZoo environment."""

    def __init__(self, env: TableEnv) -> None:
        env.reset(seed=1)
        self._env = env

    def told(self, state: Any, seat: int) -> Told:
        self._env.position = self._env.numbered.at(state)
        agent = self._env.possible_agents[seat]
        return {**self._env.observe(agent), "text": self._env.render(), "info": self._env.infos[agent]}


class SoloWindow:
    """A Gymnasium environment."""

    def __init__(self, env: AgainstBots) -> None:
        env.reset(seed=1)
        self._env = env

    def told(self, state: Any, seat: int) -> Told:
        self._env.position, self._env.seat = self._env.numbered.at(state), seat
        observed = self._env.position.observed(seat)
        return {**observed, "masks": self._env.action_masks(), "text": self._env.render()}


class SpielWindow:
    """An OpenSpiel game."""

    def __init__(self, spiel: Any) -> None:
        self._state = spiel.new_initial_state()
        self._count = spiel.num_distinct_actions()

    def told(self, state: Any, seat: int) -> Told:
        self._state.node = replace(self._state.node, state=state, draws=())
        mask = np.zeros(self._count, np.int8)
        mask[self._state.legal_actions(seat) if state.to_move == seat else []] = 1
        return {
            "observation": np.array(self._state.observation_tensor(seat)),
            "text": self._state.observation_string(seat),
            "recalled": self._state.information_state_string(seat),
            "action_mask": mask,
        }


def nothing_hidden_is_told(variant: Variant, window: Window, seed: int) -> None:
    """Whatever the hidden things are, the same is told."""
    state = some_position(variant, seed)
    for seat in range(variant.seats):
        imagined = variant.game.determinize(state.view(seat), Random(seed + 1))
        told, told_then = window.told(state, seat), window.told(imagined, seat)
        assert told.keys() == told_then.keys()
        for key, value in told.items():
            assert np.array_equal(value, told_then[key]), f"{key} depends on what is hidden"


def nothing_legal_is_hidden(variant: Variant, window: Window, seed: int) -> None:
    """The mask has a 1 for each legal action and nowhere else, and nothing for who is not to move."""
    state = some_position(variant, seed)
    number_of = encoding_of(variant.game, variant.seats, **variant.options).number_of
    for seat in range(variant.seats):
        mask = window.told(state, seat)["action_mask"]
        mine = state.legal_actions() if seat == state.to_move else ()
        legal = {number_of(state.view(seat), action) for action in mine}
        shown = {int(number) for number in np.flatnonzero(mask)}
        assert legal <= shown, "the mask hides a legal action"
        assert shown <= legal, "the mask shows an action that is not legal"


Law = Callable[[Variant, Window, int], None]
LAWS: tuple[Law, ...] = (nothing_hidden_is_told, nothing_legal_is_hidden)

"""PettingZoo environments: the players take turns, each told what its seat may know and which actions are legal."""

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from mercerie.core import BadOption, OptionValue, Seat
from mercerie.rl.numbered import LIMIT, NumberedGame, Observed, Position
from mercerie.rl.rewards import check_reward, rewards

RENDER_MODES = ("human", "ansi")


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode cannot be {mode}: choose {', '.join(RENDER_MODES)}.")
    return mode


class TableEnv(AECEnv[str, Observed, int | None]):
    """One table of any game. `position` may be set, to begin somewhere in the middle."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"mercerie_{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.numbered = NumberedGame(game, seats, options)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._reward = check_reward(reward)
        self._limit = limit
        self._luck = Random()
        encoding = self.numbered.encoding
        mask = Box(0, 1, (encoding.action_count,), np.int8)
        seen = Box(0, np.inf, encoding.shape, np.float32)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(encoding.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._luck = Random(seed)
        self.position: Position = self.numbered.deal(self._luck)
        self._taken = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observed:
        return self.position.observed(self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position = self.position.after(int(action))
        self._taken += 1
        self._clear_rewards()
        if (outcome := self.position.state.outcome()) is not None:
            self.rewards = dict(zip(self.agents, rewards(outcome, self._reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._taken == self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        to_move = self.position.state.to_move
        self.agent_selection = self.agents[0 if to_move is None else to_move]
        if self.render_mode == "human":
            self.render()

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        text = str(self.position.state.view(None))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str, seats: int = 2, **settings: Any) -> OrderEnforcingWrapper[str, Observed, int | None]:
    """A table as PettingZoo hands it out: with a warning for what is called in the wrong order."""
    return OrderEnforcingWrapper(TableEnv(game, seats, **settings))

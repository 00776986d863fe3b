"""Gymnasium environments: one seat is the learner's, bots sit on the others."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from mercerie.bots import Budget, make_bot
from mercerie.core import BadOption, OptionValue, Seat
from mercerie.games import GAMES
from mercerie.rl.aec import RENDER_MODES, check_render_mode
from mercerie.rl.numbered import LIMIT, Mask, NumberedGame, Observed, Position
from mercerie.rl.rewards import check_reward, rewards


class AgainstBots(gymnasium.Env[Observed, np.int64]):
    """A game against bots, named as `name` or `name:level`. Without `seat` a lot decides where the learner sits."""

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        opponent: str = "greedy",
        seat: Seat | None = None,
        *,
        seats: int = 2,
        reward: str = "win",
        budget: Budget | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.numbered = NumberedGame(game, seats, options)
        if seat is not None and seat not in range(seats):
            raise BadOption(f"seat cannot be {seat}: choose 0 to {seats - 1}, or none for a lot.")
        make_bot(opponent, self.numbered.game, Random(0))  # a bot that does not exist is told of now, not at the reset
        self.render_mode = check_render_mode(render_mode)
        self._opponent, self._seat, self._budget = opponent, seat, budget or Budget()
        self._reward, self._limit = check_reward(reward), limit
        encoding = self.numbered.encoding
        seen = Box(0, np.inf, encoding.shape, np.float32)
        mask = Box(0, 1, (encoding.action_count,), np.int8)
        self.observation_space: Space[Any] = Dict({"observation": seen, "action_mask": mask})
        self.action_space = Discrete(encoding.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        luck = Random(int(self.np_random.integers(2**62)))
        seats = self.numbered.seats
        self.seat = luck.randrange(seats) if self._seat is None else self._seat
        self.position: Position = self.numbered.deal(luck)
        self._bots = [make_bot(self._opponent, self.numbered.game, Random(luck.getrandbits(64))) for _ in range(seats)]
        self._taken = 0
        self._let_bots_play()
        return self.position.observed(self.seat), {}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        self.position = self.position.after(int(action))
        self._taken += 1
        self._let_bots_play()
        outcome = self.position.state.outcome()
        earned = 0.0 if outcome is None else rewards(outcome, self._reward)[self.seat]
        truncated = outcome is None and self._taken >= self._limit
        return self.position.observed(self.seat), earned, outcome is not None, truncated, {}

    def _let_bots_play(self) -> None:
        state = self.position.state
        while state.to_move not in (None, self.seat) and self._taken < self._limit:
            bot, view = self._bots[state.to_move], state.view(state.to_move)
            state = state.apply(bot.choose(view, state.legal_actions(), self._budget))
            self._taken += 1
        self.position = self.numbered.at(state)

    def action_masks(self) -> Mask:
        """The mask alone, under the name that learners with masks look for."""
        return self.position.mask(self.seat)

    def render(self) -> Any:
        text = str(self.position.state.view(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None


for _game in GAMES:
    gymnasium.register(f"mercerie/{_game}-v0", entry_point=f"{__name__}:AgainstBots", kwargs={"game": _game})

"""A bot in ten lines: it takes the largest patch it can, and beats random."""

from collections.abc import Sequence
from random import Random

from mercerie.bots import Budget
from mercerie.bots.uniform import Uniform
from mercerie.games.patchwork import PATCHWORK, Action, Buy, View


class Largest:
    """Buys what covers most squares; advances when it can buy nothing."""

    def choose(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:  # noqa: ARG002
        def squares(action: Action) -> int:
            return len(view.box.patches[action.patch].shape) if isinstance(action, Buy) else 0

        return max(legal, key=squares)


won = 0
for seed in range(20):
    state = PATCHWORK.new(seats=2, seed=seed)
    while state.to_move is not None:
        bot = Largest() if state.to_move == 0 else Uniform(Random(seed))
        state = state.apply(bot.choose(state.view(state.to_move), state.legal_actions(), Budget()))
    outcome = state.outcome()
    won += outcome is not None and 0 in outcome.winners
print(f"Largest won {won} of 20 games against random.")

"""Bots against each other, as tests need it."""

from random import Random

from mercerie import GAMES
from mercerie.bots import Budget, make_bot
from mercerie.core import OptionValue, Outcome


def duel(game_id: str, specs: tuple[str, ...], seed: int, **options: OptionValue) -> Outcome:
    """One game played to its end."""
    game = GAMES[game_id]
    state = game.new(len(specs), seed, **options)
    bots = [make_bot(spec, game, Random(seed + seat)) for seat, spec in enumerate(specs)]
    while (seat := state.to_move) is not None:
        state = state.apply(bots[seat].choose(state.view(seat), state.legal_actions(), Budget()))
    outcome: Outcome = state.outcome()
    return outcome


def wins(game_id: str, strong: str, weak: str, deals: int, **options: OptionValue) -> int:
    """How many of 2 × deals games the first bot wins, each deal played from both seats."""
    return sum(
        (0 in duel(game_id, (strong, weak), seed, **options).winners)
        + (1 in duel(game_id, (weak, strong), seed, **options).winners)
        for seed in range(deals)
    )

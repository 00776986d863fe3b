"""Compiles what the searching bots are made of and keeps it on disk, so that their first answer comes at once.

`python -m mercerie.bots.compiling`: a minute on a new machine, a second or two afterwards.
"""

from random import Random

from mercerie.bots import Budget, make_bot
from mercerie.games import GAMES

# Both boxes for the champion: each has a network of its own to open.
SEARCHING = (
    ("patchwork", "search"),
    ("textile", "search"),
    ("patchwork", "champion"),
    ("patchwork-express", "champion"),
)


def compile_bots() -> None:
    """Let each searching bot play on from the middle of a game: where there is a choice, and where it remembers."""
    for name, spec in SEARCHING:
        game, rng = GAMES[name], Random(1)
        state = game.new(2, seed=1)
        for _ in range(8):
            state = state.apply(rng.choice(state.legal_actions()))
        bot = make_bot(spec, game, rng)
        for _ in range(8):  # one of them at least is one's own once more: only then there is something to remember
            chosen = bot.choose(state.view(state.to_move), state.legal_actions(), Budget(0.02, 1))
            state = state.apply(chosen)


if __name__ == "__main__":
    compile_bots()

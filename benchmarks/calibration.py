"""Are the chances the analyst of Patchwork gives really chances? `python benchmarks/calibration.py [GAMES]`.

Games of `search` against itself, one of whom often errs in two of three games, so that there are clear positions too.
Every position is analysed; what was said is compared with who won in the end.
"""

import sys
from math import inf, log
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from mercerie import GAMES
from mercerie.bots import Budget, make_bot
from mercerie.bots.analysts import make_analyst

THOUGHT, LOOK = Budget(inf, 300), Budget(inf, 1_000)
ERRS = 0.35


def positions(seed: int) -> list[tuple[float, bool]]:
    """For each position of a game the chance of the player to move, and whether they won."""
    game, rng = GAMES["patchwork"], Random(seed)
    state, bot, weak = game.new(2, seed), make_bot("search", game, rng), rng.choice([None, 0, 1])
    analyst, said = make_analyst(game, rng), []
    while (seat := state.to_move) is not None:
        view, legal = state.view(seat), state.legal_actions()
        said.append((seat, analyst.analyse(view, legal, LOOK).chances[seat]))
        errs = seat == weak and rng.random() < ERRS
        state = state.apply(rng.choice(legal) if errs else bot.choose(view, legal, THOUGHT))
    winners = state.outcome().winners
    return [(chance, seat in winners) for seat, chance in said]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    met = [one for seed in track(range(games), transient=True) for one in positions(seed)]
    table = Table("chance said", "positions", "won", title=f"{games} games, {len(met)} positions")
    for tenth in range(0, 10, 2):
        here = [won for chance, won in met if tenth <= min(9.99, 10 * chance) < tenth + 2]
        share = f"{sum(here) / len(here):.0%}" if here else ""
        table.add_row(f"{tenth * 10} to {tenth * 10 + 20} %", str(len(here)), share)
    surprise = -sum(log(max(1e-3, chance if won else 1 - chance)) for chance, won in met) / len(met)
    Console().print(table, f"mean surprise {surprise:.2f} (a coin: {log(2):.2f})")


if __name__ == "__main__":
    main()

"""How fast the games run: positions listed, actions applied and whole random games per second, on one core."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from mercerie.core import AnyGame

WITH_KERNELS = ("patchwork", "patchwork-express")
AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Speed:
    """What one game reached. Times leave out choosing; a whole game is everything."""

    game: str
    random_games_per_second: float
    actions_per_second: float
    positions_per_second: float
    actions_per_game: float
    legal_actions_per_position: float
    mean_score: float
    opening_listed_in_ms: float
    kernel_random_games_per_second: float | None  # None where the game has no kernels


def measure(game: AnyGame, seconds: float, tick: Callable[[float], None]) -> Speed:
    """Play random games, uniform among all legal actions, for about so long. `tick` hears how much of it is done."""
    rng = Random(1)
    listing = applying = score = 0.0
    games = actions = choices = 0
    begun = perf_counter()
    while (gone := perf_counter() - begun) < seconds or not games:
        tick(gone / seconds)
        state = game.new(game.seats[0], games)
        while state.to_move is not None:
            start = perf_counter()
            legal = state.legal_actions()
            listed = perf_counter()
            action = rng.choice(legal)
            chosen = perf_counter()
            state = state.apply(action)
            applying += perf_counter() - chosen
            listing += listed - start
            actions += 1
            choices += len(legal)
        scores = state.outcome().scores
        score += sum(scores) / len(scores)
        games += 1
    whole = perf_counter() - begun
    tick(1.0)
    return Speed(
        game=game.id,
        random_games_per_second=games / whole,
        actions_per_second=actions / applying,
        positions_per_second=actions / listing,
        actions_per_game=actions / games,
        legal_actions_per_position=choices / actions,
        mean_score=score / games,
        opening_listed_in_ms=_opening(game.new(game.seats[0], 1)),
        kernel_random_games_per_second=_kernels(game, seconds),
    )


def _kernels(game: AnyGame, seconds: float) -> float | None:
    """The same random games, compiled; the best of many short runs, as others use the machine too."""
    if game.id not in WITH_KERNELS:
        return None
    from mercerie.games.patchwork.kernels import box_tables, pack, play_many  # loads Numba

    starts = pack([game.new(2, seed) for seed in range(200)])
    box = box_tables(game.new(2, 0).box)
    play_many(box, starts, 1, 1)
    best, begun, turn = 0.0, perf_counter(), 0
    while perf_counter() - begun < seconds or not turn:
        turn += 1
        start = perf_counter()
        play_many(box, starts, AT_ONCE, turn)
        best = max(best, AT_ONCE / (perf_counter() - start))
    return best


def _opening(state: Any) -> float:
    start = perf_counter()
    for _ in range(20):
        state.legal_actions()
    return (perf_counter() - start) / 20 * 1_000


def measure_all(games: list[AnyGame], seconds: float, console: Console) -> list[Speed]:
    """Measure one game after the other, with a bar on the console."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    speeds = []
    with Progress(*columns, console=console, transient=True) as progress:
        for game in games:
            task = progress.add_task(game.id, total=1.0)
            speeds.append(measure(game, seconds, lambda done: progress.update(task, completed=done)))  # noqa: B023
    return speeds


def table(speeds: list[Speed]) -> Table:
    drawn = Table(title="random games, on one core: each per second")
    for heading in ("game", "games", "compiled", "actions", "listed"):
        drawn.add_column(heading, justify="left" if heading == "game" else "right")
    for heading in ("actions a game", "choices", "score"):
        drawn.add_column(heading, justify="right", style="dim")
    for speed in speeds:
        drawn.add_row(
            speed.game,
            f"{speed.random_games_per_second:,.0f}",
            "" if speed.kernel_random_games_per_second is None else f"{speed.kernel_random_games_per_second:,.0f}",
            f"{speed.actions_per_second:,.0f}",
            f"{speed.positions_per_second:,.0f}",
            f"{speed.actions_per_game:.1f}",
            f"{speed.legal_actions_per_position:.1f}",
            f"{speed.mean_score:.1f}",
        )
    return drawn

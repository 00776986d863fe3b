"""Measuring: the numbers are there and make sense."""

from io import StringIO

from rich.console import Console

from mercerie.games import GAMES
from mercerie.terminal.bench import measure, measure_all, table


def test_a_measurement_plays_whole_games_and_tells_how_far_it_is() -> None:
    told: list[float] = []

    speed = measure(GAMES["patchwork-express"], 0.05, told.append)

    assert speed.random_games_per_second > 10
    assert speed.actions_per_second > speed.random_games_per_second * speed.actions_per_game
    assert 20 < speed.actions_per_game < 50
    assert told[0] < 0.5 < told[-1] == 1.0
    # Compiled they are far faster, however busy the machine.
    assert speed.kernel_random_games_per_second is not None
    assert speed.kernel_random_games_per_second > 10 * speed.random_games_per_second


def test_a_table_names_every_game() -> None:
    screen = StringIO()
    console = Console(file=screen, width=140)

    console.print(table(measure_all(list(GAMES.values()), 0.01, console)))

    assert all(name in screen.getvalue() for name in GAMES)

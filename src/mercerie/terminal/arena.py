"""`mercerie arena`: bots against bots, with a bar while they play and a table when they are done."""

import argparse
import os
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mercerie.bots import robot_of
from mercerie.core import BadOption, Options
from mercerie.terminal.asker import Asker

if TYPE_CHECKING:
    from mercerie.arena import Plan, Standings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    kinds = "galon, greedy, greedy:hard@seconds=0.5, module:Class, net.onnx, program:COMMAND"
    parser.add_argument("bots", nargs="+", metavar="BOT", help=kinds)
    parser.add_argument("--games", type=int, default=100, help="for each pairing; each deal is played from every side")
    parser.add_argument("--seconds", type=float, help="the time a bot may think about an action")
    parser.add_argument("--playouts", type=int, help="how many games a bot may imagine for an action")
    parser.add_argument("--seats", type=int, default=2, help="players at a table")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `mercerie games`")
    parser.add_argument("--seed", type=int, default=1, help="other deals, and other luck for the bots")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="games at the same time")
    parser.add_argument("--cluster", default="", metavar="tcp://…", help="play on a Dask cluster instead")
    parser.add_argument("--folder", type=Path, help="where games, numbers and the report are kept; usually arena/…")


def run_arena(asked: argparse.Namespace, options: Options, asker: Asker) -> int:
    """Play what is missing, then show and write how things stand."""
    # Imported only here: nothing else in the terminal waits for what computes ratings.
    from mercerie import arena

    for name in ("seconds", "playouts", "processes"):
        value = getattr(asked, name)
        if value is not None and not 0 < value < float("inf"):
            raise BadOption(f"--{name} should be above 0, not {value}.")
    plan = arena.Plan(
        asked.game, tuple(asked.bots), asked.games, asked.seats, options, asked.seed, asked.seconds, asked.playouts
    )
    folder = asked.folder or Path("arena") / plan.id
    try:
        with _bar(asker) as progress:
            task = progress.add_task(plan.game, total=None)
            arena.run(
                plan,
                folder,
                processes=asked.processes,
                cluster=asked.cluster,
                heard=lambda finished, of: progress.update(task, completed=finished, total=of),
            )
    except KeyboardInterrupt:
        _conclude(plan, folder, asker)
        asker.show(
            asker.say(
                "Interrompu. La même commande reprend où l'on en est.", "Stopped. The same command goes on from here."
            )
        )
        return 130
    _conclude(plan, folder, asker)
    return 0


def _bar(asker: Asker) -> Progress:
    words = TextColumn("{task.description}")
    return Progress(
        *(words, BarColumn(), MofNCompleteColumn(), TextColumn(asker.say("parties", "games")), TimeRemainingColumn()),
        console=Console(stderr=True),
        transient=True,
    )


def _conclude(plan: "Plan", folder: Path, asker: Asker) -> None:
    from mercerie import arena
    from mercerie.arena.numbers import write_numbers
    from mercerie.arena.report import report

    standings = arena.so_far(plan, folder)
    asker.show(draw(standings, asker))
    page = folder / "report.html"
    page.write_text(report(standings), encoding="utf-8")
    numbers = write_numbers(standings.played, folder)
    asker.console.print(f"{page}\n{numbers}\n{folder / 'games'}", markup=False, highlight=False, soft_wrap=True)
    if numbers.suffix == ".csv":
        asker.show(asker.say("Parquet : ", "For Parquet: ") + "pip install 'mercerie\\[arena]'")


def draw(standings: "Standings", asker: Asker) -> Table:
    """Everybody's row, the strongest first."""
    from mercerie.arena.report.plots import duration

    drawn = Table(title=f"{standings.plan.game}, {standings.games} " + asker.say("parties", "games"))
    drawn.add_column("bot", overflow="fold")
    drawn.add_column("robot")
    heads = ("Elo", "±", "points", asker.say("parties", "games"), "score", asker.say("par action", "an action"))
    for head in heads:
        drawn.add_column(head, justify="right")
    drawn.add_column(asker.say("fautes", "faults"), justify="right", style="red")
    for row in standings.rows:
        known = isfinite(row.rating.margin)
        drawn.add_row(
            row.name,
            _robot(standings, row.name, asker),
            f"{round(row.rating.elo):+d}" if known else "–",
            f"{row.rating.margin:.0f}" if known else "–",
            f"{row.points:g}" if row.points == int(row.points) else f"{row.points:.1f}",
            str(row.seats),
            "–" if row.mean_score is None else f"{row.mean_score:.1f}",
            duration(row.seconds_per_action),
            str(len(row.failures) or ""),
        )
    return drawn


def _robot(standings: "Standings", name: str, asker: Asker) -> str:
    robot = robot_of(standings.plan.spec(name).text, standings.plan.rules)
    return robot.name[asker.language] if robot else ""

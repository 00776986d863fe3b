"""`make knowledge`: plays what is missing of the champion's games against itself, and writes the document."""

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.knowledge.facts import GAMES
from benchmarks.knowledge.keeping import Series, collect
from benchmarks.knowledge.page import write_page
from benchmarks.knowledge.telling import Chapter

DOCS = Path(__file__).parents[2] / "docs"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, help="of Patchwork, and as many of Express")
    parser.add_argument("--playouts", type=int, default=200, help="simulations for an action")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("build") / "knowledge", help="where games are kept")
    parser.add_argument("--docs", type=Path, default=DOCS, help="where the document and its pictures go")
    asked = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

    def chapter(game: str) -> Chapter:
        series, task = Series(game, asked.games, asked.playouts), progress.add_task(game, total=asked.games)
        games = collect(
            series, asked.folder, asked.processes, heard=lambda there: progress.update(task, completed=there)
        )
        return Chapter(series, games)

    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        chapters = [chapter(game) for game in GAMES]
    write_page(chapters, asked.docs / "what-the-champion-knows.md", asked.docs / "pictures")
    Console().print(f"Written: {asked.docs / 'what-the-champion-knows.md'}", highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()

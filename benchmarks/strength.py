"""How strong the bots are: `make strength` plays what is missing and writes the tables of docs/strength.md.

Stopped and started again it goes on where it was (what is played is kept in build/strength: remove that when a bot
has changed); `--quick` plays a few games of each match, to see that all works.
"""

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, pstdev

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mercerie import arena
from mercerie.bots import levels_for_people
from mercerie.games.patchwork.quilt import empty_squares
from mercerie.play import Match, load_record

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
# What the page shows beside each level: Elo above `random`.
SHOWN = Path(__file__).parents[1] / "src" / "mercerie" / "bots" / "strengths.json"
TABLES = "<!-- Everything below is written by `make strength`. -->"
GAMES_KEPT = Path("build") / "strength"


@dataclass(frozen=True)
class Claim:
    """A match and how many of a hundred games the first bot has to win."""

    game: str
    strong: str
    weak: str
    at_least: int
    games: int = 100
    seats: int = 2


@dataclass(frozen=True)
class Mirror:
    """A bot of Patchwork against itself: its points, the squares it leaves empty, and what is expected of it."""

    bot: str
    games: int
    expected: str


CLAIMS = [
    Claim("patchwork", "search@seconds=0.3", "uct@playouts=10000", 98, games=200),
    Claim("patchwork", "search@seconds=0.3", "uct@playouts=100000", 95, games=200),
    Claim("patchwork", "search@seconds=0.3", "uct@seconds=0.3", 95, games=60),
    Claim("patchwork-express", "search@seconds=0.3", "uct@playouts=10000", 90),
    Claim("textile", "search@seconds=0.3", "greedy", 90),
    *(
        Claim(game, f"champion@seconds={seconds}", f"search@seconds={seconds}", 85, games=400)
        for game in ("patchwork", "patchwork-express")
        for seconds in (0.01, 0.03, 0.1)
    ),
]
MIRRORS = [
    Mirror("score@seconds=0.3", 120, "at least 36 points and at most 4.5 empty squares"),
    Mirror("uct@playouts=10000", 60, "17 points and 11 empty squares, as the best public program"),
    Mirror("score:champion@seconds=0.3", 120, "more than 36 points and fewer than 4 empty squares"),
    Mirror("champion@seconds=0.2", 60, "nothing: it plays to win"),
]
LEVELS = ("beginner", "easy", "normal", "hard")
EXPERT = "search:expert@seconds=0.1"
SEARCH = tuple(f"search:{level}" for level in LEVELS)
SCORE = "score@seconds=0.1"
CHAMPIONS = ("champion:quick", "champion:full@seconds=0.1")
LADDERS = [
    arena.Plan(game, ("random", "greedy", "uct@playouts=1000", *SEARCH, EXPERT, SCORE, *CHAMPIONS), 30)
    for game in ("patchwork", "patchwork-express")
] + [
    arena.Plan("textile", ("random", "greedy", *SEARCH, EXPERT), 30),
    arena.Plan("timeline", ("random", "greedy", *(f"memory:{level}" for level in (*LEVELS, "expert"))), 100),
]


def interval(won: float, games: float) -> tuple[float, float]:
    """Between which shares the truth lies 95 times of 100 (Wilson)."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def play(plan: arena.Plan, progress: Progress, folder: Path | None = None) -> arena.Standings:
    task = progress.add_task(f"{plan.game}: {', '.join(plan.names)}"[:60], total=None)
    standings = arena.run(
        plan,
        folder or GAMES_KEPT / plan.id,
        processes=os.cpu_count() or 1,
        heard=lambda finished, of: progress.update(task, completed=finished, total=of),
    )
    progress.remove_task(task)
    return standings


def claims(progress: Progress, games: int | None) -> Iterator[str]:
    yield "| game | bot | against | won | 95 % of the time between | score | promised |"
    yield "|---|---|---|---|---|---|---|"
    for claim in CLAIMS:
        plan = arena.Plan(claim.game, (claim.strong, claim.weak), games or claim.games, claim.seats)
        standings = play(plan, progress)
        won, met = standings.pairs[plan.names[0], plan.names[1]]
        low, high = interval(won, met)
        scores = [standings.row(name).mean_score or 0.0 for name in plan.names]
        yield (
            f"| {claim.game} | `{claim.strong}` | `{claim.weak}` | {won:g} of {met:g} | {low:.0%} and {high:.0%} "
            f"| {scores[0]:.1f} : {scores[1]:.1f} | {claim.at_least} of 100 |"
        )


def mirrors(progress: Progress, games: int | None) -> Iterator[str]:
    yield "| bot | games | points | empty squares | expected |"
    yield "|---|---|---|---|---|"
    for mirror in MIRRORS:
        plan = arena.Plan("patchwork", (mirror.bot, f"other={mirror.bot}"), games or mirror.games)
        folder = GAMES_KEPT / f"itself-{mirror.bot.partition('@')[0].replace(':', '-')}"
        standings = play(plan, progress, folder)
        points, empty = defaultdict[int, list[float]](list), defaultdict[int, list[float]](list)
        for record in map(load_record, sorted(folder.rglob("*.mercerie"))):
            end = Match.resume(record).state
            points[record.seed] += end.outcome().scores
            empty[record.seed] += [empty_squares(player.quilt, 9) for player in end.players]
        found = f"{mean(points.values())} | {mean(empty.values())}"
        yield f"| `{mirror.bot}` | {standings.games} | {found} | {mirror.expected} |"


def mean(deals: Iterable[list[float]]) -> str:
    """With its 95 % interval. Games of one deal are much alike, so it is deals that are counted."""
    means = [fmean(deal) for deal in deals]
    return f"{fmean(means):.1f} ± {1.96 * pstdev(means) / sqrt(len(means)):.1f}"


def above_random(standings: arena.Standings) -> dict[str, int]:
    """By spec, in tens: more digits would pretend too much."""
    zero = standings.row("random").rating.elo
    found = {row.name.partition("@")[0]: row.rating.elo - zero for row in standings.rows}
    for (bot, less), (other, more) in pairwise(levels_for_people(standings.plan.game)):
        # Who thinks longer is not weaker: where it came out so it was luck, and both are shown alike.
        pair = f"{bot}:{less}", f"{bot}:{more}"
        if bot == other and pair[0] in found and found.get(pair[1], inf) < found[pair[0]]:
            found |= dict.fromkeys(pair, fmean(found[spec] for spec in pair))
    return {spec: round(elo / 10) * 10 for spec, elo in found.items()}


def ladder(standings: arena.Standings) -> Iterator[str]:
    yield f"### {standings.plan.game}, {standings.games} games"
    yield ""
    yield "| bot | Elo | ± | points | games | mean score | time an action |"
    yield "|---|---|---|---|---|---|---|"
    for row in standings.rows:
        thought = 1_000 * (row.seconds_per_action or 0.0)
        yield (
            f"| `{row.name}` | {row.rating.elo:+.0f} | {row.rating.margin:.0f} | {row.points:g} | {row.seats} "
            f"| {row.mean_score or 0:.1f} | {thought:.1f} ms |"
        )
    yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="two games of each match; writes nothing")
    games = 2 if parser.parse_args().quick else None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        lines = ["## Promises", "", *claims(progress, games), ""]
        lines += ["## Against themselves", "", *mirrors(progress, games), "", "## Ladders", ""]
        shown = {}
        for plan in LADDERS:
            standings = play(arena.Plan(plan.game, plan.bots, games or plan.games), progress)
            shown[plan.game] = above_random(standings)
            lines += ladder(standings)
    Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
    if games is None:
        kept = PAGE.read_text(encoding="utf-8").partition(TABLES)[0]
        SHOWN.write_text(json.dumps(shown, indent=2, sort_keys=True) + "\n", encoding="utf-8")
        PAGE.write_text(f"{kept}{TABLES}\n\n" + "\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

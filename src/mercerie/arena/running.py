"""Running an arena: what is missing is played, what is finished is kept at once."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice
from pathlib import Path

from mercerie.arena.folder import Folder
from mercerie.arena.game import Played, play
from mercerie.arena.plan import Fixture, Plan
from mercerie.arena.pool import WorkerEnded, workers
from mercerie.arena.standings import Standings, stand
from mercerie.bots import find_bot
from mercerie.bots.outside import check

# Called with how many games are finished, and of how many.
Heard = Callable[[int, int], None]


def run(
    plan: Plan,
    folder: str | Path | None = None,
    *,
    processes: int = 1,
    cluster: str = "",
    heard: Heard = lambda _finished, _of: None,
) -> Standings:
    """Play all games of a plan and rate its bots. With a folder, only those that are missing there."""
    check_bots(plan)
    kept = Folder(Path(folder), plan) if folder else None
    finished = kept.played() if kept else {}
    fixtures = list(plan.fixtures())
    missing = [fixture for fixture in fixtures if fixture not in finished]
    count = len(fixtures) - len(missing)
    heard(count, len(fixtures))
    if missing:
        with workers(processes, cluster) as (executor, at_once):
            for game, record in _play_all(plan, missing, executor, at_once):
                if kept:
                    kept.keep(game, record)
                finished[Fixture(game.deal, game.line_up)] = game
                count += 1
                heard(count, len(fixtures))
    return stand(plan, (finished[fixture] for fixture in fixtures))


def so_far(plan: Plan, folder: str | Path) -> Standings:
    """How things stand in a folder, whatever is missing."""
    finished = Folder(Path(folder), plan).played()
    return stand(plan, (finished[fixture] for fixture in plan.fixtures() if fixture in finished))


def check_bots(plan: Plan) -> None:
    """BadOption for a bot that does not exist or does not start, before anything is played."""
    for spec in plan.specs:
        if spec.kind == "ours":
            find_bot(spec.text, plan.rules)
        else:
            check(spec, plan.rules)


def _play_all(
    plan: Plan, fixtures: Iterable[Fixture], executor: Executor, at_once: int
) -> Iterator[tuple[Played, str]]:
    """Games as they come to their end. No more are handed out than keep everyone busy, so that stopping is quick."""
    coming = iter(fixtures)
    running: set[Future[tuple[Played, str]]] = set()
    try:
        while True:
            running |= {executor.submit(play, plan, fixture) for fixture in islice(coming, 2 * at_once - len(running))}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenExecutor as error:
        raise WorkerEnded(
            "A process that was playing has ended; is there enough memory? Start again to go on."
        ) from error
    finally:
        for future in running:
            future.cancel()

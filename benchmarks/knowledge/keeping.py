"""Games on disk: what is there is read, what is missing is played and kept at once."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path

from benchmarks.knowledge.facts import GAMES, Facts, format_facts, parse_facts, play
from mercerie.arena.pool import workers
from mercerie.bots.patchwork.champion import NETWORKS
from mercerie.bots.patchwork.guided.learned import sight_beside

# Called with how many games are there.
Heard = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Series:
    """The games with the seeds 0, 1, 2 and so on, all with as many simulations an action."""

    game: str
    games: int
    playouts: int

    @property
    def network(self) -> str:
        """Names the network that plays, by both of its files: another one plays other games."""
        game = GAMES[self.game]
        path = NETWORKS[game.fingerprint(game.describe(2))]
        return sha256(path.read_bytes() + sight_beside(path).read_bytes()).hexdigest()[:8]

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.playouts}-{self.network}.jsonl"


def collect(series: Series, folder: Path, processes: int = 1, heard: Heard = lambda _there: None) -> list[Facts]:
    """All games of a series in the order of their seeds; only those not in the folder are played."""
    folder.mkdir(parents=True, exist_ok=True)
    file = series.file(folder)
    there = {facts.seed: facts for facts in read(file) if facts.seed < series.games}
    heard(len(there))
    missing = [seed for seed in range(series.games) if seed not in there]
    for facts in _play_all(series, missing, processes):
        with file.open("a", encoding="utf-8") as lines:
            lines.write(format_facts(facts) + "\n")
        there[facts.seed] = facts
        heard(len(there))
    return [there[seed] for seed in range(series.games)]


def read(file: Path) -> list[Facts]:
    """What was kept. A line without its end was being written when everything stopped: it is cut off."""
    if not file.exists():
        return []
    whole, end, rest = file.read_text(encoding="utf-8").rpartition("\n")
    if rest:
        file.write_text(whole + end, encoding="utf-8")
    return [parse_facts(line) for line in whole.splitlines()]


def _play_all(series: Series, seeds: list[int], processes: int) -> Iterator[Facts]:
    """Games as they come to their end. No more are handed out than keep everyone busy, so that stopping is quick."""
    if not seeds:
        return
    coming, running = iter(seeds), set[Future[Facts]]()
    with workers(processes) as (executor, at_once):
        while True:
            free = 2 * at_once - len(running)
            running |= {executor.submit(play, series.game, seed, series.playouts) for seed in islice(coming, free)}
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()

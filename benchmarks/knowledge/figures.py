"""What many games say together: shares and means with their 95 % intervals, patches by the time of the game.

What happens in one game is much alike, so it is games that are counted where a game gives several cases.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import inf, isinf, sqrt

from benchmarks.knowledge.facts import Facts, Offer
from benchmarks.strength import interval
from mercerie.games.patchwork import Components

THIRDS = ("early", "middle", "late")
FEW = 30  # cases: fewer are drawn faint and told of nobody


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, how far to each side the truth may be 95 times of 100, and of how many cases it is."""

    value: float
    margin: float
    cases: int

    def __str__(self) -> str:
        value = f"{self.value:.1f}".replace("-", "−")
        return value if isinf(self.margin) else f"{value} ± {self.margin:.1f}"


@dataclass(frozen=True, slots=True)
class Share:
    """How many of so many cases, and between which shares the truth lies 95 times of 100."""

    of: float
    cases: int
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.of / self.cases

    def __str__(self) -> str:
        low, high = max(0.0, 100 * self.low), 100 * self.high
        return f"{100 * self.value:.1f} % ({low:.0f} to {high:.0f} %)"


def mean(games: Iterable[Sequence[float]]) -> Mean | None:
    """Of the cases of each game; None if there are none."""
    groups = [cases for cases in games if cases]
    count = sum(map(len, groups))
    if not count:
        return None
    value = sum(map(sum, groups)) / count
    spread = sum((sum(cases) - value * len(cases)) ** 2 for cases in groups)
    margin = 1.96 * sqrt(spread * len(groups) / (len(groups) - 1)) / count if len(groups) > 1 else inf
    return Mean(value, margin, count)


def share(games: Iterable[Sequence[bool]]) -> Share | None:
    """Of the cases of each game that hold; None if there are none."""
    groups = [cases for cases in games if cases]
    found = mean(groups)
    if found is None:
        return None
    # As many cases that have nothing to do with one another would say as much: at least one a game, if all are alike.
    variance, spread = (found.margin / 1.96) ** 2, found.value * (1 - found.value)
    worth = min(found.cases, max(1.0, spread / variance)) if variance and not isinf(variance) else float(len(groups))
    return Share(sum(map(sum, groups)), found.cases, *interval(found.value * worth, worth))


def thirds(end: int) -> list[range]:
    """The spaces of the time board in three parts."""
    cuts = [(end + 1) * part // 3 for part in range(4)]
    return [range(first, last) for first, last in pairwise(cuts)]


@dataclass(frozen=True, slots=True)
class Worth:
    """A patch in one third of the game: points of a hundred that buying it wins over the best other action, how
    often it is bought where it could be, and in how many cases no simulation bought it."""

    gain: Mean | None
    bought: Share | None
    untried: int

    @property
    def few(self) -> bool:
        return self.gain is None or self.gain.cases < FEW


def worths(box: Components, games: Sequence[Facts]) -> dict[int, tuple[Worth, ...]]:
    """By patch: what it is worth in each third."""
    parts = thirds(box.track.end)
    offers: dict[tuple[int, int], list[list[Offer]]] = defaultdict(list)
    for game in games:
        here: dict[tuple[int, int], list[Offer]] = defaultdict(list)
        for decision in game.decisions:
            part = next(number for number, spaces in enumerate(parts) if decision.space in spaces)
            for offer in decision.offers:
                here[offer.patch, part].append(offer)
        for key, found in here.items():
            offers[key].append(found)
    return {patch: tuple(_worth(offers[patch, part]) for part in range(3)) for patch in box.patches}


def _worth(games: Sequence[Sequence[Offer]]) -> Worth:
    return Worth(
        mean([[100 * offer.gain for offer in game if offer.gain is not None] for game in games]),
        share([[offer.bought for offer in game] for game in games]),
        sum(offer.chance is None for game in games for offer in game),
    )


def by_early_worth(found: Mapping[int, tuple[Worth, ...]]) -> list[int]:
    """The patches, best first; those that few could buy early come last."""

    def key(patch: int) -> tuple[bool, float]:
        early = found[patch][0]
        return early.few, -early.gain.value if early.gain else 0.0

    return sorted(found, key=key)


def longest_wait(game: Facts) -> int:
    """How many times in a row a patch could be bought, and none was."""
    bought = (any(offer.bought for offer in one.offers) for one in game.decisions)
    return max((len(list(run)) for buys, run in groupby(bought) if not buys), default=0)


def calibration(games: Sequence[Facts]) -> list[tuple[Mean, Share]]:
    """For each tenth of the chances said of what was played: their mean, and how many of these games were won."""
    found = []
    for tenth in range(10):
        here = [
            [(one.chance, one.seat == game.winner) for one in game.decisions if min(9, int(10 * one.chance)) == tenth]
            for game in games
        ]
        said = mean([[100 * chance for chance, _ in game] for game in here])
        won = share([[won for _, won in game] for game in here])
        if said and won:
            found.append((said, won))
    return found


def quartiles(values: Iterable[int]) -> tuple[int, int, int]:
    """Of at least one."""
    ordered = sorted(values)
    first, middle, last = (ordered[round(part * (len(ordered) - 1))] for part in (0.25, 0.5, 0.75))
    return first, middle, last

"""What came of an arena: a row for each bot, the strongest first, and who did how well against whom."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from mercerie.arena.game import Played
from mercerie.arena.plan import Plan
from mercerie.arena.ratings import Rating, rate, tally


@dataclass(frozen=True, slots=True)
class Row:
    """One bot. `points` are wins, shared ones in parts; `seats` is how often it sat at a table, once a game for two."""

    name: str
    rating: Rating
    seats: int
    points: float
    scores: tuple[int, ...]
    failures: tuple[str, ...]
    actions: int
    seconds: float

    @property
    def mean_score(self) -> float | None:
        return fmean(self.scores) if self.scores else None

    @property
    def seconds_per_action(self) -> float | None:
        return self.seconds / self.actions if self.actions else None


@dataclass(frozen=True, slots=True)
class Standings:
    """All rows, and for each pair of bots the points of the first and the games they met in."""

    plan: Plan
    played: tuple[Played, ...]
    rows: tuple[Row, ...]
    pairs: dict[tuple[str, str], tuple[float, float]]

    @property
    def games(self) -> int:
        return len(self.played)

    def row(self, name: str) -> Row:
        return next(row for row in self.rows if row.name == name)


def stand(plan: Plan, played: Iterable[Played]) -> Standings:
    games = tuple(played)
    beaten = tally(games)
    ratings = rate(plan.names, beaten)
    rows = sorted((_row(name, ratings[name], games) for name in plan.names), key=lambda row: -row.rating.elo)
    pairs = {}
    for one, two in combinations(plan.names, 2):
        won, lost = beaten.get((one, two), 0.0), beaten.get((two, one), 0.0)
        pairs[one, two], pairs[two, one] = (won, won + lost), (lost, won + lost)
    return Standings(plan, games, tuple(rows), pairs)


def _row(name: str, rating: Rating, games: tuple[Played, ...]) -> Row:
    mine = [(game, seat) for game in games for seat, sitting in enumerate(game.line_up) if sitting == name]
    return Row(
        name=name,
        rating=rating,
        seats=len(mine),
        points=sum(game.share(seat) for game, seat in mine),
        scores=tuple(game.scores[seat] for game, seat in mine if game.scores),
        failures=tuple(game.reason for game, seat in mine if game.failed == seat),
        actions=sum(game.actions[seat] for game, seat in mine),
        seconds=sum(game.seconds[seat] for game, seat in mine),
    )

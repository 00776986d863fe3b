"""Judging the actions of a game by what an analyst thought of each position. Pure: the looks are given."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from mercerie.bots import Analysis
from mercerie.core import Outcome, Seat

# A smaller difference is within what an analyst errs by.
NOTICEABLE = 0.03
# From here on an action gave something away that might have decided the game.
MISTAKE = 0.1
# Who is ahead by so much leads; between that and the others nobody does.
LEAD = 0.1
# A choice that got less of the thought than this is known better by the position it led to.
LOOKED_AT = 0.15
MOST_TURNING_POINTS = 8

Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """An action of the game: who played what, and whether what came of it hung on luck."""

    seat: Seat
    text: str
    by_luck: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """An action played: its chance of winning for the seat that played it, and the better one if there was one."""

    number: int  # of the step; the first is 1
    seat: Seat
    text: str
    chance: float
    better: str | None
    better_chance: float
    had_choice: bool

    @property
    def loss(self) -> float:
        """The chance given away."""
        return self.better_chance - self.chance


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step that changed much: a mistake, or one after which another seat leads; or both."""

    number: int
    seat: Seat
    loss: float  # 0.0 if the action was no mistake
    leader: Seat | None  # who leads from then on, if another did before


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of a game. `chances` begin with the dealt position and end, at the latest, with the last one."""

    chances: tuple[Chances, ...]
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
    accuracy: tuple[float | None, ...]  # by seat; None for who had nothing to decide yet


def judge(actions: Sequence[Played], looks: Sequence[Analysis[str]], outcome: Outcome | None) -> Review:
    """Judge the actions of a game whose positions have been looked at, from the first on; the rest may follow later."""
    chances = [look.chances for look in looks]
    if outcome is not None and len(looks) == len(actions):
        chances.append(tuple(float(seat in outcome.winners) for seat in range(len(outcome.scores))))
    known = zip(actions, looks, chances[1:], strict=False)
    moments = tuple(_moment(number, *step) for number, step in enumerate(known, start=1))
    seats = len(chances[0]) if chances else 0
    return Review(tuple(chances), moments, _turning_points(moments, chances), _accuracy(moments, seats))


def _moment(number: int, action: Played, look: Analysis[str], after: Chances) -> Moment:
    seat, text = action.seat, action.text
    best = look.choices[0]
    chance = _chance_of(action, look, after[seat])
    better = best.action if best.action != text and best.chance - chance >= NOTICEABLE else None
    return Moment(number, seat, text, chance, better, best.chance if better else chance, len(look.choices) > 1)


def _chance_of(action: Played, look: Analysis[str], after: float) -> float:
    """The analyst's own word, if it gave the action some thought; else what the position says that it led to.

    Where luck came between, that position says more of the luck than of the action.
    """
    own = next((choice for choice in look.choices if choice.action == action.text), None)
    return own.chance if own and (own.share >= LOOKED_AT or action.by_luck) else after


def _turning_points(moments: Sequence[Moment], chances: Sequence[Chances]) -> tuple[TurningPoint, ...]:
    """In the order of the game; if there are many, those that changed most."""
    found: list[tuple[float, TurningPoint]] = []
    leader: Seat | None = None
    for moment, (before, after) in zip(moments, pairwise(chances), strict=False):
        leader = _leader(before) if leader is None else leader
        now = _leader(after)
        new = now if now is not None and leader is not None and now != leader else None
        leader = leader if now is None else now
        loss = moment.loss if moment.loss >= MISTAKE else 0.0
        if loss or new is not None:
            swing = max(abs(one - other) for one, other in zip(before, after, strict=True))
            found.append((max(loss, swing), TurningPoint(moment.number, moment.seat, loss, new)))
    most = sorted(found, key=lambda weighed: -weighed[0])[:MOST_TURNING_POINTS]
    return tuple(sorted((point for _, point in most), key=lambda point: point.number))


def _leader(chances: Chances) -> Seat | None:
    """Who is well ahead of all that are behind: the partners of a team lead together, and the first stands for both."""
    best = max(chances)
    behind = [chance for chance in chances if chance < best]
    return chances.index(best) if behind and best - max(behind) >= LEAD else None


def _accuracy(moments: Sequence[Moment], seats: int) -> tuple[float | None, ...]:
    """The mean over one's decisions of a mark from 1 downwards: giving away a tenth of all chances halves it."""
    marks = [
        [0.5 ** (10 * moment.loss) for moment in moments if moment.seat == seat and moment.had_choice]
        for seat in range(seats)
    ]
    return tuple(sum(given) / len(given) if given else None for given in marks)

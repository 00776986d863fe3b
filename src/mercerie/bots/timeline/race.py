"""Who will be rid of their cards first, if everyone is right with a chance of their own: by tossing coins, many times.

Rounds, sudden death and who is out go by Rule 3; the line, the gaps and the pile are left out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from mercerie.core import Seat
from mercerie.games.timeline import View

# Nobody waits longer for luck; those still in share the win.
LONGEST_RACE = 200


@dataclass(frozen=True, slots=True)
class Race:
    """How a race stands: the cards left, those in play in their order, and whose turn it is."""

    cards: tuple[int, ...]
    in_play: tuple[Seat, ...]
    turn: Seat

    @classmethod
    def of(cls, view: View) -> "Race":
        return cls(tuple(map(len, view.hands)), view.in_play, view.turn)


def run(race: Race, right: Mapping[Seat, float], rng: Random, *, first: bool | None = None) -> tuple[Seat, ...]:
    """The winners of one race; `first` settles how the turn to come ends, None leaves it to chance."""
    cards, in_play = list(race.cards), list(race.in_play)
    waiting = in_play[in_play.index(race.turn) :]
    for _ in range(LONGEST_RACE):
        for seat in waiting:
            is_right = rng.random() < right[seat] if first is None else first
            first = None
            cards[seat] -= is_right
        done = [seat for seat in in_play if not cards[seat]]
        if len(done) == 1:
            return tuple(done)
        if done:  # sudden death
            in_play = done
            for seat in done:
                cards[seat] = 1
        waiting = in_play
    return tuple(in_play)


def shares(
    race: Race, right: Mapping[Seat, float], races: int, rng: Random, *, first: bool | None = None
) -> tuple[float, ...]:
    """Each seat's share of the wins in so many races."""
    won = [0.0] * len(race.cards)
    for _ in range(races):
        winners = run(race, right, rng, first=first)
        for seat in winners:
            won[seat] += 1 / len(winners)
    return tuple(wins / races for wins in won)


def weighed(right: float, if_right: Sequence[float], if_wrong: Sequence[float]) -> tuple[float, ...]:
    return tuple(right * win + (1 - right) * lose for win, lose in zip(if_right, if_wrong, strict=True))

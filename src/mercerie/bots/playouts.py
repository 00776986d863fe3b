"""What can be said of any game: the chances of the likeliest actions, by playing on in a hurry many times.

A judge (any bot) names the actions worth a look. Each is played out from imagined states by players in a hurry, who
let the judge choose among a few actions drawn at random: nearly as sensible as the judge, and many times as fast.
After each round the worse half is dropped, so that most playouts go to the actions that are hard to tell apart.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from random import Random
from time import perf_counter
from typing import Any, Generic, TypeVar

from mercerie.bots.bot import Analysis, AnyBot, Budget, Choice
from mercerie.core import AnyGame, Outcome, Seat

ActionT = TypeVar("ActionT")

SHORTLIST = 6
GLANCE = 5
# Actions worth a look are much alike: each counts as if it had been played out so often with the mean result of all.
DOUBT = 30


@dataclass(slots=True)
class _Tried(Generic[ActionT]):
    """An action, and how the games ended that began with it."""

    action: ActionT
    wins: Counter[Seat] = field(default_factory=Counter)
    playouts: int = 0

    def rate(self, seat: Seat) -> float:
        """With half a win and half a loss that nobody has seen: nothing is certain after a few playouts."""
        return (self.wins[seat] + 0.5) / (self.playouts + 1)


class Playouts:
    """An analyst for every game, and a bot: it plays what it thinks best."""

    def __init__(self, game: AnyGame, judge: AnyBot, rng: Random, shortlist: int = SHORTLIST) -> None:
        self._game = game
        self._judge = judge
        self._rng = rng
        self._shortlist = shortlist
        self._seats = 0

    def choose(self, view: Any, legal: Sequence[ActionT], budget: Budget) -> ActionT:
        return self.analyse(view, legal, budget).choices[0].action

    def analyse(self, view: Any, legal: Sequence[ActionT], budget: Budget) -> Analysis[ActionT]:
        begun, seat = perf_counter(), view.to_move
        alive = tried = [_Tried(action) for action in self._worth_a_look(view, legal)]
        rounds = max(1, ceil(log2(len(tried))))
        for number in range(1, rounds + 1):
            self._play_out(view, alive, begun + budget.seconds * number / rounds, budget.playouts // rounds)
            alive = sorted(alive, key=lambda one: -one.rate(seat))[: max(1, (len(alive) + 1) // 2)]
        return self._told(tried, seat)

    def _worth_a_look(self, view: Any, legal: Sequence[ActionT]) -> list[ActionT]:
        """The actions the judge likes best: its first choice, its first choice without that, and so on."""
        left = list(legal)
        found: list[ActionT] = []
        while left and len(found) < self._shortlist:
            found.append(self._judge.choose(view, left, Budget()))
            left.remove(found[-1])
        return found

    def _play_out(self, view: Any, tried: Sequence[_Tried[ActionT]], until: float, playouts: int) -> None:
        """At least one playout for each, then until the time or the playouts are used up."""
        for number in range(max(len(tried), playouts)):
            if number >= len(tried) and perf_counter() >= until:
                return
            one = tried[number % len(tried)]
            outcome = self._end_of(self._game.determinize(view, self._rng).apply(one.action))
            one.wins.update(outcome.winners)
            one.playouts += 1
            self._seats = len(outcome.scores)

    def _end_of(self, state: Any) -> Outcome:
        while (seat := state.to_move) is not None:
            legal = state.legal_actions()
            glance = self._rng.sample(legal, GLANCE) if len(legal) > GLANCE else legal
            state = state.apply(self._judge.choose(state.view(seat), glance, Budget()))
        outcome: Outcome = state.outcome()
        return outcome

    def _told(self, tried: Sequence[_Tried[ActionT]], seat: Seat) -> Analysis[ActionT]:
        whole = _Tried(None, sum((one.wins for one in tried), Counter()), sum(one.playouts for one in tried))

        def chance(one: _Tried[ActionT], of: Seat) -> float:
            return (one.wins[of] + DOUBT * whole.rate(of)) / (one.playouts + DOUBT)

        ranked = sorted(tried, key=lambda one: -chance(one, seat))
        return Analysis(
            chances=tuple(chance(ranked[0], of) for of in range(self._seats)),
            choices=tuple(Choice(one.action, chance(one, seat), one.playouts / whole.playouts) for one in ranked),
        )

"""One game of an arena. A bot that breaks down, hangs or cheats loses it, and nothing else happens."""

from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from mercerie.arena.plan import Fixture, Plan
from mercerie.bots import AnyBot, Budget
from mercerie.bots.outside import BotFailed, opened
from mercerie.core import RuleError, Seat
from mercerie.play import Match, format_record

# Of all games only Timeline can go on for ever, between bots that never find a right gap; others end within 150.
MOST_ACTIONS = 2_000
_NO_END = f"shared: after {MOST_ACTIONS} actions there was no end in sight"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: who sat where, what came of it, and how long each seat thought."""

    deal: int
    line_up: tuple[str, ...]
    scores: tuple[int, ...]  # none when a bot failed or the game had no end: there is no last position
    winners: tuple[Seat, ...]
    actions: tuple[int, ...]
    seconds: tuple[float, ...]
    failed: Seat | None = None
    reason: str = ""

    def share(self, seat: Seat) -> float:
        """The point of a game is shared by its winners."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class _Lost(Exception):
    """A seat has lost by its bot's fault."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


class _Endless(Exception):
    """Nobody brings the game to an end: all share it."""


def play(plan: Plan, fixture: Fixture) -> tuple[Played, str]:
    """Play a game to its end; what came of it, and its record as text."""
    match = Match.new(plan.rules, plan.seats, plan.seed_of(fixture.deal), plan.options, fixture.line_up)
    table = _Table(plan, fixture, match)
    try:
        with ExitStack() as open_bots:
            table.play(open_bots)
    except _Endless:
        return table.played(reason=_NO_END), f"# {_NO_END}\n{table.record()}"
    except _Lost as lost:
        played = table.played(lost.seat, str(lost))
        name = fixture.line_up[lost.seat]
        return played, f"# {_one_line(name)} lost: {_one_line(str(lost))}\n{table.record()}"
    return table.played(), table.record()


class _Table:
    """The bots around a match, and their clocks."""

    def __init__(self, plan: Plan, fixture: Fixture, match: Match) -> None:
        self._plan = plan
        self._fixture = fixture
        self._match = match
        self._seconds = [0.0] * plan.seats
        self._actions = [0] * plan.seats

    def play(self, open_bots: ExitStack) -> None:
        bots = [self._sit(open_bots, seat) for seat in range(self._plan.seats)]
        budgets = [self._budget(seat) for seat in range(self._plan.seats)]
        while (seat := self._match.state.to_move) is not None:
            if sum(self._actions) >= MOST_ACTIONS:
                raise _Endless
            self._act(seat, bots[seat], budgets[seat])

    def _sit(self, open_bots: ExitStack, seat: Seat) -> AnyBot:
        name = self._fixture.line_up[seat]
        luck = Random(f"{self._plan.seed} {self._fixture.deal} {seat} {name}")
        try:
            return open_bots.enter_context(opened(self._plan.spec(name), self._plan.rules, luck))
        except BotFailed as failure:
            raise _Lost(seat, str(failure)) from failure

    def _budget(self, seat: Seat) -> Budget:
        return self._plan.spec(self._fixture.line_up[seat]).budget(self._plan.seconds, self._plan.playouts)

    def _act(self, seat: Seat, bot: AnyBot, budget: Budget) -> None:
        state, game = self._match.state, self._plan.rules
        view, legal = state.view(seat), state.legal_actions()
        begun = perf_counter()
        try:
            action: Any = bot.choose(view, legal, budget)
        except BotFailed as failure:
            raise _Lost(seat, str(failure)) from failure
        except Exception as error:
            # A bot is anybody's program: whatever it raises, it has lost this game and the arena goes on.
            raise _Lost(seat, f"it broke down: {type(error).__name__}: {error}") from error
        finally:
            self._seconds[seat] += perf_counter() - begun
            self._actions[seat] += 1
        try:
            self._match = self._match.submit(seat, game.format_action(action))
        except RuleError as refused:
            raise _Lost(seat, f"it answered what is not allowed: {refused}") from refused
        except (AttributeError, TypeError, ValueError, LookupError, AssertionError) as error:
            raise _Lost(seat, f"it answered {str(action)[:60]!r}, which is no action") from error

    def record(self) -> str:
        return format_record(self._match.record())

    def played(self, failed: Seat | None = None, reason: str = "") -> Played:
        line_up, outcome = self._fixture.line_up, self._match.state.outcome()
        if failed is not None:
            scores, winners = (), tuple(seat for seat, name in enumerate(line_up) if name != line_up[failed])
        elif outcome is None:
            scores, winners = (), tuple(range(len(line_up)))
        else:
            scores, winners = outcome.scores, outcome.winners
        return Played(
            deal=self._fixture.deal,
            line_up=line_up,
            scores=scores,
            winners=winners,
            actions=tuple(self._actions),
            seconds=tuple(round(seconds, 6) for seconds in self._seconds),
            failed=failed,
            reason=_one_line(reason),
        )


def _one_line(text: str) -> str:
    return " ".join(text.split())

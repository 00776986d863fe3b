"""One game between bots: it is played to its end, and a bot that fails has lost it and nothing else."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mercerie.arena import Fixture, Plan, play
from mercerie.bots import BOTS, BotKind, Budget
from mercerie.core import AnyGame
from mercerie.games.textile import Start
from mercerie.play import parse_record, replay

TESTS = Path(__file__).parent.parent


class Odd:
    """A bot of ours that does something it should not, as soon as there is a patchwork."""

    def __init__(self, how: str, rng: Random) -> None:
        self._how = how
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        match self._how if view.sewn else "well":
            case "raise":
                raise ZeroDivisionError("oh\nno")
            case "illegal":
                return Start(0)
            case "text":
                return "start madder"
            case "nothing":
                return None
        return self._rng.choice(legal)


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(_game: AnyGame, level: str, rng: Random) -> Any:
        return Odd(level, rng)

    levels = ("well", "raise", "illegal", "text", "nothing")
    monkeypatch.setitem(BOTS["textile"], "odd", BotKind("odd", "", make, levels, "well"))
    monkeypatch.setattr("mercerie.bots.outside.spec._OURS", {"odd"})


def test_a_game_is_played_to_its_end_and_its_record_replays() -> None:
    plan = Plan("textile", ("greedy", "random"), options={"first": 0})

    game, record = play(plan, Fixture(0, ("random", "greedy")))

    read = parse_record(record)
    assert read.names == ("random", "greedy")
    assert read.seed == plan.seed_of(0)
    assert read.outcome is not None
    assert list(replay(read))[-1].outcome() == read.outcome
    assert (game.scores, game.winners) == (read.outcome.scores, read.outcome.winners)
    assert sum(game.actions) == len(read.actions)
    assert game.failed is None
    assert all(seconds > 0 for seconds in game.seconds)


def test_the_same_plan_gives_the_same_game() -> None:
    plan = Plan("patchwork", ("greedy", "random"))

    assert play(plan, Fixture(3, ("random", "greedy")))[1] == play(plan, Fixture(3, ("random", "greedy")))[1]
    assert play(plan, Fixture(3, ("random", "greedy")))[1] != play(plan, Fixture(4, ("random", "greedy")))[1]


def test_the_point_is_shared_by_the_winners() -> None:
    plan = Plan("textile", ("greedy", "random"), seats=4, options={"teams": True})

    game, _ = play(plan, Fixture(0, ("greedy", "random") * 2))

    assert game.winners == (0, 2)
    assert [game.share(seat) for seat in range(4)] == [0.5, 0, 0.5, 0]


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("raise", "it broke down: ZeroDivisionError: oh no"),
        ("illegal", "it answered what is not allowed"),
        ("text", "it answered 'start madder', which is no action"),
        ("nothing", "it answered 'None', which is no action"),
    ],
)
def test_a_bot_that_fails_has_lost_and_the_record_says_why(how: str, reason: str) -> None:
    plan = Plan("textile", (f"odd:{how}", "odd:well"))

    game, record = play(plan, Fixture(0, ("odd:well", f"odd:{how}")))

    assert (game.failed, game.winners, game.scores) == (1, (0,), ())
    assert reason in game.reason
    assert record.startswith(f"# odd:{how} lost: {reason}")
    assert list(replay(parse_record(record)))[-1].outcome() is None


@pytest.mark.usefixtures("odd")
def test_at_a_larger_table_all_seats_of_the_bot_that_failed_have_lost() -> None:
    plan = Plan("textile", ("odd:raise", "odd:well"), seats=4)

    game, _ = play(plan, Fixture(0, ("odd:raise", "odd:well") * 2))

    assert game.winners == (1, 3)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("bots.outside.rude:Crashing", "it ended: ZeroDivisionError"),
        ("bots.outside.rude:Hanging@seconds=0.1", "it gave no answer within"),
        ("bots.outside.rude:Hungry@memory=300", "it ended: MemoryError"),
        ("bots.outside.rude:Absent", "has no class Absent"),
    ],
)
def test_a_bot_from_outside_that_fails_has_lost_too(bot: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))

    game, record = play(Plan("textile", (bot, "random")), Fixture(0, (bot, "random")))

    assert (game.failed, game.winners) == (0, (1,))
    assert reason in game.reason
    assert reason in record.splitlines()[0]


def test_a_bot_has_its_own_budget_or_the_one_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[Budget] = set()
    luck = Random(1)

    class Noting:
        def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
            seen.add(budget)
            return luck.choice(legal)

    monkeypatch.setattr("mercerie.bots.outside.make_bot", lambda *_arguments: Noting())

    play(Plan("timeline", ("greedy@playouts=7", "random"), seconds=0.5), Fixture(0, ("greedy@playouts=7", "random")))

    assert seen == {Budget(float("inf"), 7), Budget(0.5, 1_000_000)}


def test_a_game_without_an_end_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.bots.outside.make_bot", lambda *_arguments: AlwaysTheSame())
    monkeypatch.setattr("mercerie.arena.game.MOST_ACTIONS", 200)

    game, record = play(Plan("timeline", ("greedy", "random")), Fixture(0, ("greedy", "random")))

    assert (game.winners, game.scores, game.failed) == ((0, 1), (), None)
    assert record.startswith("# shared: after")


class AlwaysTheSame:
    """Thinks that everything is older than everything else."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        return legal[0]

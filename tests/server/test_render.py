"""A table as somebody sees it, at it and in a list."""

import pytest
from server.guests_at import ANNE, BASILE, GREEDY, played, table

from mercerie.core import Outcome
from mercerie.server import render
from mercerie.server.entries import Sitter
from mercerie.server.summary import place, summarize
from mercerie.server.table import Table, fold
from mercerie.server.watching import SHOWN_STEPS


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((9, 4, 4, 7), (0,), [1, 3, 3, 2]),
        ((9, 9, 4, 4), (0, 1), [1, 1, 3, 3]),
        ((5, 5), (1,), [2, 1]),
        ((0, 0), (0,), [1, 2]),
    ],
)
def test_winners_are_first_and_the_others_follow_by_their_scores(
    scores: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert [place(Outcome(scores, winners), seat) for seat in range(len(scores))] == places


def test_who_resigns_is_second_of_two() -> None:
    at = table()
    over = at.after(at.resign(0))

    summary = summarize(over)

    assert (summary.places, summary.winners, summary.reason) == ((2, 1), (1,), "resigned")


GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
CHLOE = Sitter("Chloé", guest="anne")


def some_steps(game: str, sitters: tuple[Sitter, ...], number: int) -> Table:
    at = table(game, sitters)
    for _ in range(number):
        at = played(at, at.game.format_action(at.state.legal_actions()[-1]))
    return at


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("guest", ["anne", "basile", None])
def test_steps_told_together_carry_what_each_watcher_would_have_been_told_in_between(
    game: str, guest: str | None
) -> None:
    at = some_steps(game, (ANNE, BASILE) if guest != "anne" else (ANNE, CHLOE), 5)
    watcher = render.Watcher(guest)

    told = render.update(at, watcher, since=1, now=0.0)

    for step in told.steps[:-1]:
        then = render.update(fold(at.header, list(at.entries[: step.seq])), watcher, since=step.seq - 1, now=0.0)
        assert step.view == then.view
    assert [step.view is None for step in told.steps] == [False, False, False, True]


def test_a_single_step_carries_no_view_besides_the_updates_own() -> None:
    at = some_steps("textile", (ANNE, GREEDY), 3)

    told = render.update(at, render.Watcher("anne"), since=2, now=0.0)

    assert [step.view for step in told.steps] == [None]


def test_a_long_absence_is_told_without_the_positions_in_between() -> None:
    at = some_steps("textile", (ANNE, BASILE), SHOWN_STEPS + 2)

    views = [step.view for step in render.update(at, render.Watcher("anne"), since=0, now=0.0).steps]

    assert views == [None] * (SHOWN_STEPS + 2)

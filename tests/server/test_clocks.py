"""Clocks: what the times in the log leave to whom."""

from dataclasses import replace

from server.guests_at import ANNE, BASILE, OPEN, header

from mercerie.server.entries import Clock, Entry
from mercerie.server.table import Table, open_table


def timed(kind: str = "game", seconds: float = 60, increment: float = 5) -> Table:
    clock = Clock(kind, seconds, increment)  # type: ignore[arg-type]
    return open_table(header(sitters=(ANNE, BASILE), clock=clock))


def at(table: Table, when: float, text: str) -> Table:
    assert table.to_move is not None
    return table.after(replace(table.act(table.to_move, text), at=when))


def test_time_is_spent_on_ones_own_turn_and_an_increment_is_earned() -> None:
    table = at(timed(), 1_010.0, "start madder")

    assert table.clocks.left == (55.0, 60.0)
    assert (table.clocks.running, table.clocks.deadline) == (1, 1_070.0)
    assert table.clocks.left_at(1_020.0) == [55.0, 50.0]


def test_a_turn_clock_is_full_again_each_turn() -> None:
    table = at(at(timed("turn", 100, 0), 1_050.0, "start madder"), 1_060.0, "take sage")

    assert table.clocks.left == (100.0, 100.0)
    assert table.clocks.deadline == 1_160.0


def test_without_a_clock_there_is_no_deadline() -> None:
    table = at(open_table(header()), 1_010.0, "start madder")

    assert table.clocks.deadline is None


def test_a_clock_waits_until_everyone_sits() -> None:
    table = open_table(header(sitters=(ANNE, OPEN), clock=Clock("game", 60, 0)))
    assert table.clocks.deadline is None

    full = table.after(replace(table.join("basile", "Basile"), at=2_000.0))

    assert full.clocks.deadline == 2_060.0


def test_time_the_service_was_down_costs_nobody() -> None:
    table = at(timed(), 1_010.0, "start madder")
    resumed = table.after(Entry(table.seq + 1, "resumed", 0, "500.0", at=1_510.0))

    assert resumed.clocks.deadline == 1_570.0


def test_who_runs_out_of_time_has_lost() -> None:
    table = at(timed(), 1_010.0, "start madder")
    over = table.after(Entry(table.seq + 1, "timed-out", 1, at=1_071.0))

    assert over.result is not None
    assert (over.result[0].winners, over.result[1]) == ((0,), "time")
    assert over.clocks.deadline is None

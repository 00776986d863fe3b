"""Clocks: what the times in the log leave to whom."""

from dataclasses import replace

import pytest
from server.guests_at import ANNE, BASILE, GREEDY, OPEN, header

from mercerie.server.entries import Clock, Entry, Sitter
from mercerie.server.table import Table, open_table
from mercerie.server.watching import LONGEST, WATCHING

# The tables here play Textile, and the other's step is watched before one's clock starts.
WATCHED = WATCHING["textile"].other / 1_000
OWN = WATCHING["textile"].own / 1_000


def timed(kind: str = "game", seconds: float = 60, increment: float = 5) -> Table:
    clock = Clock(kind, seconds, increment)  # type: ignore[arg-type]
    return open_table(header(sitters=(ANNE, BASILE), clock=clock))


def at(table: Table, when: float, text: str) -> Table:
    assert table.to_move is not None
    return table.after(replace(table.act(table.to_move, text), at=when))


def test_time_is_spent_on_ones_own_turn_and_an_increment_is_earned() -> None:
    table = at(timed(), 1_010.0, "start madder")

    assert table.clocks.left == (55.0, 60.0)
    assert (table.clocks.running, table.clocks.deadline) == (1, 1_070.0 + WATCHED)
    assert table.clocks.left_at(1_020.0 + WATCHED) == [55.0, 50.0]


def test_a_turn_clock_is_full_again_each_turn() -> None:
    table = at(at(timed("turn", 100, 0), 1_050.0, "start madder"), 1_060.0, "take sage")

    assert table.clocks.left == (100.0, 100.0)
    assert table.clocks.deadline == 1_160.0 + WATCHED


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

    assert resumed.clocks.deadline == 1_570.0 + WATCHED


def test_who_runs_out_of_time_has_lost() -> None:
    table = at(timed(), 1_010.0, "start madder")
    over = table.after(Entry(table.seq + 1, "timed-out", 1, at=1_071.0))

    assert over.result is not None
    assert (over.result[0].winners, over.result[1]) == ((0,), "time")
    assert over.clocks.deadline is None


def test_a_clock_stands_while_its_player_watches_what_the_other_did() -> None:
    table = at(timed(), 1_010.0, "start madder")

    assert table.clocks.left_at(1_010.0 + WATCHED) == [55.0, 60.0]
    assert table.clocks.waits_at(1_011.0) == pytest.approx(WATCHED - 1.0)
    assert table.clocks.waits_at(1_020.0) == 0.0


def test_an_answer_at_once_is_watched_after_ones_own_step() -> None:
    table = at(at(timed(increment=0), 1_010.0, "start madder"), 1_010.1, "take sage")

    # Anne sees her own step to its end and a breath, then Basile's; only then her clock goes on.
    assert table.clocks.deadline == pytest.approx(1_010.0 + OWN + WATCHED + 50.0)


def test_who_plays_before_having_watched_pays_nothing_and_gains_nothing() -> None:
    table = at(at(timed(increment=0), 1_010.0, "start madder"), 1_010.5, "take sage")

    assert table.clocks.left == (50.0, 60.0)


def test_those_at_one_screen_watch_every_step_as_their_own() -> None:
    here = Sitter("Chloé", guest="anne")
    table = at(open_table(header(sitters=(ANNE, here), clock=Clock("game", 60, 0))), 1_010.0, "start madder")

    assert table.clocks.deadline == pytest.approx(1_070.0 + OWN)


def test_however_many_play_meanwhile_a_clock_waits_only_so_long() -> None:
    sitters = (ANNE, *[GREEDY] * 3)
    table = open_table(header(sitters=sitters, clock=Clock("game", 60, 0)))
    # Nobody is as quick as this; ten rounds in a second would take minutes to watch.
    for number in range(10):
        table = at(table, 1_010.0 + number / 10, options(table)[0])

    assert table.clocks.waits_at(1_011.0) <= LONGEST / 1_000


def test_ones_own_second_turn_in_a_row_waits_until_the_first_was_shown() -> None:
    table = open_table(header("patchwork", clock=Clock("game", 60, 0)))
    far = max(options(table), key=lambda text: at(table, 1_000.0, text).state.players[0].time)
    ahead = at(table, 1_000.0, far)
    near = next(text for text in options(ahead) if at(ahead, 1_020.0, text).to_move == 1)

    again = at(ahead, 1_020.0, near)

    watching = WATCHING["patchwork"]
    left = 60.0 - (20.0 - watching.other / 1_000)
    assert again.clocks.running == 1
    assert again.clocks.left[1] == pytest.approx(left)
    assert again.clocks.deadline == pytest.approx(1_020.0 + watching.own / 1_000 + left)


def options(table: Table) -> list[str]:
    return [table.game.format_action(action) for action in table.state.legal_actions()]

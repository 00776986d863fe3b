"""What came of an arena: rows, pairs, numbers for other programs, and a page."""

import csv
import re
import sys
from pathlib import Path

import pytest
from pyarrow import parquet  # type: ignore[import-untyped]

from mercerie.arena import Plan, Played, Standings, stand
from mercerie.arena.numbers import COLUMNS, write_numbers, write_parquet
from mercerie.arena.report import report
from mercerie.arena.report.plots import duration
from mercerie.arena.report.scale import scale_for
from mercerie.core import BadOption

PLAN = Plan("patchwork", ("greedy", "random", "odd:<Bot>"), options={"leather": "revised"}, seconds=0.5, playouts=9)
GAMES = (
    Played(0, ("greedy", "random"), (30, -5), (0,), (20, 18), (0.04, 0.001)),
    Played(0, ("random", "greedy"), (-9, 20), (1,), (20, 18), (0.001, 0.04)),
    Played(0, ("random", "odd:<Bot>"), (), (0,), (3, 2), (0.001, 4.0), failed=1, reason="it ended: <oh>"),
    Played(0, ("odd:<Bot>", "random"), (1, 1), (0, 1), (20, 20), (40.0, 0.001)),
)


@pytest.fixture
def standings() -> Standings:
    return stand(PLAN, GAMES)


def test_each_bot_has_a_row_and_the_strongest_comes_first(standings: Standings) -> None:
    assert [row.name for row in standings.rows] == ["greedy", "random", "odd:<Bot>"]

    greedy, random, odd = (standings.row(name) for name in ("greedy", "random", "odd:<Bot>"))
    assert (greedy.points, random.points, odd.points) == (2, 1.5, 0.5)
    assert (greedy.seats, random.seats, odd.seats) == (2, 4, 2)
    assert greedy.mean_score == 25
    assert odd.scores == (1,)
    assert odd.failures == ("it ended: <oh>",)
    assert greedy.seconds_per_action == pytest.approx(0.08 / 38)


def test_pairs_have_the_points_of_both_sides(standings: Standings) -> None:
    pairs = {f"{one} {two}": points for (one, two), points in standings.pairs.items()}

    assert pairs == {
        "greedy random": (2, 2),
        "random greedy": (0, 2),
        "random odd:<Bot>": (1.5, 2),
        "odd:<Bot> random": (0.5, 2),
        "greedy odd:<Bot>": (0, 0),
        "odd:<Bot> greedy": (0, 0),
    }


def test_numbers_are_written_as_parquet(tmp_path: Path) -> None:
    path = write_numbers(GAMES, tmp_path)

    table = parquet.read_table(path)
    assert path.name == "numbers.parquet"
    assert tuple(table.column_names) == COLUMNS
    assert table.num_rows == 8
    assert table.column("score").to_pylist() == [30, -5, -9, 20, None, None, 1, 1]
    assert table.column("failed").to_pylist().count(True) == 1


def test_without_pyarrow_numbers_are_written_as_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    path = write_numbers(GAMES, tmp_path)

    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["bot"] for row in rows[:2]] == ["greedy", "random"]
    assert rows[0]["score"] == "30"
    with pytest.raises(BadOption, match=r"pip install 'mercerie\[arena\]'"):
        write_parquet(GAMES, tmp_path / "numbers.parquet")


def test_the_report_is_one_page_that_loads_nothing_and_runs_nothing(standings: Standings) -> None:
    page = report(standings)

    assert not re.search(r"<script|src=|@import|url\(|<link", page)
    assert "prefers-color-scheme: dark" in page
    assert "4 games, 2 seats, seed 1, leather revised, 0.5 s an action, 9 playouts an action." in page
    assert "odd:&lt;Bot&gt;" in page
    assert "<Bot>" not in page
    assert "it ended: &lt;oh&gt;" in page


def test_an_empty_report_can_be_read_too() -> None:
    page = report(stand(PLAN, ()))

    assert page.count("Nothing yet.") == 3
    assert "Lost by a fault" not in page


@pytest.mark.parametrize(
    ("values", "marks"),
    [
        ([-530, 670], [-1000, -500, 0, 500, 1000]),
        ([-38.0, 47.0], [-40, -20, 0, 20, 40, 60]),
        ([3, 3], [3, 3.2, 3.4, 3.6, 3.8, 4]),
        ([], None),
    ],
)
def test_scales_run_from_round_value_to_round_value(values: list[float], marks: list[float] | None) -> None:
    scale = scale_for(values)

    assert 2 <= len(scale.marks()) <= 7
    assert all(scale.low <= value <= scale.high for value in values)
    assert (scale.at(scale.low), scale.at(scale.high)) == (0, 100)
    if len(values) == 2 and values[0] != values[1]:
        assert scale.marks() == marks


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(None, "–"), (2.5, "2.5 s"), (0.9999, "1 s"), (0.0123, "12.3 ms"), (1e-6, "1 µs"), (2e-7, "0.2 µs")],
)
def test_times_are_told_in_the_unit_in_which_they_are_short(seconds: float | None, told: str) -> None:
    assert duration(seconds) == told


def test_the_report_shows_robots_by_figure_and_name_with_their_specs_beside() -> None:
    plan = Plan("patchwork", ("search:normal", "zip", "greedy", "nancy", "madame"))

    page = report(stand(plan, (Played(0, ("search:normal", "zip"), (30, -5), (0,), (20, 18), (0.04, 0.001)),)))

    assert "<span>Galon <small>search:normal</small></span>" in page
    assert "<span>Zip</span>" in page
    assert "<span>greedy</span>" in page
    assert page.count('class="robot"') >= 6
    metals = set(re.findall(r"url\(#(\w+)\)", page))
    assert metals <= set(re.findall(r'id="(\w+)"', page))

"""Running arenas: here, in processes, on a cluster; stopped, killed and gone on with."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from mercerie import arena
from mercerie.arena import Plan
from mercerie.arena.pool import WorkerEnded
from mercerie.core import BadOption

TESTS = Path(__file__).parent.parent
PLAN = Plan("timeline", ("greedy:expert", "random", "greedy:easy"), games=6, options={"hand": 2})


def results(standings: arena.Standings) -> list[tuple[Any, ...]]:
    """Everything but the times, which no two runs have in common."""
    return [(row.name, row.rating, row.points, row.scores) for row in standings.rows]


def test_a_script_runs_a_plan_and_gets_the_standings() -> None:
    heard: list[tuple[int, int]] = []

    standings = arena.run(PLAN, heard=lambda finished, of: heard.append((finished, of)))

    assert [row.name for row in standings.rows] == ["greedy:expert", "greedy:easy", "random"]
    assert standings.games == 18
    assert heard == [(finished, 18) for finished in range(19)]


def test_processes_play_the_same_games() -> None:
    assert results(arena.run(PLAN, processes=2)) == results(arena.run(PLAN))


def test_a_cluster_of_several_processes_plays_the_same_games(tmp_path: Path) -> None:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, local_directory=str(tmp_path)
    ) as cluster:  # type: ignore[no-untyped-call]
        standings = arena.run(PLAN, tmp_path / "arena", cluster=cluster.scheduler_address)

    assert results(standings) == results(arena.run(PLAN))
    assert len(list((tmp_path / "arena" / "games").iterdir())) == 18


def test_only_missing_games_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once = arena.run(PLAN, tmp_path)
    played: list[object] = []
    real = arena.play

    def noting(plan: Plan, fixture: arena.Fixture) -> object:
        played.append(fixture)
        return real(plan, fixture)

    monkeypatch.setattr("mercerie.arena.running.play", noting)

    assert results(arena.run(PLAN, tmp_path)) == results(once)
    assert played == []
    arena.run(Plan("timeline", PLAN.bots, games=8, options={"hand": 2}), tmp_path)
    assert len(played) == 6
    assert arena.so_far(PLAN, tmp_path).games == 18


def arena_program(folder: Path, *more: str) -> "subprocess.Popen[str]":
    # Slow enough that it is surely not finished when it is stopped.
    bots = ("bots.outside.rude:First", "random")
    command = [sys.executable, "-m", "mercerie.cli", "--language", "en", "arena", "textile", *bots]
    command += ["--games", "400", "--folder", str(folder), *more]
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "COLUMNS": "150"}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment, start_new_session=True
    )


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 40
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def finished(folder: Path) -> int:
    lines = folder / "games.jsonl"
    return len(lines.read_text(encoding="utf-8").splitlines()) if lines.exists() else 0


def in_session(leader: int) -> list[str]:
    """Processes of the program's session that are still there."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        if words[3] == str(leader) and words[0] != "Z":
            found.append(stat.parent.name)
    return found


def test_ctrl_c_shows_how_things_stand_and_says_how_to_go_on(tmp_path: Path) -> None:
    program = arena_program(tmp_path, "--processes", "2")
    until(lambda: finished(tmp_path) >= 3)

    os.killpg(program.pid, signal.SIGINT)
    out, _ = program.communicate(timeout=30)

    assert program.returncode == 130
    assert "The same command goes on from here." in out
    assert "bots.outside.rude:First" in out
    assert (tmp_path / "report.html").exists()
    assert 3 <= finished(tmp_path) < 400
    until(lambda: not in_session(program.pid))


def test_an_arena_that_was_killed_goes_on_and_leaves_no_process_behind(tmp_path: Path) -> None:
    program = arena_program(tmp_path, "--processes", "2")
    until(lambda: finished(tmp_path) >= 3)

    program.kill()
    program.communicate()

    until(lambda: not in_session(program.pid))
    before = finished(tmp_path)
    again = arena_program(tmp_path, "--processes", "1")
    until(lambda: finished(tmp_path) > before)
    os.killpg(again.pid, signal.SIGINT)
    again.communicate(timeout=30)
    plan = Plan("textile", ("bots.outside.rude:First", "random"), games=400)
    assert arena.so_far(plan, tmp_path).games == finished(tmp_path)


def test_a_bot_that_does_not_exist_is_told_before_anything_is_played(tmp_path: Path) -> None:
    for bot, words in (("clever", "There is no bot 'clever'"), ("absent:Bot", "absent:Bot cannot play textile")):
        with pytest.raises(BadOption, match=words):
            arena.run(Plan("textile", (bot, "random")), tmp_path)
    assert not (tmp_path / "games.jsonl").exists()


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="There is no Dask cluster at nowhere"):
        arena.run(PLAN, cluster="nowhere://1")
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadOption, match=r"pip install 'mercerie\[arena\]'"):
        arena.run(PLAN, cluster="tcp://127.0.0.1:1")


def broken(_plan: Plan, _fixture: arena.Fixture) -> None:
    os._exit(1)


def test_a_process_that_ends_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.arena.running.play", broken)

    with pytest.raises(WorkerEnded, match="Start again to go on"):
        arena.run(PLAN, processes=2)

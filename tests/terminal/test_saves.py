"""Where games are kept, and which one goes on."""

import os
from pathlib import Path

import pytest

from mercerie.core import Outcome
from mercerie.play import Record, save_record
from mercerie.terminal.saves import last_unfinished, new_save, saves_folder

RUNNING = Record("textile", 1, 2, 7)
ENDED = Record("textile", 1, 2, 7, outcome=Outcome((1, 2), (1,)))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MERCERIE_SAVES", str(tmp_path / "games"))
    return tmp_path / "games"


def test_games_are_kept_at_home_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MERCERIE_SAVES", raising=False)

    assert saves_folder() == Path.home() / ".mercerie" / "games"


def test_a_new_game_gets_a_name_that_is_free(folder: Path) -> None:
    for number in (1, 2, 4):
        new_save("textile")
        save_record(RUNNING, folder / f"textile-{number}.mercerie")

    assert new_save("textile").name == "textile-3.mercerie"
    assert new_save("patchwork").name == "patchwork-1.mercerie"


def test_the_last_game_that_was_left_goes_on(folder: Path) -> None:
    assert last_unfinished() is None
    folder.mkdir()
    for age, (name, record) in enumerate([("broken", None), ("ended", ENDED), ("newer", RUNNING), ("older", RUNNING)]):
        path = folder / f"{name}.mercerie"
        if record:
            save_record(record, path)
        else:
            path.write_text("this is no record", encoding="utf-8")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))

    assert last_unfinished() == folder / "newer.mercerie"

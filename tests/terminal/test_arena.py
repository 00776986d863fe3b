"""`mercerie arena`: what people type, and what they get."""

from pathlib import Path

import pytest

from mercerie.cli import main


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")


def arena(*arguments: str) -> int:
    return main(["--language", "en", "arena", *arguments])


def test_an_arena_ends_with_a_table_and_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ("timeline", "greedy:expert", "second=random", "--games", "4", "--processes", "1", "--option", "hand=2")

    assert arena(*command) == 0
    shown = capsys.readouterr().out

    (folder,) = (tmp_path / "arena").iterdir()
    assert sorted(path.name for path in folder.iterdir()) == [
        *("games", "games.jsonl", "numbers.parquet", "plan.json", "report.html"),
    ]
    assert len(list((folder / "games").iterdir())) == 4
    for words in ("timeline, 4 games", "greedy:expert", "second", "Elo", f"arena/{folder.name}/report.html"):
        assert words in shown


def test_the_same_command_again_plays_nothing_and_shows_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("textile", "greedy", "random", "--games", "2", "--processes", "1", "--folder", "here")
    assert arena(*command) == 0
    first = capsys.readouterr().out
    monkeypatch.setattr("mercerie.arena.running.play", None)

    assert arena(*command) == 0
    assert capsys.readouterr().out == first


def test_a_bot_that_fails_is_shown_with_its_faults(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent))

    assert arena("textile", "bots.outside.rude:Crashing", "random", "--games", "2", "--processes", "1") == 0

    row = next(line for line in capsys.readouterr().out.splitlines() if "Crashing" in line)
    assert row.split("│")[-2].strip() == "2"


def test_stopping_shows_how_things_stand_and_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(*_arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mercerie.arena.running.play", interrupt)

    assert arena("textile", "greedy", "random", "--folder", "here", "--processes", "1") == 130
    shown = capsys.readouterr().out
    assert "textile, 0 games" in shown
    assert "Stopped. The same command goes on from here." in shown
    assert (tmp_path / "here" / "report.html").exists()


def test_without_pyarrow_the_extra_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)

    assert arena("textile", "greedy", "random", "--games", "2", "--processes", "1", "--folder", "here") == 0
    assert "pip install 'mercerie[arena]'" in capsys.readouterr().out
    assert (tmp_path / "here" / "numbers.csv").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "greedy", "random"], "There is no game 'chess'"),
        (["textile", "greedy"], "An arena needs two bots or more"),
        (["textile", "greedy", "clever"], "There is no bot 'clever'"),
        (["textile", "greedy", "random", "--seconds", "0"], "--seconds should be above 0"),
        (["textile", "greedy", "random", "--processes", "-2"], "--processes should be above 0"),
        (["textile", "greedy", "random", "--option", "tiles=3"], "tiles cannot be 3"),
        (["textile", "greedy", "random@speed=3"], "after @ comes seconds="),
        (["textile", "greedy", "absent:Bot"], "absent:Bot cannot play textile"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*arguments) == 2
    assert words in capsys.readouterr().err.replace("\n", " ")

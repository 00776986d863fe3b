"""One file says everything about a run, and mistakes in it are named."""

from pathlib import Path

import pytest

from mercerie.core import BadFile
from mercerie.learn.config import Config, Learning, load_config
from mercerie.learn.telling import LAPTOP


def written(folder: Path, text: str) -> Path:
    path = folder / "run.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_what_a_file_does_not_name_is_as_usual(tmp_path: Path) -> None:
    config = load_config(written(tmp_path, "[run]\ngames = 7\n"))
    assert config.run.games == 7
    assert config.learning == Config().learning


@pytest.mark.parametrize("path", sorted(LAPTOP.parent.glob("*.toml")), ids=lambda path: path.name)
def test_the_runs_that_are_shipped_can_be_read(path: Path) -> None:
    assert load_config(path).run.games > 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[run]\ngames = 'many'\n", "games should be a number like 20000, not 'many'"),
        ("[run]\ngames = -1\n", "games should not be negative"),
        ("[run]\ngames = true\n", "games should be a number"),
        ("[run]\nfoo = 1\n", "there is no 'foo'; there are seed, games, chapter, judge_games"),
        ("[foo]\n", "there is no section 'foo'; the sections are learning, network, pupil, run, selfplay"),
        ("[", "is no TOML"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadFile) as caught:
        load_config(written(tmp_path, text))
    assert words in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        load_config(tmp_path / "none.toml")


def test_the_rate_rises_then_falls_to_its_end() -> None:
    learning = Learning(rate=0.01, rate_end=0.001, warm_up=10, lessons=100)
    rates = [learning.rate_at(lesson) for lesson in range(120)]
    assert rates[:10] == sorted(rates[:10])
    assert rates[10:] == sorted(rates[10:], reverse=True)
    assert rates[-1] == pytest.approx(0.001)

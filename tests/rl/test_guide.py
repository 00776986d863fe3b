"""The guide for researchers says what the code does: its programs run, its tables are those of the encodings."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mercerie import GAMES
from mercerie.core.observation import Part
from mercerie.rl.encodings import Encoding, encoding_of

GUIDE = (Path(__file__).parent.parent.parent / "docs" / "guides" / "research.md").read_text(encoding="utf-8")
PATCHWORK, EXPRESS, TEXTILE, TIMELINE = (encoding_of(game, 2) for game in GAMES.values())


def plane_rows() -> Iterator[str]:
    """For each part: its planes in Patchwork, in Express, what they say."""
    first = [0, 0]
    for ours, theirs in zip(PATCHWORK.parts, EXPRESS.parts, strict=True):
        spans = [_span(start, part) for start, part in zip(first, (ours, theirs), strict=True)]
        yield f"| {ours.name} | {spans[0]} | {spans[1]} | {ours.about} |"
        first = [start + part.shape[0] for start, part in zip(first, (ours, theirs), strict=True)]


def _span(first: int, part: Part) -> str:
    last = first + part.shape[0] - 1
    return str(first) if last == first else f"{first}–{last}"


def part_rows(encoding: Encoding) -> Iterator[str]:
    for part in encoding.parts:
        yield f"| {part.name} | {' × '.join(map(str, part.shape))} | {part.about} |"


@pytest.mark.parametrize("row", [*plane_rows(), *part_rows(TEXTILE), *part_rows(TIMELINE)])
def test_every_part_of_an_observation_is_documented(row: str) -> None:
    assert row in GUIDE.splitlines()


def test_the_numbers_of_actions_are_right() -> None:
    for name, encoding in zip(GAMES, (PATCHWORK, EXPRESS, TEXTILE, TIMELINE), strict=True):
        assert f"| `{name}` | {encoding.action_count} | {' × '.join(map(str, encoding.shape))} |" in GUIDE


def test_its_programs_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    programs = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)

    assert len(programs) >= 5
    for program in programs:
        exec(compile(program, "research.md", "exec"), {})  # noqa: S102

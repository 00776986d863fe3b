"""What the documents promise is run: the README's Python, the examples, the clauses that code and tests cite."""

import re
import runpy
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
# The tests of each page; Express shares the code of Patchwork, but has clauses of its own.
TESTS = {
    "patchwork": "patchwork/test_*.py",
    "patchwork-express": "patchwork/test_express*.py",
    "textile": "textile/test_*.py",
    "timeline": "timeline/test_*.py",
}
GAMES = ("patchwork", "patchwork-express", "textile", "timeline")


def python_blocks(path: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_python_in_the_documents_runs(document: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    shared: dict[str, object] = {}

    blocks = python_blocks(ROOT / document)

    assert blocks
    for block in blocks:
        exec(compile(block, document, "exec"), shared)  # noqa: S102


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_an_example_runs_and_says_something(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRAINING_SECONDS", "0")

    runpy.run_path(str(path), run_name="__main__")

    assert capsys.readouterr().out
    assert 10 <= len(path.read_text(encoding="utf-8").splitlines()) <= 45


def clauses(game: str, language: str) -> list[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*(\d\.\d)\*\*", text, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses(game: str) -> None:
    assert clauses(game, "fr") == clauses(game, "en") == sorted(set(clauses(game, "en")))


def cited(paths: Iterable[Path]) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    found = re.findall(r"Rules? ((?:\d(?:\.\d)?(?:, | and )?)+)", text)
    return {clause for group in found for clause in re.findall(r"\d\.\d", group)}


@pytest.mark.parametrize("game", TESTS)
def test_every_clause_has_a_test_that_cites_it(game: str) -> None:
    written = set(clauses(game, "en"))

    assert written - cited((ROOT / "tests" / "games").glob(TESTS[game])) == set()


@pytest.mark.parametrize("game", ["patchwork", "textile", "timeline"])
def test_code_cites_only_clauses_there_are(game: str) -> None:
    assert cited((ROOT / "src" / "mercerie" / "games" / game).glob("*.py")) <= set(clauses(game, "en"))

"""When the page is built again: after a change of anything it is made from, wherever that lies."""

import os
from pathlib import Path

import pytest
import webapp


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose page has just been built."""
    web = tmp_path / "web"
    names = ("package-lock.json", "index.html", "vite.config.ts", "offline.ts", "tsconfig.json", "src/main.ts")
    robots = tmp_path / "src" / "mercerie" / "bots"
    sources = [*(web / name for name in names), tmp_path / "docs" / "rules" / "textile.en.md", robots / "robots.json"]
    for path in (*sources, robots / "figures" / "zip.svg", robots / "robots.py"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (1_000, 1_000))
    built = tmp_path / "built.html"
    built.touch()
    monkeypatch.setattr(webapp, "ROOT", tmp_path)
    monkeypatch.setattr(webapp, "WEB", web)
    monkeypatch.setattr(webapp, "BUILT", built)
    os.utime(built, (2_000, 2_000))
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "fresh"),
    [
        ("web/src/main.ts", False),
        ("docs/rules/textile.en.md", False),
        ("src/mercerie/bots/robots.json", False),
        ("src/mercerie/bots/figures/zip.svg", False),
        ("src/mercerie/bots/robots.py", True),
    ],
)
def test_the_page_is_fresh_unless_something_it_is_made_from_has_changed(
    root: Path, changed: str, fresh: object
) -> None:
    assert webapp.is_fresh()

    os.utime(root / changed, (3_000, 3_000))

    assert webapp.is_fresh() is fresh

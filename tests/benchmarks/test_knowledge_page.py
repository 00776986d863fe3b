"""The document and its pictures, from a handful of games, and games that are kept."""

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from benchmarks.made_up import decision, game, offer

from benchmarks.knowledge import keeping
from benchmarks.knowledge.drawing import Scale, round_step
from benchmarks.knowledge.facts import GAMES, Facts
from benchmarks.knowledge.keeping import Series, collect
from benchmarks.knowledge.page import write_page
from benchmarks.knowledge.telling import Chapter


def some_games(name: str, count: int) -> list[Facts]:
    """Every patch can be bought twice a game."""
    rng, box = Random(1), GAMES[name].new(2, 0).box
    patches = list(box.patches) * 2
    games = []
    for seed in range(count):
        rng.shuffle(patches)
        decisions = [
            decision(space % box.track.end, offer(rng.uniform(-0.3, 0.1), patch=patch), chance=rng.random())
            for space, patch in enumerate(patches)
        ]
        scores = (rng.randrange(-10, 40), rng.randrange(-10, 40))
        tile = (rng.randrange(2), 40) if box.tile and seed % 2 else None
        games.append(game(*decisions, seed=seed, scores=scores, tile=tile))
    return games


@pytest.mark.parametrize("count", [1, 60])
def test_a_document_is_written_with_all_its_pictures(count: int, tmp_path: Path) -> None:
    chapters = [Chapter(Series(name, count, 200), some_games(name, count)) for name in GAMES]

    write_page(chapters, tmp_path / "page.md", tmp_path / "pictures")

    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "{" not in page
    assert "None" not in page
    assert "nan" not in page
    assert f"{count} games of Patchwork " in page
    assert "Patchwork Express has none." in page
    assert page.count("| patch | shape |") == (2 if count == 60 else 0)
    shown = re.findall(r"\]\(pictures/(.+?)\)", page)
    assert len(shown) == 6
    for name in shown:
        picture = ET.fromstring((tmp_path / "pictures" / name).read_text(encoding="utf-8"))  # noqa: S314
        assert picture.find("{*}title") is not None
        assert picture.find("{*}rect") is not None


def test_the_best_and_the_worst_patches_are_named(tmp_path: Path) -> None:
    offers = [offer((10 - patch) / 100, patch=patch, bought=patch == 0) for patch in range(12)]
    games = [game(decision(0, *offers), seed=seed) for seed in range(30)]

    write_page([Chapter(Series("patchwork", 30, 200), games)], tmp_path / "page.md", tmp_path / "pictures")

    page = " ".join((tmp_path / "page.md").read_text(encoding="utf-8").split())
    assert "thinks best of the patches 0, 1, 2, 3 and 4, and least of 7, 8, 9, 10 and 11." in page
    assert "21 of 33 patches have so few early" in page


def test_going_on_plays_no_game_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(_game: str, seed: int, _playouts: int) -> Facts:
        played.append(seed)
        return game(seed=seed)

    monkeypatch.setattr(keeping, "play", play)
    collect(Series("patchwork", 3, 200), tmp_path)
    heard: list[int] = []
    found = collect(Series("patchwork", 5, 200), tmp_path, heard=heard.append)

    assert played == [0, 1, 2, 3, 4]
    assert [facts.seed for facts in found] == [0, 1, 2, 3, 4]
    assert heard == [3, 4, 5]
    assert len(collect(Series("patchwork", 2, 200), tmp_path)) == 2
    collect(Series("patchwork", 1, 100), tmp_path)
    assert played[5:] == [0]  # other games: fewer simulations


def test_a_line_cut_short_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "play", lambda _game, seed, _playouts: game(seed=seed))
    series = Series("patchwork", 3, 200)
    whole = collect(series, tmp_path)
    file = series.file(tmp_path)
    file.write_text(file.read_text(encoding="utf-8")[:-9], encoding="utf-8")

    assert collect(series, tmp_path) == whole
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


def test_ticks_are_round() -> None:
    assert Scale(-32, 37, 0, 100).ticks(4) == [-20, 0, 20]
    assert [round_step(value) for value in (1.0, 1.2, 3.0, 7.0, 0.3)] == [1, 2, 5, 10, 0.5]

"""A game stands in its own folder of each layer, and one dict in each layer names it. Nothing else knows its name."""

import ast
from collections.abc import Iterator
from pathlib import Path

from mercerie.bots import CASTS
from mercerie.games import GAMES
from mercerie.terminal import SCREENS

SOURCE = Path(__file__).parents[1] / "src" / "mercerie"
FOLDERS = {"patchwork", "textile", "timeline"}
# The dicts that name each game's part.
DICTS = {
    "games/__init__.py",
    "bots/__init__.py",
    "terminal/__init__.py",
    "server/pictures/card.py",
    "server/watching.py",
}
# What is about one game by its nature: the champion's training, and what is compiled ahead.
ABOUT_ONE = {"bots/compiling.py", "bots/outside/network.py", "rl/batch.py", "terminal/bench.py"}
# Still to be asked of the game instead. This list only ever gets shorter.
LEFT = {
    "cli.py",
    "server/opening.py",
    "server/pictures/cloth.py",
    "server/pictures/line.py",
    "server/pictures/quilts.py",
    "server/typescript.py",
}


def test_every_game_has_every_part() -> None:
    assert set(SCREENS) == set(CASTS) == set(GAMES)
    for game, cast in CASTS.items():
        assert cast.analyst.partition(":")[0] in {kind.name for kind in cast.kinds}, game


def test_nothing_outside_its_folders_knows_a_game_by_name() -> None:
    found = {str(path.relative_to(SOURCE)) for path in _outside() if any(_named(path))}

    assert found - DICTS - ABOUT_ONE == LEFT


def _outside() -> Iterator[Path]:
    """All modules but those in a game's own folder, and those of `learn`, which learns Patchwork and nothing else."""
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        if not FOLDERS & set(parts) and parts[0] != "learn":
            yield path


def _named(path: Path) -> Iterator[str]:
    """Every game that a module imports something of, or whose id it has as a text of its own."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                yield from FOLDERS & {*module.split("."), *(name.name for name in names)}
                yield from {game.upper().rpartition("-")[2] for game in GAMES} & {name.name for name in names}
            case ast.Constant(value=str(text)):
                yield from {text} & set(GAMES)

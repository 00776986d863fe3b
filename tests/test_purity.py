"""The rules know no clock, no system and no luck but the seed: what import-linter cannot say, read from the source."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import mercerie

SOURCE = Path(mercerie.__file__).parent
PURE = sorted([*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")])


@pytest.mark.parametrize("path", PURE, ids=[str(path.relative_to(SOURCE)) for path in PURE])
def test_luck_comes_only_from_a_generator_that_is_handed_in(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert all(name.name != "random" for name in node.names)
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [name.name for name in node.names] == ["Random"]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
            assert node.args, "a generator without a seed is luck from nowhere"


def test_importing_mercerie_is_light() -> None:
    # People who want one game do not pay for the terminal, for arrays or for compiled code.
    program = "import mercerie, sys; print(*{name.split('.')[0] for name in sys.modules})"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)

    assert {"fastapi", "gymnasium", "numba", "numpy", "pyspiel", "rich", "sqlalchemy"}.isdisjoint(loaded.stdout.split())

"""The wheel has everything inside: the app, the decks, the boxes, the networks, the migrations."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent


def test_the_wheel_holds_the_built_app_and_all_data(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("mercerie-*.whl")

    names = set(ZipFile(wheel).namelist())

    assert "mercerie/server/static/index.html" in names
    assert any(name.startswith("mercerie/server/static/assets/") and name.endswith(".js") for name in names)
    assert "mercerie/games/timeline/decks/france.toml" in names
    assert "mercerie/games/patchwork/express.toml" in names
    assert "mercerie/bots/patchwork/learned/patchwork.onnx" in names
    assert "mercerie/bots/patchwork/learned/patchwork-express.onnx" in names
    assert "mercerie/bots/patchwork/learned/patchwork-express-quilts.onnx" in names
    assert "mercerie/server/migrations/versions/0001_tables_and_their_log.py" in names
    assert "mercerie/py.typed" in names

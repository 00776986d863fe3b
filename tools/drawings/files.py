"""Where the drawings are kept, and as what."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from drawings.patches import express, patchwork
from drawings.textiles import textile
from drawings.timelines import timeline

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "learn" / "drawn"


def made() -> dict[str, Callable[[], dict[str, Any]]]:
    return {"patchwork": patchwork, "patchwork-express": express, "textile": textile, "timeline": timeline}


def text_of(drawings: dict[str, Any]) -> str:
    return json.dumps(drawings, ensure_ascii=False, separators=(",", ":")) + "\n"

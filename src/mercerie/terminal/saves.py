"""Where games are kept: one record file each, in a folder of the person's own."""

import os
from pathlib import Path

from mercerie.core import BadRecord
from mercerie.play import load_record


def saves_folder() -> Path:
    """`~/.mercerie/games`, or the folder that MERCERIE_SAVES names."""
    return Path(os.environ.get("MERCERIE_SAVES") or Path.home() / ".mercerie" / "games")


def new_save(game: str) -> Path:
    """A file name that is not taken: patchwork-1, patchwork-2 and so on."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    taken = {path.stem for path in folder.glob("*.mercerie")}
    number = next(number for number in range(1, len(taken) + 2) if f"{game}-{number}" not in taken)
    return folder / f"{game}-{number}.mercerie"


def last_unfinished() -> Path | None:
    """The game that was left last and can go on."""
    paths = saves_folder().glob("*.mercerie")
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if load_record(path).outcome is None:
                return path
        except BadRecord:
            continue  # not ours, or damaged: there may be another
    return None

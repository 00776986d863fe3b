"""Records as files."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from mercerie.core import BadRecord
from mercerie.play.parsing import parse_record
from mercerie.play.record import Record, format_record, known_game


def load_record(path: str | Path) -> Record:
    """Read a record file. Files it names (a deck, components) are looked for beside it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} cannot be read: it should be a record, a text file.", "file") from error
    return _with_files(parse_record(text), lambda name: str(Path(path).parent / name))


def save_record(record: Record, path: str | Path) -> None:
    """Write a record file whole or not at all: a crash in the middle keeps the old one."""
    folder = Path(path).parent
    beside = _with_files(record, lambda name: os.path.relpath(name, folder))
    unfinished = Path(f"{path}.part")
    unfinished.write_text(format_record(beside), encoding="utf-8")
    unfinished.replace(path)


def _with_files(record: Record, moved: Callable[[str], str]) -> Record:
    files = {option.name for option in known_game(record.game).options if option.file}
    is_path = {name: name in files and str(value).endswith(".toml") for name, value in record.options.items()}
    options = {name: moved(str(value)) if is_path[name] else value for name, value in record.options.items()}
    return replace(record, options=options)

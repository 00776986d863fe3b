"""The folder an arena keeps: it can be left at any moment, even by a power cut, and gone on with.

plan.json         the conditions all its games share, and the bots
games.jsonl       one line for each finished game, in the order they came
games/00001.mercerie   the record of the first line's game, and so on
"""

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mercerie.arena.game import Played
from mercerie.arena.plan import Fixture, Plan
from mercerie.core import BadFile, BadOption


class Folder:
    """What is on disk. Opening it checks that it is for this plan; more bots and more games are welcome."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self._lines = path / "games.jsonl"
        self._records = path / "games"
        self._records.mkdir(parents=True, exist_ok=True)
        self._lines.touch()
        self._check(plan)
        self._cut_unfinished_line()
        self._count = self._lines.read_bytes().count(b"\n")

    def _check(self, plan: Plan) -> None:
        file = self.path / "plan.json"
        bots = dict(zip(plan.names, plan.bots, strict=True))
        wanted: dict[str, Any] = {**plan.conditions, "bots": bots}
        if file.exists():
            kept = json.loads(file.read_text(encoding="utf-8"))
            for name, text in kept.pop("bots").items():
                if bots.setdefault(name, text) != text:
                    raise BadOption(f"In {self.path} {name!r} is {text}: choose another name or another --folder.")
            differing = [key for key in kept if kept[key] != wanted.get(key)]
            if differing:
                raise BadOption(
                    f"{self.path} has games with another {', '.join(differing)}: choose another --folder for these."
                )
        _write(file, json.dumps(wanted, indent=2, ensure_ascii=False) + "\n")

    def _cut_unfinished_line(self) -> None:
        """A line without its end was being written when everything stopped; its game is played again."""
        whole = self._lines.read_bytes()
        if whole and not whole.endswith(b"\n"):
            with self._lines.open("r+b") as file:
                file.truncate(whole.rfind(b"\n") + 1)

    def played(self) -> dict[Fixture, Played]:
        """All finished games."""
        finished = {}
        for number, line in enumerate(self._lines.read_text(encoding="utf-8").splitlines(), start=1):
            try:
                game = _parse(line)
            except (ValueError, TypeError, AttributeError) as error:
                raise BadFile(f"Line {number} of {self._lines} is no game; take it out and start again.") from error
            finished[Fixture(game.deal, game.line_up)] = game
        return finished

    def keep(self, game: Played, record: str) -> None:
        """Add a game. Its record is written first, so that every line has one."""
        (self._records / f"{self._count + 1:05}.mercerie").write_text(record, encoding="utf-8")
        with self._lines.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game), ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self._count += 1


def _parse(line: str) -> Played:
    values: dict[str, Any] = json.loads(line)
    read: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in values.items()}
    return Played(**read)


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)

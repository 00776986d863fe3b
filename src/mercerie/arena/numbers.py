"""The numbers of an arena for other programs: a row for each seat of each game, as Parquet, or CSV without pyarrow."""

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mercerie.arena.game import Played
from mercerie.core import BadOption

COLUMNS = ("deal", "game", "seat", "bot", "opponents", "score", "points", "failed", "actions", "seconds")


def rows(played: Iterable[Played]) -> list[dict[str, Any]]:
    return [
        {
            "deal": game.deal,
            "game": number,
            "seat": seat,
            "bot": bot,
            "opponents": " / ".join(name for other, name in enumerate(game.line_up) if other != seat),
            "score": game.scores[seat] if game.scores else None,
            "points": game.share(seat),
            "failed": game.failed == seat,
            "actions": game.actions[seat],
            "seconds": game.seconds[seat],
        }
        for number, game in enumerate(played, start=1)
        for seat, bot in enumerate(game.line_up)
    ]


def write_numbers(played: Iterable[Played], folder: Path) -> Path:
    """Write the table and say where; CSV where there is no pyarrow."""
    found = list(played)
    try:
        return write_parquet(found, folder / "numbers.parquet")
    except BadOption:
        return write_csv(found, folder / "numbers.csv")


def write_parquet(played: Iterable[Played], path: Path) -> Path:
    try:
        import pyarrow as pa  # type: ignore[import-untyped]  # an extra: large, and CSV does for many
        from pyarrow import parquet
    except ImportError as error:
        raise BadOption("Parquet needs the extra arena: pip install 'mercerie[arena]'.") from error
    kinds = (pa.int64(), pa.int64(), pa.int8(), pa.string(), pa.string(), pa.int64())
    more = (pa.float64(), pa.bool_(), pa.int64(), pa.float64())
    schema = pa.schema(list(zip(COLUMNS, kinds + more, strict=True)))
    parquet.write_table(pa.Table.from_pylist(rows(played), schema=schema), path)
    return path


def write_csv(played: Iterable[Played], path: Path) -> Path:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows(played))
    return path

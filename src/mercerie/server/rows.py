"""A table's header as a row of the database, and back."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row

from mercerie.server.entries import Clock, Header, Sitter


def to_row(header: Header) -> dict[str, Any]:
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "seed": f"{header.seed:032x}",
        "options": json.dumps(dict(header.options)),
        "clock": json.dumps(asdict(header.clock)),
        "sitters": json.dumps([asdict(sitter) for sitter in header.sitters]),
        "opening": json.dumps(list(header.opening)),
        "join_secret": header.join_secret,
        "watch_secret": header.watch_secret,
        "follows": header.follows,
        "opened_by": header.by,
        "created": header.created,
        "touched": header.created,
        "box": header.box,
    }


def from_row(row: Row[Any]) -> Header:
    sitters: Sequence[dict[str, Any]] = json.loads(row.sitters)
    return Header(
        id=row.id,
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        seed=int(row.seed, 16),
        options=json.loads(row.options),
        clock=Clock(**json.loads(row.clock)),
        sitters=tuple(Sitter(**sitter) for sitter in sitters),
        join_secret=row.join_secret,
        watch_secret=row.watch_secret,
        created=row.created,
        opening=tuple(json.loads(row.opening)),
        follows=row.follows,
        by=row.opened_by,
        box=row.box,
    )

"""Tables for tests: who sits where, and a service on a database of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from mercerie.core import Options
from mercerie.server.bus import InProcessBus
from mercerie.server.commands import Act
from mercerie.server.entries import Clock, Header, Sitter
from mercerie.server.service import Service
from mercerie.server.store import Store
from mercerie.server.table import Table, open_table

ANNE, BASILE = Sitter("Anne", guest="anne"), Sitter("Basile", guest="basile")
CHLOE = Sitter("Chloé", guest="chloe")
GREEDY = Sitter("greedy", bot="greedy")
OPEN = Sitter()
_numbers = count()


def header(
    game: str = "textile",
    sitters: tuple[Sitter, ...] = (ANNE, BASILE),
    clock: Clock = Clock(),  # noqa: B008
    options: Options | None = None,
) -> Header:
    number = next(_numbers)
    return Header(
        id=f"table-{number}",
        game=game,
        rules=1,
        seats=len(sitters),
        seed=7,
        options={"first": 0, **(options or {})},
        clock=clock,
        sitters=sitters,
        join_secret=f"join-{number}",
        watch_secret=f"watch-{number}",
        created=1_000.0,
        by="anne",
    )


def table(game: str = "textile", sitters: tuple[Sitter, ...] = (ANNE, BASILE)) -> Table:
    return open_table(header(game, sitters))


def played(at: Table, *texts: str) -> Table:
    for text in texts:
        assert at.to_move is not None
        at = at.after(at.act(at.to_move, text))
    return at


def played_out(head: Header) -> Table:
    """The table after a game to its end, always with the first action there is."""
    at = open_table(head)
    while at.to_move is not None:
        at = played(at, at.game.format_action(at.state.legal_actions()[0]))
    return at


def act(base: int, text: str, key: str | None = None) -> Act:
    return Act(key or f"key-{next(_numbers):08}", base, text)


@asynccontextmanager
async def service_on(url: str) -> AsyncIterator[Service]:
    store = Store(url)
    await store.open()
    try:
        yield Service(store, InProcessBus())
    finally:
        await store.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'test.db'}"

"""A stranger's record as a table at which all of it has been played. This runs in the process that `reading.py` starts.

It imports neither the web framework nor the database: the process is there in a third of the time without them.
"""

import json
import os
import sys
from hashlib import sha256
from pathlib import Path

from mercerie.bots.players import parse_player
from mercerie.core.plain import to_plain
from mercerie.play import Match, Record, format_record, nameless, parse_record
from mercerie.review import Played, hung_on_luck
from mercerie.server import render
from mercerie.server.entries import Clock, Header, Sitter
from mercerie.server.reviews import Case
from mercerie.server.table import NotAllowed, Table, open_table
from mercerie.server.workers import end_with_the_server

MEMORY = 1 << 30  # for one reading, above what the process takes by itself


def in_a_small_room() -> None:
    """Little memory, and last in line for the processors."""
    if sys.platform != "win32":
        import resource

        os.nice(5)
        taken = _virtual_memory()
        if taken:
            resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, taken + MEMORY))
    end_with_the_server()


def _virtual_memory() -> int:
    """What this process has been given so far; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def replay_of(text: str) -> str:
    return json.dumps(to_plain(render.replay(read_record(text)[1])))


def case_of(text: str) -> tuple[str, Case]:
    record, table = read_record(text)
    if table.result is None:
        raise NotAllowed("This game is not over; look at it with `mercerie analyse`.")
    return sha256(format_record(record).encode()).hexdigest(), case_at(table)


def case_at(table: Table) -> Case:
    """The game at a table, to be analysed."""
    actions = [
        Played(played.seat, played.text, hung_on_luck(table.game, played.before, played.action, played.after))
        for played in table.played
    ]
    states = [*(played.before for played in table.played), table.state]
    return Case(table.header.game, actions, states, table.state.outcome())


def read_record(text: str) -> tuple[Record, Table]:
    """A record as a table at which all of it has been played."""
    read = parse_record(text)
    if any(str(value).endswith(".toml") for value in read.options.values()):
        raise NotAllowed("This record needs a file of somebody's own; replay it with `mercerie replay`.")
    match = Match.resume(read)
    # A guest nobody has: a record says who played, not from which browser.
    names = ["?" if name == nameless(seat) else name for seat, name in enumerate(match.names)]
    told = (parse_player(name, match.game) for name in names)
    sitters = tuple(Sitter(name, guest=None if spec else "-", bot=spec) for name, spec in told)
    return read, open_table(_header(read, sitters))


def _header(read: Record, sitters: tuple[Sitter, ...]) -> Header:
    """A table that is not kept: nobody finds it, so it has neither an address nor links."""
    return Header(
        id="",
        game=read.game,
        rules=read.rules,
        seats=read.seats,
        seed=read.seed,
        options=read.options,
        clock=Clock(),
        sitters=sitters,
        join_secret="",
        watch_secret="",
        created=0.0,
        opening=read.actions,
    )

"""A stranger's record as a match that has been played. This runs in the process that `reading.py` starts.

It imports neither the web framework nor the database: the process is there in a third of the time without them.
"""

import json
import os
import sys
from hashlib import sha256
from pathlib import Path

from mercerie.bots.players import parse_player
from mercerie.core.plain import to_plain
from mercerie.play import Match, format_record, nameless, parse_record
from mercerie.server import render
from mercerie.server.entries import Sitter
from mercerie.server.objections import NotAllowed
from mercerie.server.reviews import Case
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
    """A record as its replay, written for the wire."""
    match = read_record(text)
    outcome = match.state.outcome()
    result = render.result_of(outcome, "rules", match.seed) if outcome else None
    return json.dumps(to_plain(render.replay_of(match, render.players(match.game.id, _sitters(match), None), result)))


def case_of(text: str) -> tuple[str, Case]:
    """A record as a game to be analysed, and what it is known by."""
    match = read_record(text)
    if match.state.outcome() is None:
        raise NotAllowed("This game is not over; look at it with `mercerie analyse`.")
    return sha256(format_record(match.record()).encode()).hexdigest(), Case.of(match)


def read_record(text: str) -> Match:
    """The match a record tells of."""
    read = parse_record(text)
    if any(str(value).endswith(".toml") for value in read.options.values()):
        raise NotAllowed("This record needs a file of somebody's own; replay it with `mercerie replay`.")
    return Match.resume(read)


def _sitters(match: Match) -> tuple[Sitter, ...]:
    """Who played, as far as a record tells."""
    names = ["?" if name == nameless(seat) else name for seat, name in enumerate(match.names)]
    told = (parse_player(name, match.game) for name in names)
    # A guest nobody has: a record says who played, not from which browser.
    return tuple(Sitter(name, guest=None if spec else "-", bot=spec) for name, spec in told)

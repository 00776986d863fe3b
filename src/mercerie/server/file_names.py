"""What a record is called when somebody keeps it: the game, the day, who played. `patchwork-2026-11-18-anne-galon`."""

import re
import unicodedata
from datetime import UTC, datetime
from urllib.parse import quote

from mercerie.bots import robot_of
from mercerie.server.entries import Sitter
from mercerie.server.table import Table

NAMELESS = frozenset({"", "?"})  # as the lobby writes them
_MOST_NAMES = 4
_NOT_IN_NAMES = re.compile(r"[\W_]+")


def file_name(table: Table) -> str:
    """Letters and figures of any script and hyphens: nothing that a file system, a shell or a header minds."""
    last = table.entries[-1].at if table.entries else table.header.created
    day = datetime.fromtimestamp(last, UTC).strftime("%Y-%m-%d")
    names = [_in_a_name(_called(table, sitter)) for sitter in table.sitters]
    return "-".join([table.header.game, day, *[name for name in names if name][:_MOST_NAMES]]) + ".mercerie"


def disposition(name: str) -> str:
    """The header that says so, for old programs in plain letters (RFC 6266)."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    plain = re.sub(r"-+(?=[-.])", "", plain)
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(name)}"


def _called(table: Table, sitter: Sitter) -> str:
    robot = robot_of(sitter.bot, table.game) if sitter.bot else None
    if robot is not None:
        return robot.name["en"]
    return "" if sitter.name in NAMELESS else sitter.name


def _in_a_name(text: str) -> str:
    return _NOT_IN_NAMES.sub("-", unicodedata.normalize("NFC", text).casefold())[:24].strip("-")

"""How a server is started."""

import re
from dataclasses import dataclass
from pathlib import Path

from mercerie.bots.outside import BotSpec
from mercerie.core import BadOption
from mercerie.server.guard import LOCAL

PORT = 8640


def usual_database() -> str:
    """An embedded database in the person's own folder."""
    return f"sqlite:///{Path.home() / '.mercerie' / 'mercerie.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Where it listens, where it keeps things, and what it allows."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = ""
    hosts: frozenset[str] = LOCAL
    bot_processes: int = 2
    grace: float = 90.0  # seconds until a bot stands in for someone who left
    commands_per_second: float = 20.0
    tables_per_minute: float = 30.0
    warm_up: bool = False  # load, or compile, what strong bots are made of before one is asked
    push_contact: str = ""  # mailto: or https:, for push services; without it nobody is told of their turn
    push_delay: float = 4.0  # seconds until somebody who is not looking is told
    push_to_local: bool = False  # only for tests, whose receivers are on this machine
    outside: tuple[BotSpec, ...] = ()  # bots from outside that may sit at tables, by name

    @property
    def url(self) -> str:
        """The database with its driver: `postgresql://…` is enough for people."""
        url = self.database or usual_database()
        return url.replace("postgresql://", "postgresql+asyncpg://", 1) if url.startswith("postgresql://") else url


def push_contact(text: str) -> str:
    """A contact as push services want it: a mailto: or https: address; a plain mail address will do for people."""
    if not text or re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)", text):
        return text
    if re.fullmatch(r"[^\s@:/]+@[^\s@:/]+", text):
        return f"mailto:{text}"
    raise BadOption(f"--push should be a mail address or an https:// address, not {text!r}.")

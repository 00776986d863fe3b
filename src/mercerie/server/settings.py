"""How a server is started."""

from dataclasses import dataclass
from pathlib import Path

from mercerie.bots.outside import BotSpec
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
    outside: tuple[BotSpec, ...] = ()  # bots from outside that may sit at tables, by name

    @property
    def url(self) -> str:
        """The database with its driver: `postgresql://…` is enough for people."""
        url = self.database or usual_database()
        return url.replace("postgresql://", "postgresql+asyncpg://", 1) if url.startswith("postgresql://") else url

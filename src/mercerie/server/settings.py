"""How a server is started."""

from dataclasses import dataclass
from pathlib import Path

from mercerie.server.guard import LOCAL

PORT = 8640


def usual_database() -> str:
    """An embedded database in the person's own folder."""
    return f"sqlite+aiosqlite:///{Path.home() / '.mercerie' / 'mercerie.db'}"


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

    @property
    def url(self) -> str:
        """The database with its driver: `postgresql://…` and `sqlite:///…` are enough for people."""
        url = self.database or usual_database()
        for plain, driven in (("postgresql://", "postgresql+asyncpg://"), ("sqlite://", "sqlite+aiosqlite://")):
            if url.startswith(plain):
                return url.replace(plain, driven, 1)
        return url

"""A server of one's own, as a browser meets it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from mercerie.server.app import create_app
from mercerie.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    lenient = {"tables_per_minute": 6_000.0, "commands_per_second": 6_000.0}
    settings = Settings(database=f"sqlite:///{tmp_path / 'test.db'}", bot_processes=1, **lenient)  # type: ignore[arg-type]
    with TestClient(create_app(settings)) as client:
        client.put("/api/me", json={"name": "Anne"})
        yield client

"""A state machine of Hypothesis' with two workers on one database, as if two servers had it."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, rule
from server.guests_at import sqlite

from mercerie.server.bus import InProcessBus
from mercerie.server.entries import Header
from mercerie.server.service import Service
from mercerie.server.store import Store


class TwoWorkers(RuleBasedStateMachine):
    """Each machine opens its table in an `initialize`, and says what is done at it."""

    def begin(self, header: Header) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.store = Store(sqlite(Path(self.folder.name)))
        self.run(self.store.open())
        self.restart()
        self.header = header
        self.run(self.store.create(header))

    @property
    def has_begun(self) -> bool:
        """Invariants are looked at before the table is opened, too."""
        return hasattr(self, "header")

    def run(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(coroutine)

    @rule()
    def restart(self) -> None:
        """Workers keep nothing: new ones know all."""
        self.workers = [Service(self.store, InProcessBus()) for _ in range(2)]

    def teardown(self) -> None:
        if self.has_begun:
            self.run(self.store.close())
            self.loop.close()
            self.folder.cleanup()


def tried(steps: int) -> settings:
    return settings(deadline=None, max_examples=15, stateful_step_count=steps)

"""Bots think in other processes, so that the event loop never waits for one. A bot that fails is replaced."""

import asyncio
import logging
import os
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any

from mercerie.bots import Budget, make_bot
from mercerie.games import GAMES

_log = logging.getLogger("mercerie.bots")

LONGEST_THOUGHT = 5.0
# What plays instead when a bot fails or takes too long, simpler and simpler.
SUBSTITUTES = ("greedy", "random")


def think(game: str, spec: str, luck: str, view: Any, legal: Sequence[Any]) -> str:
    """One action of a bot as text; runs in a worker process. The same luck gives the same bot every time."""
    bot = make_bot(spec, GAMES[game], Random(luck))
    return GAMES[game].format_action(bot.choose(view, legal, Budget()))


def _end_with_the_server() -> None:
    """A process in which bots think ends when the server does, even if that was killed and could say nothing."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def _imported() -> int:
    """Nothing to do: to get here a process has imported the games."""
    return len(GAMES)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int = 2, longest: float = LONGEST_THOUGHT) -> None:
        self._processes = processes
        self._longest = longest
        self._pool = self._new_pool()

    async def warm_up(self) -> None:
        """Start the processes before the first bot is asked, so that its answer comes at once."""
        loop = asyncio.get_running_loop()
        with suppress(BrokenProcessPool):  # the first bot to be asked makes a new pool
            await asyncio.gather(*(loop.run_in_executor(self._pool, _imported) for _ in range(self._processes)))

    def _new_pool(self) -> Executor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=_end_with_the_server)

    async def choose(self, game: str, spec: str, luck: str, view: Any, legal: Sequence[Any]) -> str:
        """The bot's action, or a simpler bot's if it fails or takes too long."""
        for player in (spec, *SUBSTITUTES):
            try:
                return await self._ask(game, player, luck, view, legal)
            except TimeoutError:
                _log.warning("bot %s at %s took longer than %s s", player, game, self._longest)
            except BrokenProcessPool:
                _log.warning("bot %s at %s broke its process", player, game)
                self._pool = self._new_pool()
            except Exception:  # noqa: BLE001
                # A bot is anybody's program: whatever it raises, the game goes on.
                _log.exception("bot %s at %s failed", player, game)
        return GAMES[game].format_action(legal[0])

    async def _ask(self, game: str, spec: str, luck: str, view: Any, legal: Sequence[Any]) -> str:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._pool, think, game, spec, luck, view, legal)
        return await asyncio.wait_for(thought, self._longest)

    async def close(self) -> None:
        """Let the processes end; one that is deep in thought ends with the server."""
        ending = asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        with suppress(TimeoutError):
            await asyncio.wait_for(ending, 2.0)

"""Bots think in other processes, so that the event loop never waits for one. A bot that fails is replaced."""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any

from mercerie.bots import Analysis, Budget, make_bot
from mercerie.bots.analysts import look
from mercerie.bots.compiling import compile_bots
from mercerie.bots.outside import BotSpec
from mercerie.games import GAMES
from mercerie.server.outsiders import patience, think_outside

_log = logging.getLogger("mercerie.bots")

LONGEST_THOUGHT = 5.0
# What plays instead when a bot fails or takes too long, simpler and simpler.
SUBSTITUTES = ("greedy", "random")


def think(game: str, spec: str, luck: str, view: Any, legal: Sequence[Any]) -> str:
    """One action of a bot as text; runs in a worker process. The same luck gives the same bot every time."""
    bot = make_bot(spec, GAMES[game], Random(luck))
    return GAMES[game].format_action(bot.choose(view, legal, Budget()))


def look_at(game: str, luck: str, view: Any, legal: Sequence[Any], seconds: float) -> Analysis[str]:
    """What the game's analyst thinks of a position; runs in a worker process."""
    return look(GAMES[game], view, legal, luck, seconds)


def _step_back() -> None:
    """What analyses games that are over leaves the processors to those who play."""
    if hasattr(os, "nice"):
        os.nice(10)
    _end_with_the_server()


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

    def __init__(self, processes: int = 2, longest: float = LONGEST_THOUGHT, outside: Sequence[BotSpec] = ()) -> None:
        self._processes = processes
        self._longest = longest
        self._outside = {spec.name: spec for spec in outside}
        self._pool = self._new_pool()
        self._quiet: Executor | None = None

    async def warm_up(self, *, strong: bool = False) -> None:
        """Start the processes before the first bot is asked, so that its answer comes at once.

        What strong bots are made of is compiled first in the quiet process, once on a machine, so that bots that need
        no compiler can play meanwhile; then every process loads it.
        """
        loop = asyncio.get_running_loop()
        with suppress(BrokenProcessPool):  # the first bot to be asked makes a new pool
            await self._in_all(_imported)
            if strong:
                await loop.run_in_executor(self._quietly(), compile_bots)
                await self._in_all(compile_bots)

    async def _in_all(self, do: Callable[[], object]) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, do) for _ in range(self._processes)))

    def _quietly(self) -> Executor:
        if self._quiet is None:
            self._quiet = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_step_back)
        return self._quiet

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
        outside = self._outside.get(spec)
        if outside is not None:
            thought = loop.run_in_executor(self._pool, think_outside, game, outside, luck, view, legal)
            return await asyncio.wait_for(thought, max(self._longest, patience(outside)))
        thought = loop.run_in_executor(self._pool, think, game, spec, luck, view, legal)
        return await asyncio.wait_for(thought, self._longest)

    async def look(self, game: str, luck: str, view: Any, legal: Sequence[Any], seconds: float) -> Analysis[str] | None:
        """What the game's analyst thinks; None if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        try:
            thought = loop.run_in_executor(self._pool, look_at, game, luck, view, legal, seconds)
            return await asyncio.wait_for(thought, self._longest)
        except TimeoutError:
            _log.warning("the analyst of %s took longer than %s s", game, self._longest)
        except BrokenProcessPool:
            _log.warning("the analyst of %s broke its process", game)
            self._pool = self._new_pool()
        except Exception:  # noqa: BLE001
            _log.exception("the analyst of %s failed", game)
        return None

    async def look_quietly(
        self, game: str, luck: str, view: Any, legal: Sequence[Any], seconds: float
    ) -> Analysis[str]:
        """The same in a process of its own that steps back for all others: nobody's bot waits for it."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._quietly(), look_at, game, luck, view, legal, seconds)
        except BrokenProcessPool:
            self._quiet = None
            raise

    async def close(self) -> None:
        """Let the processes end; one that is deep in thought is ended."""
        pools = [pool for pool in (self._pool, self._quiet) if pool is not None]
        ending = [asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True) for pool in pools]
        try:
            await asyncio.wait_for(asyncio.gather(*ending), 2.0)
        except TimeoutError:
            # Python would wait for them at its end, and a compiler takes its time.
            for process in active_children():
                process.kill()

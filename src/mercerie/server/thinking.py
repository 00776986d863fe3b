"""Bots think in other processes, so that the event loop never waits for one. A bot that fails is replaced."""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import active_children
from random import Random
from typing import Any

from mercerie.bots import Analysis, budget_with_people, find_bot, make_bot
from mercerie.bots.analysts import ANALYSTS, look
from mercerie.bots.compiling import compile_bots
from mercerie.bots.outside import BotSpec
from mercerie.games import GAMES
from mercerie.server.outsiders import patience, think_outside
from mercerie.server.workers import Workers, end_with_the_server

_log = logging.getLogger("mercerie.bots")

LONGEST_THOUGHT = 5.0
# What plays instead when a bot fails or takes too long, simpler and simpler.
SUBSTITUTES = ("greedy", "random")


def think(game: str, spec: str, luck: str, view: Any, legal: Sequence[Any]) -> str:
    """One action of a bot as text; runs in a worker process. The same luck gives the same bot every time."""
    bot = make_bot(spec, GAMES[game], Random(luck))
    return GAMES[game].format_action(bot.choose(view, legal, budget_with_people(spec, GAMES[game])))


def look_at(game: str, luck: str, view: Any, legal: Sequence[Any], seconds: float) -> Analysis[str]:
    """What the game's analyst thinks of a position; runs in a worker process."""
    return look(GAMES[game], view, legal, luck, seconds)


def _step_back() -> None:
    """What analyses games that are over leaves the processors to those who play."""
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_the_server()


def _imported() -> int:
    """Nothing to do: to get here a process has imported the games."""
    return len(GAMES)


def _needed(game: str, spec: str) -> Callable[[], object] | None:
    """What a process has to load before a bot can think in it; on a busy machine that takes longer than the thought."""
    return compile_bots if find_bot(spec, GAMES[game])[0].compiled else None


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int = 2, longest: float = LONGEST_THOUGHT, outside: Sequence[BotSpec] = ()) -> None:
        self._longest = longest
        self._outside = {spec.name: spec for spec in outside}
        self._workers = Workers(processes, end_with_the_server)
        self._quiet = Workers(1, _step_back)

    async def warm_up(self, *, strong: bool = False) -> None:
        """Start the processes before the first bot is asked, so that its answer comes at once.

        What strong bots are made of is compiled first in the quiet process, once on a machine, so that bots that need
        no compiler can play meanwhile; then every process loads it.
        """
        with suppress(BrokenProcessPool):  # the first bot to be asked starts a new one
            await self._workers.ask_all(_imported)
            if strong:
                await self._quiet.ask(None, compile_bots)
                await self._workers.ask_all(_imported, once=compile_bots)

    async def choose(self, game: str, spec: str, luck: str, view: Any, legal: Sequence[Any]) -> str:
        """The bot's action, or a simpler bot's if it fails or takes too long."""
        for player in (spec, *SUBSTITUTES):
            try:
                return await self._ask(game, player, luck, view, legal)
            except TimeoutError:
                _log.warning("bot %s at %s took longer than %s s", player, game, self._longest)
            except BrokenProcessPool:
                _log.warning("bot %s at %s broke its process", player, game)
            except Exception:  # noqa: BLE001
                # A bot is anybody's program: whatever it raises, the game goes on.
                _log.exception("bot %s at %s failed", player, game)
        return GAMES[game].format_action(legal[0])

    async def _ask(self, game: str, spec: str, luck: str, view: Any, legal: Sequence[Any]) -> str:
        outside = self._outside.get(spec)
        if outside is not None:
            longest = max(self._longest, patience(outside))
            return await self._workers.ask(longest, think_outside, game, outside, luck, view, legal)
        once = _needed(game, spec)
        return await self._workers.ask(self._longest, think, game, spec, luck, view, legal, once=once)

    async def look(self, game: str, luck: str, view: Any, legal: Sequence[Any], seconds: float) -> Analysis[str] | None:
        """What the game's analyst thinks; None if it fails or takes too long."""
        try:
            once = _needed(game, ANALYSTS.get(game, "greedy"))
            return await self._workers.ask(self._longest, look_at, game, luck, view, legal, seconds, once=once)
        except TimeoutError:
            _log.warning("the analyst of %s took longer than %s s", game, self._longest)
        except BrokenProcessPool:
            _log.warning("the analyst of %s broke its process", game)
        except Exception:  # noqa: BLE001
            _log.exception("the analyst of %s failed", game)
        return None

    async def look_quietly(
        self, game: str, luck: str, view: Any, legal: Sequence[Any], seconds: float
    ) -> Analysis[str]:
        """The same in a process of its own that steps back for all others: nobody's bot waits for it."""
        return await self._quiet.ask(None, look_at, game, luck, view, legal, seconds)

    async def close(self) -> None:
        """Let the processes end; one that is deep in thought is ended."""
        try:
            await asyncio.wait_for(asyncio.gather(self._workers.shut_down(), self._quiet.shut_down()), 2.0)
        except TimeoutError:
            # Python would wait for them at its end, and a compiler takes its time.
            for process in active_children():
                process.kill()

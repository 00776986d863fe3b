"""Processes for work that may hang: each does one thing at a time, and one that gives no answer is replaced."""

import asyncio
import os
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LONGEST_START = 30.0  # for what a new process has to do before its work


class Worker:
    """One process, started when it is first asked something."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
        self._pid: int | None = None
        self._answer: Future[Any] | None = None
        self._done: set[Callable[[], object]] = set()

    async def do(self, longest: float | None, do: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The answer, if there is one so many seconds after it began; else TimeoutError, and it is still at work."""
        loop = asyncio.get_running_loop()
        if self._pid is None:  # on a busy machine a process takes longer to come than many a thought
            self._pid = await loop.run_in_executor(self._executor, os.getpid)
        self._answer = answer = loop.run_in_executor(self._executor, do, *arguments)
        await asyncio.wait({answer}, timeout=longest)
        if not answer.done():
            raise TimeoutError(f"no answer within {longest} s")
        return answer.result()

    async def do_once(self, longest: float | None, do: Callable[[], object]) -> None:
        """What only has to be done when the process is new."""
        if do not in self._done:
            await self.do(longest, do)
            self._done.add(do)

    def gives_up(self) -> bool:
        """Whether it was still at work, and now nobody waits for the answer."""
        return self._answer is not None and self._answer.cancel()

    def replaced(self) -> "Worker":
        """A new one in its place; whatever it was doing is over."""
        for process in active_children():
            if process.pid == self._pid:
                process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)
        return Worker(self._begin)

    def shut_down(self) -> None:
        """Wait until it has done what it is doing."""
        self._executor.shutdown(wait=True, cancel_futures=True)


class Workers:
    """So many processes; who asks while all are at work waits for the first that is free."""

    def __init__(self, count: int, begin: Callable[[], None]) -> None:
        self._count = count
        # The last one used is used first: it has at hand what it loaded.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(Worker(begin))

    async def ask(
        self, longest: float | None, do: Callable[[*Ts], T], *arguments: *Ts, once: Callable[[], object] | None = None
    ) -> T:
        """The answer; TimeoutError if there is none so many seconds after beginning, BrokenProcessPool if it died.

        A new process first does what is to be done `once`; only then the time begins to count.
        """
        worker = await self._free.get()
        try:
            if once is not None:
                await worker.do_once(longest and max(longest, LONGEST_START), once)
            return await worker.do(longest, do, *arguments)
        except BrokenProcessPool:
            worker = worker.replaced()
            raise
        finally:
            # Also when whoever asked has gone: a process that is still at work would keep the next one waiting.
            if worker.gives_up():
                worker = worker.replaced()
            self._free.put_nowait(worker)

    async def ask_all(self, do: Callable[[], object], once: Callable[[], object] | None = None) -> None:
        """The same of every process."""
        await asyncio.gather(*(self.ask(None, do, once=once) for _ in range(self._count)))

    async def shut_down(self) -> None:
        """Let the processes end, however long it takes them."""
        free = [self._free.get_nowait() for _ in range(self._free.qsize())]
        await asyncio.gather(*(asyncio.to_thread(worker.shut_down) for worker in free))


def end_with_the_server() -> None:
    """For a process at its beginning: it ends when the server does, even if that was killed and could say nothing."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(0)

    Thread(target=watch, daemon=True).start()

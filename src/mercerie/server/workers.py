"""Processes for work that may hang: each does one thing at a time, and one that gives no answer is replaced."""

import asyncio
import os
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Worker:
    """One process, started when it is first asked something."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._executor = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin)
        self._pid: int | None = None

    async def start(self, do: Callable[[*Ts], T], *arguments: *Ts) -> "Future[T]":
        """Let it begin, once the process is there: on a busy machine that takes longer than many a thought."""
        loop = asyncio.get_running_loop()
        if self._pid is None:
            self._pid = await loop.run_in_executor(self._executor, os.getpid)
        return loop.run_in_executor(self._executor, do, *arguments)

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

    async def ask(self, longest: float | None, do: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """The answer; TimeoutError if there is none so many seconds after beginning, BrokenProcessPool if it died."""
        worker = await self._free.get()
        answer: Future[T] | None = None
        try:
            answer = await worker.start(do, *arguments)
            await asyncio.wait({answer}, timeout=longest)
            if not answer.done():
                raise TimeoutError(f"no answer within {longest} s")
            return answer.result()
        except BrokenProcessPool:
            worker = worker.replaced()
            raise
        finally:
            # Also when whoever asked has gone: a process that is still at work would keep the next one waiting.
            if answer is not None and answer.cancel():
                worker = worker.replaced()
            self._free.put_nowait(worker)

    async def ask_all(self, do: Callable[[], object]) -> None:
        """The same of every process."""
        await asyncio.gather(*(self.ask(None, do) for _ in range(self._count)))

    async def shut_down(self) -> None:
        """Let the processes end, however long it takes them."""
        free = [self._free.get_nowait() for _ in range(self._free.qsize())]
        await asyncio.gather(*(asyncio.to_thread(worker.shut_down) for worker in free))

"""Where games are played: here, in processes on this machine, or on a Dask cluster. All are executors."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any

from mercerie.core import BadOption, RuleError


class WorkerEnded(RuleError):
    """A process that was playing is no more; its games are not finished."""

    code = "worker-ended"


@contextmanager
def workers(processes: int, cluster: str = "") -> Iterator[tuple[Executor, int]]:
    """An executor, and how many games it can play at once."""
    if cluster:
        with _cluster(cluster) as found:
            yield found
    elif processes == 1:
        yield _Here(), 1
    else:
        with _processes(processes) as pool:
            yield pool, processes


@contextmanager
def _processes(processes: int) -> Iterator[Executor]:
    stopping, stop = Pipe(duplex=False)
    # spawn: a fork would copy threads' locks, and behaves alike on no two systems.
    pool = ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_begin_working, initargs=(stopping,)
    )
    try:
        yield pool
    except BaseException:
        # Games may take minutes: whoever stops an arena does not want to wait for the end of them.
        stop.close()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        stop.close()
        stopping.close()


def _begin_working(stopping: Connection) -> None:
    """A worker leaves Ctrl-C to the arena, and ends when told to or when the arena is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arena = parent_process()
    assert arena is not None

    def watch() -> None:
        wait([arena.sentinel, stopping])
        os._exit(0)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    try:
        from distributed import Client  # an extra: one machine is enough for most
    except ImportError as error:
        raise BadOption("--cluster needs the extra arena: pip install 'mercerie[arena]'.") from error
    client: Any
    try:
        client = Client(address, timeout=20)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BadOption(f"There is no Dask cluster at {address}: write tcp://host:8786.") from error
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise BadOption(f"The cluster at {address} has no workers yet: start some with `dask worker {address}`.")
        yield client.get_executor(), threads


class _Here(Executor):
    """Plays in this very process, as soon as it is asked."""

    def submit(self, do: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(do(*args, **kwargs))
        return future

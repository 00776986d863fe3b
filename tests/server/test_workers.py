"""Processes for bots: one that hangs is ended and replaced, and keeps nobody waiting."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from multiprocessing import active_children

import pytest

from mercerie.server.workers import Workers

Story = Callable[[Workers], Awaitable[None]]


def nothing() -> None:
    """What a process has to do before its work."""


def hang() -> None:
    time.sleep(600)


def die() -> None:
    os._exit(1)


def take_a_while() -> None:
    time.sleep(2.0)


def fail() -> None:
    raise TimeoutError("the bot's own")


def tell(count: int, story: Story) -> None:
    async def told() -> None:
        workers = Workers(count, nothing)
        await story(workers)
        await workers.shut_down()

    asyncio.run(told())


def is_running(pid: int) -> bool:
    return any(process.pid == pid for process in active_children())


def test_a_process_that_hangs_is_ended_and_another_answers_in_its_place() -> None:
    async def story(workers: Workers) -> None:
        first = await workers.ask(None, os.getpid)

        with pytest.raises(TimeoutError):
            await workers.ask(0.2, hang)

        assert await workers.ask(None, os.getpid) != first
        assert not is_running(first)

    tell(1, story)


def test_what_hangs_again_and_again_eats_no_process() -> None:
    async def story(workers: Workers) -> None:
        for _ in range(3):
            with pytest.raises(TimeoutError):
                await workers.ask(0.05, hang)

        answers = await asyncio.gather(workers.ask(None, os.getpid), workers.ask(None, os.getpid))

        assert all(is_running(pid) for pid in answers)

    tell(2, story)


def test_ending_one_does_not_disturb_another() -> None:
    async def story(workers: Workers) -> None:
        await workers.ask_all(nothing)
        other = asyncio.create_task(workers.ask(None, time.sleep, 1.0))

        with pytest.raises(TimeoutError):
            await workers.ask(0.1, hang)

        await other

    tell(2, story)


def test_a_process_that_dies_is_replaced() -> None:
    async def story(workers: Workers) -> None:
        with pytest.raises(RuntimeError):
            await workers.ask(None, die)

        assert await workers.ask(None, os.getpid)

    tell(1, story)


def test_an_error_of_the_work_itself_costs_no_process() -> None:
    async def story(workers: Workers) -> None:
        first = await workers.ask(None, os.getpid)

        with pytest.raises(TimeoutError, match="the bot's own"):
            await workers.ask(60, fail)

        assert await workers.ask(None, os.getpid) == first

    tell(1, story)


def test_whoever_leaves_before_the_answer_keeps_nobody_waiting() -> None:
    async def story(workers: Workers) -> None:
        asked = asyncio.create_task(workers.ask(None, hang))
        await asyncio.sleep(1.0)
        asked.cancel()

        assert await asyncio.wait_for(workers.ask(None, os.getpid), 60)

    tell(1, story)


def test_what_a_new_process_has_to_do_first_does_not_count_as_thinking() -> None:
    async def story(workers: Workers) -> None:
        await workers.ask(1.8, os.getpid, once=take_a_while)
        begun = time.monotonic()
        await workers.ask(1.8, os.getpid, once=take_a_while)
        assert time.monotonic() - begun < 2.0

        with pytest.raises(TimeoutError):
            await workers.ask(0.2, hang, once=take_a_while)
        await workers.ask(1.8, os.getpid, once=take_a_while)

    tell(1, story)


def test_a_process_that_cannot_even_begin_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.server.workers.LONGEST_START", 0.5)

    async def story(workers: Workers) -> None:
        with pytest.raises(TimeoutError):
            await workers.ask(0.2, os.getpid, once=hang)

        assert await workers.ask(None, os.getpid)

    tell(1, story)

"""Records from strangers are read away from everybody else, and a reading that runs over is ended."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from mercerie.core import BadRecord
from mercerie.server.doors import TooLarge
from mercerie.server.reading import Reader
from mercerie.server.recorded import case_of
from mercerie.server.reviews import TooBusy

T = TypeVar("T")
GOLDEN = (Path(__file__).parents[1] / "records" / "textile-32-tie-broken-by-the-last-action.mercerie").read_text()


def for_ever(_text: str) -> str:
    while True:
        time.sleep(1)


def greedily(_text: str) -> str:
    return str(len(bytearray(4 << 30)))


def with_reader(do: Callable[[Reader], Awaitable[T]], longest: float = 60.0) -> T:
    async def told() -> T:
        reader = Reader(longest)
        try:
            return await do(reader)
        finally:
            await reader.close()

    return asyncio.run(told())


def test_a_reading_that_does_not_end_is_ended_and_the_next_one_is_read() -> None:
    async def both(reader: Reader) -> str:
        with pytest.raises(TooLarge, match="takes too long"):
            await reader._ask(for_ever, "")
        reader._longest = 60.0
        return await reader.replay(GOLDEN)

    assert '"game": "textile"' in with_reader(both, longest=0.3)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is Linux's")
def test_a_reading_that_wants_all_the_memory_is_refused() -> None:
    async def both(reader: Reader) -> str:
        with pytest.raises(TooLarge):
            await reader._ask(greedily, "")
        return await reader.replay(GOLDEN)

    assert '"game": "textile"' in with_reader(both)


def test_a_mistake_comes_back_with_its_values() -> None:
    async def read(reader: Reader) -> None:
        await reader.replay(GOLDEN.replace("1. ", "7. ", 1))

    with pytest.raises(BadRecord) as refused:
        with_reader(read)
    assert (refused.value.mistake, refused.value.values["wanted"]) == ("number", 1)


def test_a_game_to_be_analysed_is_the_same_wherever_it_was_read() -> None:
    async def read(reader: Reader) -> object:
        return await reader.case(GOLDEN)

    assert with_reader(read) == case_of(GOLDEN)


def test_who_comes_when_many_wait_is_sent_away() -> None:
    async def crowd(reader: Reader) -> list[object]:
        asked = [asyncio.ensure_future(reader._ask(for_ever, "")) for _ in range(9)]
        await asyncio.sleep(0)
        done, waiting = await asyncio.wait(asked, timeout=0.1)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return [one.exception() for one in done]

    assert [type(refused) for refused in with_reader(crowd, longest=0.1)] == [TooBusy]


def test_the_process_that_reads_waits_for_no_database_and_no_web_framework() -> None:
    heavy = "{'alembic', 'fastapi', 'numba', 'pydantic', 'sqlalchemy', 'starlette'}"
    asked = f"import sys, mercerie.server.recorded; print(sorted({heavy} & set(sys.modules)))"

    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)

    assert answer.stdout.strip() == "[]"

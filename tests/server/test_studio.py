"""Pictures are drawn one at a time in a process of their own, which never outlives whoever asked."""

import asyncio
from typing import Any

import pytest

from mercerie.server.pictures import studio
from mercerie.server.pictures.studio import CannotDraw, Studio

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
Process = asyncio.subprocess.Process


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """The processes that were started to draw."""
    start, found = asyncio.create_subprocess_exec, []

    async def noted(*program: Any, **more: Any) -> Process:
        found.append(await start(*program, **more))
        return found[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    return found


@pytest.fixture
def never_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "_PROGRAM", "import time; time.sleep(60)")


def test_those_who_ask_together_wait_for_one_drawing(started: list[Process]) -> None:
    async def ask() -> list[bytes]:
        drawing = Studio()
        return [*await asyncio.gather(*(drawing.png(SVG) for _ in range(3))), await drawing.png(SVG)]

    pictures = asyncio.run(ask())

    assert pictures[0].startswith(b"\x89PNG")
    assert len(set(pictures)) == len(started) == 1


@pytest.mark.usefixtures("never_done")
def test_a_drawing_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch, started: list[Process]) -> None:
    monkeypatch.setattr(studio, "_PATIENCE", 0.1)

    with pytest.raises(CannotDraw, match="too long"):
        asyncio.run(Studio().png(SVG))
    assert started[0].returncode is not None


@pytest.mark.usefixtures("never_done")
def test_a_drawing_nobody_waits_for_any_more_is_ended(started: list[Process]) -> None:
    async def leave() -> int | None:
        asked = asyncio.create_task(Studio().png(SVG))
        while not started:
            await asyncio.sleep(0.01)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        return started[0].returncode

    assert asyncio.run(leave()) is not None


@pytest.mark.usefixtures("never_done")
def test_who_comes_when_many_wait_for_pictures_is_sent_away() -> None:
    async def crowd() -> list[BaseException | None]:
        drawing = Studio()
        asked = [asyncio.create_task(drawing.png(f"{SVG}<!-- {number} -->")) for number in range(25)]
        done, waiting = await asyncio.wait(asked, timeout=0.5)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return [one.exception() for one in done]

    assert [type(refused) for refused in asyncio.run(crowd())] == [CannotDraw] * 5

"""The game's analyst in processes of its own: promptly for hints, and stepping back for games that are over."""

import asyncio
import os
from typing import Any

import pytest

from mercerie.bots import Analysis, Choice
from mercerie.games.textile import TEXTILE
from mercerie.server.thinking import Thinkers

STATE = TEXTILE.new(2, 1, first=0)
POSITION: Any = ("textile", "luck", STATE.view(0), STATE.legal_actions(), 0.01)


def die(*_arguments: object) -> Analysis[str]:
    os._exit(1)


def fail(*_arguments: object) -> Analysis[str]:
    raise ZeroDivisionError


def niceness(*_arguments: object) -> Analysis[str]:
    return Analysis((), (Choice(str(os.nice(0)), 0.0),))


def test_a_look_comes_from_another_process() -> None:
    async def story() -> None:
        thinkers = Thinkers(1, longest=60)
        found = await thinkers.look(*POSITION)
        quiet = await thinkers.look_quietly(*POSITION)
        await thinkers.close()

        assert found is not None
        assert found.choices[0].action.startswith("start ")
        assert len(quiet.chances) == 2

    asyncio.run(story())


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no niceness")
def test_games_that_are_over_wait_for_those_that_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.server.thinking.look_at", niceness)

    async def story() -> None:
        thinkers = Thinkers(1, longest=60)
        usual = await thinkers.look(*POSITION)
        quiet = await thinkers.look_quietly(*POSITION)
        await thinkers.close()

        assert usual is not None
        assert int(quiet.choices[0].action) > int(usual.choices[0].action)

    asyncio.run(story())


@pytest.mark.parametrize("trouble", [die, fail])
def test_an_analyst_in_trouble_gives_no_hint_and_spoils_no_later_one(
    trouble: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, longest=60)
        with monkeypatch.context() as broken:
            broken.setattr("mercerie.server.thinking.look_at", trouble)
            assert await thinkers.look(*POSITION) is None
            with pytest.raises((ZeroDivisionError, OSError, RuntimeError)):
                await thinkers.look_quietly(*POSITION)

        assert await thinkers.look(*POSITION) is not None
        assert (await thinkers.look_quietly(*POSITION)).choices
        await thinkers.close()

    asyncio.run(story())

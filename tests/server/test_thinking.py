"""Bots in processes of their own: failing ones are replaced, and the game goes on."""

import asyncio
import os
import time
from random import Random
from typing import Any

import pytest

from mercerie.bots import BOTS, BotKind, Budget
from mercerie.core import AnyGame
from mercerie.games.textile import TEXTILE
from mercerie.server import thinking
from mercerie.server.thinking import Thinkers


class Misbehaving:
    """A bot that does something it should not."""

    def __init__(self, how: str) -> None:
        self._how = how

    def choose(self, _view: Any, _legal: Any, _budget: Any) -> Any:
        match self._how:
            case "raise":
                raise ZeroDivisionError
            case "sleep":
                time.sleep(3)
            case "die":
                os._exit(1)
        return None


def asked(spec: str, longest: float = 20.0) -> str:
    async def story() -> str:
        thinkers = Thinkers(1, longest)
        try:
            await thinkers.warm_up()
            state = TEXTILE.new(2, 1, first=0)
            return await thinkers.choose("textile", spec, "luck", state.view(0), state.legal_actions())
        finally:
            await thinkers.close()

    return asyncio.run(story())


def misbehaving_think(game: str, spec: str, luck: str, view: Any, legal: Any) -> str:
    """Runs in the worker: a process knows only the bots it imports, so this one brings its own."""
    if spec in {"raise", "sleep", "die"}:

        def make(_game: AnyGame, _level: str, _rng: Random) -> Any:
            return Misbehaving(spec)

        BOTS["textile"][spec] = BotKind(spec, "", make)
    return thinking.think(game, spec, luck, view, legal)


def test_a_bot_has_the_time_its_kind_is_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    granted: list[Budget] = []

    class Patient:
        def choose(self, _view: Any, legal: Any, budget: Budget) -> Any:
            granted.append(budget)
            return legal[0]

    kind = BotKind("patient", "", lambda _game, _level, _rng: Patient(), seconds=1.7)
    monkeypatch.setitem(BOTS["textile"], "patient", kind)
    state = TEXTILE.new(2, 1, first=0)
    thinking.think("textile", "patient", "luck", state.view(0), state.legal_actions())
    assert granted == [Budget(1.7)]


def test_a_bot_answers_from_another_process() -> None:
    assert asked("greedy").startswith("start ")


@pytest.mark.parametrize(("how", "told"), [("raise", "failed"), ("sleep", "took longer"), ("die", "broke its process")])
def test_a_bot_that_misbehaves_is_replaced(
    how: str, told: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = Thinkers._ask

    async def ask(self: Thinkers, game: str, spec: str, luck: str, view: Any, legal: Any) -> str:
        if spec != how:
            return await real(self, game, spec, luck, view, legal)
        return await self._workers.ask(1.0, misbehaving_think, game, spec, luck, view, legal)

    monkeypatch.setattr(Thinkers, "_ask", ask)

    assert asked(how).startswith("start ")
    assert told in caplog.text


def test_when_every_bot_fails_the_first_legal_action_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_arguments: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(Thinkers, "_ask", broken)

    assert asked("greedy") == "start madder"


def test_a_strong_bot_is_ready_after_warming_up(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> str:
        thinkers = Thinkers(1)
        try:
            await thinkers.warm_up(strong=True)
            state = TEXTILE.new(2, 1, first=0)
            state = state.apply(state.legal_actions()[0])
            return await thinkers.choose("textile", "search:expert", "luck", state.view(1), state.legal_actions())
        finally:
            await thinkers.close()

    assert asyncio.run(story())
    assert "took longer" not in caplog.text

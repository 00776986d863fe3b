"""Bots from outside at tables. Their programs stay open between actions, a few in each process in which bots think."""

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from mercerie.bots import AnyBot
from mercerie.bots.outside import BotSpec, opened
from mercerie.bots.outside.protocol import time_limit
from mercerie.games import GAMES

MOST_OPEN = 4

_Key = tuple[str, BotSpec, str]
_open: OrderedDict[_Key, tuple[AnyBot, ExitStack]] = OrderedDict()


def think_outside(game: str, spec: BotSpec, luck: str, view: Any, legal: Sequence[Any]) -> str:
    """One action of a bot from outside as text; runs in a worker process. Its luck tells one seat from another."""
    key = (game, spec, luck)
    try:
        return GAMES[game].format_action(_ready(key).choose(view, legal, spec.budget()))
    except Exception:
        _close(key)  # whatever is wrong with it, the next action finds a fresh one
        raise


def patience(spec: BotSpec) -> float:
    """How long the server waits for an action: for the thought itself, and for a program that has to start first."""
    return time_limit(spec.budget()) + 5.0


def close_all() -> None:
    for key in list(_open):
        _close(key)


def _ready(key: _Key) -> AnyBot:
    if key not in _open:
        while len(_open) >= MOST_OPEN:
            _close(next(iter(_open)))
        game, spec, luck = key
        stack = ExitStack()
        _open[key] = stack.enter_context(opened(spec, GAMES[game], Random(luck))), stack
    _open.move_to_end(key)
    return _open[key][0]


def _close(key: _Key) -> None:
    if key in _open:
        _open.pop(key)[1].close()

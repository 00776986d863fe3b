"""Bots from outside: a Python class, a network, a program in any language. Each plays in a process of its own.

What a bot may do here it does to itself: a crash, an endless thought or a made-up action is BotFailed, and the process
is ended. Never open a text that came over a network or out of a record: it can name any program."""

import shlex
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random

from mercerie.bots import make_bot
from mercerie.bots.bot import AnyBot
from mercerie.bots.outside.child import BotFailed, Child
from mercerie.bots.outside.protocol import LineBot
from mercerie.bots.outside.spec import PROGRAM, BotSpec, parse_named, parse_spec
from mercerie.core import AnyGame, BadOption
from mercerie.games import GAMES


@contextmanager
def opened(spec: BotSpec, game: AnyGame, rng: Random) -> Iterator[AnyBot]:
    """Any bot, ours or from outside, ready for one game. BotFailed if it does not start."""
    if spec.kind == "ours":
        yield make_bot(spec.text, game, rng)
        return
    child = Child(_command(spec), spec.memory)
    try:
        yield LineBot(child, game, rng.getrandbits(32), pickled=spec.kind != "program")
    finally:
        child.close()


def check(spec: BotSpec, game: AnyGame) -> None:
    """BadOption if a bot cannot even begin: better told once than lost a thousand times."""
    try:
        with opened(spec, game, Random(0)):
            pass
    except BotFailed as failure:
        raise BadOption(f"{spec.text} cannot play {game.id}: {failure}.") from failure


def bots_to_serve(written: Iterable[str]) -> tuple[BotSpec, ...]:
    """Bots as NAME=BOT, each started once for every game it is to play, so that a mistake shows at once."""
    specs = tuple(parse_named(text) for text in written)
    for spec in specs:
        if [other.name for other in specs].count(spec.name) > 1:
            raise BadOption(f"Two bots are called {spec.name}: give one of them another name.")
        for game in GAMES.values():
            if spec.plays(game.id):
                _check_for_tables(spec, game)
    return specs


def _check_for_tables(spec: BotSpec, game: AnyGame) -> None:
    try:
        check(spec, game)
    except BadOption as error:
        raise BadOption(f"{error} If it is for other games, say so: {spec.name}={spec.text}@game=…") from error


def _command(spec: BotSpec) -> list[str]:
    if spec.kind == "program":
        try:
            return shlex.split(spec.text.removeprefix(PROGRAM))
        except ValueError as error:
            raise BadOption(f"{spec.text!r} cannot be read as a command: {error}.") from error
    return [sys.executable, "-m", "mercerie.bots.outside.host", spec.text]


__all__ = ["BotFailed", "BotSpec", "bots_to_serve", "check", "opened", "parse_named", "parse_spec"]

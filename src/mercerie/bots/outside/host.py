"""A Python bot in a process of its own: this answers the line protocol for it. Run as host BOT."""

import inspect
import json
import os
import pickle
import sys
from base64 import b64decode
from collections.abc import Iterable
from importlib import import_module
from random import Random
from typing import Any, TextIO

from mercerie.bots.bot import AnyBot, Budget
from mercerie.bots.outside.protocol import PROTOCOL
from mercerie.bots.outside.spec import MANY_PLAYOUTS
from mercerie.core import AnyGame, BadOption, RuleError
from mercerie.games import GAMES


def make(text: str, game: AnyGame, rng: Random) -> AnyBot:
    """The bot that `net.onnx` or `module:Class` names. A class is called with the game and its luck, or nothing."""
    if text.endswith(".onnx"):
        # Imported only here: other bots do not wait for what a network needs.
        from mercerie.bots.outside.network import network_bot

        return network_bot(text, game, rng)
    module, _, name = text.partition(":")
    wanted = getattr(import_module(module), name, None)
    if not callable(wanted):
        raise BadOption(f"{module} has no class {name}.")
    parameters = inspect.signature(wanted).parameters
    bot: AnyBot = wanted(game, rng) if parameters else wanted()
    if not hasattr(bot, "choose"):
        raise BadOption(f"{name} is no bot: it has no method choose(view, legal, budget).")
    return bot


def answer(text: str, lines: Iterable[str], out: TextIO) -> None:
    """Answer line by line until told to quit, or nobody asks any more."""
    game, bot = None, None
    for line in lines:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                reply: dict[str, object] = {"protocol": PROTOCOL}
            case "newgame":
                game = GAMES[message["game"]]
                bot = make(text, game, Random(message["seed"]))
                reply = {}
            case "choose":
                assert game is not None
                assert bot is not None
                reply = {"action": game.format_action(_choose(bot, message))}
            case _:
                return
        out.write(json.dumps(reply) + "\n")
        out.flush()


def _choose(bot: AnyBot, message: dict[str, Any]) -> Any:
    # What we read was written by the arena or the server that started this process.
    view, legal = pickle.loads(b64decode(message["position"]))  # noqa: S301
    seconds, playouts = message["seconds"], message["playouts"]
    budget = Budget(
        float("inf") if seconds is None else seconds,
        MANY_PLAYOUTS if playouts is None else playouts,
    )
    return bot.choose(view, legal, budget)


def main() -> None:
    # What the bot prints is for its author, and must not come between the answers.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.path.insert(0, str(os.getcwd()))  # noqa: PTH109
    try:
        answer(sys.argv[1], sys.stdin, out)
    except RuleError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()

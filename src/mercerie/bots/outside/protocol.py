"""A bot at the other end of a line: what docs/guides/line-protocol.md describes, from our side."""

import math
import pickle
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from mercerie.bots.bot import Budget
from mercerie.bots.outside.child import BotFailed, Child
from mercerie.bots.outside.spec import MANY_PLAYOUTS
from mercerie.core import AnyGame, RuleError
from mercerie.core.plain import to_plain

PROTOCOL = 1
# Loading a network takes a moment; thinking of the first action does not.
LONGEST_START = 20.0
# Where only playouts are granted, somebody must still end a bot that hangs.
LONGEST_THOUGHT = 60.0


def time_limit(budget: Budget) -> float:
    """The time granted, and a little grace for a busy machine."""
    return LONGEST_THOUGHT if math.isinf(budget.seconds) else budget.seconds * 1.1 + 0.5


class LineBot:
    """Asks a child for each action. Python at the other end is sent the view itself, other programs plain data."""

    def __init__(self, child: Child, game: AnyGame, seed: int, *, pickled: bool) -> None:
        self._child = child
        self._game = game
        self._pickled = pickled
        hello = child.ask({"type": "hello", "protocol": PROTOCOL}, LONGEST_START)
        if hello.get("protocol") != PROTOCOL:
            raise BotFailed(f"it speaks protocol {hello.get('protocol')!r}, and we speak {PROTOCOL}")
        ready = child.ask({"type": "newgame", "game": game.id, "seed": seed}, LONGEST_START)
        if "error" in ready:
            raise BotFailed(f"it does not play {game.id}: {ready['error']}")

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:
        granted = {
            "seconds": None if math.isinf(budget.seconds) else budget.seconds,
            "playouts": None if budget.playouts >= MANY_PLAYOUTS else budget.playouts,
        }
        texts = [self._game.format_action(action) for action in legal]
        position = _pickled(view, legal) if self._pickled else {"view": to_plain(view), "legal": texts}
        answer = self._child.ask({"type": "choose", **position, **granted}, time_limit(budget))
        return self._action(answer.get("action"), legal, texts)

    def _action(self, text: object, legal: Sequence[Any], texts: list[str]) -> Any:
        if isinstance(text, str) and text in texts:
            return legal[texts.index(text)]
        try:
            action = self._game.parse_action(str(text))
        except RuleError:
            raise BotFailed(f"it answered {str(text)[:60]!r}, which is no action") from None
        if action not in legal:
            raise BotFailed(f"it answered {str(text)[:60]!r}, which is not allowed there")
        return action


def _pickled(view: Any, legal: Sequence[Any]) -> dict[str, str]:
    return {"position": b64encode(pickle.dumps((view, tuple(legal)))).decode()}

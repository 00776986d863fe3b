"""What is told to who is not looking: which game, that it is their turn or they are invited, where. No secret."""

import json
from typing import Literal

from mercerie.games import GAMES
from mercerie.server.push.subscriptions import Subscription

Occasion = Literal["turn", "invited", "trial"]

_WORDS: dict[tuple[Occasion, str], str] = {
    ("turn", "fr"): "À vous de jouer",
    ("turn", "en"): "It is your turn",
    ("invited", "fr"): "On vous invite à jouer",
    ("invited", "en"): "You are invited to play",
    ("trial", "fr"): "C’est ainsi que vous saurez que c’est à vous",
    ("trial", "en"): "This is how you will know that it is your turn",
}


def for_device(occasion: Occasion, game: str, path: str, to: Subscription) -> bytes:
    """What the service worker shows; `path` is where a tap leads."""
    title = _WORDS[occasion, to.language]
    return json.dumps({"title": title, "body": _title(game), "path": path}).encode()


def for_webhook(occasion: Occasion, game: str, path: str, to: Subscription) -> bytes:
    """`text` is what Slack, Mattermost and Google Chat show, `content` what Discord does."""
    colon = "\N{NO-BREAK SPACE}:" if to.language == "fr" else ":"
    words = f"{_title(game)}, {_WORDS[occasion, to.language].lower()}{colon} {to.site}{path}"
    told = {"text": words, "content": words, "event": occasion, "game": game, "path": path}
    return json.dumps(told).encode()


def _title(game: str) -> str:
    """What the game is called; a trial is of none."""
    return GAMES[game].title if game in GAMES else "Mercerie"

"""The games. To add one, write its folder and name it here."""

from mercerie.core import AnyGame
from mercerie.games.patchwork import EXPRESS, PATCHWORK
from mercerie.games.textile import TEXTILE
from mercerie.games.timeline import TIMELINE

GAMES: dict[str, AnyGame] = {game.id: game for game in (PATCHWORK, EXPRESS, TEXTILE, TIMELINE)}

# Rules as they once were, by game and version: who raises a game's `rules_version` may keep the old ones here, so that
# games that began with them can go on. None have changed yet.
OLDER: dict[tuple[str, int], AnyGame] = {}


def game_of(game: str, rules: int) -> AnyGame | None:
    """The game with the rules of this version, now or as they once were; None if they are not here."""
    now = GAMES.get(game)
    return now if now is not None and now.rules_version == rules else OLDER.get((game, rules))


__all__ = ["EXPRESS", "GAMES", "OLDER", "PATCHWORK", "TEXTILE", "TIMELINE", "game_of"]

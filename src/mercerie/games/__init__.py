"""The games. To add one, write its folder and name it here."""

from mercerie.core import AnyGame
from mercerie.games.patchwork import EXPRESS, PATCHWORK
from mercerie.games.textile import TEXTILE
from mercerie.games.timeline import TIMELINE

GAMES: dict[str, AnyGame] = {game.id: game for game in (PATCHWORK, EXPRESS, TEXTILE, TIMELINE)}

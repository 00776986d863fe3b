"""Games in a terminal. To add a game, give it a folder with a screen and name it here."""

from collections.abc import Mapping

from mercerie.games import EXPRESS, PATCHWORK, TEXTILE, TIMELINE
from mercerie.terminal import patchwork, textile, timeline
from mercerie.terminal.screen import Screen

SCREENS: Mapping[str, Screen] = {
    PATCHWORK.id: patchwork.SCREEN,
    EXPRESS.id: patchwork.SCREEN,
    TEXTILE.id: textile.SCREEN,
    TIMELINE.id: timeline.SCREEN,
}

__all__ = ["SCREENS", "Screen"]

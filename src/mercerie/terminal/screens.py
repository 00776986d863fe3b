"""How each game looks and speaks in a terminal. To add a game, name its screen here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from mercerie.terminal.asker import Asker
from mercerie.terminal.patchwork import board as patchwork_board
from mercerie.terminal.patchwork import menu as patchwork_menu
from mercerie.terminal.patchwork import sentences as patchwork_sentences
from mercerie.terminal.textile import board as textile_board
from mercerie.terminal.textile import menu as textile_menu
from mercerie.terminal.textile import sentences as textile_sentences
from mercerie.terminal.timeline import board as timeline_board
from mercerie.terminal.timeline import menu as timeline_menu
from mercerie.terminal.timeline import sentences as timeline_sentences


@dataclass(frozen=True, slots=True)
class Screen:
    """Draws a view, tells an event, asks for an action step by step, and reads what is typed in short."""

    board: Callable[[Any, Sequence[str], str], RenderableType]
    tell: Callable[[Any, Sequence[str], str], str]
    choose: Callable[[Any, Sequence[Any], Asker], Any]
    expand: Callable[[Any, str], str] = lambda _view, typed: typed


_PATCHWORK = Screen(patchwork_board.board, patchwork_sentences.tell, patchwork_menu.choose)

SCREENS = {
    "patchwork": _PATCHWORK,
    "patchwork-express": _PATCHWORK,
    "textile": Screen(textile_board.board, textile_sentences.tell, textile_menu.choose),
    "timeline": Screen(timeline_board.board, timeline_sentences.tell, timeline_menu.choose, timeline_menu.expand),
}

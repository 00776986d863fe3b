"""What a terminal needs of a game; each game's folder here has one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from mercerie.terminal.asker import Asker


@dataclass(frozen=True, slots=True)
class Screen:
    """Draws a view, tells an event, puts an action into words, asks for one step by step, reads one typed in short."""

    board: Callable[[Any, Sequence[str], str], RenderableType]
    tell: Callable[[Any, Sequence[str], str], str]
    words: Callable[[Any, Any, str], str]  # an action in a few words of the reader's language, from a view before it
    choose: Callable[[Any, Sequence[Any], Asker], Any]
    expand: Callable[[Any, str], str] = lambda _view, typed: typed

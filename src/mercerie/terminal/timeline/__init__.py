"""Timeline in a terminal."""

from mercerie.terminal.screen import Screen
from mercerie.terminal.timeline.board import board
from mercerie.terminal.timeline.menu import choose, expand
from mercerie.terminal.timeline.sentences import tell
from mercerie.terminal.timeline.words import action_words

SCREEN = Screen(board, tell, action_words, choose, expand)

__all__ = ["SCREEN"]

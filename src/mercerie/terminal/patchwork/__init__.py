"""Patchwork in a terminal."""

from mercerie.terminal.patchwork.board import board
from mercerie.terminal.patchwork.menu import choose
from mercerie.terminal.patchwork.sentences import tell
from mercerie.terminal.patchwork.words import action_words
from mercerie.terminal.screen import Screen

SCREEN = Screen(board, tell, action_words, choose)

__all__ = ["SCREEN"]

"""Textile in a terminal."""

from mercerie.terminal.screen import Screen
from mercerie.terminal.textile.board import board
from mercerie.terminal.textile.menu import choose
from mercerie.terminal.textile.sentences import tell
from mercerie.terminal.textile.words import action_words

SCREEN = Screen(board, tell, action_words, choose)

__all__ = ["SCREEN"]

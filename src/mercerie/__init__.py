"""Mercerie: Patchwork, Patchwork Express, Textile and Timeline, to play and to write programs for."""

from mercerie.games import GAMES

__version__ = "0.1.0"
__all__ = ["GAMES", "__version__"]

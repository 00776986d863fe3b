"""Patchwork and Patchwork Express compiled (Numba): positions as records, many games as an array.

Imported only where speed is needed; `import mercerie` does not load it. A law holds it to the plain rules.
"""

from mercerie.games.patchwork.kernels.batch import (
    action_count,
    apply_all,
    legal_all,
    scores_all,
    to_move_all,
    winners_all,
)
from mercerie.games.patchwork.kernels.box import BOX, box_tables
from mercerie.games.patchwork.kernels.playout import play_many
from mercerie.games.patchwork.kernels.records import POSITION, pack, unpack

__all__ = [
    "BOX",
    "POSITION",
    "action_count",
    "apply_all",
    "box_tables",
    "legal_all",
    "pack",
    "play_many",
    "scores_all",
    "to_move_all",
    "unpack",
    "winners_all",
]

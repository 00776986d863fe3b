"""What is known of Patchwork at first sight, in points, as it was tuned. The greedy bot and the search use the same."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Purchase:
    """What each thing is worth at the start of a game, and how that shifts until the end."""

    square: float = 1.13
    square_shift: float = 0.88
    income: float = 1.41
    income_shift: float = -0.03
    button: float = 1.36
    button_shift: float = -0.42
    time: float = 1.06
    time_shift: float = 0.97


@dataclass(frozen=True, slots=True)
class Packing:
    """What an empty square costs by its empty neighbours, and what an empty block of 3 × 3 is worth."""

    alone: float = -10.9  # only leather fills it
    dead_end: float = -5.2
    corner: float = -3.8
    corridor: float = -2.8
    edge: float = -0.9
    block: float = 0.55


PURCHASE = Purchase()
PACKING = Packing()

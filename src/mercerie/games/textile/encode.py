"""Actions as numbers and views as one row of numbers, for programs that learn. Imported only by those who need it.

The cloth has no edge, but every tile is sewn to another: with n tiles in the game none lies more than n − 1 steps from
the start tile, nor more than 4 from the first tile of its patch. So a window of n − 1 cells to each side of the start
tile holds every game there is, and a straight line of all tiles needs no less.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import assert_never

import numpy as np
import numpy.typing as npt

from mercerie.core.observation import Part
from mercerie.games.textile.actions import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.cloth import COLOURS, Piece
from mercerie.games.textile.rules import LARGEST_PATCH
from mercerie.games.textile.view import View

Numbers = npt.NDArray[np.float32]

QUARTERS = 4
PATCH_REACH = LARGEST_PATCH - 1
PATCH_SPAN = 2 * PATCH_REACH + 1
POINTS, ACTIONS = 100, 60
DISCARD = 0
FIRST_START = 1
FIRST_TAKE = FIRST_START + len(COLOURS)
FIRST_ASSEMBLE = FIRST_TAKE + len(COLOURS) * PATCH_SPAN**2


@dataclass(frozen=True)
class Encoding:
    """The numbers for so many players and so many tiles of each colour."""

    seats: int
    tiles: int

    @property
    def reach(self) -> int:
        """How far from the start tile a tile can lie."""
        return len(COLOURS) * self.tiles - 1

    @property
    def span(self) -> int:
        return 2 * self.reach + 1

    @property
    def action_count(self) -> int:
        return FIRST_ASSEMBLE + QUARTERS * self.span**2

    def number_of(self, _view: View, action: Action) -> int:
        match action:
            case Discard():
                return DISCARD
            case Start(colour):
                return FIRST_START + colour
            case Take(colour, x, y):
                row = colour * PATCH_SPAN + y + PATCH_REACH
                return FIRST_TAKE + row * PATCH_SPAN + x + PATCH_REACH
            case Assemble(quarters, x, y):
                row = quarters * self.span + y + self.reach
                return FIRST_ASSEMBLE + row * self.span + x + self.reach
            case _:
                assert_never(action)

    def action_of(self, _view: View, number: int) -> Action:
        """The action a number means. It need not be legal."""
        if number == DISCARD:
            return Discard()
        if number < FIRST_TAKE:
            return Start(number - FIRST_START)
        if number < FIRST_ASSEMBLE:
            row, x = divmod(number - FIRST_TAKE, PATCH_SPAN)
            colour, y = divmod(row, PATCH_SPAN)
            return Take(colour, x - PATCH_REACH, y - PATCH_REACH)
        row, x = divmod(number - FIRST_ASSEMBLE, self.span)
        quarters, y = divmod(row, self.span)
        return Assemble(quarters, x - self.reach, y - self.reach)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """What an observation says, in this order; seats are counted from one's own, going clockwise."""
        seats, colours = self.seats, len(COLOURS)
        return (
            Part(
                "cloth", (colours, self.span, self.span), "by colour, row and column; the start tile is in the middle"
            ),
            Part(
                "patches", (seats, colours, PATCH_SPAN, PATCH_SPAN), "each seat's patch, its first tile in the middle"
            ),
            Part("piles", (colours,), "tiles left of each colour; a full pile is 1"),
            Part("points", (seats,), f"each seat's own points; {POINTS} points are 1"),
            Part("scores", (seats,), "the same, added up for partners where there are teams"),
            Part("turn", (seats,), "1 for the seat to move; nobody when the game is over"),
            Part("acted", (seats,), f"when each seat last acted; {ACTIONS} actions are 1 (it breaks ties)"),
            Part("teams", (1,), "1 if partners play together"),
        )

    @property
    def shape(self) -> tuple[int]:
        return (sum(part.size for part in self.parts),)

    def observe(self, view: View) -> Numbers:
        """What `view.seat` sees, its own things first; a spectator looks with the eyes of the seat whose turn it is."""
        seat = view.turn if view.seat is None else view.seat
        order = [(seat + step) % self.seats for step in range(self.seats)]
        cloth = np.zeros(self.parts[0].shape, np.float32)
        patches = np.zeros(self.parts[1].shape, np.float32)
        for sewn in view.sewn:
            _lay(cloth, sewn.tiles, self.reach)
        for place, other in enumerate(order):
            _lay(patches[place], view.patches[other], PATCH_REACH)
        scalars = [
            *(pile / self.tiles for pile in view.piles),
            *(view.points[other] / POINTS for other in order),
            *(view.scores[other] / POINTS for other in order),
            *(view.to_move == other for other in order),
            *(view.acted[other] / ACTIONS for other in order),
            view.teams,
        ]
        return np.concatenate([cloth.ravel(), patches.ravel(), np.array(scalars, np.float32)])


def _lay(window: Numbers, tiles: Piece, reach: int) -> None:
    for x, y, colour in tiles:
        window[colour, y + reach, x + reach] = 1

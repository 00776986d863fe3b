"""The symmetries of Textile: the table turned by quarters, cloth and patches alike, and colours that change names.

That makes 4 × 120 = 480, each a fixed permutation of observations and of actions. The rules do not change in a mirror
either, but numbers of actions do not carry over: of two turns of a patch that look alike the rules name the first, and
in a mirror that is the other one.
"""

from dataclasses import dataclass, replace
from itertools import permutations, product

import numpy as np
import numpy.typing as npt

from mercerie.games.textile.cloth import COLOURS, NO_CLOTH, Piece, Tile
from mercerie.games.textile.encode import (
    FIRST_ASSEMBLE,
    FIRST_START,
    FIRST_TAKE,
    PATCH_SPAN,
    QUARTERS,
    Encoding,
    Numbers,
)
from mercerie.games.textile.rules import State

Permutation = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Symmetry:
    """Turned clockwise by quarters; colour c becomes colours[c]."""

    quarters: int = 0
    colours: tuple[int, ...] = tuple(range(len(COLOURS)))


SYMMETRIES = tuple(
    Symmetry(quarters, colours) for quarters, colours in product(range(4), permutations(range(len(COLOURS))))
)


def turn_state(state: State, symmetry: Symmetry) -> State:
    """The same position, turned and recoloured."""
    sewn = tuple(replace(piece, tiles=_turn_piece(piece.tiles, symmetry)) for piece in state.sewn)
    return replace(
        state,
        piles=tuple(state.piles[colour] for colour in _inverse(symmetry)),
        patches=tuple(_turn_piece(patch, symmetry) for patch in state.patches),
        cloth=NO_CLOTH.with_piece(tile for piece in sewn for tile in piece.tiles),
        sewn=sewn,
    )


def turn_observation(encoding: Encoding, observation: Numbers, symmetry: Symmetry) -> Numbers:
    colours, quarters = _inverse(symmetry), -symmetry.quarters
    cloth, patches, piles = encoding.parts[:3]
    at_patches, at_piles = cloth.size, cloth.size + patches.size
    at_points = at_piles + piles.size
    turned_cloth = np.rot90(observation[:at_patches].reshape(cloth.shape)[colours], quarters, (1, 2))
    turned_patches = np.rot90(observation[at_patches:at_piles].reshape(patches.shape)[:, colours], quarters, (2, 3))
    turned_piles = observation[at_piles:at_points][colours]
    return np.concatenate([turned_cloth.ravel(), turned_patches.ravel(), turned_piles, observation[at_points:]])


def turn_actions(encoding: Encoding, symmetry: Symmetry) -> Permutation:
    """For each number of an action the number it has after the turn: `turned_mask[numbers]` is the mask before."""
    before = np.arange(encoding.action_count)
    colours, quarters = _inverse(symmetry), -symmetry.quarters
    starts = before[FIRST_START:FIRST_TAKE][colours]
    takes = before[FIRST_TAKE:FIRST_ASSEMBLE].reshape(len(COLOURS), PATCH_SPAN, PATCH_SPAN)[colours]
    assemblies = before[FIRST_ASSEMBLE:].reshape(QUARTERS, encoding.span, encoding.span)
    # What comes to lie at each number; its inverse says where each number goes.
    sources = np.concatenate(
        [
            before[:FIRST_START],
            starts,
            np.rot90(takes, quarters, (1, 2)).ravel(),
            np.rot90(assemblies, quarters, (1, 2)).ravel(),
        ]
    )
    return np.argsort(sources)


def _turn_piece(piece: Piece, symmetry: Symmetry) -> Piece:
    turned = [(tile.x, tile.y) for tile in piece]
    for _ in range(symmetry.quarters):
        turned = [(-y, x) for x, y in turned]
    return tuple(Tile(x, y, symmetry.colours[tile.colour]) for (x, y), tile in zip(turned, piece, strict=True))


def _inverse(symmetry: Symmetry) -> list[int]:
    return [symmetry.colours.index(colour) for colour in range(len(COLOURS))]

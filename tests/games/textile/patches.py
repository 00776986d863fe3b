"""Positions of Textile for its tests. Cloth is written as rows of the colours' first letters, a dot for no tile."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from mercerie.games.textile import COLOURS, TEXTILE, Action, Cloth, Piece, Sewn, State, Take, Tile

MADDER, INDIGO, WELD, SAGE, CHALK = range(5)
FULL = (6, 6, 6, 6, 6)
EMPTY = (0, 0, 0, 0, 0)
NONE: Piece = ()


def cloth(*rows: str) -> Piece:
    """Tiles in reading order, the top left corner of the rows at 0,0, as places of the patchwork are easiest read."""
    letters = [name[0].upper() for name in COLOURS]
    return tuple(
        Tile(x, y, letters.index(letter)) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."
    )


def patch(*rows: str) -> Piece:
    """The same as somebody's patch: its places are counted from the first tile read."""
    tiles = cloth(*rows)
    return tuple(Tile(x - tiles[0].x, y - tiles[0].y, colour) for x, y, colour in tiles)


def position(patchwork: Piece, *patches: Piece, piles: tuple[int, ...] = FULL, turn: int = 0) -> State:
    """So many players as patches, in the middle of a game; the patchwork counts as one start piece."""
    start = TEXTILE.new(seats=len(patches), seed=1, first=turn)
    return replace(
        start, cloth=Cloth().with_piece(patchwork), sewn=(Sewn(None, patchwork),), patches=patches, piles=piles
    )


def played(state: State, *texts: str) -> State:
    for text in texts:
        state = state.apply(TEXTILE.parse_action(text))
    return state


def written(state: State) -> set[str]:
    """What may be done now, as texts."""
    return {TEXTILE.format_action(action) for action in state.legal_actions()}


def kinds(state: State) -> set[type[Action]]:
    return {type(action) for action in state.legal_actions()}


def random_game(state: State, rng: Random) -> Iterator[tuple[State, Action, State]]:
    """Every step of a game that somebody plays without a plan."""
    while legal := state.legal_actions():
        action = _some(legal, rng)
        after = state.apply(action)
        yield state, action, after
        state = after


def _some(legal: Sequence[Action], rng: Random) -> Action:
    # There are so many more places on the patchwork that, all alike, no patch would ever grow to five tiles.
    takes = [action for action in legal if isinstance(action, Take)]
    return rng.choice(takes if takes and rng.random() < 0.75 else legal)


def random_position(state: State, rng: Random, actions: int) -> State:
    """Where such a game is after so many actions, or where it ended."""
    for _, (_, _, after) in zip(range(actions), random_game(state, rng), strict=False):
        state = after
    return state

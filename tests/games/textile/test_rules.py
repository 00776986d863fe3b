"""The rules of Textile as a whole: what is legal, from first principles, what never changes, how far games branch."""

from random import Random

import pytest
from games.textile.patches import NONE, cloth, patch, position, random_game, random_position
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.games.textile import TEXTILE, Action, Assemble, Discard, Sewn, Start, State, Take, Tile

Grid = dict[tuple[int, int], int]  # the colour on each cell, as on a table

seeds = st.integers(0, 2**32)
tables = pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (2, 10), (4, 6), (4, 10)])

EDGES = [(1, 0), (-1, 0), (0, 1), (0, -1)]
CORNERS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def grid_of(tiles: list[Tile]) -> Grid:
    return {(x, y): colour for x, y, colour in tiles}


def seams_between(piece: Grid, sewn: Grid) -> int:
    return sum((x + dx, y + dy) in sewn for x, y in piece for dx, dy in EDGES)


def can_be_sewn(piece: Grid, onto: Grid) -> bool:
    for (x, y), colour in piece.items():
        if (x, y) in onto:
            return False
        if any(onto.get((x + dx, y + dy)) == colour for dx, dy in EDGES + CORNERS):
            return False
    return seams_between(piece, onto) > 0


def span(grid: Grid) -> list[tuple[int, int]]:
    """Every place a piece could lie near these cells, and some more."""
    xs, ys = [x for x, _ in grid], [y for _, y in grid]
    return [(x, y) for x in range(min(xs) - 6, max(xs) + 7) for y in range(min(ys) - 6, max(ys) + 7)]


def takes_by_hand(state: State) -> set[Action]:
    held = grid_of([*state.patches[state.turn]])
    colours = [colour for colour in range(5) if state.piles[colour] > 0]
    if not held:
        return {Take(colour) for colour in colours}
    if len(held) == 5:
        return set()
    return {Take(colour, x, y) for colour in colours for x, y in span(held) if can_be_sewn({(x, y): colour}, onto=held)}


def assemblies_by_hand(state: State) -> set[Action]:
    patchwork = grid_of([tile for piece in state.sewn for tile in piece.tiles])
    turned = grid_of([*state.patches[state.turn]])
    if not turned:
        return set()
    found: dict[frozenset[Tile], Action] = {}
    for quarters in range(4):
        for x, y in span(patchwork):
            piece = {(x + px, y + py): colour for (px, py), colour in turned.items()}
            if can_be_sewn(piece, onto=patchwork):
                # One result has one name, the first: with the fewest quarters.
                result = frozenset(Tile(*place, colour) for place, colour in piece.items())
                found.setdefault(result, Assemble(quarters, x, y))
        turned = {(-y, x): colour for (x, y), colour in turned.items()}
    return set(found.values())


def legal_by_hand(state: State) -> set[Action]:
    if not any(state.piles) and not any(state.patches):
        return set()
    if not state.sewn:
        return {Start(colour) for colour in range(5)}
    discard: set[Action] = {Discard()} if state.patches[state.turn] else set()
    return takes_by_hand(state) | assemblies_by_hand(state) | discard


@tables
@settings(deadline=None, max_examples=25)
@given(seed=seeds, actions=st.integers(0, 50))
def test_what_is_legal_is_what_a_search_of_the_table_finds(  # Rules 2.2, 3.1 to 3.4, 4.1 to 4.3 and 6.1
    seats: int, tiles: int, seed: int, actions: int
) -> None:
    state = random_position(TEXTILE.new(seats=seats, seed=seed, tiles=tiles), Random(seed), actions)

    legal = state.legal_actions()

    assert len(legal) == len(set(legal))
    assert set(legal) == legal_by_hand(state)


near = st.integers(-7, 7)
any_action = st.one_of(
    st.builds(Start, st.integers(0, 4)),
    st.builds(Take, st.integers(0, 4), near, near),
    st.builds(Assemble, st.integers(0, 3), near, near),
    st.just(Discard()),
)


@tables
@settings(deadline=None, max_examples=25)
@given(seed=seeds, actions=st.integers(0, 50), tried=st.lists(any_action, min_size=40, max_size=40))
def test_an_action_is_legal_when_it_is_offered(
    seats: int, tiles: int, seed: int, actions: int, tried: list[Action]
) -> None:
    state = random_position(TEXTILE.new(seats=seats, seed=seed, tiles=tiles), Random(seed), actions)
    legal = state.legal_actions()

    assert all(state.is_legal(action) for action in legal)
    assert [action for action in tried if state.is_legal(action) != (action in legal)] == []


def points_by_hand(seats: int, sewn: tuple[Sewn, ...]) -> tuple[int, ...]:
    points = [0] * seats
    patchwork: Grid = {}
    for piece in sewn:
        grid = grid_of([*piece.tiles])
        if piece.seat is not None:
            points[piece.seat] += seams_between(grid, patchwork) * len(grid)
        patchwork |= grid
    return tuple(points)


@tables
@settings(deadline=None, max_examples=10)
@given(seed=seeds)
def test_no_tile_is_lost_and_every_point_was_sewn(seats: int, tiles: int, seed: int) -> None:  # Rules 1.2, 4.4 and 5.1
    discarded = 0
    for before, action, after in random_game(TEXTILE.new(seats=seats, seed=seed, tiles=tiles), Random(seed)):
        if isinstance(action, Discard):
            discarded += len(before.patches[before.turn])
        held = sum(len(patch) for patch in after.patches)
        sewn = sum(len(piece.tiles) for piece in after.sewn)

        assert sum(after.piles) + held + sewn + discarded == 5 * tiles
        assert after.cloth.cells.bit_count() == sewn
        assert after.points == points_by_hand(seats, after.sewn)


@tables
@settings(deadline=None, max_examples=10)
@given(seed=seeds)
def test_every_game_ends_with_one_winner(seats: int, tiles: int, seed: int) -> None:  # Rules 2.1, 6.2 and 6.3
    *_, (_, _, ended) = random_game(TEXTILE.new(seats=seats, seed=seed, tiles=tiles), Random(seed))

    outcome = ended.outcome()

    assert not any(ended.piles)
    assert not any(ended.patches)
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores)


def count(state: State, length: int) -> int:
    """How many different sequences of so many actions there are."""
    legal = state.legal_actions()
    return len(legal) if length == 1 else sum(count(state.apply(action), length - 1) for action in legal)


# From a new game with two players the fourth action is the first that is not a choice of five: 16 places to take, a
# discard, and 4 places to assemble unless the patch has the start tile's colour: 125 × 17 + 100 × 4.
COUNTED = [
    ("two begin", TEXTILE.new(seats=2, seed=1), (5, 25, 125, 2525)),
    ("four begin", TEXTILE.new(seats=4, seed=1), (5, 25, 125, 625)),
    ("two with small patches", position(cloth("M"), patch("I"), patch("SC")), (21, 785, 16645)),
    ("four with small patches", position(cloth("M"), patch("I"), patch("S"), NONE, patch("C")), (21, 377, 2245)),
    (
        "two at a fifth tile",
        position(cloth("MI", "WS"), patch("MSCI"), patch("C"), piles=(1, 0, 0, 0, 1)),
        (29, 271, 778),
    ),
    (
        "four at the last tile",
        position(cloth("MI", "WS"), patch("C"), NONE, patch("MC"), patch("SC"), piles=(0, 0, 1, 0, 0)),
        (13, 117, 3215),
    ),
]


@pytest.mark.parametrize(("state", "counts"), [row[1:] for row in COUNTED], ids=[row[0] for row in COUNTED])
def test_there_are_so_many_ways_to_go_on(state: State, counts: tuple[int, ...]) -> None:
    assert tuple(count(state, length) for length in range(1, len(counts) + 1)) == counts

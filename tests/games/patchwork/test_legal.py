"""The legal actions against an enumeration from first principles: sets of squares and loops over all eight looks."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.games.patchwork import EXPRESS, PATCHWORK, Action, Advance, Buy, PatchworkGame, Sew, State, ThrowAway

Squares = frozenset[tuple[int, int]]

BOTH = pytest.mark.parametrize("game", [PATCHWORK, EXPRESS], ids=["patchwork", "express"])
seeds = st.integers(0, 2**32)


def some_position(game: PatchworkGame, seed: int, plies: int, clutter: int) -> State:
    """A game played at random, then each quilt strewn with leather so that holes have odd outlines."""
    luck = Random(seed)
    state = game.new(seats=2, seed=seed)
    for _ in range(plies):
        if state.is_over:
            break
        state = state.apply(luck.choice(state.legal_actions()))
    area = state.box.side**2
    strewn = [sum(1 << bit for bit in range(area) if luck.randrange(100) < clutter) for _ in (0, 1)]
    first, second = state.players
    purse = luck.randrange(15)
    return replace(
        state,
        players=(
            replace(first, quilt=first.quilt | strewn[0], buttons=purse),
            replace(second, quilt=second.quilt | strewn[1], buttons=purse),
        ),
    )


def covered(state: State) -> Squares:
    side, quilt = state.box.side, state.players[state.turn].quilt
    return frozenset((row, col) for row in range(side) for col in range(side) if quilt & 2 ** (row * side + col))


def looks(shape: Squares) -> Iterator[Squares]:
    """All eight symmetries in the order in which the notation names them: four turns, then four of the mirror image."""
    for mirror in (1, -1):
        look = {(row, mirror * col) for row, col in shape}
        for _ in range(4):
            top, left = min(row for row, _ in look), min(col for _, col in look)
            yield frozenset((row - top, col - left) for row, col in look)
            look = {(col, -row) for row, col in look}


def purchases(state: State) -> dict[Action, Squares]:
    """Each way to sew a patch in reach, and the squares it covers; the first name of a look counts."""
    side, taken = state.box.side, covered(state)
    found: dict[tuple[int, Squares], Action] = {}
    for number in state.circle[:3]:
        patch = state.box.patches[number]
        if patch.cost > state.players[state.turn].buttons:
            continue
        for orientation, look in enumerate(looks(patch.shape)):
            for top in range(side):
                for left in range(side):
                    squares = frozenset((top + row, left + col) for row, col in look)
                    inside = all(row < side and col < side for row, col in squares)
                    if inside and not squares & taken:
                        found.setdefault((number, squares), Buy(number, orientation, top, left))
    return {action: squares for (_, squares), action in found.items()}


def expected(state: State) -> dict[Action, Squares]:
    """Every legal action with the squares it covers."""
    if state.to_sew:
        side, taken = state.box.side, covered(state)
        empty = [(row, col) for row in range(side) for col in range(side) if (row, col) not in taken]
        sewing: dict[Action, Squares] = {Sew(row, col): frozenset({(row, col)}) for row, col in empty}
        return sewing | ({ThrowAway(): frozenset()} if state.box.side == 7 else {})
    if all(player.time == state.box.track.end for player in state.players):
        return {}
    return purchases(state) | {Advance(): frozenset()}


@BOTH
@settings(deadline=None, max_examples=25)
@given(seed=seeds, plies=st.integers(0, 45), clutter=st.integers(0, 70))
def test_the_legal_actions_are_those_of_the_rules(game: PatchworkGame, seed: int, plies: int, clutter: int) -> None:
    state = some_position(game, seed, plies, clutter)  # Rules 2.4, 4.1, 4.2, 4.4 and 5.4

    actions = state.legal_actions()

    assert len(actions) == len(set(actions))
    assert set(actions) == set(expected(state))


@BOTH
@settings(deadline=None, max_examples=25)
@given(seed=seeds, plies=st.integers(0, 45), clutter=st.integers(0, 70))
def test_an_action_covers_the_squares_it_names(game: PatchworkGame, seed: int, plies: int, clutter: int) -> None:
    state = some_position(game, seed, plies, clutter)  # Rules 4.4 and 5.4

    for action, squares in expected(state).items():
        after = replace(state.apply(action), turn=state.turn)
        assert covered(after) == covered(state) | squares


@BOTH
@settings(deadline=None, max_examples=25)
@given(seed=seeds, plies=st.integers(0, 45), clutter=st.integers(0, 70))
def test_an_action_is_legal_exactly_when_it_is_listed(game: PatchworkGame, seed: int, plies: int, clutter: int) -> None:
    state = some_position(game, seed, plies, clutter)  # Rules 2.4, 4.1, 4.2, 4.4 and 5.4
    span = range(-1, state.box.side + 1)
    thinkable: list[Action] = [Advance(), ThrowAway(), *(Sew(row, col) for row in span for col in span)]
    # One patch more than is in reach.
    for number in state.circle[:4]:
        thinkable += [Buy(number, turned, row, col) for turned in range(8) for row in span for col in span]

    assert {action for action in thinkable if state.is_legal(action)} == set(state.legal_actions())

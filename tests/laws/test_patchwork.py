"""What is conserved in Patchwork: buttons, patches, squares, all told by the events."""

from itertools import pairwise

import pytest
from hypothesis import given
from laws.variants import VARIANTS, Variant, random_game, seeds

from mercerie.games.patchwork import State
from mercerie.games.patchwork.narrate import Bought, Earned, Income, Moved, SewedLeather, TookLeather, narrate

patchworks = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id.startswith("patchwork")], ids=str)


@patchworks
@given(seed=seeds)
def test_every_button_that_comes_or_goes_is_told(variant: Variant, seed: int) -> None:
    game = random_game(variant, seed)
    for (before, action), (after, _) in pairwise(game):
        seat = before.turn
        told = 0
        for event in narrate(before.view(None), action, after.view(None)):
            match event:
                case Bought(_, _, cost):
                    told -= cost
                case Earned(_, buttons) | Income(_, _, buttons):
                    told += buttons
                case _:
                    pass

        assert after.players[seat].buttons - before.players[seat].buttons == told
        assert after.players[1 - seat] == before.players[1 - seat]


@patchworks
@given(seed=seeds)
def test_tokens_go_where_the_events_say_and_never_back(variant: Variant, seed: int) -> None:
    game = random_game(variant, seed)
    for (before, action), (after, _) in pairwise(game):
        moves = [event for event in narrate(before.view(None), action, after.view(None)) if isinstance(event, Moved)]
        for move in moves:
            assert before.players[move.seat].time == move.start < move.end == after.players[move.seat].time
        assert len(moves) == (
            after.players != before.players and before.players[before.turn].time != after.players[before.turn].time
        )


@patchworks
@given(seed=seeds)
def test_no_patch_is_lost_and_no_square_covered_twice(variant: Variant, seed: int) -> None:
    for state, _ in random_game(variant, seed):
        sewn = [piece for player in state.players for piece in player.sewn]
        patches = [piece.patch for piece in sewn if piece.patch is not None]

        assert sorted([*patches, *state.circle, *state.late]) == sorted(state.box.patches)
        for player in state.players:
            assert player.quilt.bit_count() == sum(piece.cells.bit_count() for piece in player.sewn)
            assert player.income == sum(state.box.patches[p.patch].income for p in player.sewn if p.patch is not None)


@patchworks
@given(seed=seeds)
def test_leather_is_taken_once_and_then_sewn(variant: Variant, seed: int) -> None:
    game = random_game(variant, seed)
    events = [
        event
        for (before, action), (after, _) in pairwise(game)
        for event in narrate(before.view(None), action, after.view(None))
    ]
    taken = [event.space for event in events if isinstance(event, TookLeather)]
    last: State = game[-1][0]

    assert len(taken) == len(set(taken))
    assert sorted([*taken, *last.leather]) == sorted(game[0][0].leather)
    assert sum(isinstance(event, SewedLeather) for event in events) <= len(taken)

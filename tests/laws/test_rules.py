"""Laws of the rules that hold in every game."""

import copy
import pickle

import pytest
from hypothesis import given
from laws.variants import Variant, every_game, random_game, seeds, some_position

from mercerie.core import IllegalAction


@every_game
@given(seed=seeds)
def test_what_is_listed_is_legal_and_listed_once(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)

    legal = state.legal_actions()

    assert all(state.is_legal(action) for action in legal)
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (state.to_move is not None)


@every_game
@given(seed=seeds, other=seeds)
def test_an_action_is_legal_only_if_it_is_listed(variant: Variant, seed: int, other: int) -> None:
    state = some_position(variant, seed)
    legal = set(state.legal_actions())

    for action in some_position(variant, other).legal_actions():
        assert state.is_legal(action) == (action in legal)
        if action not in legal:
            with pytest.raises(IllegalAction):
                state.apply(action)


@every_game
@given(seed=seeds)
def test_applying_an_action_leaves_the_state_as_it_was(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)
    before = copy.deepcopy(state)

    for action in state.legal_actions()[:20]:
        state.apply(action)

    assert state == before


@every_game
@given(seed=seeds)
def test_every_game_ends_with_a_winner_and_a_score_for_each_seat(variant: Variant, seed: int) -> None:
    last, _ = random_game(variant, seed)[-1]

    outcome = last.outcome()

    assert len(outcome.scores) == variant.seats
    assert set(outcome.winners) <= set(range(variant.seats))
    assert outcome.winners
    assert last.legal_actions() == ()


@every_game
@given(seed=seeds)
def test_there_is_no_outcome_while_someone_is_to_move(variant: Variant, seed: int) -> None:
    for state, action in random_game(variant, seed):
        assert (state.outcome() is None) == (action is not None)
        assert state.to_move is None or 0 <= state.to_move < variant.seats


@every_game
@given(seed=seeds)
def test_the_same_seed_deals_the_same_game(variant: Variant, seed: int) -> None:
    assert variant.new(seed) == variant.new(seed)
    assert hash(variant.new(seed)) == hash(variant.new(seed))


@every_game
@given(seed=seeds)
def test_a_state_survives_a_journey_to_another_process(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)

    arrived = pickle.loads(pickle.dumps(state))  # noqa: S301

    assert arrived == state
    assert arrived.legal_actions() == state.legal_actions()


@every_game
def test_different_seeds_deal_different_games(variant: Variant) -> None:
    positions = {variant.new(seed) for seed in range(20)}

    # All that luck decides in Textile is who begins, and a table may fix even that.
    assert len(positions) == (variant.seats if variant.id == "textile" else 20)

"""Laws of the notation and of records, in every game."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.variants import Variant, every_game, random_game, seeds, some_position

from mercerie import GAMES
from mercerie.core import AnyGame, BadNotation
from mercerie.play import Match, format_record, parse_record, replay


@every_game
@given(seed=seeds)
def test_writing_and_reading_an_action_are_inverse(variant: Variant, seed: int) -> None:
    for action in some_position(variant, seed).legal_actions():
        assert variant.game.parse_action(variant.game.format_action(action)) == action


@every_game
@given(seed=seeds)
def test_capitals_and_spaces_do_not_matter(variant: Variant, seed: int) -> None:
    legal = some_position(variant, seed).legal_actions()
    for action in legal[:30]:
        text = variant.game.format_action(action)

        assert variant.game.parse_action(f"  {text.upper().replace(' ', '   ')} ") == action


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@given(text=st.text(max_size=12) | st.text("abcdef0123456789 ,-", max_size=9))
def test_any_text_is_either_an_action_or_refused_with_an_example(game: AnyGame, text: str) -> None:
    try:
        action = game.parse_action(text)
    except BadNotation as error:
        words = str(error)
    else:
        words = ""
        assert game.parse_action(game.format_action(action)) == action
    assert not words or "write" in words


@every_game
@given(seed=seeds)
def test_a_record_replays_to_the_same_states(variant: Variant, seed: int) -> None:
    played = random_game(variant, seed)
    match = Match.new(variant.game, variant.seats, seed, variant.options)
    for state, action in played[:-1]:
        match = match.submit(state.to_move, variant.game.format_action(action))

    record = parse_record(format_record(match.record()))

    assert record == match.record()
    assert list(replay(record)) == [state for state, _ in played]


@every_game
@given(seed=seeds)
def test_a_match_resumed_from_its_record_goes_on_as_before(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    match = Match.new(variant.game, variant.seats, seed, variant.options)
    for _ in range(rng.randrange(1, 30)):
        if match.state.to_move is not None:
            text = variant.game.format_action(rng.choice(match.state.legal_actions()))
            match = match.submit(match.state.to_move, text)

    resumed = Match.resume(match.record())

    assert resumed.state == match.state
    assert resumed.steps == match.steps
    assert resumed.record() == match.record()

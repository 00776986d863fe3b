"""A memory of dates: it errs as its level says, keeps to its error, and learns what it has seen."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from bots.duels import wins

from mercerie.bots.timeline.memory import LEVELS, Memory, years_ago
from mercerie.games.timeline import TIMELINE, Place, State, View
from mercerie.games.timeline.view import Turned

SMALL_DECK = str(Path(__file__).parents[2] / "records" / "small-deck.toml")


def dealt(seed: int) -> State:
    return TIMELINE.new(2, seed, deck=SMALL_DECK, first=0)


def rated(memory: Memory, view: View, state: State) -> dict[Place, float]:
    legal = state.legal_actions()
    return dict(zip(legal, memory.appraise(view, legal), strict=True))


def test_the_chances_of_one_card_add_up_to_one() -> None:
    state = dealt(1)
    chances = rated(Memory("normal", Random(1)), state.view(0), state)

    for card in state.hands[0]:
        assert sum(chance for place, chance in chances.items() if place.card == card.id) == pytest.approx(1)


def test_a_memory_stays_with_its_error() -> None:
    state = dealt(1)
    memory = Memory("easy", Random(1))

    assert rated(memory, state.view(0), state) == rated(memory, state.view(0), state)


def test_a_date_that_was_seen_is_known() -> None:
    state = dealt(2)
    card = state.hands[0][0]
    seen = replace(state, turned=Turned(1, card, 0, right=False))

    chances = rated(Memory("easy", Random(1)), seen.view(0), state)
    right = [place for place in state.legal_actions() if state.apply(place).turned == _right(state, place)]

    assert max(chances[place] for place in right if place.card == card.id) == pytest.approx(1)


def _right(state: State, place: Place) -> Turned:
    card = next(card for card in state.hands[0] if card.id == place.card)
    return Turned(0, card, place.gap, right=True)


def test_only_the_memory_is_acted_upon() -> None:
    # Whatever the hidden dates of a state are, the same memory says the same of the same faces.
    state = dealt(3)
    other = replace(state, hands=tuple(tuple(replace(c, year=c.year + 500) for c in hand) for hand in state.hands))

    assert rated(Memory("hard", Random(1)), state.view(0), state) == rated(
        Memory("hard", Random(1)), other.view(0), state
    )


def test_dates_to_come_are_no_trouble() -> None:
    assert years_ago(2_500) == 0
    assert years_ago(-3_000) > years_ago(1_900) > years_ago(2_020)


def test_each_level_is_stronger_than_the_one_before() -> None:
    for weak, strong in pairwise(LEVELS):
        assert wins("timeline", f"greedy:{strong}", f"greedy:{weak}", deals=25) > 30

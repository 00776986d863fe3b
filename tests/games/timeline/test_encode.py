"""Actions as numbers and views as one row of numbers."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from laws.variants import VARIANTS, Variant, random_game, seeds, some_position

from mercerie.games.timeline import TIMELINE, Card, Face, Place, State, Words, hand_size, load_deck
from mercerie.games.timeline.encode import Encoding, how_long_ago

timelines = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id == "timeline"], ids=str)
MADE = Encoding(2, 4, "inventions", 3)
START = TIMELINE.new(2, seed=5, first=0)


def encoding(variant: Variant) -> Encoding:
    settled = TIMELINE.describe(variant.seats, **variant.options)
    hand = hand_size(settled["hand"], variant.seats)
    return Encoding(variant.seats, hand, str(settled["deck"]), int(settled["difficulty"]))


def named(state: State, seat: int, name: str) -> Any:
    ends = np.cumsum([part.size for part in MADE.parts])
    pieces = np.split(MADE.observe(state.view(seat)), ends[:-1])
    found = {part.name: piece.reshape(part.shape) for part, piece in zip(MADE.parts, pieces, strict=True)}
    return found[name]


@timelines
@given(seed=seeds)
def test_every_legal_action_has_a_number_of_its_own_and_back(variant: Variant, seed: int) -> None:
    made = encoding(variant)
    for state, _ in random_game(variant, seed)[::19]:
        view, legal = state.view(0), state.legal_actions()
        numbers = [made.number_of(view, action) for action in legal]

        assert len(set(numbers)) == len(legal)
        assert all(0 <= number < made.action_count for number in numbers)
        assert [made.action_of(view, number) for number in numbers] == list(legal)


@timelines
@given(seed=seeds)
def test_an_observation_has_the_size_it_promises(variant: Variant, seed: int) -> None:
    made, state = encoding(variant), some_position(variant, seed)

    observed = made.observe(state.view(1))

    assert observed.shape == made.shape
    assert observed.dtype == np.float32
    assert observed.min() >= 0


def test_cards_are_numbered_by_their_ids_and_not_by_their_dates() -> None:
    deck = sorted(load_deck("inventions").cards, key=lambda card: MADE.index[card.id])
    years = [card.year for card in deck]
    later = sum(before < after for before, after in pairwise(years))

    assert [card.id for card in deck] == sorted(card.id for card in deck)
    assert 0.35 < later / len(years) < 0.65


def test_hands_begin_with_ones_own_card_by_card() -> None:
    mine, theirs = named(START, 1, "hands")

    assert [int(np.argmax(place)) for place in mine] == [MADE.index[card.id] for card in START.hands[1]]
    assert [int(np.argmax(place)) for place in theirs] == [MADE.index[card.id] for card in START.hands[0]]
    assert mine.sum() == theirs.sum() == 4


def test_only_the_dates_of_cards_that_were_turned_over_are_told() -> None:
    card = START.hands[0][0]
    wrong = next(gap for gap in (0, 1) if not START.apply(Place(card.id, gap)).turned.right)  # type: ignore[union-attr]
    state = START.apply(Place(card.id, wrong))
    dates, number = named(state, 0, "dates"), MADE.index[card.id]

    assert set(np.flatnonzero(dates)) == {number, MADE.index[state.line[0].id]}
    assert dates[number] == pytest.approx(how_long_ago(card))
    assert named(state, 0, "line dates")[0] == pytest.approx(how_long_ago(state.line[0]))
    assert list(np.flatnonzero(named(state, 0, "missed"))) == [number]
    assert list(np.flatnonzero(named(state, 0, "turned"))) == [number]
    assert list(named(state, 1, "turned by")) == [0, 1]
    assert list(named(state, 0, "turned how")) == pytest.approx([0, wrong / len(MADE.index)])


def test_the_table_is_told() -> None:
    state = replace(START, sudden_death=True, round=5, in_play=(1,), turn=1)

    assert list(named(state, 0, "in play")) == list(named(state, 0, "first")) == [0, 1]
    assert list(named(state, 1, "turn")) == [1, 0]
    assert list(named(state, 0, "table")) == pytest.approx([len(state.pile) / len(MADE.index), 1, 0.5])
    assert list(named(replace(state, winners=(1,)), 0, "winners")) == [0, 1]
    assert list(named(START, 0, "turned how")) == [0, 0]
    assert (MADE.observe(state.view(None)) == MADE.observe(state.view(1))).all()


@pytest.mark.parametrize(("year", "told"), [(2026, 0.19), (1, 0.33), (-13_800_000_000, 1.01), (2_500, 0.03)])
def test_what_is_long_ago_has_a_greater_number(year: int, told: float) -> None:
    card = Card(Face("x", Words("x", "x"), 1), year, Words("x", "x"))

    assert how_long_ago(card) == pytest.approx(told, abs=0.01)

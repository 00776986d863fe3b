"""Positions imagined from a view of Timeline: they agree with it, and know no more than it does."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from games.timeline.cards import cards, dated, deck_text, place, random_game, random_position, table, write_deck, years
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.games.timeline import TIMELINE, Card, State
from mercerie.games.timeline.rules import deal, determinize

BOX = tuple(dated(1503 + 41 * n, difficulty=1 + n % 2) for n in range(24))
seeds = st.integers(0, 2**32)


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_deck(tmp_path_factory.mktemp("imagined"), deck_text(BOX))


def some_position(deck: str, seed: int, actions: int, difficulty: int = 2) -> State:
    start = deal(deck, difficulty, seats=3, hand=2, first=0, rng=Random(seed))
    return random_position(start, Random(seed), actions)


def hidden(state: State) -> list[Card]:
    return [*(card for hand in state.hands for card in hand), *state.pile]


@given(seed=seeds, luck=seeds, actions=st.integers(0, 40), seat=st.sampled_from([0, 1, 2, None]))
@settings(deadline=None, max_examples=25)
def test_an_imagined_position_looks_the_same(
    deck: str, seed: int, luck: int, actions: int, seat: int | None
) -> None:  # Rule 1.4
    view = some_position(deck, seed, actions).view(seat)

    assert determinize(view, Random(luck)).view(seat) == view


@given(seed=seeds, luck=seeds, actions=st.integers(0, 40))
@settings(deadline=None, max_examples=25)
def test_the_cards_and_dates_imagined_are_those_still_hidden(deck: str, seed: int, luck: int, actions: int) -> None:
    state = some_position(deck, seed, actions)

    imagined = determinize(state.view(0), Random(luck))

    assert sorted(card.id for card in hidden(imagined)) == sorted(card.id for card in hidden(state))
    assert sorted(years(hidden(imagined))) == sorted(years(hidden(state)))
    assert {card.told: card.year for card in hidden(imagined)} == {card.told: card.year for card in hidden(state)}


def test_cards_that_are_too_hard_are_not_imagined(deck: str) -> None:  # Rule 1.1
    imagined = determinize(some_position(deck, seed=1, actions=0, difficulty=1).view(0), Random(1))

    assert {card.face.difficulty for card in hidden(imagined)} == {1}


def test_the_view_alone_decides_what_is_imagined(deck: str) -> None:  # Rule 1.4
    state = some_position(deck, seed=3, actions=4)
    other = replace(state, pile=state.pile[::-1], luck=state.luck + 1)
    swapped = replace(state.hands[0][0], year=9999)
    lied = replace(state, hands=((swapped, *state.hands[0][1:]), *state.hands[1:]))

    assert other != state
    assert lied != state
    for seed in range(5):
        imagined = determinize(state.view(0), Random(seed))
        assert determinize(other.view(0), Random(seed)) == imagined
        assert determinize(lied.view(0), Random(seed)) == imagined


def test_a_true_date_is_imagined_no_more_often_than_by_chance(deck: str) -> None:  # Rule 1.4
    state = some_position(deck, seed=5, actions=3)
    view, rng, times = state.view(0), Random(2024), 3000
    held = [card for hand in state.hands for card in hand]
    hits: Counter[str] = Counter()
    for _ in range(times):
        imagined = determinize(view, rng)
        hits.update(card.id for card in hidden(imagined) if card in held)

    chance = 1 / len(hidden(state))
    spread = (times * chance * (1 - chance)) ** 0.5
    for card in held:
        assert abs(hits[card.id] - times * chance) < 4 * spread, card.id


def test_the_order_of_the_pile_is_imagined_too(deck: str) -> None:  # Rule 1.4
    state = some_position(deck, seed=5, actions=3)
    tops = Counter(determinize(state.view(0), Random(seed)).pile[0].id for seed in range(1000))

    assert set(tops) == {card.id for card in state.pile}
    assert max(tops.values()) < 3 * 1000 / len(state.pile)


@given(seed=seeds, luck=seeds, actions=st.integers(0, 20))
@settings(deadline=None, max_examples=25)
def test_an_imagined_game_can_be_played_to_its_end(deck: str, seed: int, luck: int, actions: int) -> None:
    imagined = TIMELINE.determinize(some_position(deck, seed, actions).view(1), Random(luck))
    last = imagined
    for _, _, after in random_game(imagined, Random(luck)):
        last = after

    assert last.outcome() is not None


def test_a_card_that_comes_straight_back_keeps_the_date_all_have_seen(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, deck_text(cards(1800, 1850, 1900, 1910, 1920)))
    state = replace(table(cards(1900, 1800), cards(1910, 1920), line=cards(1850)), deck=deck)

    after = state.apply(place(dated(1900), 0))

    for seed in range(20):
        imagined = determinize(after.view(0), Random(seed))
        assert dated(1900) in imagined.hands[0]

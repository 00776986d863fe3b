"""The rules of Timeline as a whole: the deal, what is legal, from first principles, and how far games branch."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from games.timeline.cards import (
    NONE,
    Hand,
    cards,
    dated,
    deck_text,
    place,
    random_game,
    random_position,
    table,
    write_deck,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.core import IllegalAction, Outcome
from mercerie.games.timeline import Place, State
from mercerie.games.timeline.rules import deal

BOX = tuple(dated(1501 + 37 * n, difficulty=1 + n % 3) for n in range(30))
seeds = st.integers(0, 2**32)


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_deck(tmp_path_factory.mktemp("rules"), deck_text(BOX))


def dealt(deck: str, *, seats: int = 2, hand: int = 2, seed: int = 1, difficulty: int = 3, first: int = 0) -> State:
    return deal(deck, difficulty, seats=seats, hand=hand, first=first, rng=Random(seed))


def everywhere(state: State) -> Hand:
    return (*state.line, *state.pile, *state.missed, *(card for hand in state.hands for card in hand))


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_everyone_gets_as_many_cards(deck: str, seats: int) -> None:  # Rule 1.2
    assert [len(hand) for hand in dealt(deck, seats=seats, hand=3).hands] == [3] * seats


def test_one_card_opens_the_line(deck: str) -> None:  # Rule 1.3
    start = dealt(deck, seats=3, hand=4)

    assert len(start.line) == 1
    assert len(start.pile) == 30 - 3 * 4 - 1


def test_every_card_of_the_deck_is_dealt_once(deck: str) -> None:  # Rule 1.3
    assert sorted(card.id for card in everywhere(dealt(deck))) == sorted(card.id for card in BOX)


def test_only_cards_that_are_easy_enough_are_dealt(deck: str) -> None:  # Rule 1.1
    easy = everywhere(dealt(deck, difficulty=1))

    assert {card.id for card in easy} == {card.id for card in BOX if card.face.difficulty == 1}


def test_another_seed_deals_other_cards(deck: str) -> None:  # Rule 1.2
    assert dealt(deck, seed=1).hands != dealt(deck, seed=2).hands
    assert dealt(deck, seed=1) == dealt(deck, seed=1)


def test_play_goes_clockwise_from_the_first_player(deck: str) -> None:  # Rule 1.5
    state, turns = dealt(deck, seats=4, hand=3, first=2), []
    for _ in range(8):
        turns.append(state.to_move)
        state = state.apply(state.legal_actions()[0])

    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


@given(seed=seeds, luck=seeds, actions=st.integers(0, 25))
@settings(deadline=None, max_examples=25)
def test_legal_is_what_trying_everything_finds(deck: str, seed: int, luck: int, actions: int) -> None:  # Rule 2.1
    state = random_position(dealt(deck, seats=3, hand=2, seed=seed), Random(luck), actions)

    held = {card.id for card in state.hands[state.turn]} if state.to_move is not None else set()
    wanted = {Place(name, gap) for name in held for gap in range(len(state.line) + 1)}
    every = [Place(card.id, gap) for card in BOX for gap in range(-1, len(BOX) + 2)]

    assert set(state.legal_actions()) == wanted
    assert len(state.legal_actions()) == len(wanted)
    assert {action for action in every if state.is_legal(action)} == wanted


@given(seed=seeds, luck=seeds)
@settings(deadline=None, max_examples=25)
def test_no_card_is_ever_lost_or_doubled(deck: str, seed: int, luck: int) -> None:  # Rules 2.3, 2.4, 4.1
    for _, _, after in random_game(dealt(deck, seats=4, hand=2, seed=seed), Random(luck)):
        assert sorted(card.id for card in everywhere(after)) == sorted(card.id for card in BOX)


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Place("bjaa", 0), "place bjaa 0: that card is not in your hand, which has biaa, bjba."),
        (Place("biaa", 2), "place biaa 2: the gaps go from 0 to 1."),
        (Place("biaa", -1), "place biaa -1: the gaps go from 0 to 1."),
    ],
)
def test_a_refusal_says_what_would_be_right(action: Place, said: str) -> None:  # Rule 2.1
    state = table(cards(1800, 1910), cards(1900), line=cards(1850))

    assert not state.is_legal(action)
    with pytest.raises(IllegalAction) as refusal:
        state.apply(action)

    assert str(refusal.value) == said


def test_nothing_is_legal_when_the_game_is_over() -> None:  # Rule 3.2
    over = replace(table(NONE, cards(1900), line=cards(1850)), turn=1, winners=(0,))

    assert over.to_move is None
    assert over.legal_actions() == ()
    with pytest.raises(IllegalAction, match="the game is over"):
        over.apply(place(dated(1900), 1))


def test_the_score_is_minus_the_cards_left() -> None:  # Rule 5.1
    state = table(NONE, cards(1900, 1910), cards(1920), line=cards(1850))

    assert state.outcome() is None
    assert replace(state, winners=(0,)).outcome() == Outcome(scores=(0, -2, -1), winners=(0,))


def branches(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(branches(state.apply(action), depth - 1) for action in state.legal_actions())


@pytest.mark.parametrize(
    ("seats", "hand", "seed", "counts"),
    [(2, 1, 1, [2, 5, 6]), (2, 2, 1, [4, 20, 80]), (3, 2, 3, [4, 20, 120]), (3, 4, 4, [8, 80, 960])],
)
def test_games_branch_as_counted(deck: str, seats: int, hand: int, seed: int, counts: list[int]) -> None:
    start = dealt(deck, seats=seats, hand=hand, seed=seed)

    assert [branches(start, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(
    ("seats", "hand", "seed", "counts"),
    [
        (2, 1, 1, [2, 5, 6, 24]),
        (2, 1, 2, [2, 5, 6, 23]),
        (2, 2, 1, [4, 22, 80, 438]),
        (2, 2, 2, [4, 22, 81, 437]),
        (3, 2, 1, [4, 22, 140, 608]),
        (3, 2, 2, [4, 22, 142, 621]),
        (3, 2, 3, [4, 20, 130, 630]),
    ],
)
def test_few_cards_of_few_dates_branch_as_counted(
    tmp_path: Path, seats: int, hand: int, seed: int, counts: list[int]
) -> None:
    # Equal dates make more gaps right, and seven cards are soon all missed or placed.
    crowded = tuple(dated(1800 + n % 3, mark="xyz"[n // 3]) for n in range(7))
    start = dealt(write_deck(tmp_path, deck_text(crowded)), seats=seats, hand=hand, seed=seed)

    assert [branches(start, depth) for depth in (1, 2, 3, 4)] == counts

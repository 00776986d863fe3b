"""Beliefs: a person's own, the same in every turn and game, better for what is easy, and never the truth itself."""

from dataclasses import replace
from itertools import pairwise
from math import exp
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mercerie.bots import Budget, make_bot
from mercerie.bots.timeline.belief import LEVELS, Level, Recollection
from mercerie.bots.timeline.memory import TODAY, years_ago
from mercerie.games.timeline import DECKS, TIMELINE, Card, State, load_deck
from mercerie.games.timeline.view import Turned

every_level = pytest.mark.parametrize("level", LEVELS)


def cards() -> list[tuple[str, Card]]:
    return [(deck, card) for deck in DECKS for card in load_deck(deck).cards]


def errors(level: Level, difficulty: int | None = None, people: int = 3) -> list[float]:
    minds = [Recollection(level, Random(who)) for who in range(people)]
    return [
        abs(mind.of(deck, card.face).middle - years_ago(card.year))
        for mind in minds
        for deck, card in cards()
        if difficulty in (None, card.face.difficulty)
    ]


@every_level
def test_a_person_believes_the_same_in_every_game(level: str) -> None:
    one, again, other = (Recollection(LEVELS[level], Random(who)) for who in (1, 1, 2))

    assert [one.of(deck, card.face) for deck, card in cards()] == [again.of(deck, card.face) for deck, card in cards()]
    assert one.of("history", load_deck("history").cards[0].face) != other.of(
        "history", load_deck("history").cards[0].face
    )


@every_level
@given(seed=st.integers(0, 1_000), years=st.integers(1, 900))
def test_hidden_dates_reach_a_player_through_memory_alone(level: str, seed: int, years: int) -> None:
    # The same faces with other dates behind them: nothing that a player does may change.
    state = TIMELINE.new(3, seed)
    other = replace(
        state,
        hands=tuple(tuple(replace(card, year=card.year - years) for card in hand) for hand in state.hands),
        pile=tuple(reversed(state.pile)),
    )

    def chosen(behind: State) -> object:
        bot = make_bot(f"memory:{level}", TIMELINE, Random(seed))
        return bot.choose(behind.view(behind.turn), state.legal_actions(), Budget())

    assert chosen(state) == chosen(other)


@every_level
def test_what_is_easy_is_known_better(level: str) -> None:
    by_difficulty = [mean(errors(LEVELS[level], difficulty)) for difficulty in (1, 2, 3)]

    assert by_difficulty == sorted(by_difficulty)


def test_each_level_errs_less_than_the_one_before() -> None:
    for weak, strong in pairwise(LEVELS.values()):
        assert mean(errors(strong)) < 0.75 * mean(errors(weak))


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_those_who_know_themselves_err_as_much_as_they_think(level: str) -> None:
    mind = Recollection(LEVELS[level], Random(3))
    within = [
        abs(belief.middle - years_ago(card.year)) < belief.doubt
        for deck, card in cards()
        for belief in [mind.of(deck, card.face)]
    ]

    assert mean(within) == pytest.approx(0.68, abs=0.06)


def test_a_beginner_thinks_mostly_in_centuries() -> None:
    mind = Recollection(LEVELS["beginner"], Random(3))
    years = [round(TODAY - exp(mind.of(deck, card.face).middle)) for deck, card in cards()]

    assert mean(year % 100 in (25, 50) for year in years) > 0.7


def test_a_date_that_was_seen_is_known_for_good() -> None:
    state = TIMELINE.new(2, 1)
    card = state.hands[0][0]
    mind = Recollection(LEVELS["beginner"], Random(1))
    mind.learn(replace(state, turned=Turned(1, card, 0, right=False)).view(0))
    mind.learn(state.view(0))

    assert mind.of(state.deck, card.face).middle == years_ago(card.year)
    assert mind.of(state.deck, card.face).doubt < 1e-3

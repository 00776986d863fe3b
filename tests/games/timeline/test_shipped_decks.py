"""The decks that come with Timeline: fit to play, and giving nothing away."""

from collections import Counter
from statistics import correlation

import pytest

from mercerie.games.timeline import DECKS, TIMELINE, load_deck
from mercerie.games.timeline.audit import audit
from mercerie.games.timeline.deck import LANGUAGES, Words

every_deck = pytest.mark.parametrize("name", DECKS)


def ranks(values: list[int]) -> list[float]:
    """The place of each value when all are sorted; equal ones share the middle of their places."""
    places: dict[int, list[int]] = {}
    for number, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(number)
    return [(places[value][0] + places[value][-1]) / 2 for value in values]


def test_there_are_at_least_four_decks() -> None:
    assert len(set(DECKS)) == len(DECKS) >= 4


@every_deck
def test_a_deck_passes_its_audit(name: str) -> None:
    assert audit(name).problems == ()


@every_deck
def test_a_deck_has_110_cards_or_more(name: str) -> None:  # Rule 1.1
    assert len(load_deck(name).cards) >= 110


@every_deck
def test_there_is_no_year_0(name: str) -> None:  # Rule 2.5
    assert all(card.year != 0 for card in load_deck(name).cards)


@every_deck
def test_ids_do_not_sort_by_date(name: str) -> None:
    by_id = sorted(load_deck(name).cards, key=lambda card: card.id)

    agreement = correlation(range(len(by_id)), ranks([card.year for card in by_id]))

    assert abs(agreement) < 0.35


@every_deck
def test_everything_is_said_in_both_languages(name: str) -> None:
    deck = load_deck(name)
    said: list[Words] = [
        deck.title,
        deck.about,
        *(words for card in deck.cards for words in (card.face.words, card.told)),
    ]

    assert all(words.in_language(language).strip() for words in said for language in LANGUAGES)
    # A text left untranslated would be the same in both; a name alone may be.
    assert sum(words.fr == words.en for words in said) < len(said) / 10


@every_deck
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_four_can_play_at_every_difficulty(name: str, difficulty: int) -> None:  # Rule 1.1
    start = TIMELINE.new(seats=4, seed=1, deck=name, difficulty=difficulty)

    assert [len(hand) for hand in start.hands] == [4] * 4


def test_no_id_is_in_two_decks() -> None:
    ids = Counter(card.id for name in DECKS for card in load_deck(name).cards)

    assert [card_id for card_id, count in ids.items() if count > 1] == []

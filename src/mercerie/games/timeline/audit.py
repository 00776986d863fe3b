"""Is a deck fit to play with? `mercerie check-deck DECK…` prints what this finds."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from mercerie.core import BadFile
from mercerie.games.timeline.deck import LANGUAGES, Card, Deck, parse_deck, read_deck

SMALLEST_DECK = 110
LONGEST_FACE = 60
_GIVES_AWAY = {
    "fr": re.compile(
        r"\d+|\b(?:siècles?|années?|ans?|décennies?|millénaires?|(?:vingt|dix-(?:sept|huit|neuv))ième|"
        r"(?:avant|après) (?:j\.?-?c|notre ère))\b",
        re.IGNORECASE,
    ),
    "en": re.compile(
        r"\d+|\b(?:centur(?:y|ies)|years?|decades?|millenni(?:um|a)|(?:seven|eight|nine)teenth|twentieth|"
        r"(?-i:BCE?|CE|AD))\b",
        re.IGNORECASE,
    ),
}


@dataclass(frozen=True, slots=True)
class Report:
    """What must be mended, and what one would like to know."""

    name: str
    problems: tuple[str, ...]
    notes: tuple[str, ...]


def audit(name: str) -> Report:
    text = read_deck(name)
    try:
        deck = parse_deck(text, name)
    except BadFile as error:
        return Report(name, (str(error),), ())
    entries = tomllib.loads(text)["card"]
    problems = (
        *_too_small(deck),
        *_faces_that_tell(deck),
        *_said_twice(deck),
        *_within_own_margin(deck),
        *_badly_checked(deck, entries),
    )
    return Report(name, problems, tuple(_notes(deck, entries)))


def _too_small(deck: Deck) -> Iterator[str]:
    if len(deck.cards) < SMALLEST_DECK:
        yield f"{len(deck.cards)} cards; a deck has {SMALLEST_DECK} or more"


def _faces_that_tell(deck: Deck) -> Iterator[str]:
    for card in deck.cards:
        for language in LANGUAGES:
            face = card.face.words.in_language(language)
            if found := _GIVES_AWAY[language].search(face):
                yield f"{card.id}: {found.group()!r} on the face gives the date away: {face}"
            if len(face) > LONGEST_FACE:
                yield f"{card.id}: the face has {len(face)} characters; {LONGEST_FACE} fit: {face}"


def _said_twice(deck: Deck) -> Iterator[str]:
    for language in LANGUAGES:
        for side, words in (
            ("face", [card.face.words.in_language(language) for card in deck.cards]),
            ("sentence", [card.told.in_language(language) for card in deck.cards]),
        ):
            for said, count in Counter(text.casefold() for text in words).items():
                if count > 1:
                    yield f"{count} cards have the same {side}: {said}"


def _within_own_margin(deck: Deck) -> Iterator[str]:
    for card in deck.cards:
        for other in deck.cards:
            if card is not other and card.margin and abs(card.year - other.year) <= card.margin:
                yield f"{card.id} ({card.year} ± {card.margin}) cannot be told from {other.id} ({other.year})"


def _badly_checked(deck: Deck, entries: list[Mapping[str, Any]]) -> Iterator[str]:
    for card, entry in zip(deck.cards, entries, strict=True):
        checks = entry.get("checks", {})
        if not isinstance(checks, dict) or not all(type(year) is int for year in checks.values()):
            yield f"{card.id}: checks should be {{ source = year, … }}, not {checks!r}"
        elif agreeing_checks(card, entry) < 2 and not str(entry.get("reason", "")).strip():
            yield f"{card.id}: needs two checks that agree with {card.year}, or a reason: {card.face.words.en}"


def agreeing_checks(card: Card, entry: Mapping[str, Any]) -> int:
    """How many sources have the card's year, within its margin."""
    checks = entry.get("checks", {})
    years = checks.values() if isinstance(checks, dict) else ()
    return sum(type(year) is int and abs(year - card.year) <= card.margin for year in years)


def _notes(deck: Deck, entries: list[Mapping[str, Any]]) -> Iterator[str]:
    twice = sum(agreeing_checks(card, entry) >= 2 for card, entry in zip(deck.cards, entries, strict=True))
    levels = Counter(card.face.difficulty for card in deck.cards)
    yield f"{len(deck.cards)} cards: {', '.join(f'{levels[level]} of difficulty {level}' for level in (1, 2, 3))}"
    yield f"{twice} with two agreeing checks, {sum('reason' in entry for entry in entries)} with a reason"
    yield f"{sum(card.margin > 0 for card in deck.cards)} approximate"
    years = Counter(card.year for card in deck.cards)
    yield f"equal years: {', '.join(f'{year} ×{n}' for year, n in sorted(years.items()) if n > 1) or 'none'}"
    spread = Counter(_century(card.year) for card in deck.cards)
    yield f"by century: {', '.join(f'{century}: {n}' for century, n in sorted(spread.items()))}"


def _century(year: int) -> int:
    # There is no century 0, as there is no year 0.
    return (year - 1) // 100 + 1 if year > 0 else -((-year - 1) // 100 + 1)

"""Cards and decks. A `Card` knows its date; a `Face` is what one sees of it before, and cannot hold a date."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from mercerie.core import BadFile
from mercerie.core.fingerprint import fingerprint

LANGUAGES = ("fr", "en")
DECKS = ("inventions", "history", "arts", "science", "france")


@dataclass(frozen=True, slots=True)
class Words:
    """The same thing said in French and in English."""

    fr: str
    en: str

    def in_language(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True, slots=True)
class Face:
    """The side of a card that everybody sees. Its id is opaque: it says nothing of the date."""

    id: str
    words: Words
    difficulty: int


@dataclass(frozen=True, slots=True)
class Card:
    """A card with its date: the year (negative before our era, never 0) and the sentence told with it."""

    face: Face
    year: int
    told: Words
    margin: int = 0  # for an approximate date, how many years either way

    @property
    def id(self) -> str:
        return self.face.id


@dataclass(frozen=True, slots=True)
class Deck:
    """A theme: its name, as the option `deck` gives it, and its cards."""

    name: str
    title: Words
    about: Words
    cards: tuple[Card, ...]

    @property
    def fingerprint(self) -> str:
        """Of what decides a game: which cards there are, in which order, and their dates."""
        return fingerprint([(card.id, card.year, card.face.difficulty) for card in self.cards])

    def up_to(self, difficulty: int) -> tuple[Card, ...]:
        """The cards that are not harder than this."""
        return tuple(card for card in self.cards if card.face.difficulty <= difficulty)


@cache
def load_deck(name: str) -> Deck:
    """A deck of ours by its name, or a file of one's own by its path."""
    return parse_deck(read_deck(name), name)


def read_deck(name: str) -> str:
    source = files(__package__).joinpath("decks", f"{name}.toml") if name in DECKS else Path(name)
    try:
        return source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{name} cannot be read: it should be a deck file in TOML.") from error


def parse_deck(text: str, name: str) -> Deck:
    try:
        data = tomllib.loads(text)
        cards = tuple(_card(entry, number) for number, entry in enumerate(data["card"], start=1))
        deck = Deck(name, _words(data["title"], "title"), _words(data["about"], "about"), cards)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{name} is not TOML: {error}.") from error
    except KeyError as error:
        raise BadFile(f"{name}: {error.args[0]!r} is missing.") from error
    except (TypeError, AttributeError) as error:
        raise BadFile(f"{name}: a value has the wrong type ({error}).") from error
    except BadFile as error:
        raise BadFile(f"{name}: {error}") from error
    ids = [card.id for card in cards]
    twice = {card_id for card_id in ids if ids.count(card_id) > 1}
    if twice:
        raise BadFile(f"{name}: the id {min(twice)!r} is there twice; ids must differ.")
    return deck


def _card(entry: Mapping[str, Any], number: int) -> Card:
    for key in ("id", "year", "difficulty", "face", "told"):
        if key not in entry:
            raise BadFile(f"card {number} has no {key!r}.")
    card_id, year, difficulty, margin = entry["id"], entry["year"], entry["difficulty"], entry.get("margin", 0)
    if not (isinstance(card_id, str) and card_id.isascii() and card_id.isalpha() and card_id.islower()):
        raise BadFile(f"card {number}: the id should be lower-case letters without meaning, not {card_id!r}.")
    if type(year) is not int or year == 0:
        raise BadFile(f"card {card_id}: the year should be a whole number, negative before our era, never 0.")
    if type(difficulty) is not int or difficulty not in (1, 2, 3):
        raise BadFile(f"card {card_id}: the difficulty should be 1, 2 or 3.")
    if type(margin) is not int or margin < 0:
        raise BadFile(f"card {card_id}: the margin should be a whole number of years.")
    face, told = (_words(entry[key], f"card {card_id}: {key}") for key in ("face", "told"))
    return Card(Face(card_id, face, difficulty), year, told, margin)


def _words(entry: object, what: str) -> Words:
    if not isinstance(entry, dict):
        raise BadFile(f"{what} should be {{ fr = …, en = … }}.")
    for language in LANGUAGES:
        if not isinstance(entry.get(language), str) or not entry[language].strip():
            raise BadFile(f"{what} has no words for {language!r}.")
    return Words(**{language: entry[language].strip() for language in LANGUAGES})

"""A second opinion on a deck's dates: compare its cards with a table of dated facts, and propose what to look at.

The facts are lines of label, year, kind and source, separated by tabs, under such a heading. A fact speaks of a card if
it shares words with the card's English face, rare ones among them. It proposes only: people decide what a label means.
"""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import NamedTuple

from mercerie.core import BadFile
from mercerie.games.timeline.deck import Card, Deck

_WORD = re.compile(r"[^\W\d_]{3,}")
_COMMON = frozenset(
    """the and for its with from into his her first new are was has that goes gets all begins opens opened founded built
    completed published publishes founds completes wins becomes paints invents invented discovers discovered patents
    patented created creates introduced launched launches dies ends enters""".split()  # noqa: SIM905
)
# A word in more labels than this tells nothing of which fact is meant.
_RARE = 60
# And a fact this far off is another thing of the same name.
_FAR = 400


class Fact(NamedTuple):
    """One line of the table."""

    label: str
    year: int
    kind: str
    source: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """A card, and the facts that seem to speak of it with another year."""

    card: Card
    facts: tuple[Fact, ...]


def parse_facts(text: str) -> list[Fact]:
    rows = csv.reader(StringIO(text), delimiter="\t")
    next(rows, None)
    try:
        return [Fact(label, int(year), kind, source) for label, year, kind, source in rows]
    except ValueError as error:
        raise BadFile("The facts should be lines of label, year, kind and source, separated by tabs.") from error


def compare(deck: Deck, facts: Iterable[Fact]) -> Iterator[Doubt]:
    """The cards that a fact contradicts and none confirms."""
    known = [(fact, _words(fact.label)) for fact in facts]
    spread = Counter(word for _, words in known for word in words)
    for card in deck.cards:
        wanted = _words(card.face.words.en)
        rare = {word for word in wanted if spread[word] <= _RARE}
        about = [fact for fact, words in known if _speaks_of(words, wanted, rare)]
        off = [abs(fact.year - card.year) for fact in about]
        if about and min(off) > card.margin:
            near = tuple(fact for fact, years in zip(about, off, strict=True) if years <= _FAR)
            if near:
                yield Doubt(card, near)


def _speaks_of(words: frozenset[str], wanted: frozenset[str], rare: set[str]) -> bool:
    """The fact shares two words with the face, a rare one among them, and most of its own words are in the face."""
    shared = words & wanted
    return len(shared) >= 2 and bool(shared & rare) and len(shared) * 2 > len(words)


def _words(text: str) -> frozenset[str]:
    return frozenset(word for word in _WORD.findall(text.casefold()) if word not in _COMMON)

"""Cards and tables of Timeline for its tests. A card is named after its year in letters: 1815 is bibf."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from mercerie.games.timeline import Card, Face, Place, State, Words

Hand = tuple[Card, ...]
NONE: Hand = ()


def dated(year: int, *, mark: str = "", difficulty: int = 1, margin: int = 0) -> Card:
    """The card of a year; a mark tells it from another one of the same year."""
    letters = "".join("abcdefghij"[int(digit)] for digit in str(abs(year)))
    name = ("z" if year < 0 else "") + letters + mark
    face = Face(name, Words(f"chose {name}", f"thing {name}"), difficulty)
    return Card(face, year, Words(f"On raconte {name}.", f"They tell of {name}."), margin)


def cards(*years: int) -> Hand:
    return tuple(dated(year) for year in years)


def years(held: Sequence[Card]) -> list[int]:
    return [card.year for card in held]


def table(*hands: Hand, line: Hand, pile: Hand = NONE, missed: Hand = NONE) -> State:
    """As many players as hands, in the middle of a game; seat 0 begins the round."""
    return State(
        deck="mine.toml",
        difficulty=3,
        line=line,
        hands=hands,
        pile=pile,
        luck=1,
        in_play=tuple(range(len(hands))),
        turn=0,
        missed=missed,
    )


def place(card: Card, gap: int) -> Place:
    return Place(card.id, gap)


def played(state: State, *actions: Place) -> State:
    for action in actions:
        state = state.apply(action)
    return state


def deck_text(deck: Sequence[Card]) -> str:
    """The deck as its file says it; every card has two checks that agree."""
    words = 'title = { fr = "Les miennes", en = "Mine" }\nabout = { fr = "Pour voir.", en = "To see." }\n'
    return words + "".join(card_text(card) for card in deck)


def card_text(card: Card, *, face: str = "", checks: str = "", reason: str = "") -> str:
    """One card of a file. The texts given are French and English at once, the checks a table in TOML."""
    front, told = card.face.words, card.told
    shown = (face, face) if face else (front.fr, front.en)
    lines = [
        "\n[[card]]",
        f'id = "{card.id}"',
        f"year = {card.year}",
        f"margin = {card.margin}",
        f"difficulty = {card.face.difficulty}",
        f"face = {{ fr = {json.dumps(shown[0])}, en = {json.dumps(shown[1])} }}",
        f"told = {{ fr = {json.dumps(told.fr)}, en = {json.dumps(told.en)} }}",
        f"checks = {checks or f'{{ one = {card.year}, two = {card.year} }}'}",
        *([f"reason = {json.dumps(reason)}"] if reason else []),
    ]
    return "\n".join(lines) + "\n"


def write_deck(folder: Path, text: str) -> str:
    """Put a deck of one's own into a file, and return its name as the option `deck` takes it."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def random_game(state: State, rng: Random) -> Iterator[tuple[State, Place, State]]:
    """Every step of a game that somebody plays who knows no dates at all."""
    while legal := state.legal_actions():
        action = rng.choice(legal)
        after = state.apply(action)
        yield state, action, after
        state = after


def random_position(state: State, rng: Random, actions: int) -> State:
    """Where such a game is after so many actions, or where it ended."""
    for _, (_, _, after) in zip(range(actions), random_game(state, rng), strict=False):
        state = after
    return state

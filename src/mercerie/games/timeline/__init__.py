"""Timeline (Frédéric Henry): cards laid in the order of their hidden dates."""

from collections.abc import Iterator
from random import Random

from mercerie.core import BadOption, Encoding, Game, Option, Options, OptionValue
from mercerie.core.luck import draw_first
from mercerie.core.options import first_seat
from mercerie.games.timeline.actions import Action, Place
from mercerie.games.timeline.chance import SETTINGS, TimelineLuck
from mercerie.games.timeline.deck import DECKS, Card, Deck, Face, Words, load_deck
from mercerie.games.timeline.glance import glance
from mercerie.games.timeline.narrate import Event, Placed, narrate
from mercerie.games.timeline.notation import format_action, parse_action
from mercerie.games.timeline.rules import State, deal, determinize
from mercerie.games.timeline.view import Turned, View

RULES_VERSION = 1
BY_PLAYERS = "preset"
HANDS = range(1, 11)


def hand_size(hand: object, seats: int) -> int:  # Rule 1.2
    if isinstance(hand, int):
        return hand
    return 6 if seats <= 3 else 5 if seats <= 5 else 4


def _check(seats: int, options: Options) -> None:
    hand, difficulty = hand_size(options["hand"], seats), int(options["difficulty"])
    cards = len(load_deck(str(options["deck"])).up_to(difficulty))
    needed = seats * hand + 1
    if cards < needed:
        raise BadOption(
            f"{seats} hands of {hand} and a card for the line need {needed} cards; {options['deck']} has {cards} "
            f"up to difficulty {difficulty}: deal smaller hands or allow harder cards."
        )


def _deal(seats: int, rng: Random, options: Options) -> State:
    first = draw_first(options["first"], seats, rng)
    hand = hand_size(options["hand"], seats)
    return deal(str(options["deck"]), int(options["difficulty"]), seats=seats, hand=hand, first=first, rng=rng)


def _encoding(seats: int, options: Options) -> Encoding:
    # Imported only here: whoever plays does not wait for NumPy.
    from mercerie.games.timeline import encode

    hand, difficulty = hand_size(options["hand"], seats), int(options["difficulty"])
    return encode.Encoding(seats, hand, str(options["deck"]), difficulty)


def _encodings(view: View) -> Iterator[Encoding]:
    options: dict[str, OptionValue] = {"deck": view.deck, "difficulty": view.difficulty}
    return (_encoding(len(view.hands), {**options, "hand": hand}) for hand in HANDS)


TIMELINE: Game[State, Action, View, Event] = Game(
    id="timeline",
    title="Timeline",
    author="Frédéric Henry",
    seats=tuple(range(2, 9)),
    options=(
        Option("deck", DECKS[0], DECKS, file=True),
        Option("hand", 4, (*HANDS, BY_PLAYERS)),
        Option("difficulty", 3, (1, 2, 3)),
        first_seat(8),
    ),
    rules_version=RULES_VERSION,
    deal=_deal,
    check=_check,
    fingerprint=lambda options: load_deck(str(options["deck"])).fingerprint,
    determinize=determinize,
    format_action=format_action,
    parse_action=parse_action,
    narrate=narrate,
    glance=glance,
    has_points=False,
    encoding=_encoding,
    encodings=_encodings,
    luck=lambda seats, options: TimelineLuck(seats, hand_size(options["hand"], seats), options),
    luck_settings=SETTINGS,
    reveals=lambda event: isinstance(event, Placed),
)

__all__ = [
    "DECKS",
    "TIMELINE",
    "Action",
    "Card",
    "Deck",
    "Event",
    "Face",
    "Place",
    "State",
    "Turned",
    "View",
    "Words",
    "load_deck",
]

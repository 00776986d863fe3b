"""What may be seen of a game of Timeline: every face, no date before its card is turned over."""

import json
from dataclasses import replace
from random import Random

import pytest
from games.timeline.cards import NONE, cards, dated, deck_text, place, random_game, table, write_deck

from mercerie.core.plain import to_plain
from mercerie.games.timeline import TIMELINE, Card, Event, State
from mercerie.games.timeline.narrate import PileRenewed
from mercerie.games.timeline.rules import deal
from mercerie.games.timeline.view import draw, format_year

# Years of four digits that occur nowhere else, such as in a count of cards.
BOX = tuple(dated(1511 + 67 * n) for n in range(20))


def test_a_view_shows_faces_and_counts_the_pile() -> None:  # Rule 1.4
    state = table(cards(1800, 1900), cards(1910), line=cards(1850), pile=cards(1501, 1502), missed=cards(1601))

    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.seat == seat
        assert view.hands == ((dated(1800).face, dated(1900).face), (dated(1910).face,))
        assert view.pile == 2
        assert (view.line, view.missed) == (cards(1850), cards(1601))


def test_a_view_tells_where_the_game_stands() -> None:
    state = replace(
        table(cards(1800), cards(1910), NONE, line=cards(1850)), in_play=(1, 0), turn=1, round=4, sudden_death=True
    )

    view = state.view(0)

    assert (view.deck, view.difficulty) == ("mine.toml", 3)
    assert (view.in_play, view.turn, view.to_move) == ((1, 0), 1, 1)
    assert (view.round, view.sudden_death) == (4, True)
    assert (view.turned, view.winners) == (None, ())


def test_nobody_is_to_move_when_somebody_has_won() -> None:
    view = replace(table(NONE, cards(1910), line=cards(1850)), winners=(0,)).view(1)

    assert view.winners == (0,)
    assert view.to_move is None


def test_a_view_prints_the_line_with_its_gaps_and_the_hands() -> None:
    line = (dated(-44), dated(1815, margin=5))
    state = replace(table(cards(1800, 1900), NONE, cards(1910), line=line, pile=cards(1501)), in_play=(0, 1))

    assert str(state.view(0)).splitlines() == [
        "   [0]",
        "             44 BC  thing zee",
        "   [1]",
        "        about 1815  thing bibf",
        "   [2]",
        ">0: biaa thing biaa; bjaa thing bjaa",
        " 1: ",
        " 2 (out): bjba thing bjba",
        "pile: 1, missed: 0",
    ]


def test_a_view_can_be_printed_in_french() -> None:
    state = replace(table(cards(1800), cards(1910), line=(dated(-44, margin=1),)), turn=1, sudden_death=True)

    assert draw(state.view(0), "fr").splitlines() == [
        "   [0]",
        "vers 44 av. J.-C.".rjust(18) + "  chose zee",
        "   [1]",
        " 0: biaa chose biaa",
        ">1: bjba chose bjba",
        "pile: 0, missed: 0, sudden death",
    ]


@pytest.mark.parametrize(
    ("card", "french", "english"),
    [
        (dated(1815), "1815", "1815"),
        (dated(-44), "44 av. J.-C.", "44 BC"),
        (dated(800, margin=20), "vers 800", "about 800"),
        (dated(-3000, margin=100), "vers 3000 av. J.-C.", "about 3000 BC"),
    ],
)
def test_a_date_is_printed_for_people(card: Card, french: str, english: str) -> None:  # Rule 2.5
    assert (format_year(card, "fr"), format_year(card, "en")) == (french, english)


def secrets_in(text: str, state: State) -> list[str]:
    """Dates and sentences in the text of cards nobody may know: held or in the pile."""
    held = [card for hand in state.hands for card in hand]
    # Who misses the last card there is draws it again, and all have just seen its date: Rule 4.2.
    seen = [state.turned.card] if state.turned else []
    hidden = [card for card in (*held, *state.pile) if card not in seen]
    # The file's path may have any digits in it.
    shown = text.replace(state.deck, "")
    return [secret for card in hidden for secret in (str(card.year), card.told.fr, card.told.en) if secret in shown]


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> str:
    return write_deck(tmp_path_factory.mktemp("view"), deck_text(BOX))


def test_secrets_would_be_found() -> None:
    state = table(cards(1800), cards(1910), line=cards(1850), pile=cards(1501))

    assert len(secrets_in(json.dumps(to_plain(state)), state)) == 3 * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_date_is_seen_before_its_card_is_placed(deck: str, seats: int) -> None:  # Rule 1.4
    happened: set[type[Event]] = set()
    for seed in range(4):
        start = deal(deck, 3, seats=seats, hand=4, first=0, rng=Random(seed))
        for before, action, after in random_game(start, Random(seed)):
            for seat in (*range(seats), None):
                view, told = after.view(seat), TIMELINE.narrate(before.view(seat), action, after.view(seat))
                happened |= {type(event) for event in told}
                for text in (json.dumps(to_plain(view)), str(view), str(after), json.dumps(to_plain(told))):
                    assert secrets_in(text, after) == []

    # Missed cards that are hidden once more are where a date could slip through.
    assert PileRenewed in happened


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_player_knows_no_more_than_a_spectator(seat: int | None) -> None:  # Rule 1.4
    state = table(cards(1800, 1900), cards(1910), line=cards(1850), pile=cards(1501)).apply(place(dated(1800), 1))

    assert replace(state.view(seat), seat=None) == state.view(None)

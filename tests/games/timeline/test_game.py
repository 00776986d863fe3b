"""The game as a table sets it up: Rule 1 of Timeline, and the options."""

from pathlib import Path

import pytest
from games.timeline.cards import cards, dated, deck_text, write_deck

from mercerie.core import BadFile, BadOption, OptionValue
from mercerie.games.timeline import DECKS, TIMELINE, load_deck

# As many as a real deck has; ten of them are easy.
BOX = tuple(dated(1001 + 7 * n, difficulty=1 if n < 10 else 2 + n % 2) for n in range(110))


@pytest.fixture
def deck(tmp_path: Path) -> str:
    return write_deck(tmp_path, deck_text(BOX))


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_can_play(deck: str, seats: int) -> None:  # Rule 1.1
    start = TIMELINE.new(seats=seats, seed=1, deck=deck)

    assert sorted(start.in_play) == list(range(seats))
    assert len(start.hands) == seats


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_no_other_number_can(deck: str, seats: int) -> None:  # Rule 1.1
    with pytest.raises(BadOption, match=f"timeline is for 2 to 8 players, not {seats}"):
        TIMELINE.new(seats=seats, seed=1, deck=deck)


def test_the_defaults_are_those_of_the_rules() -> None:  # Rules 1.1, 1.2, 1.5
    settled = TIMELINE.describe(seats=2)

    assert settled == {"deck": DECKS[0], "hand": 4, "difficulty": 3, "first": "lot"}


def test_a_deck_that_is_not_there_is_refused_with_the_choices() -> None:  # Rule 1.1
    with pytest.raises(BadOption, match=r"deck cannot be dinosaurs: choose .*, or the path of a \.toml file"):
        TIMELINE.new(seats=2, seed=1, deck="dinosaurs")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:  # Rule 1.1
    with pytest.raises(BadFile, match=r"nowhere\.toml cannot be read"):
        TIMELINE.new(seats=2, seed=1, deck=str(tmp_path / "nowhere.toml"))


@pytest.mark.parametrize("hand", [None, *range(1, 11)])
def test_everyone_gets_four_cards_or_as_many_as_wished(deck: str, hand: int | None) -> None:  # Rule 1.2
    chosen: dict[str, OptionValue] = {} if hand is None else {"hand": hand}

    start = TIMELINE.new(seats=3, seed=1, deck=deck, **chosen)

    assert [len(held) for held in start.hands] == [4 if hand is None else hand] * 3


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 4), (7, 4), (8, 4)])
def test_the_preset_deals_fewer_cards_to_more_players(deck: str, seats: int, size: int) -> None:  # Rule 1.2
    start = TIMELINE.new(seats=seats, seed=1, deck=deck, hand="preset")

    assert [len(held) for held in start.hands] == [size] * seats


@pytest.mark.parametrize("hand", [0, 11, -4, "4", "many", True])
def test_other_hands_are_refused(deck: str, hand: OptionValue) -> None:  # Rule 1.2
    with pytest.raises(BadOption, match=r"hand cannot be .*: choose 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, preset"):
        TIMELINE.new(seats=2, seed=1, deck=deck, hand=hand)


@pytest.mark.parametrize(("difficulty", "count"), [(1, 10), (2, 60), (3, 110)])
def test_a_deck_can_be_filtered_by_difficulty(deck: str, difficulty: int, count: int) -> None:  # Rule 1.1
    start = TIMELINE.new(seats=2, seed=1, deck=deck, hand=1, difficulty=difficulty)
    dealt = [*start.line, *start.pile, *start.hands[0], *start.hands[1]]

    assert len(dealt) == count
    assert max(card.face.difficulty for card in dealt) == difficulty


@pytest.mark.parametrize("difficulty", [0, 4, "easy"])
def test_other_difficulties_are_refused(deck: str, difficulty: OptionValue) -> None:  # Rule 1.1
    with pytest.raises(BadOption, match=r"difficulty cannot be .*: choose 1, 2, 3"):
        TIMELINE.new(seats=2, seed=1, deck=deck, difficulty=difficulty)


def test_hands_the_deck_cannot_deal_are_refused_with_the_sums(deck: str) -> None:  # Rules 1.1, 1.2
    with pytest.raises(BadOption) as refusal:
        TIMELINE.new(seats=3, seed=1, deck=deck, difficulty=1)

    assert str(refusal.value) == (
        f"3 hands of 4 and a card for the line need 13 cards; {deck} has 10 up to difficulty 1: "
        "deal smaller hands or allow harder cards."
    )


def test_a_deck_may_be_dealt_to_its_last_card(tmp_path: Path) -> None:  # Rules 1.2, 1.3
    deck = write_deck(tmp_path, deck_text(cards(*range(1, 10))))

    start = TIMELINE.new(seats=2, seed=1, deck=deck)

    assert (len(start.line), start.pile) == (1, ())
    with pytest.raises(BadOption, match=r"need 11 cards; .* has 9 "):
        TIMELINE.new(seats=2, seed=1, deck=deck, hand=5)


@pytest.mark.parametrize("first", range(4))
def test_a_table_may_fix_the_first_player(deck: str, first: int) -> None:  # Rule 1.5
    start = TIMELINE.new(seats=4, seed=1, deck=deck, first=first)

    assert start.to_move == first
    assert start.in_play == tuple((first + turn) % 4 for turn in range(4))


def test_the_first_player_is_drawn_by_lot_otherwise(deck: str) -> None:  # Rule 1.5
    assert {TIMELINE.new(seats=4, seed=seed, deck=deck).to_move for seed in range(60)} == {0, 1, 2, 3}


def test_a_seat_where_nobody_sits_cannot_begin(deck: str) -> None:  # Rule 1.5
    with pytest.raises(BadOption, match="Seat 3 cannot begin: with 3 players the seats are 0 to 2"):
        TIMELINE.new(seats=3, seed=1, deck=deck, first=3)


def test_a_seed_holds_all_the_luck(deck: str) -> None:
    assert TIMELINE.new(seats=5, seed=8, deck=deck) == TIMELINE.new(seats=5, seed=8, deck=deck)
    assert TIMELINE.new(seats=5, seed=8, deck=deck) != TIMELINE.new(seats=5, seed=9, deck=deck)


def test_actions_are_written_and_read_by_the_game(deck: str) -> None:
    for action in TIMELINE.new(seats=2, seed=1, deck=deck).legal_actions():
        assert TIMELINE.parse_action(TIMELINE.format_action(action)) == action


def test_a_game_says_which_deck_it_was_played_with(deck: str) -> None:
    assert TIMELINE.fingerprint(TIMELINE.describe(seats=2, deck=deck)) == load_deck(deck).fingerprint

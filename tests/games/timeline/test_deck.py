"""Decks of Timeline: how they are read, and what is said of those that cannot be."""

from pathlib import Path

import pytest
from games.timeline.cards import card_text, cards, dated, deck_text, write_deck

from mercerie.core import BadFile
from mercerie.games.timeline import DECKS, Card, Words, load_deck
from mercerie.games.timeline.deck import parse_deck

HEAD = deck_text([])
CARD = card_text(dated(1815))


def refusal(text: str) -> str:
    with pytest.raises(BadFile) as error:
        parse_deck(text, "mine.toml")
    assert error.value.code == "bad-file"
    return str(error.value)


def test_a_file_of_ones_own_is_read_by_its_path(tmp_path: Path) -> None:
    written = (dated(-44, difficulty=2), dated(1815, difficulty=3, margin=5))
    name = write_deck(tmp_path, deck_text(written))

    deck = load_deck(name)

    assert deck.name == name
    assert deck.title == Words(fr="Les miennes", en="Mine")
    assert deck.about == Words(fr="Pour voir.", en="To see.")
    assert deck.cards == written


def test_a_deck_of_ours_is_read_by_its_name() -> None:
    assert load_deck(DECKS[0]).name == DECKS[0]


def test_a_deck_is_read_from_its_file_once(tmp_path: Path) -> None:
    name = write_deck(tmp_path, deck_text(cards(1815)))

    assert load_deck(name) is load_deck(name)


def test_words_come_in_two_languages() -> None:
    words = Words(fr="la bouilloire", en="the kettle")

    assert (words.in_language("fr"), words.in_language("en")) == ("la bouilloire", "the kettle")


def test_the_margin_may_be_left_out() -> None:  # Rule 2.5
    (card,) = parse_deck(HEAD + CARD.replace("margin = 0\n", ""), "mine.toml").cards

    assert card.margin == 0


def test_spaces_around_words_are_dropped() -> None:
    deck = parse_deck(HEAD.replace('"Mine"', '"  Mine "') + CARD, "mine.toml")

    assert deck.title.en == "Mine"


@pytest.mark.parametrize(("difficulty", "years"), [(1, [1801]), (2, [1801, 1802, 1804]), (3, [1801, 1802, 1803, 1804])])
def test_harder_cards_can_be_left_out(difficulty: int, years: list[int]) -> None:  # Rule 1.1
    mixed: list[Card] = [dated(1800 + n, difficulty=level) for n, level in ((1, 1), (2, 2), (3, 3), (4, 2))]

    deck = parse_deck(deck_text(mixed), "mine.toml")

    assert [card.year for card in deck.up_to(difficulty)] == years


@pytest.mark.parametrize(
    ("change", "same"),
    [
        (("year = 1815", "year = 1816"), False),
        (("difficulty = 1", "difficulty = 2"), False),
        (('id = "bibf"', 'id = "bibg"'), False),
        (("thing bibf", "something bibf"), True),
        (("They tell", "People tell"), True),
    ],
)
def test_a_fingerprint_is_of_what_decides_a_game(change: tuple[str, str], *, same: bool) -> None:
    before, after = HEAD + CARD, (HEAD + CARD).replace(*change)

    assert before != after
    assert (parse_deck(before, "mine.toml").fingerprint == parse_deck(after, "mine.toml").fingerprint) is same


def test_a_fingerprint_knows_the_order_of_the_cards() -> None:
    # The same seed deals other cards from a deck in another order.
    orders = [cards(1701, 1702), cards(1702, 1701)]

    assert len({parse_deck(deck_text(order), "mine.toml").fingerprint for order in orders}) == 2


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere\.toml cannot be read: it should be a deck file in TOML"):
        load_deck(str(tmp_path / "nowhere.toml"))


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\xff\xd8\xff\xe0")

    with pytest.raises(BadFile, match=r"picture\.toml cannot be read"):
        load_deck(str(tmp_path / "picture.toml"))


def test_a_text_that_is_no_toml_says_where() -> None:
    said = refusal(f"{HEAD}card = oops\n")

    assert said.startswith("mine.toml is not TOML: ")
    assert "line 3" in said


@pytest.mark.parametrize("key", ["title", "about"])
def test_a_deck_must_be_introduced(key: str) -> None:
    kept = "\n".join(line for line in HEAD.splitlines() if not line.startswith(key))

    assert refusal(f"{kept}\n{CARD}") == f"mine.toml: {key!r} is missing."


def test_a_deck_must_have_cards() -> None:
    assert refusal(HEAD) == "mine.toml: 'card' is missing."


@pytest.mark.parametrize("key", ["id", "year", "difficulty", "face", "told"])
def test_what_a_card_lacks_is_named_with_its_number(key: str) -> None:
    kept = "\n".join(line for line in CARD.splitlines() if not line.startswith(key))

    assert refusal(deck_text(cards(1701)) + kept) == f"mine.toml: card 2 has no {key!r}."


@pytest.mark.parametrize("name", ['"Biba"', '"bi-ba"', '"b1815"', '""', '"bébé"', "1815"])
def test_an_id_should_be_lower_case_letters(name: str) -> None:
    said = refusal(HEAD + CARD.replace('"bibf"', name))

    assert said.startswith("mine.toml: card 1: the id should be lower-case letters without meaning, not ")
    assert name.strip('"') in said


@pytest.mark.parametrize("year", ["0", "1815.5", '"1815"', "true", "1815-06-18"])
def test_a_year_is_a_whole_number_and_never_0(year: str) -> None:  # Rule 2.5
    said = refusal(HEAD + CARD.replace("year = 1815", f"year = {year}"))

    assert said == "mine.toml: card bibf: the year should be a whole number, negative before our era, never 0."


@pytest.mark.parametrize("difficulty", ["0", "4", '"easy"', "true", "1.0"])
def test_a_difficulty_is_1_2_or_3(difficulty: str) -> None:
    said = refusal(HEAD + CARD.replace("difficulty = 1", f"difficulty = {difficulty}"))

    assert said == "mine.toml: card bibf: the difficulty should be 1, 2 or 3."


@pytest.mark.parametrize("margin", ["-1", "2.5", '"some"', "true"])
def test_a_margin_is_a_number_of_years(margin: str) -> None:
    said = refusal(HEAD + CARD.replace("margin = 0", f"margin = {margin}"))

    assert said == "mine.toml: card bibf: the margin should be a whole number of years."


@pytest.mark.parametrize("words", ['{ en = "the kettle" }', '{ fr = "  ", en = "the kettle" }'])
@pytest.mark.parametrize("key", ["face", "told"])
def test_words_are_wanted_in_both_languages(key: str, words: str) -> None:
    kept = "\n".join(line for line in CARD.splitlines() if not line.startswith(key))

    said = refusal(f"{HEAD}{kept}\n{key} = {words}")

    assert said == f"mine.toml: card bibf: {key} has no words for 'fr'."


def test_a_title_in_one_language_is_not_enough() -> None:
    said = refusal(HEAD.replace(', en = "Mine"', "") + CARD)

    assert said == "mine.toml: title has no words for 'en'."


@pytest.mark.parametrize("text", [HEAD + "card = 3", HEAD + "card = [1, 2]"])
def test_a_value_of_another_kind_is_refused(text: str) -> None:
    assert refusal(text).startswith("mine.toml: a value has the wrong type (")


def test_a_title_is_a_table_of_languages() -> None:
    said = refusal(HEAD.replace('{ fr = "Les miennes", en = "Mine" }', '"Mine"') + CARD)

    assert said == "mine.toml: title should be { fr = …, en = … }."


def test_a_number_is_no_text() -> None:
    said = refusal(HEAD + CARD.replace('"thing bibf"', "1815"))

    assert said == "mine.toml: card bibf: face has no words for 'en'."


def test_an_id_that_is_there_twice_is_named() -> None:
    text = deck_text([dated(1701), dated(1815), dated(1702), dated(1815)])

    assert refusal(text) == "mine.toml: the id 'bibf' is there twice; ids must differ."

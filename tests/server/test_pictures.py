"""Pictures drawn by the server: outlines, lines of words, and nothing on them that is hidden."""

from random import Random

import pytest

from mercerie.games import GAMES
from mercerie.games.timeline.deck import load_deck
from mercerie.server.pictures.card import card, sample
from mercerie.server.pictures.outline import loops, outline
from mercerie.server.pictures.svg import emblems, wrapped
from mercerie.server.pictures.words import Preview

TOLD = Preview("Anne & <Basile>", "Come and watch.", "en")


def test_the_border_of_a_square_has_four_corners_and_a_ring_has_two_borders() -> None:
    ring = [(row, col) for row in range(3) for col in range(3) if (row, col) != (1, 1)]

    assert [len(corners) for corners in loops([(0, 0)])] == [4]
    assert sorted(len(corners) for corners in loops(ring)) == [4, 4]
    assert outline([(0, 0)], 44, 0, 5).startswith("M")


def test_two_squares_that_touch_at_a_corner_have_borders_that_do_not_cross() -> None:
    assert [len(corners) for corners in loops([(0, 0), (1, 1)])] in ([4, 4], [8])


def test_words_are_broken_and_what_is_too_long_ends_in_dots() -> None:
    assert wrapped("one two three", 7, 2) == ["one two", "three"]
    assert wrapped("one two three four five six", 7, 2) == ["one two", "three…"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_picture_is_svg_with_its_words_escaped(game: str) -> None:
    svg = card(TOLD, game, sample(game))

    assert svg.startswith("<svg ")
    assert "Anne &amp; &lt;Basile&gt;" in svg


def test_a_picture_of_timeline_has_the_dates_on_the_line_and_no_card_that_is_held() -> None:
    game = GAMES["timeline"]
    state = game.new(2, seed=3)
    for _ in range(6):
        state = state.apply(Random(1).choice(state.legal_actions()))

    svg = card(TOLD, "timeline", state.view(None))

    held = [face.face.words.en for hand in state.hands for face in hand]
    assert str(abs(state.line[0].year)) in svg.replace(",", "")
    assert not any(" ".join(words.split()[:2]) in svg for words in held)


@pytest.mark.parametrize("deck", sorted(emblems()["cards"]))
def test_every_card_of_every_deck_has_the_emblem_the_page_gives_it(deck: str) -> None:
    """A card that was added has none until `vitest -u` has written it."""
    drawn = emblems()

    cards = load_deck(deck).cards

    assert set(drawn["cards"][deck]) == {card.face.id for card in cards}
    assert all(drawn["emblems"][name]["art"].startswith("<") for name in drawn["cards"][deck].values())


def test_a_picture_of_timeline_shows_the_emblems_of_its_cards_and_of_no_other() -> None:
    view = sample("timeline")
    told = [emblems()["cards"][view.deck][card.face.id] for card in view.line]

    svg = card(TOLD, "timeline", view, dated=False)

    shown = {name for name, emblem in emblems()["emblems"].items() if emblem["art"] in svg}
    assert shown
    assert shown <= set(told)
    assert not any(str(abs(each.year)) in svg.replace(",", "") for each in view.line if abs(each.year) > 999)

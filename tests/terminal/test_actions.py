"""Actions in a few words."""

from typing import Any

import pytest

from mercerie.core import AnyGame
from mercerie.games import GAMES
from mercerie.games.textile import Tile
from mercerie.terminal import SCREENS
from mercerie.terminal.textile.places import place_words


def action_words(game: AnyGame, text: str, view: Any, language: str) -> str:
    return SCREENS[game.id].words(game.parse_action(text), view, language)


@pytest.mark.parametrize(
    ("game", "text", "french", "english"),
    [
        ("patchwork", "advance", "avancer", "advance"),
        ("patchwork", "buy 17b c4", "coudre le pois garance en c4", "sew the madder dots at c4"),
        ("patchwork", "sew c4", "coudre le cuir en c4", "sew the leather at c4"),
        ("patchwork-express", "throw away", "renoncer au cuir", "do without the leather"),
        ("textile", "start weld", "commencer par une tuile gaude", "start with a weld tile"),
        ("textile", "discard", "jeter la pièce", "discard the patch"),
    ],
)
def test_an_action_is_told_in_both_languages(game: str, text: str, french: str, english: str) -> None:
    assert action_words(GAMES[game], text, None, "fr") == french
    assert action_words(GAMES[game], text, None, "en") == english


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        (
            "take indigo -1,0",
            "prendre une tuile indigo à gauche de la tuile craie",
            "take an indigo tile left of the chalk tile",
        ),
        ("take sage", "prendre une tuile sauge", "take a sage tile"),
        (
            "assemble a 0,-1",
            "coudre la pièce en haut\N{NO-BREAK SPACE}: 1 couture × 1 tuile = 1",
            "sew the patch on at the top: 1 seam × 1 tile = 1",
        ),
    ],
)
def test_places_of_textile_are_told_as_people_do(text: str, french: str, english: str) -> None:
    game = GAMES["textile"]
    state = game.new(2, 7, first=0)
    for done in ("start weld", "take chalk", "take chalk"):
        state = state.apply(game.parse_action(done))
    view = state.view(None)

    assert action_words(game, text, view, "fr") == french
    assert action_words(game, text, view, "en") == english


def test_no_two_places_of_a_patch_are_told_alike() -> None:
    chalk, indigo, weld = 4, 1, 2
    patch = [Tile(0, 0, chalk), Tile(1, 0, indigo), Tile(2, 0, chalk), Tile(0, 1, weld), Tile(0, 2, chalk)]
    taken = {(tile.x, tile.y) for tile in patch}
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))} - taken

    for language in ("fr", "en"):
        assert len({place_words(x, y, patch, language) for x, y in beside}) == len(beside)


def test_a_card_is_told_by_its_face_and_the_dates_beside_it() -> None:
    game = GAMES["timeline"]
    state = game.new(2, 7, first=0)
    while len(state.line) < 2:
        right = next(action for action in state.legal_actions() if state.apply(action).turned.right)
        state = state.apply(right)
    view = state.view(None)
    face = view.hands[0][0]
    years = [str(abs(card.year)) for card in view.line]

    first, between, last = (
        action_words(game, f"place {face.id} {gap}", view, "en").replace(",", "") for gap in (0, 1, len(years))
    )

    assert first.startswith(f"“{face.words.en.replace(',', '')}” before ")
    assert years[0] in first
    assert " between " in between
    assert last.endswith((years[-1], f"{years[-1]} BC"))
    assert action_words(game, f"place {face.id} 0", view, "fr").startswith("«\N{NO-BREAK SPACE}")
    assert " après " in action_words(game, f"place {face.id} {len(years)}", view, "fr")

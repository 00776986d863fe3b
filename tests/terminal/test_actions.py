"""Actions in a few words."""

import pytest

from mercerie.games import GAMES
from mercerie.terminal.actions import action_words


@pytest.mark.parametrize(
    ("game", "text", "french", "english"),
    [
        ("patchwork", "advance", "avancer", "advance"),
        ("patchwork", "buy 17b c4", "coudre la pièce 17 en c4", "sew patch 17 at c4"),
        ("patchwork", "sew c4", "coudre le cuir en c4", "sew the leather at c4"),
        ("patchwork-express", "throw away", "renoncer au cuir", "do without the leather"),
        ("textile", "start weld", "commencer par une tuile gaude", "start with a weld tile"),
        ("textile", "take sage 1,-1", "prendre une tuile sauge en 1,-1", "take a sage tile at 1,-1"),
        ("textile", "assemble b 3,-2", "coudre la pièce en 3,-2", "sew the patch on at 3,-2"),
        ("textile", "discard", "jeter la pièce", "discard the patch"),
    ],
)
def test_an_action_is_told_in_both_languages(game: str, text: str, french: str, english: str) -> None:
    assert action_words(GAMES[game], text, None, "fr") == french
    assert action_words(GAMES[game], text, None, "en") == english


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
    assert " après " in action_words(game, f"place {face.id} {len(years)}", view, "fr")

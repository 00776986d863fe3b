"""Who is asked what to think."""

from random import Random

import pytest

from mercerie.bots import BOTS, Analyst
from mercerie.bots.analysts import ANALYSTS, look, make_analyst
from mercerie.core import AnyGame
from mercerie.games import GAMES

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@games
def test_every_game_has_an_analyst_whose_actions_are_legal(game: AnyGame) -> None:
    state = game.new(2, 7, first=0)
    seat, legal = state.to_move, state.legal_actions()

    found = look(game, state.view(seat), legal, "luck", 0.05)

    texts = {game.format_action(action) for action in legal}
    assert {choice.action for choice in found.choices} <= texts
    assert len(found.chances) == 2


def test_only_bots_there_are_can_be_named() -> None:
    for game, spec in ANALYSTS.items():
        assert spec.partition(":")[0] in BOTS[game]


def test_a_game_without_a_bot_that_can_say_is_analysed_by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ANALYSTS, "textile", raising=False)

    assert isinstance(make_analyst(GAMES["textile"], Random(1)), Analyst)


def test_a_bot_that_cannot_say_what_it_thinks_is_no_analyst(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ANALYSTS, "textile", "random")

    with pytest.raises(AssertionError, match="random cannot say"):
        make_analyst(GAMES["textile"], Random(1))

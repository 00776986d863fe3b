"""What playouts say of a position."""

from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random

import pytest

from mercerie.bots import Analysis, Budget, make_bot
from mercerie.bots.playouts import Playouts
from mercerie.core import AnyGame
from mercerie.games import GAMES
from mercerie.play import Match, load_record

RECORDS = Path(__file__).parents[1] / "records"
FEW = Budget(seconds=inf, playouts=12)


def playouts(game: AnyGame, luck: int = 1) -> Playouts:
    rng = Random(luck)
    return Playouts(game, make_bot("random", game, rng), rng, shortlist=4)


def opening(game_id: str, seats: int, luck: int = 1) -> Analysis[object]:
    game = GAMES[game_id]
    state = game.new(seats, 7, first=0)
    return playouts(game, luck).analyse(state.view(0), state.legal_actions(), FEW)


@pytest.mark.parametrize(
    ("game", "seats"), [("patchwork", 2), ("patchwork-express", 2), ("textile", 4), ("timeline", 3)]
)
def test_every_seat_has_a_chance_and_the_best_action_comes_first(game: str, seats: int) -> None:
    found = opening(game, seats)

    assert len(found.chances) == seats
    assert all(0 < chance < 1 for chance in found.chances)
    chances = [choice.chance for choice in found.choices]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == found.chances[0]
    assert sum(choice.share for choice in found.choices) == pytest.approx(1)
    assert len(found.choices) == 4


def test_the_same_luck_says_the_same() -> None:
    assert opening("timeline", 2) == opening("timeline", 2)
    assert opening("timeline", 2) != opening("timeline", 2, luck=2)


def last_position() -> tuple[Match, object]:
    """Somebody wins by sewing the last patch on, and loses otherwise."""
    match = Match.resume(load_record(next(RECORDS.glob("textile-24*"))))
    return match, match.steps[-1].before


def test_a_win_at_hand_is_seen_and_played() -> None:
    match, state = last_position()
    bot = playouts(match.game)
    discard = match.game.parse_action("discard")
    winning = match.steps[-1].action

    found = bot.analyse(state.view(1), [discard, winning], Budget(inf, 400))  # type: ignore[attr-defined]

    assert found.choices[0].action == winning
    assert found.choices[0].chance > 0.9
    assert found.choices[1].chance < found.choices[0].chance - 0.3
    assert bot.choose(state.view(1), [discard, winning], Budget(inf, 40)) == winning  # type: ignore[attr-defined]


def test_time_is_kept_once_everything_has_had_its_turn() -> None:
    state = GAMES["timeline"].new(2, 7, first=0)

    found = playouts(GAMES["timeline"]).analyse(
        state.view(0), state.legal_actions(), replace(FEW, seconds=0.0, playouts=1_000_000)
    )

    assert len(found.choices) == 4

"""`memory`: plays by probability, says what it thinks, and each level is stronger than the one before."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from bots.duels import wins

from mercerie.bots import Analyst, Budget
from mercerie.bots.timeline.belief import LEVELS
from mercerie.bots.timeline.rememberer import Rememberer
from mercerie.games.timeline import TIMELINE, Place, State


def is_right(state: State, place: Place) -> bool:
    turned = state.apply(place).turned
    assert turned is not None
    return turned.right


def test_the_expert_is_nearly_always_right_at_first_and_the_beginner_is_not() -> None:
    def right(level: str) -> int:
        states = [TIMELINE.new(2, seed, hand=1) for seed in range(100)]
        bots = [Rememberer(LEVELS[level], Random(seed)) for seed in range(100)]
        return sum(
            is_right(state, bot.choose(state.view(state.turn), state.legal_actions(), Budget()))
            for state, bot in zip(states, bots, strict=True)
        )

    assert right("expert") >= 97
    assert 60 < right("beginner") < 95


def test_with_foresight_the_card_known_best_waits() -> None:
    hasty, wise = (replace(LEVELS["hard"], foresight=foresight) for foresight in (0.0, 1.0))
    waited = 0
    for seed in range(30):
        state = TIMELINE.new(2, seed, hand=6)
        first = [
            Rememberer(level, Random(seed)).choose(state.view(state.turn), state.legal_actions(), Budget())
            for level in (hasty, wise)
        ]
        waited += first[0].card != first[1].card

    assert waited > 20


def test_with_one_card_left_the_likeliest_gap_is_taken() -> None:
    state = TIMELINE.new(2, 4, hand=1)
    bot = Rememberer(LEVELS["expert"], Random(1))

    analysis = bot.analyse(state.view(state.turn), state.legal_actions(), Budget())

    assert bot.choose(state.view(state.turn), state.legal_actions(), Budget()) == analysis.choices[0].action
    assert analysis.choices[0].share == max(choice.share for choice in analysis.choices)


@pytest.mark.parametrize("seats", [2, 5])
def test_what_it_thinks_adds_up(seats: int) -> None:
    state = TIMELINE.new(seats, 3)
    bot = Rememberer(LEVELS["hard"], Random(1))
    assert isinstance(bot, Analyst)

    analysis = bot.analyse(state.view(state.turn), state.legal_actions(), Budget(playouts=200))

    assert sum(analysis.chances) == pytest.approx(1)
    assert sum(choice.share for choice in analysis.choices) == pytest.approx(1)
    assert {choice.action for choice in analysis.choices} == set(state.legal_actions())
    assert analysis.choices[0].chance == pytest.approx(analysis.chances[state.turn])


def test_who_has_fewer_cards_is_thought_to_win() -> None:
    state = TIMELINE.new(2, 3, first=0)
    ahead = replace(state, hands=(state.hands[0][:1], state.hands[1]))

    analysis = Rememberer(LEVELS["hard"], Random(1)).analyse(ahead.view(0), ahead.legal_actions(), Budget())

    assert analysis.chances[0] > 0.9


def test_each_level_is_stronger_than_the_one_before() -> None:
    for weak, strong in pairwise(LEVELS):
        won = wins("timeline", f"memory:{strong}", f"memory:{weak}", deals=50)

        assert won > 58, f"{strong} won {won} of 100 against {weak}"

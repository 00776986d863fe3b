"""Patchwork, clause 6: the end of the game and the score."""

from dataclasses import replace

import pytest
from games.patchwork.quilts import START, all_but

from mercerie.core import IllegalAction, Outcome
from mercerie.games.patchwork import Action, Advance, Buy, Player, Sew, ThrowAway

FULL = all_but()


def test_the_game_ends_when_both_tokens_are_on_the_last_space() -> None:  # Rule 6.1
    last = replace(START, players=(Player(time=53, quilt=FULL), Player(time=52, quilt=FULL)), home=0, turn=1)

    over = last.apply(Advance())

    assert (last.is_over, last.outcome()) == (False, None)
    assert (over.is_over, over.to_move, over.legal_actions()) == (True, None, ())
    assert over.outcome() == Outcome(scores=(0, 1), winners=(1,))


def test_nothing_is_legal_after_the_end() -> None:  # Rule 6.1
    over = replace(START, players=(Player(time=53, buttons=9), Player(time=53)), home=0)

    actions: tuple[Action, ...] = (Advance(), Buy(over.circle[0], 0, 0, 0), Sew(0, 0), ThrowAway())
    for action in actions:
        assert not over.is_legal(action)
        with pytest.raises(IllegalAction, match="the game is over"):
            over.apply(action)


def test_leather_taken_on_the_last_move_is_still_sewn() -> None:  # Rule 6.1
    # The last leather patch waits on 50.
    last = replace(START, players=(Player(time=49), Player(time=53, buttons=1)), leather=(50,), home=1)

    taken = last.apply(Advance())
    over = taken.apply(Sew(0, 0))

    assert [player.time for player in taken.players] == [53, 53]
    assert (taken.is_over, taken.to_move, taken.outcome()) == (False, 0, None)
    assert over.is_over
    assert over.scores() == (4 - 2 * 80, 1 - 2 * 81)


def test_leather_that_takes_a_token_home_is_sewn_before_the_other_plays() -> None:  # Rule 6.1
    ahead = replace(START, players=(Player(time=49, buttons=9), Player(time=49)), circle=(9,), leather=(50,))

    taken = ahead.apply(Buy(9, 0, 0, 0))
    sewn = taken.apply(Sew(8, 8))

    assert (taken.players[0].time, taken.to_move) == (53, 0)
    assert (sewn.home, sewn.to_move, sewn.is_over) == (0, 1, False)


def test_the_worked_example_of_patchwork() -> None:  # Rule 6.2
    five_empty = all_but("a1", "b1", "c1", "d1", "e1")
    karine = Player(time=53, buttons=14, quilt=five_empty)
    celine = Player(time=53, buttons=18, quilt=all_but("a1", "i9"))

    over = replace(START, players=(karine, celine), tile=0, home=0)

    assert over.outcome() == Outcome(scores=(11, 14), winners=(1,))


def test_a_score_may_be_negative() -> None:  # Rule 6.2
    over = replace(START, players=(Player(time=53), Player(time=53, buttons=3)), home=0)

    assert over.outcome() == Outcome(scores=(-162, -159), winners=(1,))


def test_the_tile_is_worth_seven_points_to_its_owner_alone() -> None:  # Rule 6.2
    over = replace(START, players=(Player(time=53, quilt=FULL), Player(time=53, quilt=FULL)), home=0)

    assert over.scores() == (0, 0)
    assert replace(over, tile=0).scores() == (7, 0)
    assert replace(over, tile=1).scores() == (0, 7)


def test_income_on_the_quilt_is_worth_nothing_at_the_end() -> None:  # Rule 6.2
    over = replace(START, players=(Player(time=53, income=9, quilt=FULL), Player(time=53, quilt=FULL)), home=0)

    assert over.scores() == (0, 0)


@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_to_who_arrived_first(first: int) -> None:  # Rule 6.3
    # Both have one space left to earn a button on, and nothing else to win or lose.
    near = replace(START, players=(Player(time=52, quilt=FULL), Player(time=52, quilt=FULL)), turn=first)

    over = near.apply(Advance()).apply(Advance())

    assert over.outcome() == Outcome(scores=(1, 1), winners=(first,))


def test_arriving_first_does_not_outweigh_points() -> None:  # Rule 6.3
    over = replace(START, players=(Player(time=53, buttons=1), Player(time=53, buttons=2)), home=0)
    other = replace(START, players=(Player(time=53, buttons=2), Player(time=53, buttons=1)), home=1)

    assert over.outcome() == Outcome(scores=(-161, -160), winners=(1,))
    assert other.outcome() == Outcome(scores=(-160, -161), winners=(0,))


def test_the_supply_of_buttons_is_unlimited() -> None:  # Rule 6.4
    # The printed counters are worth 162 together.
    rich = replace(START, players=(Player(buttons=150, income=38), Player(time=53)), leather=())

    assert rich.apply(Advance()).players[0].buttons == 150 + 53 + 9 * 38

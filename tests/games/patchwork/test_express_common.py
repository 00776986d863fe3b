"""Patchwork Express: the rules it shares with Patchwork, on its own board and quilt."""

from dataclasses import replace

import pytest
from games.patchwork.quilts import EXPRESS_START as START
from games.patchwork.quilts import all_but, covering

from mercerie.core import Outcome
from mercerie.games.patchwork import Advance, Buy, Player, Sew, ThrowAway


def test_the_player_behind_moves_until_both_are_home() -> None:  # Rules 2.1 and 2.3
    states = [START]
    while not states[-1].is_over:
        states.append(states[-1].apply(ThrowAway() if states[-1].to_sew else Advance()))

    assert {state.to_move for state in states} == {0, 1, None}
    for state in states:
        me, other = state.players[state.turn], state.players[1 - state.turn]
        assert me.time <= other.time or state.to_sew


def test_on_one_space_the_token_that_arrived_last_moves() -> None:  # Rule 2.2
    # Patch 2 costs one and takes three spaces.
    behind = replace(START, players=(Player(buttons=1), Player(time=3)), circle=(2,))

    assert behind.apply(Buy(2, 0, 0, 0)).to_move == 0


def test_a_turn_is_to_advance_or_to_buy() -> None:  # Rule 2.4
    assert {type(action) for action in START.legal_actions()} == {Advance, Buy}


@pytest.mark.parametrize(("other", "space"), [(3, 4), (28, 29), (29, 29)])
def test_advancing_leads_just_past_the_other_token(other: int, space: int) -> None:  # Rule 3.1
    behind = replace(START, players=(Player(time=2), Player(time=other)), leather=())

    assert behind.apply(Advance()).players[0].time == space


def test_advancing_earns_a_button_for_each_space() -> None:  # Rule 3.2
    behind = replace(START, players=(Player(time=0, buttons=2), Player(time=3)))

    assert behind.apply(Advance()).players[0] == Player(time=4, buttons=6)


def test_three_patches_are_in_reach_if_one_can_pay() -> None:  # Rules 4.1 and 4.2
    # Patches 4 and 8 cost five, 12 costs six and 15, two, is out of reach.
    purse = replace(START, players=(Player(buttons=5), Player()), circle=(12, 4, 8, 15))

    assert {action.patch for action in purse.legal_actions() if isinstance(action, Buy)} == {4, 8}


def test_without_room_or_patches_one_can_only_advance() -> None:  # Rules 4.1 and 4.2
    full = replace(START, players=(Player(buttons=50, quilt=all_but("a1", side=7)), Player()))

    assert full.legal_actions() == (Advance(),)
    assert replace(START, circle=()).legal_actions() == (Advance(),)


def test_a_patch_is_paid_sewn_and_waited_for() -> None:  # Rules 4.3 and 4.4
    # Patch 6 is ..#/###; it costs six, takes three spaces and brings two. Flipped, its foot points to the left.
    before = replace(START, players=(Player(buttons=6), Player(time=9)), circle=(5, 4, 6, 1, 2, 3, 8, 9))

    after = before.apply(Buy(6, 4, 5, 4))

    me = after.players[0]
    assert (me.buttons, me.income, me.time) == (0, 2, 3)
    assert me.quilt == covering("e6", "e7", "f7", "g7", side=7)
    assert after.circle == (1, 2, 3, 8, 9, 5, 4)


def test_the_last_space_stops_a_token() -> None:  # Rule 5.1
    # Patch 9 takes four spaces.
    near = replace(START, players=(Player(time=28, buttons=9), Player(time=29)), circle=(9,))

    assert near.apply(Buy(9, 0, 0, 0)).players[0].time == 29


@pytest.mark.parametrize("space", [7, 11, 15, 19, 23, 27])
def test_leather_is_sewn_before_anyone_moves_again(space: int) -> None:  # Rule 5.3
    before = replace(START, players=(Player(time=space - 1), Player(time=space - 1)))

    taken = before.apply(Advance())
    sewn = taken.apply(Sew(6, 6))

    assert (taken.to_sew, taken.to_move, sewn.to_move) == (1, 0, 1)
    assert space not in taken.leather
    assert sewn.players[0].quilt == covering("g7", side=7)


def test_leather_taken_on_the_last_move_comes_before_the_end() -> None:  # Rule 6.1
    last = replace(START, players=(Player(time=26), Player(time=29)), leather=(27,), home=1)

    taken = last.apply(Advance())

    assert (taken.to_move, taken.is_over) == (0, False)
    assert taken.apply(ThrowAway()).is_over


@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_goes_to_who_arrived_first(first: int) -> None:  # Rule 6.3
    full = Player(time=28, quilt=all_but(side=7))
    near = replace(START, players=(full, full), turn=first)

    over = near.apply(Advance()).apply(Advance())

    assert over.outcome() == Outcome(scores=(1, 1), winners=(first,))


def test_the_supply_of_buttons_is_unlimited() -> None:  # Rule 6.4
    # The printed counters are worth 72 together.
    rich = replace(START, players=(Player(buttons=70, income=17), Player(time=29, buttons=70)), leather=())

    assert rich.apply(Advance()).players[0].buttons == 70 + 29 + 7 * 17

"""Patchwork Express: what the other box changes."""

from dataclasses import replace

import pytest
from games.patchwork.quilts import EXPRESS_START as START
from games.patchwork.quilts import all_but, covering

from mercerie.core import IllegalAction, Outcome
from mercerie.games.patchwork import EXPRESS, Advance, Buy, Player, Sew, State, ThrowAway

COLOURED, BLUE = range(1, 16), range(16, 24)
FULL = all_but(side=7)


def leaving(count: int, patch: int) -> State:
    """A rich player to move, and a purchase away from `count` patches in the circle."""
    circle = tuple(number for number in COLOURED if number != patch)[:count]
    return replace(START, players=(Player(buttons=50), Player(time=20)), circle=(patch, *circle))


def test_a_game_begins_with_empty_quilts_of_seven_by_seven_squares() -> None:  # Rule 1.1
    assert START.players == (Player(time=0, buttons=5, quilt=0), Player(time=0, buttons=5, quilt=0))
    assert START.scores() == (5 - 2 * 49, 5 - 2 * 49)


def test_the_board_has_thirty_spaces() -> None:  # Rule 1.1
    alone = replace(START, players=(Player(), Player(time=29)), leather=())

    assert alone.apply(Advance()).players[0].time == 29


@pytest.mark.parametrize("seed", range(8))
def test_the_token_stands_just_after_the_coloured_patch_of_three_squares(seed: int) -> None:  # Rule 1.2
    start = EXPRESS.new(seats=2, seed=seed)

    assert sorted(start.circle) == list(COLOURED)
    assert len(start.box.patches[start.circle[-1]].shape) == 3


def test_the_blue_patches_are_set_aside_in_a_hidden_order() -> None:  # Rule 1.2
    starts = [EXPRESS.new(seats=2, seed=seed) for seed in range(10)]

    assert all(sorted(start.late) == list(BLUE) for start in starts)
    assert len({start.late for start in starts}) == 10
    assert {start.view(seat=0).late for start in starts} == {tuple(BLUE)}


def test_six_leather_patches_wait() -> None:  # Rule 1.3
    assert START.leather == (7, 11, 15, 19, 23, 27)


def test_the_first_player_is_drawn_by_lot() -> None:  # Rule 1.4
    assert {EXPRESS.new(seats=2, seed=seed).to_move for seed in range(20)} == {0, 1}


def test_the_blue_patches_join_behind_the_token_when_five_are_left() -> None:  # Rule 4.5
    before = replace(leaving(5, patch=7), late=(20, 16, 23, 17, 22, 18, 21, 19))

    after = before.apply(Buy(7, 0, 0, 0))

    assert after.circle == (1, 2, 3, 4, 5, 20, 16, 23, 17, 22, 18, 21, 19)
    assert after.late == ()
    assert after.offer == (1, 2, 3)


def test_patches_the_token_passes_over_come_before_the_blue_ones() -> None:  # Rule 4.5
    before = replace(leaving(5, patch=7), circle=(1, 2, 7, 3, 4, 5))

    assert before.apply(Buy(7, 0, 0, 0)).circle == (3, 4, 5, 1, 2, *before.late)


@pytest.mark.parametrize("count", [4, 6, 14])
def test_the_blue_patches_do_not_join_at_another_number(count: int) -> None:  # Rule 4.5
    before = leaving(count, patch=7)

    after = before.apply(Buy(7, 0, 0, 0))

    assert (len(after.circle), after.late) == (count, before.late)


def test_the_blue_patches_join_once_only() -> None:  # Rule 4.5
    after = replace(leaving(5, patch=7), late=()).apply(Buy(7, 0, 0, 0))

    assert after.circle == (1, 2, 3, 4, 5)


def test_a_whole_circle_is_bought_up_with_one_delivery() -> None:  # Rule 4.5
    state, sizes = START, []
    while state.circle:
        # A fresh purse and quilt each time, so that every patch can be bought.
        state = replace(state, players=(Player(buttons=50), Player(time=20)), to_sew=0)
        state = state.apply(Buy(state.circle[0], 0, 0, 0))
        sizes.append(len(state.circle))

    assert sizes == [14, 13, 12, 11, 10, 9, 8, 7, 6, 5 + 8, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize("mark", [5, 9, 13, 17, 21, 25, 29])
def test_the_button_marks_pay(mark: int) -> None:  # Rule 5.2
    before = replace(START, players=(Player(time=mark - 1, income=3), Player(time=mark - 1)))

    assert before.apply(Advance()).players[0].buttons == 1 + 3


def test_the_whole_board_pays_seven_times() -> None:  # Rule 5.2
    alone = replace(START, players=(Player(income=10), Player(time=29)), leather=())

    assert alone.apply(Advance()).players[0].buttons == 29 + 7 * 10


def test_leather_is_sewn_or_thrown_away() -> None:  # Rule 5.4
    taken = replace(START, players=(Player(time=6, quilt=all_but("b2", side=7)), Player(time=6))).apply(Advance())

    sewn, thrown = taken.apply(Sew(1, 1)), taken.apply(ThrowAway())

    assert taken.legal_actions() == (Sew(1, 1), ThrowAway())
    assert (sewn.players[0].quilt, thrown.players[0].quilt) == (FULL, taken.players[0].quilt)
    assert (sewn.leather, thrown.leather) == (taken.leather, taken.leather)
    assert (sewn.to_move, thrown.to_move) == (1, 1)


def test_one_move_takes_two_leather_patches_and_each_may_be_thrown_away() -> None:  # Rule 5.4
    taken = replace(START, players=(Player(time=6), Player(time=10))).apply(Advance())

    thrown = taken.apply(ThrowAway())
    sewn = thrown.apply(Sew(0, 0))

    assert [state.to_sew for state in (taken, thrown, sewn)] == [2, 1, 0]
    assert [state.to_move for state in (taken, thrown, sewn)] == [0, 0, 1]
    assert sewn.players[0].quilt == covering("a1", side=7)


def test_a_full_quilt_discards_leather_without_asking() -> None:  # Rule 5.4
    after = replace(START, players=(Player(time=6, quilt=FULL), Player(time=6))).apply(Advance())

    assert (after.to_sew, after.to_move, after.leather) == (0, 1, (11, 15, 19, 23, 27))


def test_there_is_nothing_to_throw_away_without_leather() -> None:  # Rule 5.4
    assert ThrowAway() not in START.legal_actions()
    with pytest.raises(IllegalAction, match="no leather patch"):
        START.apply(ThrowAway())


def test_a_full_quilt_wins_no_tile() -> None:  # Rule 5.5
    almost = replace(START, players=(Player(quilt=all_but("a1", "b1", side=7)), Player()), circle=(17,))

    after = almost.apply(Buy(17, 0, 0, 0))

    assert after.players[0].quilt == FULL
    assert after.tile is None
    assert after.scores()[0] == 0


def test_the_worked_example_of_express_is_a_tie_for_the_first_on_the_last_space() -> None:  # Rules 6.2 and 6.3
    charlotte = Player(time=29, buttons=14, quilt=all_but("a1", "b1", "c1", "d1", side=7))
    thomas = Player(time=29, buttons=8, quilt=all_but("a1", side=7))
    over = replace(START, players=(charlotte, thomas))

    assert replace(over, home=0).outcome() == Outcome(scores=(6, 6), winners=(0,))
    assert replace(over, home=1).outcome() == Outcome(scores=(6, 6), winners=(1,))

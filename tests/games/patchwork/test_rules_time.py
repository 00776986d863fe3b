"""Patchwork, clause 5: what lies on the time board."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from games.patchwork.quilts import SEVEN_BY_SEVEN, START, all_but, covering, drawing, own_box

from mercerie.core import IllegalAction
from mercerie.games.patchwork import PATCHWORK, Action, Advance, Buy, Player, Sew, Sewn, ThrowAway
from mercerie.games.patchwork.rules import deal

MARKS = (5, 11, 17, 23, 29, 35, 41, 47, 53)


def test_the_last_space_stops_a_token() -> None:  # Rule 5.1
    # Patch 9 takes six spaces.
    near = replace(START, players=(Player(time=50, buttons=9), Player(time=53)), circle=(9,))

    assert near.apply(Buy(9, 0, 0, 0)).players[0].time == 53


@pytest.mark.parametrize("mark", MARKS)
def test_moving_onto_a_button_mark_pays_the_income(mark: int) -> None:  # Rule 5.2
    before = replace(START, players=(Player(time=mark - 1, income=4), Player(time=mark - 1)))

    assert before.apply(Advance()).players[0].buttons == 1 + 4


@pytest.mark.parametrize("space", [1, 6, 10, 12, 28, 52])
def test_other_spaces_pay_nothing(space: int) -> None:  # Rule 5.2
    before = replace(START, players=(Player(time=space - 1, income=4), Player(time=space - 1)))

    assert before.apply(Advance()).players[0].buttons == 1


def test_one_move_past_two_marks_pays_twice() -> None:  # Rule 5.2
    behind = replace(START, players=(Player(time=4, buttons=0, income=3), Player(time=10)))

    assert behind.apply(Advance()).players[0] == Player(time=11, buttons=7 + 3 + 3, income=3)


def test_the_whole_board_pays_nine_times() -> None:  # Rule 5.2
    alone = replace(START, players=(Player(time=0, income=10), Player(time=53)), leather=())

    assert alone.apply(Advance()).players[0].buttons == 53 + 9 * 10


def test_the_patch_just_sewn_brings_income_already() -> None:  # Rule 5.2
    # Patch 9 costs seven, takes six spaces and brings three.
    before = replace(START, players=(Player(time=0, buttons=7, income=2), Player(time=9)), circle=(9,))

    assert before.apply(Buy(9, 0, 0, 0)).players[0].buttons == 2 + 3


@pytest.mark.parametrize("other", [19, 24])
def test_leather_moved_onto_or_past_is_taken(other: int) -> None:  # Rule 5.3
    before = replace(START, players=(Player(time=18), Player(time=other)))

    after = before.apply(Advance())

    assert after.to_sew == 1
    assert after.leather == (26, 32, 44, 50)


def test_leather_is_sewn_before_anyone_moves_again() -> None:  # Rule 5.3
    before = replace(START, players=(Player(time=18), Player(time=19)))

    taken = before.apply(Advance())
    sewn = taken.apply(Sew(4, 4))

    assert (taken.to_move, sewn.to_move) == (0, 1)
    assert {type(action) for action in taken.legal_actions()} == {Sew}
    assert sewn.to_sew == 0
    assert sewn.players[0].sewn == (Sewn(None, covering("e5")),)
    assert sewn.players[0].quilt == covering("e5")


def test_leather_taken_by_a_purchase_leaves_the_turn_to_a_player_still_behind() -> None:  # Rule 5.3
    before = replace(START, players=(Player(time=19, buttons=9), Player(time=30)), circle=(1,))

    after = before.apply(Buy(1, 0, 0, 0)).apply(Sew(8, 8))

    assert after.to_move == 0
    assert after.players[0].quilt == covering("a1", "b1", "c1", "i9")


def test_leather_is_there_for_one_player_only() -> None:  # Rule 5.3
    first = replace(START, players=(Player(time=18), Player(time=19)))

    second = first.apply(Advance()).apply(Sew(0, 0)).apply(Advance())

    assert second.players[1].time == 21
    assert second.to_sew == 0
    assert second.players[1].quilt == 0


def test_leather_costs_no_time_and_no_button() -> None:  # Rule 5.3
    taken = replace(START, players=(Player(time=18), Player(time=19))).apply(Advance())

    sewn = taken.apply(Sew(0, 0))

    assert replace(sewn.players[0], quilt=0, sewn=()) == taken.players[0]


def test_leather_must_be_sewn_while_there_is_room() -> None:  # Rule 5.4
    narrow = replace(START, players=(Player(time=18, quilt=all_but("b3", "i9")), Player(time=19)))

    taken = narrow.apply(Advance())

    assert set(taken.legal_actions()) == {Sew(2, 1), Sew(8, 8)}
    wrong: tuple[Action, ...] = (ThrowAway(), Advance(), Sew(0, 0), Sew(9, 0))
    for refused in wrong:
        with pytest.raises(IllegalAction):
            taken.apply(refused)


def test_a_full_quilt_discards_leather() -> None:  # Rule 5.4
    full = replace(START, players=(Player(time=18, quilt=all_but()), Player(time=19)))

    after = full.apply(Advance())

    assert after.leather == (26, 32, 44, 50)
    assert (after.to_sew, after.to_move) == (0, 1)


def test_two_leather_patches_are_sewn_one_after_the_other(tmp_path: Path) -> None:  # Rule 5.4
    start = deal(own_box(tmp_path), "near", 0, Random(1))
    behind = replace(start, players=(Player(), Player(time=4)))

    taken = behind.apply(Advance())
    once = taken.apply(Sew(0, 0))
    twice = once.apply(Sew(2, 2))

    assert [state.to_sew for state in (taken, once, twice)] == [2, 1, 0]
    assert [state.to_move for state in (taken, once, twice)] == [0, 0, 1]
    assert not once.is_legal(Sew(0, 0))
    assert twice.players[0].quilt == covering("a1", "c3", side=3)
    assert twice.leather == ()


def test_of_two_leather_patches_the_one_without_room_is_discarded(tmp_path: Path) -> None:  # Rule 5.4
    start = deal(own_box(tmp_path), "near", 0, Random(1))
    behind = replace(start, players=(Player(quilt=all_but("b2", side=3)), Player(time=4)))

    after = behind.apply(Advance()).apply(Sew(1, 1))

    assert (after.to_sew, after.to_move) == (0, 1)


def test_a_patch_that_completes_seven_by_seven_wins_the_tile() -> None:  # Rule 5.5
    quilt = SEVEN_BY_SEVEN & ~covering("a1", "b1")
    almost = replace(START, players=(Player(), Player(buttons=9, quilt=quilt)), circle=(0,), turn=1)

    assert almost.tile is None
    assert almost.apply(Buy(0, 0, 0, 0)).tile == 1


def test_leather_that_completes_seven_by_seven_wins_the_tile() -> None:  # Rule 5.5
    # In the lower right corner this time.
    quilt = (SEVEN_BY_SEVEN << 20) & ~covering("i9")
    almost = replace(START, players=(Player(time=18, quilt=quilt), Player(time=19)))

    taken = almost.apply(Advance())

    assert taken.tile is None
    assert taken.apply(Sew(0, 0)).tile is None
    assert taken.apply(Sew(8, 8)).tile == 0


def test_only_the_first_player_wins_the_tile() -> None:  # Rule 5.5
    quilt = SEVEN_BY_SEVEN & ~covering("a1", "b1")
    second = replace(START, players=(Player(buttons=9, quilt=quilt), Player()), circle=(0,), tile=1)

    assert second.apply(Buy(0, 0, 0, 0)).tile == 1


def test_a_long_rectangle_is_no_square() -> None:  # Rule 5.5
    six_columns = ("######...\n" * 9).replace("######", "..####", 1)
    almost = replace(START, players=(Player(buttons=9, quilt=drawing(six_columns)), Player()), circle=(0,))

    assert almost.apply(Buy(0, 0, 0, 0)).tile is None


def test_the_tile_is_won_before_leather_of_the_same_move_is_sewn() -> None:  # Rule 5.5
    quilt = SEVEN_BY_SEVEN & ~covering("a1", "b1")
    almost = replace(START, players=(Player(time=19, buttons=9, quilt=quilt), Player(time=19)), circle=(0,))

    after = almost.apply(Buy(0, 0, 0, 0))

    assert (after.tile, after.to_sew) == (0, 1)


def test_the_revised_board_has_leather_on_38_and_none_on_20() -> None:  # Rule 1.3
    start = PATCHWORK.new(seats=2, seed=1, leather="revised")
    early = replace(start, players=(Player(time=19), Player(time=19)))
    late = replace(start, players=(Player(time=37), Player(time=37)))

    assert (early.apply(Advance()).to_sew, late.apply(Advance()).to_sew) == (0, 1)

"""Patchwork, clauses 1 to 3: the set-up, whose turn it is, and advancing."""

from dataclasses import replace

import pytest
from games.patchwork.quilts import START, all_but

from mercerie.games.patchwork import PATCHWORK, PATCHWORK_BOX, Advance, Buy, Player


def test_a_game_begins_with_empty_quilts_five_buttons_and_both_tokens_on_space_0() -> None:  # Rule 1.1
    assert START.players == (Player(time=0, buttons=5, quilt=0), Player(time=0, buttons=5, quilt=0))


def test_a_quilt_has_nine_by_nine_squares() -> None:  # Rule 1.1
    # 81 empty squares cost two points each.
    assert START.scores() == (5 - 162, 5 - 162)


@pytest.mark.parametrize("seed", range(8))
def test_the_token_stands_just_after_the_smallest_patch(seed: int) -> None:  # Rule 1.2
    start = PATCHWORK.new(seats=2, seed=seed)

    assert sorted(start.circle) == list(range(33))
    assert start.box.patches[start.circle[-1]].shape == {(0, 0), (0, 1)}
    assert start.offer == start.circle[:3]


def test_the_circle_is_shuffled() -> None:  # Rule 1.2
    circles = {PATCHWORK.new(seats=2, seed=seed).circle for seed in range(20)}

    assert len(circles) == 20
    assert len({circle[0] for circle in circles}) > 5


def test_leather_lies_where_the_chosen_edition_puts_it() -> None:  # Rule 1.3
    assert PATCHWORK.new(seats=2, seed=1).leather == (20, 26, 32, 44, 50)
    assert PATCHWORK.new(seats=2, seed=1, leather="original").leather == (20, 26, 32, 44, 50)
    assert PATCHWORK.new(seats=2, seed=1, leather="revised").leather == (26, 32, 38, 44, 50)


def test_the_first_player_is_drawn_by_lot() -> None:  # Rule 1.4
    firsts = [PATCHWORK.new(seats=2, seed=seed).to_move for seed in range(60)]

    assert 15 < firsts.count(0) < 45
    assert firsts.count(0) + firsts.count(1) == 60


@pytest.mark.parametrize("seat", [0, 1])
def test_a_table_may_fix_the_first_player_whose_token_lies_on_top(seat: int) -> None:  # Rule 1.4
    assert {PATCHWORK.new(seats=2, seed=seed, first=seat).to_move for seed in range(10)} == {seat}


def test_the_player_further_behind_moves_several_times_running() -> None:  # Rule 2.1
    # Patch 1 takes two spaces of time, patch 7 two, patch 8 two.
    behind = replace(START, players=(Player(time=0, buttons=20), Player(time=5)), circle=(1, 7, 8))

    once = behind.apply(Buy(1, 0, 0, 0))
    twice = once.apply(Buy(7, 0, 2, 0))
    thrice = twice.apply(Buy(8, 0, 5, 0))

    assert [state.players[0].time for state in (once, twice, thrice)] == [2, 4, 6]
    assert [state.to_move for state in (behind, once, twice, thrice)] == [0, 0, 0, 1]


def test_a_player_who_overtakes_hands_over_the_turn() -> None:  # Rule 2.1
    behind = replace(START, players=(Player(time=9), Player(time=3)), turn=1)

    assert behind.apply(Advance()).to_move == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_on_one_space_the_token_that_arrived_last_moves(seat: int) -> None:  # Rule 2.2
    arriving, waiting = Player(time=3, buttons=9), Player(time=5)
    players = (arriving, waiting) if seat == 0 else (waiting, arriving)
    behind = replace(START, players=players, circle=(1,), turn=seat)

    after = behind.apply(Buy(1, 0, 0, 0))

    assert [player.time for player in after.players] == [5, 5]
    assert after.to_move == seat


def test_the_token_underneath_moves_once_the_one_on_top_has_left() -> None:  # Rule 2.2
    stacked = replace(START, players=(Player(time=5), Player(time=5)), turn=1)

    after = stacked.apply(Advance())

    assert [player.time for player in after.players] == [5, 6]
    assert after.to_move == 0


def test_who_stands_on_the_last_space_plays_no_more() -> None:  # Rule 2.3
    last = replace(START, players=(Player(time=53), Player(time=33, buttons=20)), circle=(1, 7, 8), leather=(), turn=1)

    states = [last, last.apply(Buy(1, 0, 0, 0))]
    states.append(states[-1].apply(Buy(7, 0, 2, 0)))
    states.append(states[-1].apply(Advance()))

    assert [state.players[1].time for state in states] == [33, 35, 37, 53]
    assert [state.to_move for state in states] == [1, 1, 1, None]


def test_reaching_the_last_space_first_leaves_the_other_alone() -> None:  # Rule 2.3
    near = replace(START, players=(Player(time=52), Player(time=52)), leather=(), turn=0)

    after = near.apply(Advance())

    assert after.players[0].time == 53
    assert after.to_move == 1


def test_a_turn_is_to_advance_or_to_buy() -> None:  # Rule 2.4
    actions = START.legal_actions()

    assert actions.count(Advance()) == 1
    assert {type(action) for action in actions} == {Advance, Buy}


def test_advancing_leads_just_past_the_other_token() -> None:  # Rule 3.1
    behind = replace(START, players=(Player(time=2), Player(time=9)))

    assert behind.apply(Advance()).players[0].time == 10


@pytest.mark.parametrize("other", [52, 53])
def test_advancing_never_leads_past_the_last_space(other: int) -> None:  # Rule 3.1
    behind = replace(START, players=(Player(time=51, quilt=all_but()), Player(time=other)))

    assert behind.apply(Advance()).players[0].time == PATCHWORK_BOX.track.end == 53


def test_advancing_earns_a_button_for_each_space() -> None:  # Rule 3.2
    behind = replace(START, players=(Player(time=2, buttons=5), Player(time=6)))

    after = behind.apply(Advance())

    assert after.players[0] == Player(time=7, buttons=10)


def test_advancing_from_under_the_other_token_earns_one_button() -> None:  # Rule 3.2
    stacked = replace(START, players=(Player(time=7, buttons=3), Player(time=7)))

    assert stacked.apply(Advance()).players[0] == Player(time=8, buttons=4)


def test_only_spaces_really_moved_earn_a_button() -> None:  # Rule 3.2
    near = replace(START, players=(Player(time=51, buttons=1), Player(time=53)))

    assert near.apply(Advance()).players[0].buttons == 1 + 2

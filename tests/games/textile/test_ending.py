"""The end and the winner: Rule 6 of Textile."""

from dataclasses import replace

import pytest
from games.textile.patches import EMPTY, INDIGO, NONE, cloth, kinds, patch, played, position, written

from mercerie.core import IllegalAction, Outcome
from mercerie.games.textile import Assemble, Discard, Piece, State, Take

ONE_MADDER = cloth("M")


def with_empty_piles(*patches: Piece, turn: int = 0) -> State:
    return position(ONE_MADDER, *patches, piles=EMPTY, turn=turn)


def over(points: tuple[int, ...], acted: tuple[int, ...], *, teams: bool = False) -> State:
    """A game that has ended, with each player's points and the number of each player's last action."""
    return replace(with_empty_piles(*[NONE] * len(points)), points=points, acted=acted, teams=teams)


def test_with_empty_piles_a_patch_is_assembled_or_discarded() -> None:  # Rule 6.1
    assert kinds(with_empty_piles(patch("IS"), NONE)) == {Assemble, Discard}


def test_with_empty_piles_a_patch_without_a_place_is_discarded() -> None:  # Rules 2.2 and 6.1
    assert written(with_empty_piles(patch("M"), NONE)) == {"discard"}


def test_who_takes_the_last_tile_plays_it_in_the_next_turn() -> None:  # Rule 6.1
    last_tile = position(ONE_MADDER, patch("S"), patch("W"), piles=(0, 1, 0, 0, 0))

    after = last_tile.apply(Take(INDIGO, 1, 0))

    assert after.to_move == 1
    assert after.apply(Discard()).to_move == 0


def test_a_fifth_tile_that_is_the_last_one_is_still_followed_in_the_same_turn() -> None:  # Rules 3.4 and 6.1
    last_tile = position(ONE_MADDER, patch("SWCS"), NONE, piles=(0, 1, 0, 0, 0))

    after = last_tile.apply(Take(INDIGO, 4, 0))

    assert (after.to_move, kinds(after)) == (0, {Assemble, Discard})
    assert after.apply(Assemble(0, 1, 0)).to_move is None


def test_the_tile_taken_after_assembling_may_be_the_last_one() -> None:  # Rules 4.5 and 6.1
    last_tile = position(ONE_MADDER, patch("S"), NONE, piles=(0, 1, 0, 0, 0))

    after = played(last_tile, "assemble a 1,0", "take indigo")

    # Nobody else holds a patch, so it is the same player's next turn.
    assert (after.to_move, kinds(after)) == (0, {Assemble, Discard})


def test_who_is_finished_is_skipped() -> None:  # Rule 6.2
    state = with_empty_piles(patch("I"), NONE, NONE, patch("S"))

    assert played(state, "discard").to_move == 3


def test_who_is_finished_is_skipped_across_the_end_of_the_round() -> None:  # Rule 6.2
    state = with_empty_piles(NONE, patch("I"), NONE, patch("S"), turn=3)

    assert played(state, "assemble a 1,0").to_move == 1


def test_nobody_is_skipped_while_there_is_a_tile() -> None:  # Rule 6.2
    state = position(ONE_MADDER, patch("I"), NONE, NONE, patch("S"), piles=(0, 0, 0, 0, 1))

    assert played(state, "discard").to_move == 1


def test_the_game_ends_when_the_piles_are_empty_and_nobody_holds_a_patch() -> None:  # Rule 6.2
    one_patch_left = with_empty_piles(patch("I"), NONE)
    assert one_patch_left.outcome() is None

    ended = played(one_patch_left, "discard")

    assert ended.to_move is None
    assert ended.legal_actions() == ()
    assert ended.outcome() is not None


def test_the_game_goes_on_while_there_is_a_tile() -> None:  # Rule 6.2
    no_patches = position(ONE_MADDER, NONE, NONE, piles=(0, 0, 0, 0, 1))

    assert no_patches.outcome() is None
    assert written(no_patches) == {"take chalk"}


def test_after_the_end_nothing_is_legal() -> None:  # Rule 6.2
    with pytest.raises(IllegalAction, match="the game is over"):
        over((3, 5), (7, 8)).apply(Discard())


def test_most_points_win() -> None:  # Rule 6.3
    assert over((3, 5), (7, 8)).outcome() == Outcome((3, 5), (1,))


def test_points_come_before_speed() -> None:  # Rule 6.3
    assert over((3, 9, 4, 8), (1, 8, 6, 7)).outcome() == Outcome((3, 9, 4, 8), (1,))


def test_of_equals_the_one_whose_last_action_came_earlier_wins() -> None:  # Rule 6.3
    assert over((5, 5), (8, 7)).outcome() == Outcome((5, 5), (1,))
    assert over((5, 5), (7, 8)).outcome() == Outcome((5, 5), (0,))


def test_only_equals_are_compared_by_their_last_action() -> None:  # Rule 6.3
    assert over((6, 2, 6, 6), (9, 5, 8, 7)).outcome() == Outcome((6, 2, 6, 6), (3,))


def test_a_played_tie_goes_to_who_finished_first() -> None:  # Rule 6.3
    state = with_empty_piles(patch("I"), patch("S"), turn=1)

    ended = played(state, "assemble a 1,0", "assemble a -1,0")

    assert ended.outcome() == Outcome((1, 1), (1,))


def test_discarding_is_a_last_action_too() -> None:  # Rule 6.3
    state = with_empty_piles(patch("I"), patch("S"))

    assert played(state, "discard", "discard").outcome() == Outcome((0, 0), (0,))


def test_partners_sit_alternately_and_add_their_points() -> None:  # Rules 1.1 and 6.4
    assert over((3, 10, 9, 1), (7, 8, 9, 10), teams=True).outcome() == Outcome((12, 11, 12, 11), (0, 2))


def test_without_teams_the_same_points_are_everyones_own() -> None:  # Rule 6.4
    assert over((3, 10, 9, 1), (7, 8, 9, 10)).outcome() == Outcome((3, 10, 9, 1), (1,))


def test_of_equal_teams_the_one_whose_later_finisher_finished_earlier_wins() -> None:  # Rule 6.4
    # Seat 0 finished before everybody, but its partner after everybody.
    assert over((4, 6, 6, 4), (5, 7, 8, 6), teams=True).outcome() == Outcome((10, 10, 10, 10), (1, 3))
    assert over((4, 6, 6, 4), (6, 8, 7, 5), teams=True).outcome() == Outcome((10, 10, 10, 10), (0, 2))


def test_teams_count_their_points_together_during_the_game_too() -> None:  # Rule 6.4
    state = replace(with_empty_piles(patch("I"), NONE, NONE, NONE), points=(1, 2, 3, 4), teams=True)

    assert state.view(None).scores == (4, 6, 4, 6)

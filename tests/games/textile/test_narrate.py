"""What happened, told from two views."""

from dataclasses import replace

from games.textile.patches import CHALK, EMPTY, INDIGO, NONE, SAGE, WELD, cloth, patch, position

from mercerie.games.textile import TEXTILE, Action, Assemble, Discard, Event, Start, State, Take, Tile
from mercerie.games.textile.narrate import Assembled, Discarded, Finished, PileEmptied, Started, Took

ONE_MADDER = cloth("M")


def told(before: State, action: Action) -> tuple[Event, ...]:
    return TEXTILE.narrate(before.view(None), action, before.apply(action).view(None))


def test_the_start_tile_is_told() -> None:  # Rule 1.3
    assert told(TEXTILE.new(seats=2, seed=1, first=1), Start(WELD)) == (Started(1, WELD),)


def test_a_first_tile_is_told() -> None:  # Rule 3.1
    assert told(position(ONE_MADDER, NONE, NONE, turn=1), Take(SAGE)) == (Took(1, SAGE, 0, 0, 1),)


def test_a_further_tile_is_told_with_its_place_and_the_size_of_the_patch() -> None:  # Rule 3.2
    assert told(position(ONE_MADDER, patch("IS"), NONE), Take(CHALK, 0, -1)) == (Took(0, CHALK, 0, -1, 3),)


def test_a_fifth_tile_is_told_like_any_other() -> None:  # Rule 3.4
    assert told(position(ONE_MADDER, patch("ISCI"), NONE), Take(WELD, 4, 0)) == (Took(0, WELD, 4, 0, 5),)


def test_an_assembly_is_told_with_seams_and_points() -> None:  # Rule 4.4
    corner = replace(position(cloth("MIMS", "...W"), patch("WSC"), NONE), points=(5, 9))

    assert told(corner, Assemble(0, 0, 1)) == (
        Assembled(0, (Tile(0, 1, WELD), Tile(1, 1, SAGE), Tile(2, 1, CHALK)), seams=4, points=12),
    )


def test_in_teams_an_assembly_is_told_with_the_players_own_points() -> None:  # Rules 4.4 and 6.4
    partners = replace(position(ONE_MADDER, patch("IS"), NONE, NONE, NONE), points=(1, 2, 3, 4), teams=True)

    assert told(partners, Assemble(0, 1, 0)) == (Assembled(0, (Tile(1, 0, INDIGO), Tile(2, 0, SAGE)), 1, 2),)


def test_a_discarded_patch_is_told_with_its_size() -> None:  # Rule 5.1
    assert told(position(ONE_MADDER, NONE, patch("ISC"), turn=1), Discard()) == (Discarded(1, 3),)


def test_the_last_tile_of_a_colour_is_told() -> None:  # Rule 3.1
    scarce = position(ONE_MADDER, NONE, NONE, piles=(0, 1, 2, 2, 2))

    assert told(scarce, Take(INDIGO)) == (Took(0, INDIGO, 0, 0, 1), PileEmptied(INDIGO))


def test_a_pile_that_was_empty_before_is_not_told_again() -> None:
    assert told(position(ONE_MADDER, NONE, NONE, piles=(0, 2, 2, 2, 2)), Take(INDIGO)) == (Took(0, INDIGO, 0, 0, 1),)


def test_the_end_is_told_with_its_winner() -> None:  # Rule 6.3
    last_patch = replace(position(ONE_MADDER, patch("I"), NONE, piles=EMPTY), points=(3, 8))

    assert told(last_patch, Discard()) == (Discarded(0, 1), Finished((3, 8), (1,), by_last_action=False))


def test_a_tie_is_told_as_decided_by_the_last_action() -> None:  # Rule 6.3
    last_patch = replace(position(ONE_MADDER, patch("I"), NONE, piles=EMPTY), points=(7, 8), acted=(20, 21))

    assert told(last_patch, Assemble(0, 1, 0)) == (
        Assembled(0, (Tile(1, 0, INDIGO),), seams=1, points=1),
        Finished((8, 8), (1,), by_last_action=True),
    )


def test_teams_win_together() -> None:  # Rule 6.4
    last_patch = position(ONE_MADDER, patch("I"), NONE, NONE, NONE, piles=EMPTY)
    last_patch = replace(last_patch, teams=True, points=(0, 1, 3, 1))

    assert told(last_patch, Discard())[-1] == Finished((3, 2, 3, 2), (0, 2), by_last_action=False)


def test_a_tie_of_teams_is_told_as_such() -> None:  # Rule 6.4
    last_patch = position(ONE_MADDER, patch("I"), NONE, NONE, NONE, piles=EMPTY)
    last_patch = replace(last_patch, teams=True, points=(0, 1, 2, 1), acted=(9, 10, 11, 12))

    assert told(last_patch, Discard())[-1] == Finished((2, 2, 2, 2), (1, 3), by_last_action=True)

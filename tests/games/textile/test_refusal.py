"""Why an action is refused: every refusal says what would be right."""

import pytest
from games.textile.patches import (
    CHALK,
    EMPTY,
    INDIGO,
    MADDER,
    NONE,
    SAGE,
    WELD,
    cloth,
    patch,
    played,
    position,
)

from mercerie.core import IllegalAction
from mercerie.games.textile import TEXTILE, Action, Assemble, Discard, Start, State, Take

ONE_MADDER = cloth("M")


def refusal(state: State, action: Action) -> str:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    return str(refused.value)


def test_a_refusal_begins_with_the_action_as_it_is_written() -> None:
    assert refusal(position(ONE_MADDER, patch("S"), NONE), Assemble(1, 3, -2)).startswith("assemble b 3,-2: ")


def test_a_refused_action_has_a_code_for_the_wire() -> None:
    with pytest.raises(IllegalAction) as refused:
        position(ONE_MADDER, NONE, NONE).apply(Discard())

    assert refused.value.code == "illegal-action"


@pytest.mark.parametrize("action", [Take(SAGE), Assemble(0, 1, 0), Discard()])
def test_before_the_start_a_start_tile_is_wanted(action: Action) -> None:  # Rule 1.3
    start = TEXTILE.new(seats=2, seed=1)

    assert "needs its start tile, for instance 'start sage'" in refusal(start, action)
    assert played(start, "start sage").sewn


def test_a_second_start_tile_is_answered_with_take() -> None:  # Rule 1.3
    assert "has its start tile already; take a tile" in refusal(position(ONE_MADDER, NONE, NONE), Start(SAGE))


@pytest.mark.parametrize("action", [Assemble(0, 1, 0), Discard()])
def test_who_has_no_patch_is_told_to_take(action: Action) -> None:  # Rule 2.2
    assert "you have no patch; take a tile" in refusal(position(ONE_MADDER, NONE, patch("S")), action)


def test_who_has_just_assembled_is_told_to_take() -> None:  # Rule 4.5
    after = played(position(ONE_MADDER, patch("S"), NONE), "assemble a 1,0")

    assert "you have no patch; take a tile" in refusal(after, Discard())


def test_an_empty_pile_is_answered_with_the_colours_left() -> None:  # Rule 3.1
    scarce = position(ONE_MADDER, NONE, NONE, piles=(2, 0, 0, 1, 0))

    assert refusal(scarce, Take(WELD)) == "take weld: no weld tile is left; madder, sage."


def test_empty_piles_leave_assembling_and_discarding() -> None:  # Rule 6.1
    late = position(ONE_MADDER, patch("I"), NONE, piles=EMPTY)

    assert "all piles are empty, so assemble or discard" in refusal(late, Take(CHALK, 1, 0))


def test_a_sixth_tile_is_answered_with_assemble_or_discard() -> None:  # Rule 3.3
    full = position(ONE_MADDER, patch("ISCIS"), NONE)

    assert "five tiles at most; assemble or discard" in refusal(full, Take(WELD, 5, 0))


def test_the_first_tile_of_a_patch_has_no_place() -> None:  # Rule 3.1
    assert "write 'take sage'" in refusal(position(ONE_MADDER, NONE, NONE), Take(SAGE, 1, 0))


@pytest.mark.parametrize("take", [Take(SAGE, 1, 1), Take(INDIGO, 1, 0), Take(SAGE), Take(SAGE, 99, -99)])
def test_a_tile_that_cannot_be_sewn_on_is_told_the_rule(take: Take) -> None:  # Rule 3.2
    holding = position(ONE_MADDER, patch("I"), NONE)

    assert "share an edge with your patch and touch no tile of its colour" in refusal(holding, take)


@pytest.mark.parametrize("assemble", [Assemble(0, 1, 1), Assemble(0, 0, 0), Assemble(0, 0, 1)])
def test_a_patch_that_cannot_be_sewn_on_is_told_the_rule(assemble: Assemble) -> None:  # Rules 4.2 and 4.3
    holding = position(cloth("MI"), patch("I"), NONE)

    assert "share an edge with the patchwork, cover no tile, and touch no tile" in refusal(holding, assemble)


def test_a_second_name_for_a_turn_is_told_of_the_first() -> None:  # Rule 4.1
    assert "use the first letter" in refusal(position(ONE_MADDER, patch("S"), NONE), Assemble(1, 1, 0))


@pytest.mark.parametrize("action", [Start(MADDER), Take(SAGE), Assemble(0, 1, 0), Discard()])
def test_after_the_end_the_game_is_over(action: Action) -> None:  # Rule 6.2
    ended = position(ONE_MADDER, NONE, NONE, piles=EMPTY)

    assert refusal(ended, action) == f"{TEXTILE.format_action(action)}: the game is over."


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Take(5), "There is no colour 5: they are 0 to 4."),
        (Take(-1), "There is no colour -1: they are 0 to 4."),
        (Start(9), "There is no colour 9: they are 0 to 4."),
        (Assemble(4, 1, 0), "A patch is turned by 0 to 3 quarters, not 4."),
    ],
)
def test_an_action_out_of_range_is_refused_in_words(action: Action, words: str) -> None:
    state = TEXTILE.new(seats=2, seed=1, first=0).apply(Start(0)).apply(Take(1)).apply(Take(2))

    with pytest.raises(IllegalAction, match=words):
        state.apply(action)

"""The end of a round of Timeline: Rule 3, with sudden death, and Rule 5."""

from dataclasses import replace

import pytest
from games.timeline.cards import NONE, cards, dated, place, table

from mercerie.core import Outcome
from mercerie.games.timeline import State

LINE, PILE = cards(1850), cards(1501, 1502, 1503, 1504, 1505)


def last_cards(seats: int = 3) -> State:
    """Everybody has one card left, later than all of the line."""
    return table(*((dated(1900 + seat),) for seat in range(seats)), line=LINE, pile=PILE)


def turns(state: State, how: str) -> State:
    """One after the other places the card held first, `right` or `wrong`."""
    for word in how.split():
        card = state.hands[state.turn][0]
        earlier = sum(other.year <= card.year for other in state.line)
        # All cards here differ in date: any other gap is wrong.
        gap = {"right": earlier, "wrong": (earlier + 1) % (len(state.line) + 1)}[word]
        state = state.apply(place(card, gap))
    return state


def only(winner: int) -> str:
    return " ".join("right" if seat == winner else "wrong" for seat in range(3))


def test_who_empties_the_hand_early_must_wait_for_the_round_to_end() -> None:  # Rule 3.1
    early = turns(last_cards(), "right")

    assert early.hands[0] == NONE
    assert early.to_move == 1
    assert early.outcome() is None
    assert turns(early, "wrong").to_move == 2


def test_a_round_is_complete_when_every_player_in_play_had_a_turn() -> None:  # Rule 3.1
    state = replace(last_cards(4), in_play=(2, 3, 1), turn=2)

    first, second, third = (turns(state, "wrong " * count) for count in (1, 2, 3))

    assert [(after.to_move, after.round) for after in (first, second, third)] == [(3, 1), (1, 1), (2, 2)]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_only_one_without_cards_wins(winner: int) -> None:  # Rule 3.2
    over = turns(last_cards(), only(winner))

    assert over.winners == (winner,)
    assert over.to_move is None


def test_the_winner_has_no_card_and_the_others_lose_by_theirs() -> None:  # Rule 5.1
    state = table(cards(1900), cards(1901, 1902), cards(1903, 1904), line=LINE, pile=PILE)

    over = turns(state, "right right wrong")

    assert over.outcome() == Outcome(scores=(0, -1, -2), winners=(0,))


def test_without_anybody_out_of_cards_they_play_on() -> None:  # Rule 3.4
    after = turns(last_cards(), "wrong wrong wrong")

    assert (after.round, after.to_move, after.in_play) == (2, 0, (0, 1, 2))
    assert not after.sudden_death
    assert [len(hand) for hand in after.hands] == [1, 1, 1]


def test_several_without_cards_put_the_others_out() -> None:  # Rule 3.3
    after = turns(last_cards(), "right wrong right")

    assert after.in_play == (0, 2)
    assert after.sudden_death
    assert (after.round, after.to_move, after.winners) == (2, 0, ())


def test_each_who_stays_draws_one_card_in_the_order_of_play() -> None:  # Rule 3.3
    state = replace(last_cards(), in_play=(1, 2, 0), turn=1)

    after = turns(state, "right wrong right")

    assert after.in_play == (1, 0)
    # Seat 2 missed and had drawn the top card before the round ended.
    assert after.hands == (cards(1503), cards(1502), cards(1501))
    assert after.pile == cards(1504, 1505)


def test_who_is_out_has_no_more_turns() -> None:  # Rule 3.3
    after = turns(last_cards(), "right wrong right")

    assert after.to_move == 0
    assert turns(after, "wrong").to_move == 2
    assert turns(after, "wrong wrong").to_move == 0


def test_the_next_in_order_begins_when_the_first_player_is_out() -> None:  # Rules 1.5, 3.3
    state = replace(last_cards(4), in_play=(3, 0, 1, 2), turn=3)

    after = turns(state, "wrong right wrong right")

    assert after.in_play == (0, 2)
    assert after.to_move == 0
    # And so it stays in the rounds that follow.
    assert turns(after, "wrong wrong").to_move == 0


def test_all_succeeding_together_stay_for_sudden_death() -> None:  # Rule 3.3
    after = turns(last_cards(), "right right right")

    assert after.in_play == (0, 1, 2)
    assert after.sudden_death


def sudden_death() -> State:
    return turns(last_cards(4), "right right right wrong")


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_only_one_right_in_sudden_death_wins(winner: int) -> None:  # Rule 3.5
    over = turns(sudden_death(), only(winner))

    assert over.winners == (winner,)


@pytest.mark.parametrize("loser", [0, 1, 2])
def test_who_misses_in_sudden_death_is_out_when_others_succeed(loser: int) -> None:  # Rule 3.5
    after = turns(sudden_death(), " ".join("wrong" if seat == loser else "right" for seat in range(3)))

    assert after.in_play == tuple(seat for seat in range(3) if seat != loser)
    assert after.sudden_death
    assert (after.round, after.winners) == (3, ())
    assert all(len(after.hands[seat]) == 1 for seat in after.in_play)


def test_all_stay_when_nobody_succeeds_in_sudden_death() -> None:  # Rule 3.5
    before = sudden_death()

    after = turns(before, "wrong wrong wrong")

    assert after.in_play == (0, 1, 2)
    assert after.sudden_death
    assert (after.round, after.to_move, after.winners) == (3, 0, ())
    # Each has drawn a new card for the one missed.
    assert all(len(after.hands[seat]) == 1 and after.hands[seat] != before.hands[seat] for seat in range(3))


def test_sudden_death_waits_for_its_round_to_end_too() -> None:  # Rules 3.1, 3.5
    early = turns(sudden_death(), "right wrong")

    assert early.to_move == 2
    assert early.outcome() is None


def test_who_went_out_earlier_cannot_win_later() -> None:  # Rules 3.2, 3.5
    # Seat 3 is out; were its hand empty it would still be no rival.
    state = sudden_death()
    bare = replace(state, hands=(*state.hands[:3], NONE))

    assert turns(bare, "right wrong wrong").winners == (0,)


def test_a_hand_of_several_cards_takes_as_many_rounds() -> None:  # Rules 3.2, 3.4
    state = table(cards(1600, 1700), cards(1900, 2000), line=LINE, pile=PILE)

    second = turns(state, "right right")

    assert (second.round, second.winners) == (2, ())
    assert turns(second, "right wrong").winners == (0,)

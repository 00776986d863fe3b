"""The pile of Timeline when it runs out: Rule 4."""

from dataclasses import replace

import pytest
from games.timeline.cards import NONE, cards, dated, place, played, table, years

from mercerie.core import Outcome
from mercerie.games.timeline import State

LINE = cards(1850)
LATE = dated(1900)
MISS = place(LATE, 0)


def test_the_last_card_of_the_pile_is_drawn_before_it_is_renewed() -> None:  # Rule 4.1
    state = table((LATE, *cards(1)), cards(1901), line=LINE, pile=cards(1501), missed=cards(1601))

    after = state.apply(MISS)

    assert after.hands[0] == cards(1, 1501)
    assert (after.pile, after.missed) == (NONE, (*cards(1601), LATE))


def test_missed_cards_make_a_new_pile() -> None:  # Rule 4.1
    state = table((LATE, *cards(1)), cards(1901), line=LINE, missed=cards(1601, 1602, 1603))

    after = state.apply(MISS)

    drawn = after.hands[0][1:]
    assert len(drawn) == 1
    assert sorted(years((*drawn, *after.pile))) == [1601, 1602, 1603]


@pytest.mark.parametrize("luck", range(20))
def test_the_card_just_missed_stays_missed_when_there_is_another(luck: int) -> None:  # Rule 4.1
    state = replace(table((LATE, *cards(1)), cards(1901), line=LINE, missed=cards(1601, 1602)), luck=luck)

    after = state.apply(MISS)

    assert after.missed == (LATE,)
    assert LATE not in (*after.hands[0], *after.pile)


def test_a_single_other_card_is_drawn_for_sure() -> None:  # Rule 4.1
    state = table((LATE, *cards(1)), cards(1901), line=LINE, missed=cards(1601))

    after = state.apply(MISS)

    assert after.hands[0] == cards(1, 1601)
    assert (after.pile, after.missed) == (NONE, (LATE,))


def renewed(luck: int) -> State:
    missed = cards(1601, 1602, 1603, 1604, 1605)
    return replace(table((LATE, *cards(1)), cards(1901), line=LINE, missed=missed), luck=luck).apply(MISS)


def test_the_new_pile_is_shuffled() -> None:  # Rule 4.1
    orders = {(*renewed(luck).hands[0], *renewed(luck).pile) for luck in range(30)}

    assert len(orders) > 20
    assert renewed(7) == renewed(7)


def test_two_renewals_are_shuffled_each_in_its_own_way() -> None:  # Rule 4.1
    assert renewed(7).luck != 7
    assert renewed(7).luck != renewed(8).luck


def test_the_lone_missed_card_comes_straight_back() -> None:  # Rules 4.1, 4.2
    state = table((LATE, *cards(1)), cards(1901), line=LINE)

    after = state.apply(MISS)

    assert after.hands[0] == (*cards(1), LATE)
    assert (after.pile, after.missed) == (NONE, NONE)
    assert after.to_move == 1


def test_the_lone_missed_card_can_be_placed_again() -> None:  # Rule 4.2
    state = table((LATE,), cards(1901, 1902), line=LINE)

    over = played(state, MISS, place(dated(1901), 1), place(LATE, 1), place(dated(1902), 3))

    # Both emptied their hands in the second round, and there is nothing to draw.
    assert over.winners == (0, 1)


def test_a_card_missed_before_can_be_drawn_and_placed() -> None:  # Rule 4.1
    state = table((LATE,), cards(1901, 1902), line=LINE, missed=cards(1601))

    over = played(state, MISS, place(dated(1901), 1), place(dated(1601), 0), place(dated(1902), 0))

    assert years(over.line) == [1601, 1850, 1901]
    assert over.winners == (0,)


def test_those_whom_sudden_death_cannot_be_dealt_share_the_win() -> None:  # Rule 4.3
    state = table((LATE,), cards(1901), cards(1902, 1903), line=LINE, pile=cards(1501))

    over = played(state, place(LATE, 1), place(dated(1901), 2), place(dated(1902), 3))

    assert over.outcome() == Outcome(scores=(0, 0, -1), winners=(0, 1))
    assert over.to_move is None
    # Nobody draws the card that is not enough for all.
    assert over.pile == cards(1501)


@pytest.mark.parametrize(("pile", "missed"), [((1501, 1502), ()), ((1501,), (1601,)), ((), (1601, 1602))])
def test_sudden_death_needs_a_card_for_each(pile: tuple[int, ...], missed: tuple[int, ...]) -> None:  # Rule 4.3
    state = table((LATE,), cards(1901), cards(1902, 1903), line=LINE, pile=cards(*pile), missed=cards(*missed))

    after = played(state, place(LATE, 1), place(dated(1901), 2), place(dated(1902), 3))

    assert after.winners == ()
    assert after.sudden_death
    assert sorted(years((*after.hands[0], *after.hands[1]))) == sorted((*pile, *missed))
    assert (after.pile, after.missed) == (NONE, NONE)


def test_sudden_death_takes_the_pile_before_it_is_renewed() -> None:  # Rules 3.3, 4.1
    state = table((LATE,), cards(1901), line=LINE, pile=cards(1501), missed=cards(1601, 1602, 1603))

    after = played(state, place(LATE, 1), place(dated(1901), 2))

    assert after.hands[0] == cards(1501)
    assert sorted(years((*after.hands[1], *after.pile))) == [1601, 1602, 1603]
    assert after.missed == NONE


def test_a_card_missed_in_the_round_counts_for_dealing_sudden_death() -> None:  # Rules 4.1, 4.3
    # Seat 2 misses last and draws 1501; its missed card and 1502 are enough for the two others.
    state = table((LATE,), cards(1901), cards(1902, 1903), line=LINE, pile=cards(1501, 1502))

    after = played(state, place(LATE, 1), place(dated(1901), 2), place(dated(1902), 0))

    assert after.sudden_death
    assert after.hands == (cards(1502), cards(1902), cards(1903, 1501))


@pytest.mark.parametrize("luck", range(10))
def test_the_card_just_missed_stays_out_of_a_pile_renewed_for_sudden_death(luck: int) -> None:  # Rule 4.1
    state = table(NONE, NONE, cards(1901, 1902), line=LINE, pile=cards(1501), missed=cards(1601, 1602, 1603))

    after = replace(state, turn=2, luck=luck).apply(place(dated(1901), 0))

    assert after.missed == cards(1901)

"""What is told of an action of Timeline: every kind of event, and that the telling adds up."""

from dataclasses import replace
from random import Random
from typing import get_args

import pytest
from games.timeline.cards import NONE, cards, dated, place, random_game, table

from mercerie.games.timeline import Place, State
from mercerie.games.timeline.narrate import (
    Drew,
    Eliminated,
    Event,
    Finished,
    PileRenewed,
    Placed,
    RoundBegan,
    SuddenDeath,
    narrate,
)

LINE = cards(1850)
LATE, LATER = dated(1900), dated(1950)


def told(state: State, action: Place) -> tuple[Event, ...]:
    return narrate(state.view(None), action, state.apply(action).view(None))


def test_a_right_card_is_told_with_its_date() -> None:  # Rule 2.3
    state = table((LATE, LATER), cards(1901), line=LINE, pile=cards(1501))

    assert told(state, place(LATE, 1)) == (Placed(seat=0, card=LATE, gap=1, right=True),)


def test_a_wrong_card_is_told_with_what_is_drawn() -> None:  # Rule 2.4
    state = table((LATE, LATER), cards(1901), line=LINE, pile=cards(1501))

    assert told(state, place(LATE, 0)) == (
        Placed(seat=0, card=LATE, gap=0, right=False),
        Drew(seat=0, card=dated(1501).id),
    )


def test_the_next_round_is_told() -> None:  # Rule 3.4
    state = replace(table((LATE, LATER), cards(1901, 1902), line=LINE), turn=1, round=3)

    assert told(state, place(dated(1901), 1)) == (
        Placed(seat=1, card=dated(1901), gap=1, right=True),
        RoundBegan(round=4),
    )


def test_the_end_is_told() -> None:  # Rule 3.2
    state = replace(table(NONE, cards(1901, 1902), line=LINE), turn=1)

    assert told(state, place(dated(1901), 1))[1:] == (Finished(winners=(0,)),)


def test_a_shared_win_is_told() -> None:  # Rule 4.3
    state = replace(table(NONE, cards(1901), line=LINE), turn=1)

    assert told(state, place(dated(1901), 1))[1:] == (Finished(winners=(0, 1)),)


def test_sudden_death_is_told_with_who_is_out_and_who_draws() -> None:  # Rule 3.3
    state = replace(table(NONE, (LATE, LATER), cards(1901), line=LINE, pile=cards(1501, 1502)), turn=2)

    assert told(state, place(dated(1901), 1)) == (
        Placed(seat=2, card=dated(1901), gap=1, right=True),
        Eliminated(seats=(1,)),
        SuddenDeath(seats=(0, 2)),
        Drew(seat=0, card=dated(1501).id),
        Drew(seat=2, card=dated(1502).id),
    )


def test_a_sudden_death_that_goes_on_is_told_again() -> None:  # Rule 3.5
    state = replace(table(cards(1902), cards(1901), line=LINE, pile=cards(1501)), turn=1, round=2, sudden_death=True)

    assert told(state, place(dated(1901), 0))[1:] == (
        SuddenDeath(seats=(0, 1)),
        Drew(seat=1, card=dated(1501).id),
    )


def test_a_renewed_pile_is_told_with_its_cards() -> None:  # Rule 4.1
    state = table((LATE, LATER), cards(1901), line=LINE, missed=cards(1601, 1602, 1603))

    placed, renewed, drew = told(state, place(LATE, 0))

    assert placed == Placed(seat=0, card=LATE, gap=0, right=False)
    assert renewed == PileRenewed(cards=3)
    assert isinstance(drew, Drew)
    assert drew.card in {card.id for card in cards(1601, 1602, 1603)}


def test_a_pile_renewed_while_sudden_death_is_dealt_is_told() -> None:  # Rules 3.3, 4.1
    state = replace(table(NONE, cards(1901), line=LINE, pile=cards(1501), missed=cards(1601, 1602, 1603)), turn=1)

    assert PileRenewed(cards=3) in told(state, place(dated(1901), 1))


def test_the_last_card_of_a_pile_is_no_renewal() -> None:  # Rule 4.1
    state = table((LATE, LATER), cards(1901), line=LINE, pile=cards(1501), missed=cards(1601))

    assert told(state, place(LATE, 0))[1:] == (Drew(seat=0, card=dated(1501).id),)


def test_a_card_that_comes_straight_back_is_told() -> None:  # Rule 4.2
    state = table((LATE, LATER), cards(1901), line=LINE)

    assert told(state, place(LATE, 0))[1:] == (PileRenewed(cards=1), Drew(seat=0, card=LATE.id))


def test_views_that_do_not_follow_each_other_are_refused() -> None:
    start = table((LATE, LATER), cards(1901), line=LINE)
    later = start.apply(place(LATE, 1))

    with pytest.raises(ValueError, match="the second view does not come just after the action"):
        narrate(start.view(None), place(LATE, 1), start.view(None))
    with pytest.raises(ValueError, match="the second view does not come just after the action"):
        narrate(start.view(None), place(LATER, 1), later.view(None))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_is_told_the_same(seat: int | None) -> None:  # Rule 1.4
    state = table((LATE, LATER), cards(1901), line=LINE, pile=cards(1501))
    after = state.apply(place(LATE, 0))

    assert narrate(state.view(seat), place(LATE, 0), after.view(seat)) == told(state, place(LATE, 0))


def test_every_kind_of_event_happens_in_games() -> None:
    kinds: set[type[Event]] = set()
    for seed in range(30):
        start = table(cards(1901), cards(1801), cards(1701), line=LINE, pile=cards(1501, 1502, 1503))
        for before, action, after in random_game(start, Random(seed)):
            kinds |= {type(event) for event in narrate(before.view(0), action, after.view(0))}

    assert kinds == set(get_args(Event))


def test_a_card_drawn_by_who_is_then_out_is_told() -> None:
    start = table(NONE, NONE, cards(1901, 1902), line=LINE, pile=cards(1501, 1502, 1503))

    assert Drew(2, dated(1501).id) in told(replace(start, turn=2), place(dated(1901), 0))


def test_a_pile_renewed_for_sudden_death_is_counted_whole() -> None:
    start = table(NONE, NONE, cards(1901, 1902), line=LINE, missed=cards(1601, 1602, 1603, 1604))

    assert PileRenewed(4) in told(replace(start, turn=2), place(dated(1901), 0))

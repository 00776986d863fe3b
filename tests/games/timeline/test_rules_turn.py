"""A turn of Timeline: Rule 2."""

from dataclasses import replace

import pytest
from games.timeline.cards import NONE, cards, dated, place, played, table, years
from hypothesis import given, settings
from hypothesis import strategies as st

from mercerie.games.timeline import Place, Turned

real_years = st.integers(-3000, 2025).filter(bool)
# Few different years, so that equal ones meet often.
crowded_years = st.integers(1, 4)
OTHERS = cards(1701, 1702)


def test_a_line_of_three_has_four_gaps_for_each_card() -> None:  # Rule 2.1
    state = table(cards(1800, 1900), OTHERS, line=cards(1750, 1850, 1950))

    assert sorted((action.card, action.gap) for action in state.legal_actions()) == [
        *(("biaa", gap) for gap in range(4)),
        *(("bjaa", gap) for gap in range(4)),
    ]


@pytest.mark.parametrize(("year", "gap"), [(1700, 0), (1800, 1), (1900, 2)])
def test_a_card_is_right_between_an_earlier_and_a_later_one(year: int, gap: int) -> None:  # Rule 2.2
    state = table(cards(year, 1), OTHERS, line=cards(1750, 1850), pile=cards(1999))

    right = [at for at in range(3) if years(state.apply(place(dated(year), at)).line) == sorted([1750, 1850, year])]

    assert right == [gap]


@pytest.mark.parametrize("gap", [1, 2])
def test_equal_dates_are_right_on_either_side(gap: int) -> None:  # Rule 2.2
    twin = dated(1850, mark="x")
    state = table((twin, *cards(1)), OTHERS, line=cards(1800, 1850, 1900))

    after = state.apply(place(twin, gap))

    assert after.line[gap] == twin
    assert years(after.line) == [1800, 1850, 1850, 1900]


@pytest.mark.parametrize("gap", [0, 3])
def test_equal_dates_are_wrong_with_another_between(gap: int) -> None:  # Rule 2.2
    twin = dated(1850, mark="x")
    state = table((twin, *cards(1)), OTHERS, line=cards(1800, 1850, 1900), pile=cards(1999))

    assert state.apply(place(twin, gap)).missed == (twin,)


@pytest.mark.parametrize("gap", [1, 2, 3])
def test_a_card_may_go_anywhere_among_its_equals(gap: int) -> None:  # Rule 2.2
    card, line = dated(1850, mark="z"), (*cards(1800), dated(1850, mark="x"), dated(1850, mark="y"))

    assert table((card, *cards(1)), OTHERS, line=line).apply(place(card, gap)).line[gap] == card


@pytest.mark.parametrize("some_years", [real_years, crowded_years])
@given(data=st.data())
@settings(deadline=None, max_examples=25)
def test_right_is_what_leaves_the_line_sorted(some_years: st.SearchStrategy[int], data: st.DataObject) -> None:
    # Rule 2.2
    lying = sorted(data.draw(st.lists(some_years, min_size=1, max_size=8)))
    year, gap = data.draw(some_years), data.draw(st.integers(0, len(lying)))
    line = tuple(dated(old, mark="o" * (1 + number)) for number, old in enumerate(lying))
    card = dated(year, mark="n")

    after = table((card, *cards(1)), OTHERS, line=line, pile=cards(1999)).apply(place(card, gap))

    in_order = [*lying[:gap], year, *lying[gap:]] == sorted([*lying, year])
    assert after.turned == Turned(seat=0, card=card, gap=gap, right=in_order)
    assert years(after.line) == (sorted([*lying, year]) if in_order else lying)


def test_a_right_card_stays_in_the_line_and_nothing_is_drawn() -> None:  # Rule 2.3
    state = table(cards(1800, 1900), OTHERS, line=cards(1850), pile=cards(1999))

    after = state.apply(place(dated(1900), 1))

    assert after.line == cards(1850, 1900)
    assert after.hands == (cards(1800), OTHERS)
    assert (after.pile, after.missed) == (state.pile, NONE)


def test_a_wrong_card_leaves_for_the_missed_ones() -> None:  # Rule 2.4
    state = table(cards(1800, 1900), OTHERS, line=cards(1850), pile=cards(1999), missed=cards(1600))

    after = state.apply(place(dated(1900), 0))

    assert after.line == state.line
    assert after.missed == cards(1600, 1900)


def test_who_is_wrong_draws_the_top_card() -> None:  # Rule 2.4
    state = table(cards(1800, 1900), OTHERS, line=cards(1850), pile=cards(1998, 1999))

    after = state.apply(place(dated(1900), 0))

    assert after.hands == (cards(1800, 1998), OTHERS)
    assert after.pile == cards(1999)


@pytest.mark.parametrize(("gap", "right"), [(0, False), (1, True)])
def test_all_see_the_date_of_a_card_right_or_wrong(gap: int, *, right: bool) -> None:  # Rule 2.4
    state = table(cards(1800, 1900), OTHERS, line=cards(1850), pile=cards(1999))

    after = state.apply(place(dated(1900), gap))

    for seat in (0, 1, None):
        assert after.view(seat).turned == Turned(seat=0, card=dated(1900), gap=gap, right=right)


def test_a_year_before_our_era_is_earlier() -> None:  # Rule 2.5
    state = table(cards(-500, -44), OTHERS, line=(dated(-100), dated(14)))

    after = played(state, place(dated(-500), 0), place(dated(1701), 3))

    assert years(after.apply(place(dated(-44), 2)).line) == [-500, -100, -44, 14, 1701]


def test_an_approximate_date_counts_as_printed() -> None:  # Rule 2.5
    about = dated(1840, margin=50)
    state = table((about, *cards(1)), OTHERS, line=cards(1850), pile=cards(1999))

    assert state.apply(place(about, 0)).line == (about, *cards(1850))
    assert state.apply(place(about, 1)).missed == (about,)


def test_the_position_before_stays_as_it_was() -> None:
    state = table(cards(1800, 1900), OTHERS, line=cards(1850), pile=cards(1999))
    same = replace(state)

    state.apply(Place("biaa", 1))

    assert state == same

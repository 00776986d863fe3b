"""Who plays whom: all pairings, each deal from every side of the table."""

from collections import Counter

import pytest

from mercerie.arena import Fixture, Plan
from mercerie.arena.plan import line_ups
from mercerie.core import BadOption


def test_every_pair_meets_and_each_deal_is_played_with_seats_swapped() -> None:
    fixtures = list(Plan("patchwork", ("greedy", "random", "b=random"), games=4).fixtures())

    assert len(fixtures) == len(set(fixtures)) == 3 * 4
    assert Counter(frozenset(fixture.line_up) for fixture in fixtures) == {
        frozenset(pair): 4 for pair in (("greedy", "random"), ("greedy", "b"), ("random", "b"))
    }
    for fixture in fixtures:
        assert Fixture(fixture.deal, fixture.line_up[::-1]) in fixtures


def test_an_odd_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert len(list(Plan("patchwork", ("greedy", "random"), games=3).fixtures())) == 4


def test_a_larger_plan_begins_with_the_same_games() -> None:
    small = list(Plan("patchwork", ("greedy", "random"), games=4).fixtures())
    large = list(Plan("patchwork", ("greedy", "random"), games=10).fixtures())

    assert large[: len(small)] == small


@pytest.mark.parametrize(("group", "seats"), [("ab", 2), ("ab", 3), ("ab", 4), ("abc", 3), ("abcd", 4), ("abc", 5)])
def test_everybody_sits_on_every_seat_equally_often(group: str, seats: int) -> None:
    tables = line_ups(tuple(group), seats)

    assert len(tables) == len(set(tables))
    for seat in range(seats):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1


def test_at_a_larger_table_as_many_bots_meet_as_there_are_seats() -> None:
    fixtures = list(Plan("timeline", ("random", "greedy", "b=random", "c=random"), games=3, seats=3).fixtures())

    assert {len(set(fixture.line_up)) for fixture in fixtures} == {3}
    assert len({frozenset(fixture.line_up) for fixture in fixtures}) == 4


def test_deals_differ_by_number_and_by_seed() -> None:
    plan, other = (Plan("patchwork", ("greedy", "random"), seed=seed) for seed in (1, 2))

    assert len({plan.seed_of(0), plan.seed_of(1), other.seed_of(0), other.seed_of(1)}) == 4
    assert plan.seed_of(3) == Plan("patchwork", ("greedy", "b=random"), seed=1).seed_of(3)


def test_games_belong_together_when_their_conditions_are_the_same() -> None:
    plan = Plan("patchwork", ("greedy", "random"))

    assert plan.id == Plan("patchwork", ("greedy", "random", "b=random"), games=7).id
    assert plan.id != Plan("patchwork", ("greedy", "random"), seconds=0.5).id
    assert plan.id != Plan("patchwork", ("greedy", "random"), options={"leather": "revised"}).id


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        ({"game": "chess", "bots": ("a", "b")}, "There is no game 'chess'"),
        ({"game": "textile", "bots": ("greedy",)}, "needs two bots or more"),
        ({"game": "textile", "bots": ("greedy", "greedy")}, "Two bots are called 'greedy': give one another name"),
        ({"game": "textile", "bots": ("greedy", "random"), "seats": 3}, "textile is for 2 or 4 players"),
        ({"game": "textile", "bots": ("greedy", "random"), "games": 0}, "at least one game"),
        ({"game": "textile", "bots": ("greedy", "random"), "options": {"tiles": 3}}, "tiles cannot be 3"),
    ],
)
def test_an_impossible_plan_is_refused(plan: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Plan(**plan)  # type: ignore[arg-type]

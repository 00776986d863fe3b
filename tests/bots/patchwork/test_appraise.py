"""What greedy thinks of actions of Patchwork."""

from dataclasses import replace

from mercerie.bots.patchwork.appraise import appraise
from mercerie.games.patchwork import EXPRESS, PATCHWORK, Action, Advance, Buy, Player, Sew, State, ThrowAway


def values(state: State) -> dict[Action, float]:
    legal = state.legal_actions()
    return dict(zip(legal, appraise(state.view(0), legal), strict=True))


def test_income_is_worth_more_early_than_late() -> None:
    start = replace(PATCHWORK.new(2, 1, first=0), circle=(9,))
    early = replace(start, players=(Player(time=0, buttons=9), Player(time=50)))
    late = replace(start, players=(Player(time=49, buttons=9), Player(time=50)))
    corner = Buy(9, 0, 0, 0)

    assert values(early)[corner] > values(late)[corner] + 5


def test_a_place_in_the_corner_is_better_than_one_that_leaves_a_hole() -> None:
    start = replace(PATCHWORK.new(2, 1, first=0), circle=(1,))

    rated = values(start)

    assert rated[Buy(1, 0, 0, 0)] > rated[Buy(1, 0, 1, 1)]


def test_leather_is_sewn_where_nothing_else_fits() -> None:
    hole = ~(1 << 40 | 0b111 << 72) & (2**81 - 1)
    start = replace(PATCHWORK.new(2, 1, first=0), players=(Player(time=21, quilt=hole), Player(time=30)), to_sew=1)

    rated = values(start)

    assert max(rated, key=rated.__getitem__) == Sew(4, 4)


def test_leather_is_not_thrown_away() -> None:
    start = replace(EXPRESS.new(2, 1, first=0), players=(Player(time=8), Player(time=9)), to_sew=1)

    rated = values(start)

    assert rated[ThrowAway()] < max(rated.values())
    assert Advance() not in rated

"""A table as somebody sees it in a list."""

import pytest
from server.guests_at import table

from mercerie.core import Outcome
from mercerie.server import render


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((9, 4, 4, 7), (0,), [1, 3, 3, 2]),
        ((9, 9, 4, 4), (0, 1), [1, 1, 3, 3]),
        ((5, 5), (1,), [2, 1]),
        ((0, 0), (0,), [1, 2]),
    ],
)
def test_winners_are_first_and_the_others_follow_by_their_scores(
    scores: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert [render._place(Outcome(scores, winners), seat) for seat in range(len(scores))] == places


def test_who_resigns_is_second_of_two() -> None:
    at = table()
    over = at.after(at.resign(0))

    cards = [render.card(over, guest) for guest in ("anne", "basile")]

    assert [(card.won, card.place, card.winners) for card in cards] == [(False, 2, [1]), (True, 1, [1])]

"""Games analysed after their end: one position at a time, kept for a while, and never before the end."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mercerie.bots import Analysis, Choice
from mercerie.core import Outcome
from mercerie.games.textile import TEXTILE
from mercerie.review import Played
from mercerie.server.reviews import Case, Reviews, TooBusy
from mercerie.server.thinking import Thinkers


class Calm(Thinkers):
    """An analyst that likes the first action, and notes how many looks it was asked for at once."""

    def __init__(self, failing: int = 0) -> None:
        self.looking = self.most = self.looks = 0
        self.failing = failing  # so many looks go wrong

    async def look_quietly(self, _game: str, _luck: str, view: Any, legal: Any, _seconds: float) -> Analysis[str]:
        self.looking += 1
        self.most = max(self.most, self.looking)
        self.looks += 1
        await asyncio.sleep(0)
        self.looking -= 1
        if self.looks <= self.failing:
            raise ZeroDivisionError
        return Analysis((0.5, 0.5), (Choice(TEXTILE.format_action(legal[0]), 0.5, 1.0),)) if view else Analysis((), ())


def case(actions: int = 3) -> Case:
    """A game of so many actions that was given up."""
    states, texts = [TEXTILE.new(2, 7, first=0)], []
    for _ in range(actions):
        action = states[-1].legal_actions()[0]
        texts.append(Played(states[-1].turn, TEXTILE.format_action(action)))
        states.append(states[-1].apply(action))
    return Case("textile", texts, states, None)


def told(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(story())  # type: ignore[arg-type]


async def settled(reviews: Reviews) -> None:
    assert reviews._working is not None
    await reviews._working


def test_positions_are_looked_at_one_at_a_time_in_the_order_games_came() -> None:
    async def story() -> None:
        calm = Calm()
        reviews = Reviews(calm)
        first, second = reviews.start("one", case()), reviews.start("two", case())
        assert (reviews.waiting_before("one"), reviews.waiting_before("two")) == (0, 1)
        while not first.is_done:
            assert not second.looks
            await asyncio.sleep(0)
        await settled(reviews)

        assert calm.most == 1
        assert (len(first.looks), len(second.looks)) == (4, 4)
        assert reviews.waiting_before("two") == 0
        assert len(first.review().moments) == 3

    told(story)


def test_what_is_known_is_not_looked_at_again() -> None:
    async def story() -> None:
        calm = Calm()
        reviews = Reviews(calm)
        first = reviews.start("one", case())
        assert reviews.start("one", case()) is first
        await settled(reviews)
        assert reviews.start("one", case()) is first
        assert reviews.known("one") is first
        assert reviews.known("two") is None
        assert calm.looks == 4

    told(story)


def test_an_analyst_that_fails_ends_one_game_and_not_the_next(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        reviews = Reviews(Calm(failing=1))
        first, second = reviews.start("one", case()), reviews.start("two", case())
        await settled(reviews)

        assert first.failed
        assert not second.failed
        again = reviews.start("one", case())
        await settled(reviews)
        assert again is not first
        assert again.is_done

    told(story)
    assert "analysing a game of textile failed" in caplog.text


def test_too_many_games_at_once_are_refused_and_old_ones_forgotten() -> None:
    async def story() -> None:
        reviews = Reviews(Calm(), kept=2, waiting=3)
        for key in "abc":
            reviews.start(key, case())
        with pytest.raises(TooBusy, match="try again"):
            reviews.start("d", case())
        await settled(reviews)
        reviews.start("d", case())
        await settled(reviews)

        assert [key for key in "abcd" if reviews.known(key)] == ["c", "d"]

    told(story)


def test_closing_stops_in_the_middle() -> None:
    async def story() -> None:
        reviews = Reviews(Calm())
        await reviews.close()
        started = reviews.start("one", case(20))
        await asyncio.sleep(0)
        await reviews.close()

        assert not started.is_done

    told(story)


def test_a_game_that_is_over_needs_no_look_at_its_end() -> None:
    over = Case("textile", [], [TEXTILE.new(2, 7, first=0), _Over()], Outcome((1, 0), (0,)))

    assert over.total == 1


class _Over:
    to_move = None

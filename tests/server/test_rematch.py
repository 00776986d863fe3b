"""A rematch by consent: who has to agree, what can be taken back, that there is one at most, and when clocks start."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from server.guests_at import ANNE, BASILE, CHLOE, GREEDY, header, played_out, service_on, sqlite, table

from mercerie.core import Outcome
from mercerie.server.desk import Desk
from mercerie.server.entries import Clock, Sitter
from mercerie.server.presence import Presence
from mercerie.server.rematch import Wish, who_begins
from mercerie.server.service import Service
from mercerie.server.table import NotAllowed, Table, fold, open_table
from mercerie.server.thinking import Thinkers

SAME_SCREEN = Sitter("Blaise", guest="anne")


def finished(*sitters: Sitter) -> Table:
    at = table(sitters=sitters)
    if len(sitters) == 2:
        return at.after(at.resign(1))
    return played_out(replace(header("timeline", sitters), options={"hand": 1, "first": 0}))


def after(at: Table, *wishes: tuple[int, Wish]) -> Table:
    for seat, wish in wishes:
        at = at.after(at.wish_rematch(seat, wish))
    return at


def test_a_rematch_needs_the_other_to_agree() -> None:
    offered = after(finished(ANNE, BASILE), (0, "offer"))

    assert (offered.rematch.offered_by, offered.rematch.is_settled) == (0, False)
    assert after(offered, (1, "agree")).rematch.is_settled
    assert fold(offered.header, list(offered.entries)).rematch == offered.rematch


def test_who_declines_ends_the_offer_and_it_can_be_made_again() -> None:
    declined = after(finished(ANNE, BASILE), (0, "offer"), (1, "decline"))

    assert (declined.rematch.offered_by, declined.rematch.declined_by) == (None, 1)
    again = after(declined, (1, "offer"))
    assert (again.rematch.offered_by, again.rematch.declined_by) == (1, None)


def test_an_offer_is_taken_back_until_all_have_agreed() -> None:
    offered = after(finished(ANNE, BASILE), (0, "offer"))

    gone = after(offered, (0, "withdraw"))
    assert gone.rematch.offered_by is None
    with pytest.raises(NotAllowed, match="Nobody offers"):
        gone.wish_rematch(1, "agree")
    with pytest.raises(NotAllowed, match="All have agreed"):
        after(offered, (1, "agree")).wish_rematch(0, "withdraw")


def test_both_may_offer_at_once() -> None:
    assert after(finished(ANNE, BASILE), (0, "offer"), (1, "offer")).rematch.is_settled


@pytest.mark.parametrize("sitters", [(ANNE, GREEDY), (ANNE, SAME_SCREEN)])
def test_robots_and_people_at_one_screen_agree_at_once(sitters: tuple[Sitter, ...]) -> None:
    assert after(finished(*sitters), (0, "offer")).rematch.is_settled


def test_of_three_people_all_have_to_agree_and_one_may_think_again() -> None:
    two = after(finished(ANNE, BASILE, CHLOE, GREEDY), (0, "offer"), (1, "agree"))

    assert (two.rematch.agreed, two.rematch.is_settled) == (frozenset({0, 1}), False)
    assert after(two, (2, "agree")).rematch.is_settled
    fewer = after(two, (1, "withdraw"))
    assert (fewer.rematch.offered_by, fewer.rematch.agreed) == (0, frozenset({0}))


@pytest.mark.parametrize(("seat", "wish"), [(0, "offer"), (0, "agree"), (1, "withdraw")])
def test_what_makes_no_sense_is_refused(seat: int, wish: Wish) -> None:
    with pytest.raises(NotAllowed):
        after(finished(ANNE, BASILE), (0, "offer")).wish_rematch(seat, wish)


def test_nobody_offers_a_rematch_during_the_game() -> None:
    with pytest.raises(NotAllowed, match="not over"):
        table().wish_rematch(0, "offer")


@pytest.mark.parametrize(
    ("scores", "winners", "began", "begins"),
    [
        ((26, 20), (0,), 0, 1),
        ((20, 26), (1,), 0, 0),
        ((5, 5), (0, 1), 0, 1),  # nobody lost: the other begins
        ((9, 4, 7), (0,), 2, 1),
        ((9, 4, 4), (0,), 1, 2),
        ((0, 0), (1,), 0, 0),  # one has resigned
    ],
)
def test_who_lost_begins(scores: tuple[int, ...], winners: tuple[int, ...], began: int, begins: int) -> None:
    assert who_begins(Outcome(scores, winners), began) == begins


# --- the clock of a rematch ---


def next_table(clock: Clock) -> Table:
    return open_table(replace(header(clock=clock), follows="the-last-one"))


def come(at: Table, seat: int, when: float) -> Table:
    entry = at.arrive(seat)
    assert entry is not None
    return at.after(replace(entry, at=when))


@pytest.mark.parametrize("clock", [Clock("game", 60, 0), Clock("turn", 60, 0)])
def test_the_clock_of_a_rematch_starts_when_all_have_come(clock: Clock) -> None:
    opened = next_table(clock)
    one = come(opened, 1, 5_000.0)
    both = come(one, 0, 9_000.0)

    assert (opened.awaited, opened.clocks.deadline) == (frozenset({0, 1}), None)
    assert (one.awaited, one.clocks.deadline) == (frozenset({0}), None)
    assert (both.awaited, both.clocks.deadline) == (frozenset(), 9_060.0)
    assert both.arrive(0) is None


def test_who_acts_before_the_other_has_come_pays_nothing() -> None:
    one = come(next_table(Clock("game", 60, 0)), 0, 2_000.0)
    acted = one.after(replace(one.act(0, "start madder"), at=5_000.0))
    both = come(acted, 1, 9_000.0)

    assert acted.clocks.deadline is None
    assert (both.clocks.left, both.clocks.running, both.clocks.deadline) == ((60, 60), 1, 9_060.0)


def test_a_program_that_only_acts_has_come_as_well() -> None:
    one = come(next_table(Clock("game", 60, 0)), 1, 2_000.0)
    acted = one.after(replace(one.act(0, "start madder"), at=5_000.0))

    assert acted.awaited == frozenset()
    assert acted.clocks.deadline is not None
    assert 5_060 <= acted.clocks.deadline <= 5_070  # once they have watched it


def test_the_first_game_of_a_table_waits_for_nobody() -> None:
    assert open_table(header(clock=Clock("game", 60, 0))).clocks.deadline == 1_060.0


def test_a_rematch_nobody_comes_to_is_lost_by_nobody(tmp_path: Path) -> None:
    async def story(service: Service) -> None:
        now = [1_000.0]
        service.now = lambda: now[0]
        presence = Presence()
        desk = Desk(service, presence, Thinkers(1), grace=60)
        again = replace(header(clock=Clock("game", 60, 0)), follows="the-last-one")
        await service.store.create(again, open_table(again).clocks.deadline)
        with presence.sitting(again.id, (1,)):
            await asyncio.gather(*(desk.welcome_back(again.id, (1,)) for _ in range(3)))
            for _ in range(3):
                now[0] += 100_000
                await desk.sweep()

        at = await service.table(again.id)
        assert [(entry.kind, entry.seat) for entry in at.entries] == [("arrived", 1)]
        await desk.close()

    async def told() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            await story(service)

    asyncio.run(told())


def test_a_crash_between_the_last_yes_and_the_new_table_loses_nothing(tmp_path: Path) -> None:
    async def told() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            over = after(finished(ANNE, BASILE), (0, "offer"), (1, "agree"))
            await service.store.create(over.header)
            for entry in over.entries:
                await service.store.append(over.header.id, entry, None)

            found = await service.following(await service.table(over.header.id))

            assert found is not None
            assert found == await service.following(await service.table(over.header.id))

    asyncio.run(told())

"""The service on real databases: SQLite, and PostgreSQL from a wheel."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from server.guests_at import act, header, service_on, sqlite

from mercerie.core import BadOption, NotYourTurn
from mercerie.server.commands import AnswerTakeBack, AskTakeBack, Resign, Say, Undo, WishRematch
from mercerie.server.entries import Clock, Entry, Sitter
from mercerie.server.guests import Guests
from mercerie.server.listing import listed_for
from mercerie.server.lobby_messages import ClockChoice, NewTable, SeatChoice
from mercerie.server.service import NotFound, Service, record_of
from mercerie.server.store import Conflict
from mercerie.server.table import NotAllowed, Stale

Story = Callable[[Service], Awaitable[None]]
ME, FRIEND = SeatChoice("me"), SeatChoice("open")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    pgserver = pytest.importorskip("pgserver", reason="PostgreSQL's wheel is there for Linux only")
    with tempfile.TemporaryDirectory() as folder:
        server = pgserver.get_server(folder)
        yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Run a story on a service over each database."""
    url = sqlite(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres")

    async def told(story: Story) -> None:
        async with service_on(url) as service:
            await story(service)

    return lambda story: asyncio.run(told(story))


def test_a_command_is_in_the_log_when_it_is_answered(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head = header()
        await service.store.create(head)

        seq = await service.submit(head.id, "anne", act(0, "start madder"))

        assert seq == 1
        assert [entry.text for entry in await service.store.entries(head.id)] == ["start madder"]

    tell(story)


def test_the_same_key_gets_the_same_answer(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head = header()
        await service.store.create(head)
        command = act(0, "start madder")

        answers = [await service.submit(head.id, "anne", command) for _ in range(3)]

        assert answers == [1, 1, 1]
        assert (await service.table(head.id)).seq == 1

    tell(story)


def test_a_stale_base_is_refused(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head = header()
        await service.store.create(head)
        await service.submit(head.id, "anne", act(0, "start madder"))

        with pytest.raises(Stale):
            await service.submit(head.id, "basile", act(0, "take sage"))

    tell(story)


def test_of_many_at_once_one_is_accepted(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head = header()
        await service.store.create(head)
        commands = [act(0, f"start {colour}") for colour in ("madder", "sage", "weld", "chalk")]

        answers = await asyncio.gather(
            *(service.submit(head.id, "anne", command) for command in commands), return_exceptions=True
        )

        assert sum(answer == 1 for answer in answers) == 1
        assert sum(isinstance(answer, Stale | NotYourTurn) for answer in answers) == 3

    tell(story)


def test_two_workers_agree_through_the_log(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        other = Service(service.store, service.bus)
        head = header()
        await service.store.create(head)
        await service.submit(head.id, "anne", act(0, "start madder"))
        await other.submit(head.id, "basile", act(1, "take sage"))

        assert (await service.table(head.id)).match.steps == (await other.table(head.id)).match.steps

    tell(story)


def test_a_seq_is_given_once(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head = header()
        await service.store.create(head)
        await service.store.append(head.id, Entry(1, "action", 0, "start madder"), None)

        with pytest.raises(Conflict):
            await service.store.append(head.id, Entry(1, "action", 0, "start sage"), None)

    tell(story)


def test_a_friend_joins_by_the_link_once(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        opened = await service.open(NewTable("textile", [ME, FRIEND], {"tiles": 7}), "anne", "Anne")
        await asyncio.gather(*(service.join(opened.header.id, "basile", "Basile") for _ in range(3)))

        table = await service.table(opened.header.id)
        assert [sitter.name for sitter in table.sitters] == ["Anne", "Basile"]
        assert opened.header.id in [listed.header.id for listed in await listed_for(service.store, "basile")]
        with pytest.raises(NotAllowed):
            await service.join(opened.header.id, "chloe", "Chloé")

    tell(story)


def test_every_command_does_what_it_says(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head = header()
        await service.store.create(head)
        await service.submit(head.id, "anne", act(0, "start madder"))
        await service.submit(head.id, "basile", Say("say-00000001", 1, "hello"))
        with pytest.raises(NotAllowed):
            await service.submit(head.id, "anne", Undo("undo-0000001", 2))
        await service.submit(head.id, "anne", AskTakeBack("back-0000001", 2))
        await service.submit(head.id, "basile", AnswerTakeBack("answer-000001", 3, agree=True))
        assert (await service.table(head.id)).match.steps == ()
        await service.submit(head.id, "basile", Resign("resign-000001", 0))

        over = await service.table(head.id)
        assert over.result is not None
        await service.submit(head.id, "anne", WishRematch("again-000001", 0, "offer"))
        assert await service.following(await service.table(head.id)) is None
        await service.submit(head.id, "basile", WishRematch("again-000002", 0, "agree"))
        again = await service.table(await service.following(await service.table(head.id)) or "")
        assert [sitter.name for sitter in again.sitters] == ["Anne", "Basile"]
        assert again.to_move == 1  # who resigned has lost, and begins
        on = await service.play_on(head.id, 0, "greedy", "basile", "Basile")
        assert [sitter.bot for sitter in on.sitters] == [None, "greedy"]
        assert record_of(over).outcome is None

    tell(story)


def test_of_two_workers_that_start_at_once_both_know_the_same_guests(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        await service.store.forget("cookie-secret")
        one, other = await asyncio.gather(Guests.of(service.store), Guests.of(service.store))

        assert other.follow(one.link("anne")) == "anne"

    tell(story)


def test_strangers_are_refused(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head = header()
        await service.store.create(head)

        with pytest.raises(NotAllowed, match="You do not sit at this table"):
            await service.submit(head.id, "chloe", act(0, "start madder"))
        for nowhere in ("nowhere", "no\0where"):
            with pytest.raises(NotFound):
                await service.table(nowhere)
            assert await service.store.by_join_secret(nowhere) is None
        with pytest.raises(NotAllowed, match="You do not sit"):
            await service.submit(head.id, "chloe", WishRematch("again-000001", 0, "offer"))
        with pytest.raises(NotAllowed, match="not over"):
            await service.submit(head.id, "anne", WishRematch("again-000002", 0, "offer"))
        with pytest.raises(NotAllowed, match="not over"):
            await service.play_on(head.id, 0, "greedy", "anne", "Anne")

    tell(story)


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (NewTable("chess", [ME, FRIEND]), "There is no game 'chess'"),
        (NewTable("textile", [ME, FRIEND, FRIEND]), "2 or 4 players"),
        (NewTable("timeline", [ME, FRIEND], {"deck": "../../secrets.toml"}), "cannot be a file here"),
        (NewTable("textile", [ME, SeatChoice("bot", bot="clever")]), "There is no bot 'clever'"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(tmp_path: Path, wanted: NewTable, words: str) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            with pytest.raises(BadOption, match=words):
                await service.open(wanted, "anne", "Anne")

    asyncio.run(story())


def test_a_seed_has_128_bits_and_is_nobodys_choice(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            seats = [ME, SeatChoice("here", "Basile")]
            wanted = NewTable("patchwork", seats, clock=ClockChoice("game", 600, 5))
            opened = [await service.open(wanted, "anne", "Anne") for _ in range(3)]

            assert len({table.header.seed for table in opened}) == 3
            assert max(table.header.seed for table in opened).bit_length() > 100
            assert opened[0].header.clock == Clock("game", 600, 5)
            assert opened[0].sitters == (Sitter("Anne", guest="anne"), Sitter("Basile", guest="anne"))

    asyncio.run(story())


def test_a_stranger_who_knows_a_key_is_still_a_stranger(tell: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        head, command = header(), act(0, "start madder")
        await service.store.create(head)
        await service.submit(head.id, "anne", command)

        with pytest.raises(NotAllowed, match="You do not sit at this table"):
            await service.submit(head.id, "chloe", command)

    tell(story)


def test_a_log_comes_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.server.service.LONGEST_LOG", 3)

    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header()
            await service.store.create(head)
            for number in range(3):
                await service.submit(head.id, "anne", Say(f"say-{number:08}", 0, "hello"))

            with pytest.raises(NotAllowed, match="So much has happened"):
                await service.submit(head.id, "anne", Say("say-00000009", 0, "hello"))

    asyncio.run(story())


def test_what_is_cached_never_goes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(sqlite(tmp_path)) as service:
            head = header()
            await service.store.create(head)
            before = await service.table(head.id)
            await service.submit(head.id, "anne", act(0, "start madder"))

            service._keep(before)  # by somebody who read the log before, and comes back after

            assert (await service.table_at(head.id, 0)).seq == 1

    asyncio.run(story())

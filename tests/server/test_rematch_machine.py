"""There is one rematch at most, whoever asks where and when, and none before all agree."""

import asyncio

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule
from server.guests_at import ANNE, BASILE, CHLOE, header, played_out
from server.two_workers import TwoWorkers, tried

from mercerie.core import RuleError
from mercerie.server.commands import WishRematch
from mercerie.server.rematch import Wish

GUESTS = ["anne", "basile", "chloe"]


class Rematches(TwoWorkers):
    """Two workers, three people and a stranger after a game; the model is who wants it."""

    @initialize()
    def open(self) -> None:
        self.begin(header("timeline", (ANNE, BASILE, CHLOE), options={"hand": 1}))
        for entry in played_out(self.header).entries:
            self.run(self.store.append(self.header.id, entry, None))
        self.by: str | None = None
        self.agreed: set[str] = set()
        self.number = 0

    @rule(
        guest=st.sampled_from([*GUESTS, "stranger"]),
        wish=st.sampled_from(["offer", "agree", "agree", "decline", "withdraw"]),
        worker=st.integers(0, 1),
    )
    def wish(self, guest: str, wish: Wish, worker: int) -> None:
        self.number += 1
        expected = guest in GUESTS and self.expected(guest, wish)
        command = WishRematch(f"wish-{self.number:06}", 0, wish)
        try:
            first = self.run(self.workers[worker].submit(self.header.id, guest, command))
        except RuleError:
            assert not expected
            return
        assert expected
        assert self.run(self.workers[1 - worker].submit(self.header.id, guest, command)) == first
        self.learn(guest, wish)

    def expected(self, guest: str, wish: Wish) -> bool:
        if wish == "withdraw":
            return guest in self.agreed and not self.all_agree
        return guest not in self.agreed and (wish == "offer" or self.by is not None)

    def learn(self, guest: str, wish: Wish) -> None:
        if wish == "decline" or (wish == "withdraw" and guest == self.by):
            self.by, self.agreed = None, set()
        elif wish == "withdraw":
            self.agreed.discard(guest)
        else:
            self.by = self.by or guest
            self.agreed.add(guest)

    @property
    def all_agree(self) -> bool:
        return self.agreed == set(GUESTS)

    @rule()
    def everybody_looks_at_once(self) -> None:
        """Workers that find it agreed at the same moment open one table."""

        async def look() -> set[str | None]:
            tables = [await worker.table(self.header.id) for worker in self.workers]
            looks = [worker.following(at) for worker, at in zip(self.workers, tables, strict=True)]
            return set(await asyncio.gather(*looks, *(self.workers[0].following(tables[0]) for _ in range(2))))

        assert len(self.run(look())) == 1

    @invariant()
    def a_table_follows_when_all_agree_and_not_before(self) -> None:
        if self.has_begun:
            following = self.run(self.store.rematch_of(self.header.id))
            assert (following is not None) == self.all_agree
            assert following is None or set(following.sitters) == {ANNE, BASILE, CHLOE}


TestRematches = Rematches.TestCase
TestRematches.settings = tried(steps=20)

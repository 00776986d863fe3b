"""A real page of a running game: what is in it, what it keeps and what came over the network hold nothing hidden."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from e2e.visitors import Visitor
from house import House, open_house
from playwright.sync_api import Error, Request
from server.eavesdropping import Leak, check_values, secret_texts
from server.guests_at import service_on

from mercerie.games import timeline
from mercerie.server.table import Table

Visit = Callable[..., Visitor]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
STORED = """async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request)).text());
    }
    for (const field of document.querySelectorAll("input, textarea, select")) texts.push(field.value);
    return texts;
}"""


class Watched:
    """A visitor whose page is looked through."""

    def __init__(self, visitor: Visitor, database: str) -> None:
        self.visitor = visitor
        self._database = database
        self._told: list[str] = []
        self._asked: list[Request] = []
        page = visitor.page
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self._told.append(str(frame))))
        page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        self._asked.append(request)

    def truth(self, table_id: str) -> Table:
        """The table as the database has it, secrets and all."""

        async def read() -> Table:
            async with service_on(self._database) as service:
                return await service.table(table_id)

        # In another thread: the browser's own event loop runs in this one.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, read()).result()

    def bodies(self) -> list[str]:
        """What has come over the network."""
        found = [self._told.pop() for _ in range(len(self._told))]
        for request in [self._asked.pop() for _ in range(len(self._asked))]:
            response = request.response()
            kind = response.headers.get("content-type", "") if response else ""
            if response and response.ok and re.search("json|text|javascript", kind):
                # A page that was left takes its answers with it; at the table itself none is lost.
                with suppress(Error):
                    found.append(response.text())
        return found

    def check(self, table_id: str) -> None:
        page, bodies = self.visitor.page, self.bodies()
        texts = [*bodies, page.content(), page.locator("body").inner_text(), *page.evaluate(STORED)]
        table = self.truth(table_id)
        for secret in secret_texts(table):
            if any(secret in text for text in texts):
                raise Leak(f"{secret!r} is in the page")
        for body in bodies:
            if body.startswith(("{", "[")):
                check_values(json.loads(body), table)
        if isinstance(table.state, timeline.State):
            self._check_hand(table.state)

    def _check_hand(self, state: timeline.State) -> None:
        hand = self.visitor.page.get_by_role("region", name="Your cards").evaluate("region => region.outerHTML")
        for card in state.hands[0]:
            if abs(card.year) >= 1_000 and re.search(rf"\b{abs(card.year)}\b", hand):
                raise Leak(f"the year {card.year} is beside a card in the hand")


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str]]:
    """A server whose database the test may look into."""
    folder: Path = tmp_path_factory.mktemp("leaks")
    database = f"sqlite:///{folder}/leaks.db"
    with open_house(database) as house:
        yield house, database


@pytest.mark.parametrize("game", ["timeline", "patchwork-express"])
def test_a_page_of_a_running_game_holds_nothing_hidden(visit: Visit, own_house: tuple[House, str], game: str) -> None:
    house, database = own_house
    anne = visit(at=house)
    table = anne.open_table(game, BOT, options={"first": 0})["table"]
    watched = Watched(anne, database)
    anne.page.reload()  # so that nothing of the page has been missed
    anne.wait_for_turn()
    for _ in range(6):
        watched.check(table)
        if not anne.is_asked():
            break
        seen = anne.seq()
        anne.type_action(anne.pick())
        anne.wait_past(seen)
    anne.page.reload()  # now the service worker answers, too
    if anne.is_asked():
        watched.check(table)


def test_a_secret_that_a_page_keeps_is_found(visit: Visit, own_house: tuple[House, str]) -> None:
    house, database = own_house
    anne = visit(at=house)
    table = anne.open_table("timeline", BOT, options={"first": 0})["table"]
    watched = Watched(anne, database)
    anne.wait_for_turn()
    seed = f"{watched.truth(table).header.seed:x}"
    for hide in (
        "seed => localStorage.setItem('note', seed)",
        "seed => document.body.setAttribute('data-note', seed)",
        "async seed => (await caches.open('note')).put('/note', new Response(seed))",
    ):
        anne.page.evaluate(hide, seed)
        with pytest.raises(Leak):
            watched.check(table)
        anne.page.evaluate(
            "async () => { localStorage.removeItem('note'); document.body.removeAttribute('data-note');"
            " await caches.delete('note'); }"
        )
    watched.check(table)

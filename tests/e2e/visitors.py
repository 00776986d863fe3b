"""People in browsers."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from house import House
from playwright.sync_api import Locator, Page, expect

SLOW = 15_000


class Visitor:
    """One person with one browser."""

    def __init__(self, page: Page, house: House, name: str, folder: Path) -> None:
        self.page = page
        self.name = name
        self.folder = folder
        self.complaints: list[str] = []
        self.expected = ["WebSocket", "ERR_CONNECTION"]
        self.game = ""
        self._house = house
        self._rng = Random(1)
        page.set_default_timeout(SLOW)
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _note(self, kind: str, text: str) -> None:
        # A socket that breaks, or a table that is not there, is what some tests are about.
        if kind == "error" and not any(words in text for words in self.expected):
            self.complaints.append(text)

    def go(self, path: str = "/") -> None:
        self.step_back()
        self.page.goto(self._house.url + path)

    def reload(self) -> None:
        self.step_back()
        self.page.reload()

    def step_back(self) -> None:
        """A dialog that was closed takes its entry out of the browser's past, and that would break off a page load."""
        arrived = "() => !history.state?.layer || document.querySelector('dialog[open]') !== null"
        end = time.monotonic() + 1
        while not self.page.evaluate(arrived) and time.monotonic() < end:
            self.page.wait_for_timeout(20)

    def wait_for_layers(self, number: int) -> None:
        """Until so many dialogs have their entry in the browser's past, which comes and goes a moment after them."""
        until(lambda: self.page.evaluate("() => history.state?.layer ?? 0") == number, f"not {number} layers")

    def fetch(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this browser, cookie and all."""
        script = """async ([method, path, body]) => {
            const options = {method, headers: {"content-type": "application/json"}};
            const answer = await fetch(path, body === null ? {method} : {...options, body: JSON.stringify(body)});
            return await answer.json();
        }"""
        return self.page.evaluate(script, [method, path, body])

    def open_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        """A table opened without the dialog, for tests of other things."""
        if not self.page.url.startswith(self._house.url):
            self.go()
        self.fetch("PUT", "/api/me", {"name": self.name})
        self.game = game
        table: dict[str, Any] = self.fetch("POST", "/api/tables", {"game": game, "seats": seats, **more})
        self.go(f"/t/{table['table']}")
        return table

    def command(self, table: str, kind: str, **more: Any) -> dict[str, Any]:
        """Tell the table something past the page, which then hears of it; what the table says of itself after that."""
        key = f"test-{time.monotonic_ns()}"
        base = self.fetch("GET", f"/api/tables/{table}")["seq"]
        self.fetch("POST", f"/api/tables/{table}/commands", {"type": kind, "key": key, "base": base, **more})
        update: dict[str, Any] = self.fetch("GET", f"/api/tables/{table}")
        return update

    def sit_down(self, link: str) -> None:
        """Follow an invitation and take the seat."""
        self.go(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.locator("[data-seq]")).to_be_attached()

    def menu(self, choice: str) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=choice).click()

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def typing(self) -> Locator:
        return self.page.locator("form input[list]")

    def legal(self) -> list[str]:
        """The actions the page offers to type."""
        offered: list[str] = self.page.locator("datalist option").evaluate_all("found => found.map(one => one.value)")
        return offered

    def wait_for_turn(self) -> None:
        expect(self.heading).to_contain_text(re.compile("Your turn|À vous"), timeout=SLOW)
        expect(self.page.locator("datalist option").first).to_be_attached()

    def is_asked(self) -> bool:
        """Wait until it is one's turn or the game is over; whether it is one's turn."""
        until(lambda: bool(self.legal()) or self.result.count() > 0, "it is nobody's turn")
        return self.result.count() == 0

    def seq(self) -> int:
        """How many things have happened at the table, as the page knows it."""
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    def wait_past(self, seen: int) -> None:
        until(lambda: self.seq() > seen, f"nothing happened after {seen}")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("Rematch|Revanche"))

    def type_action(self, text: str) -> None:
        self.typing.fill(text)
        self.typing.press("Enter")

    def pick(self) -> str:
        """One of the legal actions, at random: a fixed order might miss the same gap for ever."""
        return self._rng.choice(self.legal())


def until(holds: Callable[[], bool], otherwise: str, seconds: float = 15.0) -> None:
    """Wait for something. (The pages' content policy forbids what Playwright would do inside the page.)"""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, otherwise
        time.sleep(0.03)

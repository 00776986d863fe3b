"""Somebody who plays in a browser that is not Chromium. Hands and boards are those of the other browser tests."""

from collections.abc import Callable
from random import Random
from typing import Any

from e2e.fingers import by_keyboard
from e2e.hands import by_hand
from engines.engine import Engine, wait_for
from engines.page import Page
from house import House

_FETCH = """async (method, path, body) => {
    const sent = body === null ? {} : {headers: {"content-type": "application/json"}, body: JSON.stringify(body)};
    return await (await fetch(path, {method, ...sent})).json();
}"""
# Both engines tell a driver of errors in ways of their own, or not at all: so the page keeps them itself.
_LISTEN = """() => {
    window.complaints ??= [];
    const note = (error) => window.complaints.push(String(error?.message ?? error));
    addEventListener("error", (event) => note(event.error ?? event.message));
    addEventListener("unhandledrejection", (event) => note(event.reason));
    console.error = (...words) => note(words.join(" "));
}"""
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


class Guest:
    """One person with one browser."""

    def __init__(self, engine: Engine, house: House) -> None:
        self.engine = engine
        self.page = Page(engine)
        self.game = ""
        self.table = ""
        self._house = house
        self._rng = Random(1)

    def go(self, path: str = "/") -> None:
        self.engine.go(self._house.url + path)
        self.engine.evaluate(_LISTEN)

    def come(self) -> None:
        """As somebody new: nothing of who was here before."""
        self.go()
        self.engine.evaluate("() => localStorage.clear()")
        self.engine.forget()
        self.go()
        self.fetch("PUT", "/api/me", {"name": "Anne"})

    def complaints(self) -> list[str]:
        """What the page has thrown or complained of since it was loaded."""
        return list(self.engine.evaluate("() => window.complaints"))

    def fetch(self, method: str, path: str, body: object = None) -> Any:
        return self.engine.evaluate(_FETCH, method, path, body)

    def open_table(self, game: str, seats: list[dict[str, str]] = BOT, **options: object) -> None:
        """Open it past the page, and do not go there yet."""
        self.come()
        self.game = game
        wanted = {"game": game, "seats": seats, "options": {"first": 0, **options}}
        self.table = self.fetch("POST", "/api/tables", wanted)["table"]

    def hurry(self, is_late: Callable[[Any], bool]) -> None:
        """Play past the page until little is left of the game."""
        path = f"/api/tables/{self.table}"
        for number in range(400):
            update = self.fetch("GET", path)
            if is_late(update["view"]):
                return
            if update["legal"]:
                text = "advance" if "advance" in update["legal"] else update["legal"][0]
                act = {"type": "act", "key": f"hurry-{number}-{self.table}", "base": update["seq"], "text": text}
                self.fetch("POST", f"{path}/commands", act)
        raise AssertionError("the game has no end")

    def sit_down(self) -> None:
        self.go(f"/t/{self.table}")
        wait_for(lambda: self.page.locator("[data-seq]").count() > 0, "the table does not come")

    def legal(self) -> list[str]:
        return self.page.locator("datalist option").texts()

    def pick(self) -> str:
        return self._rng.choice(self.legal())

    def seq(self) -> int:
        return int(self.engine.evaluate("() => document.querySelector('[data-seq]')?.dataset.seq ?? 0"))

    def path(self) -> str:
        return str(self.engine.evaluate("() => location.pathname"))

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Rematch").count() > 0

    def is_asked(self) -> bool:
        """Wait until it is one's turn or the game is over; whether it is one's turn."""
        wait_for(lambda: bool(self.legal()) or self.is_over(), "it is nobody's turn")
        return not self.is_over()

    def act(self, *, by_mouse: bool) -> None:
        """One action on the board, with the mouse or by its own keys."""
        seen = self.seq()
        if by_mouse:
            by_hand(self, lambda found: found.click())
        else:
            by_keyboard(self, self.pick())
        wait_for(lambda: self.seq() > seen, f"nothing happened after {seen}")

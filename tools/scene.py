"""A page of the running product, and the short ways to a table in some state."""

import time
from random import Random
from typing import Any

from playwright.sync_api import Page

BOT = [{"kind": "me", "name": "Anne"}, {"kind": "bot", "bot": "greedy"}]
HERE = [{"kind": "me", "name": "Anne"}, {"kind": "here", "name": "Basile"}]
FRIEND = [{"kind": "me", "name": "Anne"}, {"kind": "open"}]
CROWD = ["Basile", "Chloé", "Désiré", "Éléonore", "Firmin", "Guillemette", "Hyacinthe"]


class Scene:
    """One person with one page, in French."""

    def __init__(self, page: Page, url: str, name: str = "Anne") -> None:
        self.page = page
        self.url = url
        self._luck = Random(7)
        page.goto(url)
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        script = """async ([method, path, body]) => {
            const headers = {"content-type": "application/json"};
            const answer = await fetch(path, body === null ? {method} : {method, headers, body: JSON.stringify(body)});
            return await answer.json();
        }"""
        return self.page.evaluate(script, [method, path, body])

    def open(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})["table"])

    def act(self, table: str, text: str, seq: int) -> None:
        command = {"type": "act", "key": f"picture-{seq:04}-{time.monotonic_ns()}", "base": seq, "text": text}
        self.ask("POST", f"/api/tables/{table}/commands", command)

    def my_turn(self, table: str) -> dict[str, Any]:
        """What the table says as soon as it is one's turn, or the game is over."""
        while True:
            update: dict[str, Any] = self.ask("GET", f"/api/tables/{table}")
            if update["legal"] or update["result"]:
                return update
            time.sleep(0.02)

    def play(self, table: str, actions: int, stop: str = "", *, advised: bool = False) -> None:
        """Act so many times, or until an action that begins with `stop` is possible; advised, as bots advise."""
        for _ in range(actions):
            update = self.my_turn(table)
            legal: list[str] = update["legal"]
            if update["result"] or (stop and any(text.startswith(stop) for text in legal)):
                return
            text = self.ask("POST", f"/api/tables/{table}/hint")["text"] if advised else self._quick(legal)
            self.act(table, text, update["seq"])
        self.my_turn(table)

    def _quick(self, legal: list[str]) -> str:
        """Something that makes a picture: a patch rather than none, anything else by luck."""
        wanted = [text for text in legal if text.startswith(("buy ", "assemble "))]
        return self._luck.choice(wanted if wanted and self._luck.random() < 0.7 else legal)

    def show(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_timeout(900)

    def table(self, game: str, actions: int, stop: str = "", *, advised: bool = False, **options: Any) -> str:
        """A table against a bot some way into a game, shown."""
        table = self.open(game, BOT, options={"first": 0, **options})
        self.play(table, actions, stop, advised=advised)
        self.show(f"/t/{table}")
        return table

    def press(self, role: Any, name: str) -> None:
        self.page.get_by_role(role, name=name).locator("visible=true").first.click()
        self.page.wait_for_timeout(250)

    def menu(self, choice: str) -> None:
        self.press("button", "Menu")
        self.page.get_by_role("dialog").get_by_role("button", name=choice).click()
        self.page.wait_for_timeout(500)

"""Doors: whatever a page offers to press. One hand that presses them, and an eye for what went wrong then."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from e2e.visitors import Visitor
from playwright.sync_api import Error, Request, Response

_DOORS = (Path(__file__).parent / "doors.js").read_text(encoding="utf-8").split("\n", 1)[1]
_LOOKS = """() => [location.href, document.title, document.activeElement?.outerHTML.length, scrollY,
    [...document.querySelectorAll("input, select, details")].map((one) => `${one.value}${one.checked}${one.open}`),
    document.documentElement.outerHTML.replace(/ data-door="[0-9]+"/g, "")].join("\\n")"""
_LAID = "() => !location.pathname.startsWith('/t/') || !!document.querySelector('main .stage, .waiting, .missing')"
_TYPED = {"text", "search", "email", "url", "number", "password", "textarea"}


@dataclass(frozen=True)
class Door:
    """Something to press, as it is found again when one comes back."""

    place: str
    name: str
    tag: str
    type: str
    href: str | None
    blank: bool
    far: bool
    download: bool
    chosen: bool
    inside: str
    number: int = field(compare=False)

    def __str__(self) -> str:
        return f"“{self.name}” ({self.tag.lower()})"

    @property
    def is_submit(self) -> bool:
        return self.type == "submit"


class Hand:
    """Presses doors of a visitor's page; `opening` is what was last posted to open a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.opening = ""
        self._failed: list[str] = []
        self._running = 0
        self.page.on("request", self._sent)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)
        self.page.on("response", self._look_at_answer)

    def _sent(self, request: Request) -> None:
        self._running += request.resource_type in {"fetch", "xhr"}
        if request.method == "POST" and urlsplit(request.url).path == "/api/tables":
            self.opening = request.post_data or ""

    def _answered(self, request: Request) -> None:
        self._running -= request.resource_type in {"fetch", "xhr"}

    def _look_at_answer(self, response: Response) -> None:
        if response.status >= 400:
            self._failed.append(f"{response.request.method} {urlsplit(response.url).path} answers {response.status}")

    def look(self) -> dict[str, Any]:
        """What can be pressed now, and what tells this state of the page from others."""
        found: dict[str, Any] = self.page.evaluate(f"({_DOORS})()")
        found["doors"] = [Door(**door) for door in found["doors"]]
        return found

    def press(self, door: Door) -> tuple[list[str], bool]:
        """Press it as a person would: what is wrong with what follows, and whether the page is another one now."""
        self.opening, self._failed = "", []
        before, complaints = self.page.evaluate(_LOOKS), len(self.visitor.complaints)
        with self._new_pages() as pages:
            try:
                outside = self.touch(door)
            except Error as error:
                return [f"it cannot be pressed: {error.message.splitlines()[0]}"], False
            changed = outside or self.wait(lambda: self.page.evaluate(_LOOKS) != before, 3)
            self.settle()
        wrong = [*self._failed, *self.visitor.complaints[complaints:], *self._apologies()]
        wrong += self._leads_elsewhere(door, pages)
        if not (changed or pages or door.chosen or door.far or self._leads_here(door)):
            wrong.append("nothing happens")
        del self.visitor.complaints[complaints:]
        return wrong, changed and not outside

    def touch(self, door: Door) -> bool:
        """Do what a person does with such a thing; whether what came of it is not to be seen on the page."""
        found = self.page.locator(f'[data-door="{door.number}"]')
        if door.type in {"slider", "range"}:
            found.press("ArrowRight")
        elif door.far:
            found.press("Enter")
        elif door.type in _TYPED:
            found.fill("5" if door.type == "number" else self.visitor.name)
            return True
        elif door.download or door.type == "file":
            with self.page.expect_event("download" if door.download else "filechooser"):
                found.click()
            return True
        elif door.blank:
            with self.page.expect_popup():
                found.click()
        else:
            if door.is_submit:
                self._fill_in()
            found.click(force=door.type in {"radio", "checkbox"})
        return False

    def _fill_in(self) -> None:
        for blank in self.page.locator("dialog[open] input:invalid").all():
            blank.fill(self.visitor.name)

    @contextmanager
    def _new_pages(self) -> Iterator[list[str]]:
        """The addresses of tabs that were opened meanwhile; they are closed again."""
        opened: list[str] = []
        before = set(self.page.context.pages)
        yield opened
        for page in set(self.page.context.pages) - before:
            page.wait_for_load_state()
            opened.append(urlsplit(page.url).path)
            page.close()

    def put_away(self) -> bool:
        """Close what lies over the page, as a person does."""
        self.page.keyboard.press("Escape")
        self.settle()
        return True

    def settle(self) -> None:
        """Until nothing is asked of the server any more and the table, if there is one, is laid."""
        self.page.wait_for_timeout(60)
        assert self.wait(lambda: self._running <= 0 and bool(self.page.evaluate(_LAID))), "the page goes on asking"
        self.page.wait_for_timeout(40)

    def wait(self, holds: Callable[[], bool], seconds: float = 20.0) -> bool:
        """Wait for something; not asleep, for the page's events are heard only while it is waited for."""
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(25)
        return True

    def _apologies(self) -> list[str]:
        """The page says that something is missing or went wrong."""
        said: list[str] = self.page.locator(".missing, .toast.trouble").all_inner_texts()
        return [f"the page says “{words.strip()}”" for words in said if words.strip()]

    def _leads_elsewhere(self, door: Door, pages: list[str]) -> list[str]:
        """A link that leads somewhere else than it says."""
        if door.tag != "A" or door.href is None or door.download or not door.href.startswith("/"):
            return []
        wanted, reached = urlsplit(door.href).path, pages[0] if pages else urlsplit(self.page.url).path
        return [] if wanted == reached else [f"it leads to {reached}, not to {wanted}"]

    def _leads_here(self, door: Door) -> bool:
        return door.href is not None and urlsplit(door.href).path == urlsplit(self.page.url).path

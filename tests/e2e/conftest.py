"""A real server and a real browser for the tests of the pages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser import ARGUMENTS, installed
from e2e.visitors import SLOW, Visitor
from house import House, open_house
from playwright.sync_api import Browser, expect, sync_playwright

# A busy machine is slow, not wrong.
expect.set_options(timeout=SLOW)
DEVICES = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    # A window of 1280 by 1024 enlarged two and four times (WCAG 1.4.10).
    "zoomed to 200 %": {"viewport": {"width": 640, "height": 360}, "has_touch": True},
    "zoomed to 400 %": {"viewport": {"width": 320, "height": 256}, "has_touch": True},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True},
    "large screen": {"viewport": {"width": 1920, "height": 1080}},
}


# What a visitor has already said about sounds, which are else asked for at the first table.
ANSWERED = """(() => {
    try {
        const kept = JSON.parse(localStorage.getItem("mercerie.settings") ?? "{}");
        if (!("sound" in kept)) localStorage.setItem("mercerie.settings", JSON.stringify({...kept, sound: %s}));
    } catch { /* a page without a store */ }
})()"""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(f"sqlite:///{tmp_path_factory.mktemp('house') / 'test.db'}") as house:
        yield house


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visit(house: House, chromium: Browser, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """Somebody new at the door, with a browser of their own; pages must not complain in the console."""
    visitors: list[Visitor] = []

    def arrive(
        name: str = "Anne",
        device: str = "desktop",
        language: str = "en-GB",
        theme: str = "light",
        motion: str = "reduce",
        at: House = house,
        *,
        sound: bool | None = False,
        worker: bool = False,
    ) -> Visitor:
        context = chromium.new_context(
            **DEVICES[device],  # type: ignore[arg-type]
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            accept_downloads=True,
            # It fetches the whole app for later, which only the tests about that need to wait for.
            service_workers="allow" if worker else "block",
        )
        if sound is not None:
            context.add_init_script(ANSWERED % str(sound).lower())
        visitor = Visitor(context.new_page(), at, name, tmp_path)
        visitors.append(visitor)
        return visitor

    yield arrive
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.page.context.close()
    assert complaints == []

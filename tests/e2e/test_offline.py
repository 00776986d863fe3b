"""Without a network: lessons and rules work, the page says so, and a new version takes the place of the old one."""

import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import BinaryIO

import pytest
from e2e.visitors import SLOW, Visitor, until
from playwright.sync_api import Browser, Page, expect

from mercerie.server.pages import STATIC

Visit = Callable[..., Visitor]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
KEPT = """async () => {
    const names = await caches.keys();
    const kept = async (name) => (await (await caches.open(name)).keys()).map((one) => one.url);
    return Promise.all(names.map(async (name) => [name, await kept(name)]));
}"""

SETTLED = """async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
    return !installing && !waiting && active.state === "activated";
}"""


def wait_for_worker(page: Page) -> None:
    """Until the app's files are kept and the worker answers for this page."""
    until(lambda: bool(page.evaluate("() => navigator.serviceWorker.controller !== null")), "no worker came", 60)


@pytest.fixture
def cut_off(visit: Visit) -> Visitor:
    """Somebody who was in the shop once, and whose network is gone."""
    anne = visit(worker=True)
    anne.expected += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    anne.go()
    wait_for_worker(anne.page)
    anne.page.context.set_offline(offline=True)
    return anne


def test_the_shop_says_what_works_without_a_network(cut_off: Visitor) -> None:
    cut_off.go()

    expect(cut_off.page.get_by_text("Playing needs a connection; lessons and rules work without one.")).to_be_visible()
    drawing = cut_off.page.get_by_role("main").locator("img").first
    assert drawing.evaluate("image => image.complete && image.naturalWidth > 0"), "the drawing is broken"

    cut_off.page.context.set_offline(offline=False)  # the page comes back by itself

    expect(cut_off.page.get_by_role("button", name="Patchwork").first).to_be_visible()


def test_every_rules_page_is_there_without_a_network_in_both_languages(cut_off: Visitor) -> None:
    for language, words in (("en", "Set-up"), ("fr", "Mise en place")):
        cut_off.page.evaluate(f"() => localStorage.setItem('mercerie.settings', '{{\"language\": \"{language}\"}}')")
        for game in GAMES:
            cut_off.go(f"/rules/{game}")
            expect(cut_off.page.get_by_role("heading", name=re.compile(words)).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_without_a_network(cut_off: Visitor, game: str) -> None:
    cut_off.go()
    cut_off.page.get_by_role("link", name=re.compile("^Lesson")).nth(GAMES.index(game)).click()
    expect(cut_off.page.get_by_role("region", name=re.compile("^Lesson 1 of"))).to_be_visible()

    for lesson in range(1, 12):
        expect(cut_off.page.get_by_role("region", name=re.compile(f"^Lesson {lesson} of"))).to_be_visible()
        expect(cut_off.typing).to_be_attached()  # the board has come
        if cut_off.legal():
            cut_off.type_action(cut_off.legal()[0])
        if cut_off.page.get_by_role("link", name="Play", exact=True).count() > 0:
            break
        cut_off.page.get_by_role("button", name="Go on", exact=True).click()

    expect(cut_off.page.get_by_role("link", name="Play", exact=True)).to_be_visible()


def test_nothing_about_a_table_is_kept(visit: Visit) -> None:
    anne = visit(worker=True)
    table = anne.open_table("patchwork", [{"kind": "me"}, {"kind": "open"}])
    wait_for_worker(anne.page)
    for path in (f"/t/{table['table']}", table["links"]["watch"], table["links"]["join"]):
        anne.go(path)
        expect(anne.page.get_by_role("main").first).to_be_visible()

    [(_, kept)] = anne.page.evaluate(KEPT)

    paths = {re.sub(r"^https?://[^/]+", "", address) for address in kept}
    assert {path for path in paths if path != "/" and not (STATIC / path[1:]).is_file()} == set()


# --- a new version ---


class _Shop(SimpleHTTPRequestHandler):
    """The built app as plain files; every other address is its page, as the real server has it."""

    def send_head(self) -> BinaryIO | BytesIO | None:
        if not (Path(self.directory) / self.path[1:]).is_file():
            self.path = "/index.html"
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the built app in a folder, and where it is served."""
    folder = shutil.copytree(STATIC, tmp_path / "static")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Shop, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield folder, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def renew(folder: Path) -> str:
    """Another build: its page has a mark, its version and a part of it another name. Returns the old version."""
    page, files = folder / "index.html", folder / "offline.js"
    page.write_text(page.read_text().replace("<title>", '<meta name="edition" content="newer"><title>'))
    [gone] = (folder / "assets").glob("Rules-*.js")
    gone.unlink()
    before = files.read_text()
    files.write_text(re.sub(r'"version":"\w+"', '"version":"newer"', before).replace(f'"/assets/{gone.name}",', ""))
    found = re.search(r'"version":"(\w+)"', before)
    assert found
    return found[1]


def versions(page: Page) -> list[str]:
    return [name for name, _ in page.evaluate(KEPT)]


def test_a_new_version_leaves_no_stale_page(chromium: Browser, shop: tuple[Path, str]) -> None:
    folder, address = shop
    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(SLOW)
    page.goto(f"{address}/learn/textile")
    wait_for_worker(page)
    old = renew(folder)

    page.evaluate("async () => void (await (await navigator.serviceWorker.getRegistration()).update())")
    until(lambda: bool(page.evaluate(SETTLED)) and "mercerie-newer" in versions(page), "the new version is not kept")
    page.get_by_role("link", name="All the rules").click()  # this page is old: what it still wants must be there
    expect(page.get_by_role("heading", name="Set-up").first).to_be_visible()
    assert f"mercerie-{old}" in versions(page)

    page.reload()
    until(lambda: versions(page) == ["mercerie-newer"], "the old version is still there")
    context.set_offline(offline=True)
    page.goto(f"{address}/")
    # Asked of the page itself: of what a worker answers the browser's driver does not always hear.
    expect(page.locator("meta[name=edition]")).to_be_attached()
    context.close()

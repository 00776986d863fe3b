"""Pictures of the running product, for the README and for looking at: `make screenshots` writes them to docs/pictures.

With `--all FOLDER` every screen at 360, 390, 768 and 1280 pixels, light and dark.
"""

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from browser import ARGUMENTS, installed
from house import open_house
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
BOT = [{"kind": "me", "name": "Anne"}, {"kind": "bot", "bot": "greedy"}]
# How far to play before the picture, and what to lift for it.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "patchwork": (11, {"first": 0}),
    "patchwork-express": (8, {"first": 0}),
    "textile": (16, {"first": 0}),
    "timeline": (5, {"first": 0, "hand": 8, "deck": "inventions"}),
}


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    script = """async ([method, path, body]) => {
        const headers = {"content-type": "application/json"};
        const answer = await fetch(path, body === null ? {method} : {method, headers, body: JSON.stringify(body)});
        return await answer.json();
    }"""
    return page.evaluate(script, [method, path, body])


def played_table(page: Page, game: str) -> str:
    """A table some way into a game, where it is one's turn."""
    actions, options = GAMES[game]
    ask(page, "PUT", "/api/me", {"name": "Anne"})
    table = ask(page, "POST", "/api/tables", {"game": game, "seats": BOT, "options": options})["table"]
    for number in range(actions):
        while True:
            update = ask(page, "GET", f"/api/tables/{table}")
            if update["legal"] or update["result"]:
                break
            time.sleep(0.1)
        text = ask(page, "POST", f"/api/tables/{table}/hint")["text"]
        command = {"type": "act", "key": f"picture-{number:04}", "base": update["seq"], "text": text}
        ask(page, "POST", f"/api/tables/{table}/commands", command)
        time.sleep(0.15)
    return str(table)


def new_page(browser: Browser, width: int, height: int, theme: str) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        locale="fr-FR",
        reduced_motion="reduce",
        device_scale_factor=2 if width < 500 else 1,
        has_touch=width < 900,
    )
    return context.new_page()


def readme_pictures(browser: Browser, url: str) -> None:
    for theme, name in (("light", "home"), ("dark", "home-dark")):
        page = new_page(browser, 1280, 800, theme)
        page.goto(url)
        page.wait_for_timeout(800)
        page.screenshot(path=PICTURES / f"{name}.png")
    for game in GAMES:
        page = new_page(browser, 1280, 800, "light")
        page.goto(url)
        page.goto(f"{url}/t/{played_table(page, game)}")
        page.wait_for_timeout(1_500)
        page.screenshot(path=PICTURES / f"{game}.png")
        print(game)


def all_pictures(browser: Browser, url: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in ((360, 640), (390, 844), (768, 1024), (1280, 720)):
        for theme in ("light", "dark"):
            page = new_page(browser, width, height, theme)
            page.goto(url)
            tables = {game: f"/t/{played_table(page, game)}" for game in GAMES}
            for name, path in {"home": "/", "rules": "/rules/patchwork", "lost": "/j/nothing", **tables}.items():
                page.goto(url + path)
                page.wait_for_timeout(1_200)
                page.screenshot(path=folder / f"{name}-{width}-{theme}.png")
            print(width, theme)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    database = f"sqlite:///{Path(tempfile.mkdtemp()) / 'pictures.db'}"
    with open_house(database) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        if asked.all:
            all_pictures(browser, house.url, asked.all)
        else:
            readme_pictures(browser, house.url)


if __name__ == "__main__":
    main()

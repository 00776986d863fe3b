"""Pictures of the running product, for the README and for looking at: `make screenshots` writes them to docs/pictures.

With `--all FOLDER` every screen (tools/screens.py) from a window enlarged four times to a large screen, light and dark,
in both languages: each is reached once by touch and once with a mouse, and then shown in every size and language.
"""

import argparse
import fnmatch
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from browser import ARGUMENTS, installed
from house import open_house
from playwright.sync_api import Browser, Page, sync_playwright
from scene import Scene
from screens import SCREENS

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
TOUCHED = ((320, 256), (360, 640), (390, 844), (844, 390), (768, 1024))
SIZES = (*TOUCHED, (1280, 720), (1920, 1080))
# As if it had been chosen in another tab.
SPEAK = """(language) => {
    const chosen = {...JSON.parse(localStorage["mercerie.settings"]), language};
    localStorage["mercerie.settings"] = JSON.stringify(chosen);
    dispatchEvent(new StorageEvent("storage", {key: "mercerie.settings"}));
}"""
# How far to play before the picture.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "patchwork": (11, {"first": 0}),
    "patchwork-express": (8, {"first": 0}),
    "textile": (16, {"first": 0}),
    "timeline": (5, {"first": 0, "hand": 8, "deck": "inventions"}),
}


def new_page(browser: Browser, width: int, height: int, theme: str) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        locale="fr-FR",
        reduced_motion="reduce",
        has_touch=width < 900,
    )
    # Sounds are asked for at somebody's first table: in the pictures that has been answered.
    context.add_init_script("""localStorage["mercerie.settings"] ??= '{"sound": false}'""")
    return context.new_page()


def readme_pictures(browser: Browser, url: str) -> None:
    for theme, name in (("light", "home"), ("dark", "home-dark")):
        page = new_page(browser, 1280, 800, theme)
        page.goto(url)
        page.wait_for_timeout(800)
        page.screenshot(path=PICTURES / f"{name}.png")
    for game, (actions, options) in GAMES.items():
        page = new_page(browser, 1280, 800, "light")
        Scene(page, url).table(game, actions, advised=True, **options)
        page.wait_for_timeout(600)
        page.screenshot(path=PICTURES / f"{game}.png")
        print(game)


def all_pictures(browser: Browser, url: str, folder: Path, only: str, widths: list[int]) -> None:
    """Each screen, by somebody new for touch and for the mouse, in every size that is wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SCREENS if fnmatch.fnmatch(name, only)]
    for number, name in enumerate(wanted, 1):
        for kind in (TOUCHED, tuple(size for size in SIZES if size not in TOUCHED)):
            sizes = [size for size in kind if size[0] in widths]
            if sizes:
                page = new_page(browser, *sizes[-1], "light")
                SCREENS[name](Scene(page, url))
                show_each_way(page, sizes, folder / name)
                page.context.close()
        print(f"{number}/{len(wanted)} {name}", flush=True)


def show_each_way(page: Page, sizes: list[tuple[int, int]], path: Path) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for language, theme in product(("fr", "en"), ("light", "dark")):
            page.evaluate(SPEAK, language)
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.wait_for_timeout(200)
            page.screenshot(path=path.with_name(f"{path.name}-{width}-{language}-{theme}.png"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="of all, the screens whose names match")
    parser.add_argument("--width", type=int, action="append", choices=[width for width, _ in SIZES])
    asked = parser.parse_args()
    database = f"sqlite:///{Path(tempfile.mkdtemp()) / 'pictures.db'}"
    with open_house(database) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        if asked.all:
            all_pictures(browser, house.url, asked.all, asked.only, asked.width or [width for width, _ in SIZES])
        else:
            readme_pictures(browser, house.url)


if __name__ == "__main__":
    main()

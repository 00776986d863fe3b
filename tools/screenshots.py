"""Pictures of the running product, for the README and for looking at: `make screenshots` writes them to docs/pictures.

With `--all FOLDER` every screen (tools/screens.py) at 360, 390, 768 and 1280 pixels, light and dark.
"""

import argparse
import fnmatch
import tempfile
from pathlib import Path
from typing import Any

from browser import ARGUMENTS, installed
from house import open_house
from playwright.sync_api import Browser, Page, sync_playwright
from scene import Scene
from screens import SCREENS

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZES = ((360, 640), (390, 844), (768, 1024), (1280, 720))
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
        device_scale_factor=2 if width < 500 else 1,
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


def all_pictures(browser: Browser, url: str, folder: Path, only: str, sizes: list[int]) -> None:
    """Each screen in each size and light, each by somebody new."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SCREENS if fnmatch.fnmatch(name, only)]
    for width, height in SIZES:
        for theme in ("light", "dark"):
            for name in wanted if width in sizes else ():
                page = new_page(browser, width, height, theme)
                SCREENS[name](Scene(page, url))
                page.wait_for_timeout(300)
                page.screenshot(path=folder / f"{name}-{width}-{theme}.png")
                page.context.close()
            print(width, theme)


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

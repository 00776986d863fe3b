"""The drawings as pictures for readers of docs/rules outside the app: `make drawings` writes docs/rules/pictures."""

import re
import tempfile
from pathlib import Path

from browser import ARGUMENTS, installed
from house import open_house
from playwright.sync_api import Browser, sync_playwright

from drawings.files import made

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
PICTURES = RULES / "pictures"
_NAMED = re.compile(r"!\[[^\]]*\]\(pictures/([a-z-]+-(\d\.\d(?:-[a-z]+)?)(?:\.[a-z]{2})?\.png)\)")
# Drawings have no words of their own, but for cards and sums: French readers have those of Timeline in French.
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}


def pictures_in(game: str, language: str) -> list[tuple[str, str]]:
    """The files a rules page shows, in its order, each with the name of its drawing."""
    page = (RULES / f"{game}.{language}.md").read_text(encoding="utf-8")
    return [(found[1], found[2]) for found in _NAMED.finditer(page)]


def take(browser: Browser, url: str, game: str, language: str) -> None:
    context = browser.new_context(
        viewport={"width": 500, "height": 900}, locale=LANGUAGES[language], reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{url}/rules/{game}")
    page.wait_for_selector("figure")
    figures = page.locator("figure").all()
    for figure, (file, _) in zip(figures, pictures_in(game, language), strict=True):
        figure.scroll_into_view_if_needed()
        figure.locator(".next").press("End")
        page.wait_for_timeout(500)
        figure.locator(".inside").screenshot(path=PICTURES / file)
    context.close()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(f"sqlite:///{folder}/pictures.db") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        for game in made():
            for language in ("en", "fr") if game == "timeline" else ("en",):
                take(browser, house.url, game, language)


if __name__ == "__main__":
    main()

"""Every screen of the page, by name: how a person gets there. `tools/screenshots.py --all` takes a picture of each."""

import re
from collections.abc import Callable
from pathlib import Path

from at_table import AT_TABLE, GAMES
from scene import BOT, CROWD, FRIEND, HERE, Scene

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
MODES = {"bot": "Galon", "link": "Un ami", "here": "Quelqu’un", "watch": "Zip|Nancy"}


def start_dialog(game: str, mode: str) -> Callable[[Scene], None]:
    def prepare(scene: Scene) -> None:
        scene.show(f"/?play={game}")
        chairs = scene.page.get_by_role("group", name="À table").get_by_role("radio")
        shelf = scene.page.get_by_role("group", name="Qui s’assied là")
        for chair in (0, 1) if mode == MODES["watch"] else (1,):
            chairs.nth(chair).check(force=True)
            shelf.get_by_role("radio", name=re.compile(mode)).first.check(force=True)

    return prepare


def waiting(scene: Scene) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "here", "name": name} for name in CROWD[:6])]
    scene.show(f"/t/{scene.open('timeline', seats)}")


def join(scene: Scene) -> None:
    """The page behind an invitation, for somebody new."""
    links = scene.ask("POST", "/api/tables", {"game": "textile", "seats": FRIEND})["links"]
    scene.page.context.clear_cookies()
    scene.show(links["join"])


def settings(scene: Scene) -> None:
    scene.show("/")
    scene.page.get_by_role("button", name="Réglages").last.click()


def other_device(scene: Scene) -> None:
    settings(scene)
    scene.press("button", "Faire un lien")
    scene.page.get_by_label("Lien vers mes parties").scroll_into_view_if_needed()


def learn(scene: Scene) -> None:
    scene.show("/")
    scene.press("button", "Apprendre")


def find_table(scene: Scene) -> None:
    scene.show("/")
    scene.press("button", "Rejoindre")


def games_of_mine(scene: Scene) -> None:
    for game in GAMES:
        scene.open(game, BOT, options={"first": 0})
    over = scene.open("textile", HERE)
    scene.ask("POST", f"/api/tables/{over}/commands", {"type": "resign", "key": "picture-resigned", "base": 0})
    scene.show("/")
    scene.page.locator("#parties").scroll_into_view_if_needed()


def open_record(scene: Scene) -> None:
    scene.show("/")
    record = next(iter(sorted(RECORDS.glob("textile*.mercerie"))))
    scene.page.locator("input[type=file]").set_input_files(record)
    scene.page.wait_for_timeout(1_200)


def page(path: str) -> Callable[[Scene], None]:
    return lambda scene: scene.show(path)


SCREENS: dict[str, Callable[[Scene], None]] = {
    "home": page("/"),
    "home-games": games_of_mine,
    **{f"start-{game}-{mode}": start_dialog(game, words) for game in GAMES for mode, words in MODES.items()},
    "learn": learn,
    "find-table": find_table,
    "settings": settings,
    "other-device": other_device,
    "open-record": open_record,
    "waiting": waiting,
    "join": join,
    **AT_TABLE,
    **{f"rules-{game}": page(f"/rules/{game}") for game in GAMES},
    **{f"tutorial-{game}": page(f"/learn/{game}") for game in GAMES},
    "missing-page": page("/nowhere"),
    "missing-table": page("/t/nowhere"),
    "wrong-link": page("/j/nothing"),
    "old-device-link": page("/d/nothing"),
}

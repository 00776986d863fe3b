"""The first page and the first answer: `python benchmarks/page.py`. A cold browser, a server just started."""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from browser import ARGUMENTS, installed
from house import open_house
from scene import Scene

BOT = [{"kind": "me", "name": "Anne"}, {"kind": "bot", "bot": "search:beginner"}]
ANSWERS = 20


def main() -> None:
    database = f"sqlite:///{Path(tempfile.mkdtemp()) / 'page.db'}"
    with open_house(database) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        page = browser.new_page()
        sizes: list[float] = []
        watch = page.context.new_cdp_session(page)
        watch.send("Network.enable")
        watch.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        begun = time.perf_counter()
        page.goto(house.url, wait_until="commit")
        page.get_by_role("button", name="Patchwork").first.click()
        usable = time.perf_counter() - begun
        page.wait_for_timeout(500)
        print(f"first page: {sum(sizes) / 1e3:.0f} kB over the wire, a door opens after {usable:.2f} s")
        print(
            f"a bot of the easiest level answers after {_answers(Scene(page, house.url)):.0f} ms (median of {ANSWERS})"
        )


def _answers(scene: Scene) -> float:
    """Milliseconds from a person's action to the bot's, over HTTP."""
    table = scene.ask("POST", "/api/tables", {"game": "patchwork", "seats": BOT, "options": {"first": 0}})["table"]
    waits = []
    for number in range(ANSWERS):
        update = scene.ask("GET", f"/api/tables/{table}")
        if not update["legal"]:
            break
        command = {"type": "act", "key": f"answer-{number:04}", "base": update["seq"], "text": update["legal"][0]}
        begun = time.perf_counter()
        scene.ask("POST", f"/api/tables/{table}/commands", command)
        while not scene.ask("GET", f"/api/tables/{table}")["legal"]:
            if time.perf_counter() - begun > 5:
                break
        waits.append(time.perf_counter() - begun)
    return sorted(waits)[len(waits) // 2] * 1_000


if __name__ == "__main__":
    main()

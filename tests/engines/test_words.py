"""Words as other engines set them: no date is wider than its card, no robot's name is cut or broken."""

import pytest
from engines.engine import Engine, wait_for
from engines.guests import Guest
from house import House

from mercerie.bots.robots import ROBOTS
from mercerie.games.timeline import TIMELINE
from mercerie.play import Record, format_record

WINDOWS = [(1280, 720), (390, 844)]
# Chosen from a disk, as far as the page can tell.
CHOOSE = """(text) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], "game.mercerie", {type: "text/plain"}));
    const input = document.querySelector("input[type=file]");
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", {bubbles: true}));
}"""
# Every line of every date, and by how much it sticks out of its card.
STICKING_OUT = """() => [...document.querySelectorAll(".card .date")].flatMap((date) => {
    const card = date.closest(".card").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(date);
    const beyond = (line) => Math.max(card.left - line.left, line.right - card.right, line.bottom - card.bottom);
    return [...words.getClientRects()].map((line) => [date.textContent, Math.round(beyond(line))]);
})"""
# Every place where one of these names is read, on how many lines it stands, and whether it is cut off.
NAMES = """(names) => {
    const found = [];
    const isDot = (holder) => holder.offsetWidth === 1 && holder.offsetHeight === 1;
    const isForEars = (holder) => holder !== null && (isDot(holder) || isForEars(holder.parentElement));
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const [text, holder] = [walk.currentNode, walk.currentNode.parentElement];
        const name = names.find((name) => text.data.includes(name));
        if (!name || !holder.checkVisibility({visibilityProperty: true}) || isForEars(holder)) continue;
        const words = document.createRange();
        words.setStart(text, text.data.indexOf(name));
        words.setEnd(text, text.data.indexOf(name) + name.length);
        const lines = new Set([...words.getClientRects()].map((line) => Math.round(line.top)));
        const cut = text.data.trim() === name && holder.scrollWidth > holder.clientWidth + 1 && holder.clientWidth > 1;
        found.push([name, lines.size, cut]);
    }
    return found;
}"""


def oldest_first() -> str:
    """A game whose line begins with the longest date there is: about 3,300,000 years before our era."""
    deals = ((seed, TIMELINE.new(seats=2, seed=seed)) for seed in range(10_000))
    seed = next(seed for seed, state in deals if state.line[0].year == -3_300_000)
    return format_record(Record("timeline", TIMELINE.rules_version, 2, seed, names=("Anne", "Basile")))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_longest_date_fits_its_card(house: House, engine: Engine, language: str) -> None:
    anne = Guest(engine, house)
    anne.come()
    if language == "fr":
        anne.page.get_by_role("button", name="Français").click()
    wait_for(lambda: anne.page.locator("input[type=file]").count() > 0, "there is nowhere to open a game")
    engine.evaluate(CHOOSE, oldest_first())
    longest = {"en": "about\u00a03,300,000 BC", "fr": "vers\u00a03\u202f300\u202f000 av.\u00a0J.-C."}[language]

    for width, height in WINDOWS:
        engine.resize(width, height)
        wait_for(lambda: anne.page.locator(".card .date").count() > 0, "the line does not come")
        lines = engine.evaluate(STICKING_OUT)
        assert longest in {" ".join(text.split(" ")) for text, _ in lines}
        assert [line for line in lines if line[1] > 0] == []


def test_no_robots_name_is_broken_or_cut(house: House, engine: Engine) -> None:
    anne = Guest(engine, house)
    names = [robot.name["en"] for robot in ROBOTS.values()]
    bots = [f"memory:{level}" for level in ("beginner", "easy", "normal", "hard", "expert")]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in [*bots, *bots[2:4]])]
    anne.open_table("timeline", seats)

    for path, there in ((f"/t/{anne.table}", "[data-player]"), ("/?play=patchwork", "dialog[open] input")):
        anne.go(path)
        for width, height in WINDOWS:
            engine.resize(width, height)
            wait_for(lambda there=there: anne.page.locator(there).count() > 0, "it does not come")
            read = engine.evaluate(NAMES, names)
            assert len({name for name, _, _ in read}) >= len(bots)
            assert [found for found in read if found[1] != 1 or found[2]] == []

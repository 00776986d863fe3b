"""What everybody needs: nothing jumps, everything can be touched, read out, typed, and played without motion."""

import re
from collections.abc import Callable

import pytest
from e2e.hands import by_hand
from e2e.visitors import SLOW, Visitor, until
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]


# The patches on the rail move up when one of them is taken: that is the game, and the browser counts it together with
# whatever else moves in the same frame. So each thing above it is weighed by itself, by the browser's own formula.
JUMPS = """() => {
    window.jumps = 0;
    const rail = document.querySelector("[data-patch]").closest("section").getBoundingClientRect().top;
    const jumped = ({previousRect: from, currentRect: to}) => {
        if (to.top >= rail - 1 || to.width === 0 || from.width === 0) return 0;
        const area = (from.width * from.height + to.width * to.height) / (innerWidth * innerHeight);
        return area * Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top)) / innerHeight;
    };
    new PerformanceObserver((list) => {
        for (const {sources} of list.getEntries()) for (const source of sources) window.jumps += jumped(source);
    }).observe({type: "layout-shift"});
}"""
LOADED = """() => new Promise((told) => {
    let jumps = 0;
    new PerformanceObserver((list) => {
        for (const jump of list.getEntries()) jumps += jump.value;
    }).observe({type: "layout-shift", buffered: true});
    setTimeout(() => told(jumps), 100);
})"""


def test_nothing_jumps_while_a_patch_is_bought(visit: Visit) -> None:
    anne = visit(device="phone")
    anne.open_table("patchwork", BOT, options={"first": 0})
    anne.wait_for_turn()
    assert anne.page.evaluate(LOADED) < 0.05
    anne.page.evaluate(JUMPS)

    by_hand(anne, lambda found: found.tap())
    anne.wait_past(0)
    anne.wait_for_turn()

    assert anne.page.evaluate("() => window.jumps") < 0.05


# How many places something has in so many frames: one, if it hangs still.
PLACES = """(found) => new Promise((told) => {
    const places = new Set();
    const look = (left) => {
        const {x, y} = found.getBoundingClientRect();
        places.add(`${x} ${y}`);
        if (left) requestAnimationFrame(() => look(left - 1));
        else told(places.size);
    };
    setTimeout(() => look(12), 100);
})"""


def test_the_line_hangs_still_however_long_it_grows(visit: Visit) -> None:
    anne = visit()
    experts = [{"kind": "bot", "bot": "memory:expert"}] * 3
    anne.open_table("timeline", [BOT[0], *experts], options={"hand": 5, "first": 0})
    card = anne.page.get_by_role("region", name="Your cards").get_by_role("listitem").get_by_role("button").first
    gaps = anne.page.get_by_role("group", name="Gaps").get_by_role("button")
    peg = anne.page.get_by_role("button", name="Peg it here")
    while anne.is_asked():
        seen = anne.seq()
        card.click()
        gaps.last.click()
        for width, height in ((1280, 720), (1440, 810), (1100, 640)):
            anne.page.set_viewport_size({"width": width, "height": height})
            until(lambda: peg.evaluate(PLACES) == 1, f"a line trembles at {width} x {height}")
        peg.click()
        anne.wait_past(seen)


# A link inside a sentence is as high as its line; what only a screen reader sees has no size at all.
SMALL = """() => {
    const targets = "button, a[href], input, select, summary, [role=button], [role=slider]";
    const inSentence = (link) => link.closest("p, li")?.textContent.trim() !== link.textContent.trim();
    return [...document.querySelectorAll(targets)].flatMap((target) => {
        const {width, height} = target.getBoundingClientRect();
        // A radio button is as large as the label it lies on, and not to be seen.
        const seen = target.type === "radio" || target.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
        const hidden = target.closest(".visually-hidden, .words:has(> details)");
        const skipped = hidden || (target.matches("a") && inSentence(target));
        if (!seen || skipped || width <= 1 || Math.min(width, height) >= 43.5) return [];
        const name = target.getAttribute("aria-label") ?? target.textContent.trim();
        return [`${target.tagName} ${name} ${Math.round(width)}x${Math.round(height)}`];
    });
}"""


@pytest.mark.parametrize("path", ["/", "/?play=timeline", "/rules/patchwork", "/learn/textile", "/t/nowhere"])
def test_everything_on_a_page_is_large_enough_for_a_thumb(visit: Visit, path: str) -> None:
    anne = visit(device="phone")
    anne.expected.append("404")
    anne.go(path)
    expect(anne.page.get_by_role("heading").first).to_be_visible(timeout=SLOW)

    assert anne.page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_at_a_table_is_large_enough_for_a_thumb(visit: Visit, game: str) -> None:
    anne = visit(device="phone")
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()

    assert anne.page.evaluate(SMALL) == []
    anne.page.get_by_role("button", name="Menu").tap()
    assert anne.page.evaluate(SMALL) == []


# Looked at in every frame, by the page itself: asked from outside, a busy machine would miss what is over soon.
WATCH_MOTION = """() => {
    window.longest = 0;
    const look = () => {
        const moving = document.getAnimations().filter(({effect}) => !effect.target.closest(".breath"));
        const timings = moving.map(({effect}) => effect.getComputedTiming());
        // A robot's key goes on turning while it thinks, and after a move a thread tells how long the pause still is:
        // both are no part of a move.
        const lengths = timings.filter(({iterations}) => iterations < 99).map(({duration}) => Number(duration));
        window.longest = Math.max(window.longest, ...lengths);
        requestAnimationFrame(look);
    };
    look();
}"""


def longest_motion_of_a_move(visitor: Visitor) -> float:
    """Of all that moves when one plays and is answered, the longest, in milliseconds."""
    visitor.page.evaluate(WATCH_MOTION)
    before = visitor.seq()
    by_hand(visitor, lambda found: found.click())
    visitor.wait_past(before)
    visitor.page.wait_for_timeout(500)
    return float(visitor.page.evaluate("window.longest"))


def test_nothing_moves_when_less_motion_is_wanted(visit: Visit) -> None:
    anne = visit(motion="reduce")
    anne.open_table("patchwork", BOT, options={"first": 0})
    anne.wait_for_turn()

    assert longest_motion_of_a_move(anne) <= 1


def test_motion_explains_a_move_and_is_soon_over(visit: Visit) -> None:
    anne = visit(motion="no-preference")
    anne.open_table("patchwork", BOT, options={"first": 0})
    anne.wait_for_turn()

    assert 1 < longest_motion_of_a_move(anne) <= 400


@pytest.mark.parametrize(
    ("game", "words"),
    [("patchwork", "The rail: in reach"), ("textile", "madder: 6"), ("timeline", "Gap before")],
)
def test_the_position_is_read_and_an_action_typed_by_keyboard_alone(visit: Visit, game: str, words: str) -> None:
    anne = visit()
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()

    position = anne.page.get_by_role("region", name="The game in words")
    anne.page.get_by_role("toolbar", name="Read aloud").get_by_role("button").first.focus()
    expect(position).to_contain_text(words)
    expect(position).to_be_in_viewport()
    anne.page.keyboard.press("Tab")
    expect(anne.typing).to_be_focused()
    anne.page.keyboard.type(anne.legal()[0])
    anne.page.keyboard.press("Enter")

    anne.wait_past(0)


# What a reader comes across first, next and last: whose turn, what there is to choose, what has happened.
CHOICES = {
    "patchwork": "Patch \\d+, .* buttons?, time",
    "patchwork-express": "Patch \\d+, .* buttons?, time",
    "textile": "indigo pile",
    "timeline": "Your cards",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_hears_whose_turn_it_is_what_to_choose_and_what_happened(visit: Visit, game: str) -> None:
    anne = visit()
    anne.open_table(game, BOT, options={"first": 0})
    anne.wait_for_turn()
    anne.type_action(anne.legal()[0])
    anne.wait_past(1)
    anne.wait_for_turn()

    read = anne.page.locator("body").aria_snapshot()

    assert len(re.findall("heading .*\\[level=1\\]", read)) == 1
    order = ['heading "Your turn, Anne" [level=1]', CHOICES[game], "Random robot"]
    expect(anne.page.get_by_role("log")).to_contain_text(re.compile("Random robot.*Your turn", re.DOTALL))
    places = [re.search(words if words == CHOICES[game] else re.escape(words), read) for words in order[:2]]
    assert None not in places
    assert [found.start() for found in places if found] == sorted(found.start() for found in places if found)
    assert read.rindex("Random robot") > read.index(order[0])


# Two boxes that share a place on the screen.
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map((found) => document.querySelector(found).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_clocks_leave_the_turn_to_be_read(visit: Visit, width: int) -> None:
    anne = visit()
    anne.page.set_viewport_size({"width": width, "height": 800})
    anne.open_table("patchwork", BOT, options={"first": 0}, clock={"kind": "game", "seconds": 300, "increment": 3})
    anne.wait_for_turn()
    expect(anne.page.get_by_role("timer").first).to_be_visible()

    assert not anne.page.evaluate(OVERLAP, ["h1", ".clocks"])


def test_the_log_stands_below_the_line_and_steps_back_for_a_card_in_hand(visit: Visit) -> None:
    anne = visit()
    anne.page.set_viewport_size({"width": 1280, "height": 800})
    anne.open_table("timeline", BOT, options={"first": 0})
    anne.wait_for_turn()
    log = anne.page.get_by_role("region", name="The thread of the game")
    expect(log).to_be_visible()

    anne.page.keyboard.press("1")
    expect(log).to_be_hidden()
    anne.page.keyboard.press("Escape")
    expect(log).to_be_visible()


def test_who_plays_textile_reads_the_log_below_the_players_on_a_high_screen(visit: Visit) -> None:
    anne = visit()
    anne.page.set_viewport_size({"width": 1280, "height": 800})
    anne.open_table("textile", BOT, options={"first": 0})
    anne.wait_for_turn()
    anne.type_action(anne.pick())

    expect(anne.page.get_by_role("region", name="The thread of the game")).to_contain_text("You")


@pytest.mark.parametrize("width", [360, 768])
def test_a_replay_has_its_controls_in_reach_of_a_thumb(visit: Visit, width: int) -> None:
    anne = visit(device="phone")
    table = anne.open_table("textile", [{"kind": "me"}, {"kind": "here", "name": "Basile"}], options={"first": 0})
    anne.wait_for_turn()
    command = {"type": "resign", "key": "resign-0001", "base": 0}
    anne.fetch("POST", f"/api/tables/{table['table']}/commands", command)
    anne.page.set_viewport_size({"width": width, "height": 740})
    anne.go(f"/replay/{table['table']}")
    slider = anne.page.get_by_role("slider")
    expect(slider).to_be_visible()

    assert anne.page.evaluate(SMALL) == []
    # A slider of some length, and every button in one row.
    assert (slider.bounding_box() or {"width": 0})["width"] > width * 0.8
    buttons = anne.page.locator("footer button").locator("visible=true").all()
    assert len({round((found.bounding_box() or {"y": 0})["y"] / 20) for found in buttons}) == 1

"""What is done at a table is seen: one's own step to its end, a breath, then each of the others, at one's own pace."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from e2e.visitors import Visitor, until
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
ROBOT = {"kind": "bot", "bot": "random"}

# Looked at in every frame, by the page itself: which beat of whose step, the tokens on the tape, the clock, the slip.
WATCH = """() => {
    window.frames_seen = [];
    const text = (found) => found ? found.textContent.replace(/\\s+/g, " ").trim() : "";
    const look = () => {
        const stage = document.querySelector(".stage");
        window.frames_seen.push({
            at: performance.now(),
            beat: stage?.dataset.acting ?? "",
            actor: stage?.dataset.actor ?? "",
            tokens: [...document.querySelectorAll("[data-token]")]
                .sort((a, b) => a.dataset.token - b.dataset.token).map((one) => one.getBoundingClientRect().x),
            clock: text(document.querySelector("[role=timer]")),
            main: text(document.querySelector(".told .main")),
            legal: document.querySelectorAll("datalist option").length,
        });
        requestAnimationFrame(look);
    };
    look();
}"""

Frame = dict[str, Any]


def at_a_table(visit: Visit, game: str, players: int, device: str = "desktop", **more: Any) -> Visitor:
    anne = visit(device=device, motion=more.pop("motion", "no-preference"))
    anne.open_table(game, [{"kind": "me"}, *[ROBOT] * (players - 1)], options={"first": 0}, **more)
    anne.wait_for_turn()
    return anne


def play(visitor: Visitor) -> None:
    """One action, watched from its beginning."""
    visitor.page.evaluate(WATCH)
    visitor.type_action(visitor.legal()[0])
    visitor.wait_past(0)


def watch_to_the_end(visitor: Visitor) -> list[Frame]:
    """Every frame from one's own action until it is one's turn again."""
    play(visitor)
    until(lambda: len(visitor.legal()) > 0 and visitor.seq() > 1, "it never was Anne's turn again", 60)
    frames: list[Frame] = visitor.page.evaluate("window.frames_seen")
    return frames


def beats_of(frames: list[Frame]) -> list[tuple[str, str]]:
    """Whose step was in which beat, in order and each once."""
    shown = [(frame["actor"], frame["beat"]) for frame in frames if frame["beat"]]
    return [one for one, before in zip(shown, [None, *shown], strict=False) if one != before]


def first(frames: list[Frame], actor: str, beat: str) -> float:
    return float(next(frame["at"] for frame in frames if (frame["actor"], frame["beat"]) == (actor, beat)))


# What of the slip lies outside of it or over the cards of line and hand, and what of it is cut off.
COVERED = """() => {
    const slip = document.querySelector(".told").getBoundingClientRect();
    const over = (box) => Math.min(box.right, slip.right) - Math.max(box.left, slip.left) > 1
        && Math.min(box.bottom, slip.bottom) - Math.max(box.top, slip.top) > 10;
    const all = [...document.querySelectorAll(".hang, [data-hand]")];
    const cards = all.filter((card) => over(card.getBoundingClientRect()));
    const cut = [...document.querySelectorAll(".told .main p")].filter((line) => {
        const box = line.getBoundingClientRect();
        const inside = box.top >= slip.top && box.bottom <= slip.bottom && box.bottom <= window.innerHeight;
        return !inside || line.scrollHeight > line.clientHeight + 2 || line.scrollWidth > line.clientWidth + 2;
    });
    return [...cards, ...cut].map((one) => one.textContent);
}"""


@pytest.mark.parametrize(("players", "device"), [(2, "desktop"), (8, "desktop"), (2, "phone"), (8, "phone")])
def test_ones_own_verdict_stays_whole_while_robots_answer(visit: Visit, players: int, device: str) -> None:
    anne = at_a_table(visit, "timeline", players, device)

    frames = watch_to_the_end(anne)

    told = [frame["main"] for frame in frames if frame["main"]]
    assert len(set(told)) == 1  # it came once and never changed
    assert re.match(r"(It is right, the card stays|It is wrong, you draw one) .*\d+ .{20,}", told[0])
    # From the verdict on it is there in every frame, whoever plays.
    verdict = next(number for number, frame in enumerate(frames) if frame["main"])
    assert all(frame["main"] for frame in frames[verdict:])
    assert frames[verdict]["actor"] == "0"
    assert anne.page.evaluate(COVERED) == []
    # One line each, or the last three and the others together, or where there is little room only their marks.
    assert anne.page.locator(".told ul li").count() in (
        {1} if players == 2 else {4, 7} if device == "desktop" else {0, 4, 7}
    )
    # All of them are in the log, whole.
    log = anne.page.get_by_role("log")
    assert len(re.findall(r"(?:is|are) (?:right|wrong):", log.inner_text())) == players


def test_my_date_is_read_before_anybody_else_plays(visit: Visit) -> None:
    anne = at_a_table(visit, "timeline", 3)

    frames = watch_to_the_end(anne)

    beats = beats_of(frames)
    ends = {("0", "knot"), ("0", "fall")}
    assert beats[:2] == [("0", "turn"), ("0", "read")]
    assert beats[2] in ends
    assert beats[3:6] == [("0", "breath"), ("1", "fly"), ("1", "turn")]
    assert beats[7:9] == [("2", "fly"), ("2", "turn")]
    assert first(frames, "1", "fly") - first(frames, "0", "read") >= 800 + 200 + 650
    assert first(frames, "0", "breath") - first(frames, "0", "read") >= 800
    # Nothing can be chosen before everything has been seen.
    assert all(frame["legal"] == 0 for frame in frames if frame["beat"])


def test_a_tap_or_a_key_skips_one_step_and_not_all(visit: Visit) -> None:
    anne = at_a_table(visit, "timeline", 4)
    stage = anne.page.locator(".stage")
    play(anne)

    expect(stage).to_have_attribute("data-actor", "0")
    anne.page.mouse.click(640, 400)
    expect(stage).to_have_attribute("data-acting", "breath")
    expect(anne.page.get_by_text("Tap to skip")).to_be_visible()
    anne.page.keyboard.press("Escape")
    expect(stage).to_have_attribute("data-actor", "1")
    anne.page.keyboard.press("Enter")
    expect(stage).to_have_attribute("data-actor", "2")
    anne.page.locator(".stage").click(position={"x": 640, "y": 320})
    expect(stage).to_have_attribute("data-actor", "3")
    anne.wait_for_turn()
    assert anne.page.locator(".told .main").is_visible()


def test_without_motion_the_result_is_there_at_once(visit: Visit) -> None:
    anne = at_a_table(visit, "timeline", 4, motion="reduce")
    frames = watch_to_the_end(anne)
    assert beats_of(frames) == []
    expect(anne.page.locator(".told .main")).to_be_visible()
    expect(anne.page.locator(".told li")).to_have_count(3)


def test_the_pace_is_ones_own_choice(visit: Visit) -> None:
    anne = at_a_table(visit, "timeline", 2)
    anne.menu("Settings")
    anne.page.get_by_role("radio", name="No motion").check(force=True)
    anne.page.get_by_role("button", name="Done").click()

    assert beats_of(watch_to_the_end(anne)) == []

    anne.page.reload()
    anne.wait_for_turn()
    anne.menu("Settings")
    expect(anne.page.get_by_role("radio", name="No motion")).to_be_checked()


def test_tokens_walk_one_after_the_other_and_only_when_the_patch_is_sewn(visit: Visit) -> None:
    anne = at_a_table(visit, "patchwork", 2)

    frames = watch_to_the_end(anne)

    beats = beats_of(frames)
    assert beats[:4] == [("0", "fly"), ("0", "sew"), ("0", "walk"), ("0", "breath")]
    assert ("1", "walk") in beats
    mine, robots = journey(frames, 0), journey(frames, 1)
    assert mine[0] >= first(frames, "0", "walk") - 50
    assert robots[0] >= first(frames, "1", "walk") - 50
    assert mine[1] < robots[0]


def journey(frames: list[Frame], seat: int) -> tuple[float, float]:
    """When a token was on its way: from the frame in which it has left its space to the one in which it arrives."""
    way = [(float(frame["at"]), frame["tokens"][seat]) for frame in frames if len(frame["tokens"]) == 2]
    # Neighbours on the tape lean apart by a few pixels; that is no walk.
    begin, end = way[0][1], way[-1][1]
    assert abs(end - begin) > 12
    gone = next(at for at, x in way if abs(x - begin) > 9)
    there = next(at for at, x in reversed(way) if abs(x - end) > 9)
    return gone, there


def test_a_robots_turn_at_textile_is_seen_after_ones_own(visit: Visit) -> None:
    anne = at_a_table(visit, "textile", 2)

    frames = watch_to_the_end(anne)

    assert beats_of(frames)[:3] == [("0", "fly"), ("0", "breath"), ("1", "fly")]
    assert first(frames, "1", "fly") - first(frames, "0", "breath") >= 650


def test_the_clock_stands_while_one_watches(visit: Visit) -> None:
    anne = at_a_table(visit, "timeline", 4, clock={"kind": "game", "seconds": 300})
    anne.page.wait_for_timeout(1200)  # it runs as long as one thinks

    frames = watch_to_the_end(anne)

    watched = [frame for frame in frames if frame["beat"]]
    assert watched[-1]["at"] - watched[0]["at"] > 3000
    assert len({frame["clock"] for frame in watched[5:]}) == 1


def test_a_tab_nobody_looks_at_catches_up(visit: Visit) -> None:
    anne = at_a_table(visit, "timeline", 4)
    hide = """() => {
        Object.defineProperty(document, "hidden", {value: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    play(anne)
    expect(anne.page.locator(".stage")).to_have_attribute("data-actor", "0")

    anne.page.evaluate(hide)

    expect(anne.page.locator(".stage[data-acting]")).to_have_count(0)
    anne.wait_for_turn()


@pytest.mark.parametrize(("game", "beats"), [("timeline", ["fly", "turn"]), ("textile", ["fly"])])
def test_a_step_of_a_replay_is_acted_out_once(visit: Visit, game: str, beats: list[str]) -> None:
    anne = visit(motion="no-preference")
    table = anne.open_table(game, [{"kind": "me"}, ROBOT], options={"first": 0})
    anne.command(table["table"], "act", text=anne.fetch("GET", f"/api/tables/{table['table']}")["legal"][0])
    anne.command(table["table"], "resign")
    anne.go(f"/replay/{table['table']}?at=0")
    expect(anne.page.get_by_role("slider", name="Moment of the game")).to_be_visible()

    anne.page.evaluate(WATCH)
    anne.page.keyboard.press("ArrowRight")

    def frames() -> list[Frame]:
        seen: list[Frame] = anne.page.evaluate("window.frames_seen")
        return seen

    until(lambda: bool(beats_of(frames())) and not frames()[-1]["beat"], "the step is not acted out to its end")
    shown = [beat for _, beat in beats_of(frames())]
    assert shown[: len(beats)] == beats
    assert len(shown) == len(set(shown))

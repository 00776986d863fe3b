"""At a table with others: links, lost connections, taking back, giving up, playing again."""

import re
from collections.abc import Callable

from e2e.visitors import Visitor
from house import House
from playwright.sync_api import WebSocketRoute, expect

Visit = Callable[..., Visitor]
FRIEND = [{"kind": "me"}, {"kind": "open"}]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Basile"}]


def test_two_friends_play_by_a_link_and_a_third_watches(visit: Visit) -> None:
    anne, basile, chloe = visit("Anne"), visit("Basile", device="phone"), visit("Chloé")
    links = anne.open_table("textile", FRIEND, options={"first": 0})["links"]
    expect(anne.page.get_by_role("img", name="Code to photograph")).to_be_visible()

    basile.sit_down(links["join"])
    chloe.go(links["watch"])

    anne.wait_for_turn()
    anne.type_action("start madder")
    basile.wait_for_turn()
    basile.type_action("take sage")
    anne.wait_for_turn()
    expect(chloe.heading).to_contain_text("Anne")
    assert chloe.legal() == []


def test_nothing_is_lost_when_the_server_dies_in_the_middle(visit: Visit, house: House) -> None:
    anne = visit()
    anne.expected.append("Failed to load resource")  # it may die in the middle of an answer
    anne.open_table("textile", HERE, options={"first": 0})
    anne.wait_for_turn()
    anne.type_action("start madder")
    anne.wait_past(0)

    house.kill()
    anne.wait_for_turn()
    anne.type_action("take sage")
    house.start()

    anne.wait_past(1)
    anne.page.reload()
    anne.wait_for_turn()
    assert anne.seq() == 2


def test_a_table_that_is_slow_to_come_says_so_until_it_is_there(visit: Visit) -> None:
    anne = visit(device="phone", motion="no-preference")
    held: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        held.append(line)

    anne.page.route_web_socket("**/socket*", hold)
    anne.open_table("patchwork", HERE, options={"first": 0})
    words = anne.page.get_by_text("Setting the table…")
    seen = words.locator("xpath=../..")

    expect(seen).to_have_css("animation-delay", "0.7s")  # a short wait needs no words
    expect(seen).to_have_css("opacity", "1")
    expect(anne.page.get_by_role("link", name="Mercerie, home")).to_be_visible()
    expect(anne.page.get_by_role("button", name="Menu")).to_have_count(0)  # there is nothing in it yet

    held[0].connect_to_server()
    anne.wait_for_turn()
    expect(words).to_have_count(0)


def test_a_game_goes_on_in_another_browser_window(visit: Visit) -> None:
    anne = visit()
    table = anne.open_table("patchwork", HERE, options={"first": 0})["table"]
    anne.wait_for_turn()
    anne.type_action("advance")
    anne.wait_past(0)

    other = anne.page.context.new_page()
    other.goto(anne.page.url)

    expect(other.locator("[data-seq='1']")).to_be_attached()
    assert table in other.url


def test_a_step_is_undone_before_the_turn_passes(visit: Visit) -> None:
    anne = visit()
    table = anne.open_table("textile", HERE, options={"first": 0})["table"]
    anne.wait_for_turn()
    first = ["take madder", "take indigo 1,0", "take weld 2,0", "take sage 3,0"]
    second = ["take sage", "take madder 1,0", "take indigo 1,1", "take weld 0,1"]
    fifth = "take chalk 4,0"  # with it the turn goes on, to sew or to discard
    for text in ["start chalk", *(text for pair in zip(first, second, strict=True) for text in pair), fifth]:
        seen = anne.seq()
        anne.type_action(text)
        anne.wait_past(seen)
    assert fifth not in anne.fetch("GET", f"/api/tables/{table}")["legal"]

    anne.page.get_by_role("button", name="Undo my action").click()

    anne.wait_past(10)
    assert fifth in anne.fetch("GET", f"/api/tables/{table}")["legal"]


def test_a_record_is_kept_and_opened_again(visit: Visit) -> None:
    anne = visit()
    anne.open_table("textile", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first": 0})
    anne.wait_for_turn()
    anne.menu("Resign")
    anne.page.get_by_role("button", name="Yes, resign").click()
    anne.page.get_by_role("button", name="The count").click()
    with anne.page.expect_download() as kept:
        anne.page.get_by_role("link", name="Keep the record").click()
    record = anne.folder / "kept.mercerie"
    kept.value.save_as(record)
    assert "game: textile" in record.read_text(encoding="utf-8")

    anne.go()
    with anne.page.expect_file_chooser() as chooser:
        anne.page.get_by_role("button", name="Open a game").click()
    chooser.value.set_files(record)

    expect(anne.page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_an_action_is_taken_back_by_consent(visit: Visit) -> None:
    anne = visit()
    anne.open_table("textile", HERE, options={"first": 0})
    anne.wait_for_turn()
    anne.type_action("start madder")
    anne.wait_past(0)

    anne.page.get_by_role("button", name="Undo my action").click()

    anne.wait_past(1)
    expect(anne.page.get_by_role("form", name="Type an action")).to_contain_text("5 possible")


def test_resign_rematch_replay_and_play_on(visit: Visit) -> None:
    anne = visit()
    anne.open_table("textile", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first": 0})
    anne.wait_for_turn()
    anne.type_action("start madder")
    anne.wait_past(1)
    anne.menu("Resign")
    anne.page.get_by_role("button", name="Yes, resign").click()
    expect(anne.result).to_be_visible()
    played = anne.page.url

    anne.page.get_by_role("link", name="Watch again").click()
    expect(anne.page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    anne.page.get_by_role("button", name="One step on").click()
    expect(anne.page.get_by_role("slider", name="Moment of the game")).to_have_value("1")
    anne.page.get_by_role("button", name="Play on from here").first.click()
    anne.page.get_by_role("dialog").get_by_role("button", name="Beginner").click()
    expect(anne.page).to_have_url(re.compile("/t/"))
    assert anne.page.url != played

    anne.page.goto(played)
    anne.result.click()
    expect(anne.page).not_to_have_url(played)
    assert "/t/" in anne.page.url


def test_a_message_arrives(visit: Visit) -> None:
    anne, basile = visit("Anne"), visit("Basile")
    links = anne.open_table("timeline", FRIEND)["links"]
    basile.sit_down(links["join"])
    expect(basile.heading).to_be_visible()

    basile.menu("Hello")

    expect(anne.page.locator("body")).to_contain_text("Hello")

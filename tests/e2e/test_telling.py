"""Being told of one's turn, in a real browser. No push service can be reached from here: subscribing is a stand-in."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from e2e.visitors import Visitor, until
from house import House, open_house
from playwright.sync_api import Locator, expect

Visit = Callable[..., Visitor]
FRIEND = [{"kind": "me"}, {"kind": "open"}]
DAYS = {"kind": "turn", "seconds": 259_200}
# A key pair's public half and a secret, as a browser would have made them.
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
SUBSCRIBING = """(() => {
    let made = null;
    PushManager.prototype.subscribe = async function (options) {
        const { userVisibleOnly, applicationServerKey: key } = options;
        if (!userVisibleOnly || key.length !== 87) throw new Error("not as it should be");
        const endpoint = "https://push.example/" + Math.random();
        made = {endpoint, toJSON: () => ({endpoint, keys: KEYS}), unsubscribe: async () => !(made = null)};
        return made;
    };
    PushManager.prototype.getSubscription = async () => made;
})()""".replace("KEYS", json.dumps(KEYS))


@pytest.fixture(scope="module")
def bell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose host has turned it on."""
    database = f"sqlite:///{tmp_path_factory.mktemp('bell') / 'test.db'}"
    with open_house(database, "--push", "host@example.org") as house:
        yield house


@pytest.fixture
def anne(visit: Visit, bell: House) -> Visitor:
    """Somebody who lets the page notify her."""
    anne = visit("Anne", at=bell, worker=True)
    anne.page.context.grant_permissions(["notifications"], origin=bell.url)
    anne.page.add_init_script(SUBSCRIBING)
    return anne


def devices(visitor: Visitor) -> int:
    number: int = visitor.fetch("GET", "/api/push")["devices"]
    return number


def settings(visitor: Visitor) -> Locator:
    visitor.go()
    visitor.page.get_by_role("button", name="Settings").first.click()
    return visitor.page.get_by_role("dialog")


def test_the_setting_is_turned_on_and_off(anne: Visitor) -> None:
    dialog = settings(anne)

    dialog.get_by_role("radio", name="On this device").check(force=True)
    until(lambda: devices(anne) == 1, "the device was not kept")
    dialog.get_by_role("radio", name="No", exact=True).check(force=True)
    until(lambda: devices(anne) == 0, "the device was not forgotten")


def test_who_waits_for_days_is_offered_to_be_told_once(anne: Visitor) -> None:
    anne.open_table("textile", FRIEND, clock=DAYS)

    anne.page.get_by_role("button", name="Tell me").click()

    until(lambda: devices(anne) == 1, "the device was not kept")
    expect(anne.page.get_by_role("button", name="Tell me")).to_have_count(0)


def test_who_says_no_is_not_asked_again(anne: Visitor, visit: Visit, bell: House) -> None:
    links = anne.open_table("textile", FRIEND, clock=DAYS, options={"first": 1})["links"]
    visit("Basile", at=bell).sit_down(links["join"])  # and it is his turn

    anne.page.get_by_role("button", name="No thanks").click()
    anne.page.reload()

    expect(anne.heading).to_contain_text("Basile")
    expect(anne.page.get_by_role("button", name="Tell me")).to_have_count(0)


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("Object.defineProperty(Notification, 'permission', {value: 'denied'})", "blocks Mercerie’s notifications"),
        ("Object.defineProperty(window, 'isSecureContext', {value: false})", "needs an address with https"),
        ("delete window.PushManager", "This browser cannot do that"),
        (
            "delete window.PushManager; Object.defineProperty(navigator, 'userAgent', {value: 'iPhone'})",
            "first put Mercerie on the home screen",
        ),
    ],
)
def test_a_browser_that_cannot_says_why_and_how(visit: Visit, bell: House, script: str, words: str) -> None:
    anne = visit(at=bell)
    anne.page.add_init_script(script)

    expect(settings(anne)).to_contain_text(words)


def test_a_webhook_that_is_no_public_address_is_refused(visit: Visit, bell: House) -> None:
    anne = visit(at=bell)
    anne.expected.append("400")
    dialog = settings(anne)
    dialog.get_by_text("By my own messenger").click()

    dialog.get_by_label("Address of a webhook").fill("https://127.0.0.1/hook")
    dialog.get_by_role("button", name="Try and keep").click()

    expect(dialog).to_contain_text("That did not work")


def test_where_the_host_has_not_turned_it_on_there_is_no_such_setting(visit: Visit) -> None:
    anne = visit()
    dialog = settings(anne)
    with anne.page.expect_response("**/api/push"):
        anne.page.reload()
        anne.page.get_by_role("button", name="Settings").first.click()

    expect(dialog.get_by_role("button", name="Done")).to_be_visible()
    expect(dialog).not_to_contain_text("Tell me when it is my turn")


def test_what_is_pushed_is_shown_and_leads_to_the_table(anne: Visitor, bell: House) -> None:
    anne.go()
    worker: dict[str, Any] = {}
    devtools = anne.page.context.new_cdp_session(anne.page)
    # Some of these tell of no registration at all.
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: worker.update(*told["registrations"][:1]))
    devtools.send("ServiceWorker.enable")
    # Asked again and again: only then does the browser's driver hear of anything.
    active = "async () => !!(await navigator.serviceWorker.getRegistration())?.active"
    until(lambda: anne.page.evaluate(active) and bool(worker), "there is no worker", 60)

    message = json.dumps({"title": "It is your turn", "body": "Textile", "path": "/t/abc"})
    where = {"origin": bell.url, "registrationId": worker["registrationId"]}
    devtools.send("ServiceWorker.deliverPushMessage", {**where, "data": message})

    shown = """() => navigator.serviceWorker.getRegistration().then((here) => here.getNotifications()).then(
        (all) => all.map((one) => [one.title, one.body, one.tag, one.data.path]))"""
    until(
        lambda: anne.page.evaluate(shown) == [["It is your turn", "Textile", "/t/abc", "/t/abc"]],
        "nothing was shown",
        60,
    )


def test_the_tab_tells_how_many_games_wait(anne: Visitor, visit: Visit, bell: House) -> None:
    links = anne.open_table("textile", FRIEND, options={"first": 0})["links"]
    visit("Basile", at=bell).sit_down(links["join"])

    anne.go()

    until(lambda: anne.page.title() == "(1) Mercerie", "the title does not tell")

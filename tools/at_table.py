"""The screens at a table, by name: how a person gets there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute
from scene import BOT, CROWD, FRIEND, HERE, Scene

GAMES = ("patchwork", "patchwork-express", "textile", "timeline")
TEAMS = [{"kind": "me"}, *({"kind": "here", "name": name} for name in CROWD[:3])]


def opening(game: str) -> Callable[[Scene], None]:
    return lambda scene: void(scene.table(game, 0))


def middle(game: str, actions: int, **options: Any) -> Callable[[Scene], None]:
    return lambda scene: void(scene.table(game, actions, **options))


def result(game: str, **options: Any) -> Callable[[Scene], None]:
    return lambda scene: void(scene.table(game, 120, **options))


def void(_: object) -> None:
    """A table is opened for its picture; nobody answers a line."""


def lifted(scene: Scene) -> None:
    table = scene.table("patchwork", 9)
    scene.play(table, 40, stop="buy ")
    scene.show(f"/t/{table}")
    bought = next(text for text in scene.my_turn(table)["legal"] if text.startswith("buy "))
    patch = bought.split()[1].rstrip("abcdefgh")
    scene.page.locator(f"[data-patch='{patch}']").first.click()
    scene.page.wait_for_timeout(300)


def leather(scene: Scene) -> None:
    table = scene.open("patchwork", HERE, options={"first": 0})
    for turn in range(120):
        update = scene.my_turn(table)
        if any(text.startswith("sew ") for text in update["legal"]):
            break
        buys = [text for text in update["legal"] if text.startswith("buy ")]
        scene.act(table, buys[turn % len(buys)] if buys and turn % 3 == 0 else "advance", update["seq"])
    scene.show(f"/t/{table}")


def unaffordable(scene: Scene) -> None:
    table = scene.open("patchwork", HERE, options={"first": 0})
    for _ in range(40):
        update = scene.my_turn(table)
        buys = [text for text in update["legal"] if text.startswith("buy")]
        if not buys and "advance" in update["legal"]:
            break
        scene.act(table, (buys or update["legal"])[-1], update["seq"])
    scene.show(f"/t/{table}")


def tile_in_hand(scene: Scene) -> None:
    scene.table("textile", 14)
    scene.page.keyboard.press("2")
    scene.page.wait_for_timeout(300)


def patch_over_the_table(scene: Scene) -> None:
    scene.table("textile", 20, stop="assemble ")
    scene.page.keyboard.press("s")
    scene.page.wait_for_timeout(500)


def card_in_hand(scene: Scene) -> None:
    scene.table("timeline", 3, hand=8, deck="inventions")
    scene.page.keyboard.press("2")
    scene.page.keyboard.press("ArrowRight")
    scene.page.wait_for_timeout(500)


def card_told(scene: Scene) -> None:
    table = scene.table("timeline", 2, hand=6)
    update = scene.my_turn(table)
    scene.act(table, update["legal"][0], update["seq"])
    scene.page.wait_for_timeout(700)


def crowd(scene: Scene) -> None:
    seats = [{"kind": "me"}, *({"kind": "here", "name": name} for name in CROWD)]
    table = scene.open("timeline", seats, options={"first": 0, "hand": 4})
    for _ in range(19):
        update = scene.my_turn(table)
        scene.act(table, update["legal"][-1], update["seq"])
    scene.show(f"/t/{table}")


def four(scene: Scene) -> None:
    table = scene.open("textile", TEAMS, options={"first": 0, "teams": True})
    for turn in range(22):
        update = scene.my_turn(table)
        scene.act(table, update["legal"][turn % 3 % len(update["legal"])], update["seq"])
    scene.show(f"/t/{table}")


def share(scene: Scene) -> None:
    scene.table("textile", 2)
    scene.menu("Partager la table")


def watched(game: str) -> Callable[[Scene], None]:
    """A game of two, by its link for watching, for somebody new."""

    def prepare(scene: Scene) -> None:
        table = scene.open(game, HERE, options={"first": 0})
        scene.play(table, 9)
        link = scene.ask("GET", f"/api/tables/{table}")["links"]["watch"]
        scene.page.context.clear_cookies()
        scene.show(link)

    return prepare


def menu(scene: Scene) -> None:
    scene.table("patchwork", 3)
    scene.press("button", "Menu")


def with_friend(scene: Scene) -> tuple[str, Scene]:
    """A table with somebody in another browser, who has just acted."""
    opened = scene.ask("POST", "/api/tables", {"game": "textile", "seats": FRIEND, "options": {"first": 1}})
    browser = scene.page.context.browser
    assert browser is not None
    guest = Scene(browser.new_context().new_page(), scene.url, "Basile")
    guest.ask("POST", opened["links"]["join"].replace("/j/", "/api/join/"), {"name": "Basile"})
    guest.act(opened["table"], "start madder", guest.my_turn(opened["table"])["seq"])
    scene.show(f"/t/{opened['table']}")
    return str(opened["table"]), guest


def sayings(scene: Scene) -> None:
    _, guest = with_friend(scene)
    scene.press("button", "Menu")
    guest.page.context.close()


def take_back(scene: Scene) -> None:
    table, guest = with_friend(scene)
    seq = guest.ask("GET", f"/api/tables/{table}")["seq"]
    asked = {"type": "ask-take-back", "key": "picture-take-back", "base": seq}
    guest.ask("POST", f"/api/tables/{table}/commands", asked)
    scene.page.wait_for_timeout(400)
    guest.page.context.close()


def hint(scene: Scene) -> None:
    scene.table("patchwork", 3)
    scene.press("button", "Un conseil")
    scene.page.wait_for_timeout(600)


def log(scene: Scene) -> None:
    scene.table("textile", 12)
    scene.press("button", "Le fil de la partie")


def resign(scene: Scene) -> None:
    scene.table("textile", 2)
    scene.menu("Abandonner")


def replay(scene: Scene) -> None:
    table = scene.table("patchwork-express", 120)
    scene.show(f"/replay/{table}?at=14")


def analysis(scene: Scene) -> None:
    """A game that is over, analysed, at a moment when something better was there."""
    table = scene.table("patchwork-express", 120)
    scene.show(f"/replay/{table}?at=14")
    scene.page.get_by_role("button", name="Analyser").click()
    scene.page.get_by_role("slider", name="Chances de gagner").wait_for(timeout=120_000)
    scene.page.get_by_role("status").filter(has_text="Analyse").wait_for(state="detached", timeout=120_000)


def typing(scene: Scene) -> None:
    scene.table("patchwork", 5)
    scene.menu("Jouer en écrivant")


def text_board(scene: Scene) -> None:
    scene.table("textile", 9)
    scene.page.get_by_role("toolbar", name="Lire à voix haute").get_by_role("button").first.focus()
    scene.page.wait_for_timeout(300)


def clocks(scene: Scene) -> None:
    table = scene.open("patchwork", BOT, options={"first": 0}, clock={"kind": "game", "seconds": 300, "increment": 3})
    scene.show(f"/t/{table}")


def slow_table(scene: Scene) -> None:
    """The line is open, and nothing comes yet."""
    scene.page.route_web_socket("**/socket*", void)
    scene.table("patchwork", 2)
    scene.page.wait_for_timeout(400)


def lost_connection(scene: Scene) -> None:
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lines:
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    scene.page.route_web_socket("**/socket*", connect)
    scene.table("patchwork", 2)
    lines[0].close()
    scene.page.wait_for_timeout(1_500)


AT_TABLE: dict[str, Callable[[Scene], None]] = {
    "share": share,
    **{f"opening-{game}": opening(game) for game in GAMES},
    "middle-patchwork": middle("patchwork", 11),
    "middle-patchwork-express": middle("patchwork-express", 8),
    "middle-textile": middle("textile", 16),
    "middle-timeline": middle("timeline", 5, hand=8, deck="inventions"),
    "patch-lifted": lifted,
    "leather": leather,
    "nothing-affordable": unaffordable,
    "tile-in-hand": tile_in_hand,
    "patch-over-the-table": patch_over_the_table,
    "textile-teams": four,
    "card-in-hand": card_in_hand,
    "card-told": card_told,
    "timeline-eight": crowd,
    **{f"watch-{game}": watched(game) for game in GAMES},
    "menu": menu,
    "sayings": sayings,
    "take-back": take_back,
    "hint": hint,
    "log": log,
    "resign": resign,
    "clocks": clocks,
    "typing": typing,
    "text-board": text_board,
    "slow-table": slow_table,
    "lost-connection": lost_connection,
    **{f"result-{game}": result(game) for game in GAMES},
    "replay": replay,
    "analysis": analysis,
}

"""Playing by keys alone: what somebody who sees no screen and holds no mouse does to play one of the legal actions."""

from e2e.hands import Player

COLOURS = ["madder", "indigo", "weld", "sage", "chalk"]


def by_keyboard(visitor: Player, text: str) -> None:
    """Do some action of the kind that the text names, by the board's own keys."""
    press = visitor.page.keyboard.press
    match text.split():
        case ["buy", patch, _square]:
            press(str(_place_on_the_rail(visitor, patch.rstrip("abcdefgh"))))
        case ["advance"]:
            press("a")
            press("Enter")
        case ["sew", _square]:
            press("ArrowRight")
        case ["throw", "away"]:
            visitor.page.get_by_role("button", name="Throw the leather away").press("Enter")
        case ["start" | "take", colour, *place]:
            press(str(COLOURS.index(colour) + 1))
            if place:
                press("ArrowDown")
        case ["assemble", *_]:
            press("s")
        case ["discard"]:
            visitor.page.get_by_role("button", name="Discard the patch").press("Enter")
        case ["place", _card, gap]:
            press("1")
            press("Home")
            for _ in range(int(gap)):
                press("ArrowRight")
    press("Enter")


def _place_on_the_rail(visitor: Player, patch: str) -> int:
    hanging: list[str] = visitor.page.locator("[data-patch]").evaluate_all(
        "found => found.map(one => one.dataset.patch)"
    )
    return hanging.index(patch) + 1

"""Playing with the hands: what a person does on each board to play one of the legal actions."""

from collections.abc import Callable
from typing import Any, Protocol

# A locator of Playwright's, or of `engines.page`, which speaks as it does.
Touch = Callable[[Any], None]


class Player(Protocol):
    """Somebody at a board in some browser."""

    @property
    def page(self) -> Any: ...

    @property
    def game(self) -> str: ...

    def pick(self) -> str:
        """One of the legal actions."""


def by_hand(visitor: Player, touch: Touch) -> None:
    """Play some legal action on the board, by mouse or by touch."""
    text = visitor.pick()
    match text.split():
        case ["buy", patch, _square]:
            _buy(visitor, patch.rstrip("abcdefgh"), touch)
        case ["sew", square]:
            _sew_leather(visitor, square, touch)
        case ["throw", "away"]:
            touch(visitor.page.get_by_role("button", name="Throw the leather away", exact=True))
            touch(visitor.page.get_by_role("button", name="Really throw the leather away"))
        case ["advance"]:
            _pull_zip(visitor)
        case ["start" | "take", colour, *place]:
            _take(visitor, colour, place, touch)
        case ["assemble", *_]:
            touch(visitor.page.get_by_role("button", name="Sew", exact=True))
            touch(visitor.page.get_by_role("button", name="Sew", exact=True).last)
        case ["discard"]:
            touch(visitor.page.get_by_role("button", name="Discard the patch"))
            touch(
                visitor.page.get_by_role("button", name="discard", exact=False)
                .filter(has_text="Really")
                .or_(visitor.page.get_by_role("button", name="Discard", exact=True))
                .first
            )
        case ["place", _card, gap]:
            _place(visitor, int(gap), touch)


def _buy(visitor: Player, patch: str, touch: Touch) -> None:
    touch(visitor.page.get_by_role("button", name=f"Patch {patch},"))
    touch(visitor.page.get_by_role("button", name="Sew", exact=True))


def _sew_leather(visitor: Player, square: str, touch: Touch) -> None:
    quilt = visitor.page.get_by_role("application")
    box = quilt.bounding_box()
    assert box is not None
    side = 7 if visitor.game == "patchwork-express" else 9
    col, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
    at = {"x": box["width"] * (col + 0.5) / side, "y": box["height"] * (row + 0.5) / side}
    quilt.click(position=at)
    touch(visitor.page.get_by_role("button", name="Sew", exact=True))


def _pull_zip(visitor: Player) -> None:
    zipper = visitor.page.get_by_role("slider", name="Advance: zip").bounding_box()
    assert zipper is not None
    mouse, middle = visitor.page.mouse, zipper["y"] + zipper["height"] / 2
    mouse.move(zipper["x"] + 20, middle)
    mouse.down()
    mouse.move(zipper["x"] + zipper["width"] / 2, middle, steps=4)
    mouse.move(zipper["x"] + zipper["width"] + 20, middle, steps=4)
    mouse.up()


def _take(visitor: Player, colour: str, place: list[str], touch: Touch) -> None:
    touch(visitor.page.get_by_role("button", name=f"{colour} pile"))
    if place:
        touch(visitor.page.locator(f"[data-place='{place[0]}']"))
    touch(
        visitor.page.get_by_role("button", name="Take", exact=True).or_(
            visitor.page.get_by_role("button", name="Lay", exact=True)
        )
    )


def _place(visitor: Player, gap: int, touch: Touch) -> None:
    card = visitor.page.get_by_role("region", name="Your cards").get_by_role("listitem").get_by_role("button").first
    gaps = visitor.page.get_by_role("group", name="Gaps").get_by_role("button")
    touch(card)
    if not gaps.count():
        touch(card)  # the first touch put away the slip that tells of the last card
    touch(gaps.nth(gap))
    touch(visitor.page.get_by_role("button", name="Peg it here"))

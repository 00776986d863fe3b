"""Quilts of Patchwork and Express, as the page sews them."""

from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.quilt import squares
from mercerie.games.patchwork.view import Player, Sewn, View
from mercerie.server.pictures.outline import outline
from mercerie.server.pictures.svg import cloths, element, group

UNIT, HEM = 44, 14
_BINDINGS = (("#A5392B", "#5E1810"), ("#3C4E8C", "#1B2549"))


def patterns() -> str:
    """Every cloth as a pattern that pieces refer to."""
    woven = cloths()["cloths"]
    return "".join(
        element(
            "pattern",
            one["markup"],
            id=f"c{k}",
            width=one["width"],
            height=one["height"],
            patternUnits="userSpaceOnUse",
        )
        for k, one in enumerate(woven)
    )


def quilt(player: Player, box: Components, seat: int) -> str:
    """A quilt bound in its player's thread; its side is that of `quilt_side`."""
    inner, whole = box.side * UNIT, quilt_side(box)
    dye, deep = _BINDINGS[seat]
    lines = "".join(f"M{k * UNIT} 0v{inner}M0 {k * UNIT}h{inner}" for k in range(1, box.side))
    return "".join(
        [
            element("rect", width=whole, height=whole, rx=9, fill=dye, stroke=deep, stroke_width=2),
            element(
                "rect",
                x=7,
                y=7,
                width=whole - 14,
                height=whole - 14,
                rx=3,
                fill="none",
                stroke="#FFF3DC",
                stroke_width=2,
                stroke_dasharray="6 5",
                stroke_linecap="round",
            ),
            group(
                element("rect", width=inner, height=inner, fill="#faf4e6"),
                element("path", d=lines, stroke="#cdbd9e", stroke_dasharray="5.5", fill="none"),
                *(piece(sewn, box) for sewn in player.sewn),
                x=HEM,
                y=HEM,
            ),
        ]
    )


def quilt_side(box: Components) -> int:
    return box.side * UNIT + 2 * HEM


def piece(sewn: Sewn, box: Components) -> str:
    """One piece of cloth with its selvage, its stitches and its buttons."""
    woven = cloths()["cloths"]
    number = len(woven) - 1 if sewn.patch is None else sewn.patch % (len(woven) - 1)
    look, cells = woven[number], squares(sewn.cells, box.side)
    edge = outline(cells, UNIT, 0.5, 4.5)
    income = 0 if sewn.patch is None else box.patches[sewn.patch].income
    ordered = sorted(cells)
    spread = [ordered[round(k * (len(ordered) - 1) / max(1, income - 1))] for k in range(min(income, len(ordered)))]
    return "".join(
        [
            element("path", d=edge, fill=f"url(#c{number})", stroke=look["edge"], stroke_width=2),
            element(
                "path",
                d=outline(cells, UNIT, 5, 3),
                fill="none",
                stroke=look["thread"],
                stroke_width=1.6,
                stroke_dasharray="5.2 3.6",
                stroke_linecap="round",
            ),
            *(button((col + 0.5) * UNIT, (row + 0.5) * UNIT) for row, col in spread),
        ]
    )


def button(x: float, y: float, r: float = 10) -> str:
    thread = element(
        "path", d="M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6", stroke="#F2D88F", stroke_width=1.5, stroke_linecap="round"
    )
    rim = element("circle", r=10, fill="#3C4E8C", stroke="#1B2549")
    return group(element("circle", r=11.7, fill="#FFF8E8"), rim, thread, x=x, y=y, scale=r / 10)


def board(view: View, width: float, height: float) -> str:
    """Both quilts side by side, in the middle of a room of this size."""
    side = quilt_side(view.box)
    scale = min(height / side, (width - 30) / (2 * side))
    left, top = (width - 2 * side * scale - 30) / 2, (height - side * scale) / 2
    return "".join(
        group(quilt(player, view.box, seat), x=left + seat * (side * scale + 30), y=top, scale=scale)
        for seat, player in enumerate(view.players)
    )

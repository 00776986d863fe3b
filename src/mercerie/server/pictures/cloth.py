"""Textile's patchwork: woven tiles with frayed edges and stitches between them."""

from mercerie.games.textile.view import View
from mercerie.server.pictures.svg import cloths, element, group

SIDE = 84


def tiles() -> str:
    """The five woven tiles, to be used by name."""
    return "".join(element("g", _tile(look), id=f"t{colour}") for colour, look in enumerate(cloths()["tiles"]))


def _tile(look: dict[str, list[dict[str, str]]]) -> str:
    ground = element("rect", width=SIDE, height=SIDE, fill="#20140c")
    threads = [
        element("path", d=one["body"], fill=one["colour"])
        + element("path", d=one["light"], stroke="#fff", stroke_opacity=0.24, stroke_width=1.1)
        for one in look["threads"]
    ]
    rim = element(
        "rect", x=1, y=1, width=82, height=82, fill="none", stroke="#1c0f06", stroke_width=2, stroke_opacity=0.4
    )
    return "".join([ground, *threads, rim])


def board(view: View, width: float, height: float) -> str:
    """All that has been sewn, in the middle of a room of this size."""
    lying = {(tile.x, tile.y): tile.colour for piece in view.sewn for tile in piece.tiles} or {(0, 0): 0}
    left, top = min(x for x, _ in lying), min(y for _, y in lying)
    across, down = 1 + max(x for x, _ in lying) - left, 1 + max(y for _, y in lying) - top
    scale = min(1.4, width / (across * SIDE), height / (down * SIDE))
    drawn = [
        element("use", href=f"#t{colour}", x=(x - left) * SIDE, y=(y - top) * SIDE) for (x, y), colour in lying.items()
    ]
    seams = "".join(_stitches(x - left, y - top, lying, x, y) for x, y in lying)
    stitches = [
        element("path", d=seams, fill="none", stroke=colour, stroke_width=thick, stroke_linecap="round")
        for colour, thick in (("#2a1a0e", 4), ("#f7ead0", 2.4))
        if seams
    ]
    x, y = (width - across * SIDE * scale) / 2, (height - down * SIDE * scale) / 2
    return group(*drawn, *stitches, x=x, y=y, scale=scale)


def _stitches(col: int, row: int, lying: dict[tuple[int, int], int], x: int, y: int) -> str:
    """Six slanted stitches over each edge to the right and below."""
    path = ""
    for k in range(6):
        along = (k + 0.5) * SIDE / 6
        if (x + 1, y) in lying:
            path += f"M{(col + 1) * SIDE - 6:g} {row * SIDE + along + 4:g}l12-8"
        if (x, y + 1) in lying:
            path += f"M{col * SIDE + along - 4:g} {(row + 1) * SIDE + 6:g}l8-12"
    return path

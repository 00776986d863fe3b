"""Small parts of SVG: elements, escaped text, and the page's own cloths and emblems (*.json, written by its tests)."""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape, quoteattr

INK, INK_2, MADDER, LINEN, PAPER = "#2b2330", "#5f5249", "#a2372a", "#eadfc9", "#fffbf1"
# What XML has no way to write, not even escaped; a name may have it, and the picture should be drawn all the same.
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def element(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width=2` becomes stroke-width, and what is None is left out."""
    told = "".join(
        f" {key.replace('_', '-')}={quoteattr(str(value))}" for key, value in attributes.items() if value is not None
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def text(words: str, x: float, y: float, size: float, **attributes: object) -> str:
    usual = {"font_family": "Fraunces", "font_size": size, "fill": INK}
    return element("text", escape(_NOT_XML.sub("", words)), x=x, y=y, **{**usual, **attributes})


def group(*inside: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    return element("g", *inside, transform=f"translate({x:g} {y:g}) scale({scale:g})")


@cache
def cloths() -> Any:
    """What the page's looms make: a pattern, an edge and a thread for each patch, leather last; five woven tiles."""
    return json.loads(files(__package__).joinpath("cloths.json").read_text(encoding="utf-8"))


@cache
def emblems() -> Any:
    """The page's own drawings for Timeline's cards, and which of them each card of each deck bears."""
    return json.loads(files(__package__).joinpath("emblems.json").read_text(encoding="utf-8"))


def wrapped(words: str, widest: int, most: int) -> list[str]:
    """Words in lines of so many letters at most; what is too long ends in three dots."""
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= widest:
            lines[-1] += f" {word}"
        else:
            lines.append(word if len(word) <= widest else f"{word[: widest - 1]}…")
    return lines if len(lines) <= most else [*lines[: most - 1], f"{lines[most - 1][: widest - 1]}…"]

"""Cloth in a terminal: a dye and a weave for each patch, so that patches are told apart without colour too.

`cloths.json` is written by a test of the web page: a patch has the same name and dye at the keyboard as in the browser.
"""

import json
import re
from dataclasses import dataclass
from importlib.resources import files

from rich.color import Color
from rich.style import Style

LINEN, INDIGO, MADDER, WELD, WOAD = "#BCA67C", "#3C4E8C", "#B0412E", "#C68F24", "#4F85A3"
SAGE, WALNUT, ROSE, CHALK, LEATHER = "#6F8858", "#785335", "#C26C78", "#DDD4C2", "#8A5A34"
INK, PAPER = "#2B2330", "#FFF6E2"
YES, CHANGE = "#A9C48F", "#F08B72"

_DYES = {
    "indigo": INDIGO,
    "madder": MADDER,
    "weld": WELD,
    "woad": WOAD,
    "sage": SAGE,
    "walnut": WALNUT,
    "rose": ROSE,
    "linen": LINEN,
    "chalk": CHALK,
}
_WEAVES = {
    "gingham": "▒▒",
    "vichy": "▓▓",
    "linen": "░░",
    "denim": "╱╱",
    "herringbone": "╱╲",
    "houndstooth": "▞▞",
    "ticking": "║║",
    "stripes": "││",
    "bayadere": "≡≡",
    "tartan": "╬╬",
    "windowpane": "┼┼",
    "zigzag": "^^",
    "dots": "••",
    "pindots": "··",
    "rings": "○○",
    "flowers": "**",
    "sprigs": "vv",
    "scallops": "((",
    "crosses": "++",
    "argyle": "◇◇",
}
_DARK = {INDIGO, MADDER, WOAD, WALNUT, LEATHER, SAGE}

EMPTY = (" ·", Style(dim=True))
LEATHER_CELL = ("▣▣", Style(color="#E3C7A0", bgcolor=LEATHER))


@dataclass(frozen=True, slots=True)
class _Cloth:
    weave: str
    dye: str
    fr: str
    en: str


def _load() -> list[_Cloth]:
    told = files("mercerie.terminal").joinpath("cloths.json").read_text(encoding="utf-8")
    return [_Cloth(**each) for each in json.loads(told)]


_CLOTHS = _load()


def _of(patch: int) -> _Cloth:
    # A box of one's own may have more patches: the bolts of cloth come round again.
    return _CLOTHS[patch % len(_CLOTHS)]


def cloth(patch: int) -> tuple[str, Style]:
    """Two characters and their style for a square of this patch."""
    return _WEAVES[_of(patch).weave], on_dye(dye(patch))


def cloth_name(patch: int, language: str) -> str:
    """What people call a patch, with its article: le pois garance, the madder dots."""
    return _of(patch).fr if language == "fr" else _of(patch).en


def cloth_label(patch: int, language: str) -> str:
    """The same without its article, for a tag: pois garance, madder dots."""
    return re.sub("^(the |le |la |l’)", "", cloth_name(patch, language))


def dye(patch: int) -> str:
    return _DYES[_of(patch).dye]


def on_dye(colour: str) -> Style:
    """Readable text on a dye."""
    return Style(color=Color.parse(PAPER if colour in _DARK else INK), bgcolor=Color.parse(colour))

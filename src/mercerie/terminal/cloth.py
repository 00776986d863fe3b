"""Cloth in a terminal: a dye and a weave for each patch, so that patches are told apart without colour too."""

from rich.color import Color
from rich.style import Style

LINEN, INDIGO, MADDER, WELD, WOAD = "#BCA67C", "#3C4E8C", "#B0412E", "#C68F24", "#4F85A3"
SAGE, WALNUT, ROSE, CHALK, LEATHER = "#6F8858", "#785335", "#C26C78", "#DDD4C2", "#8A5A34"
INK, PAPER = "#2B2330", "#FFF6E2"
YES, CHANGE = "#A9C48F", "#F08B72"

_DYES = (INDIGO, MADDER, WELD, WOAD, SAGE, WALNUT, ROSE, LINEN, CHALK)
_WEAVES = ("░░", "▒▒", "╱╱", "╲╲", "··", "≈≈", "++", "××", "▚▚", "==", "::", "║║")
_DARK = {INDIGO, MADDER, WOAD, WALNUT, LEATHER, SAGE}

EMPTY = (" ·", Style(dim=True))
LEATHER_CELL = ("▣▣", Style(color="#E3C7A0", bgcolor=LEATHER))


def cloth(patch: int) -> tuple[str, Style]:
    """Two characters and their style for a square of this patch."""
    # Nine dyes and twelve weaves: patches of one dye never share a weave.
    weave = _WEAVES[(patch // len(_DYES) * 3 + patch) % len(_WEAVES)]
    return weave, on_dye(dye(patch))


def dye(patch: int) -> str:
    return _DYES[patch % len(_DYES)]


def on_dye(colour: str) -> Style:
    """Readable text on a dye."""
    return Style(color=Color.parse(PAPER if colour in _DARK else INK), bgcolor=Color.parse(colour))

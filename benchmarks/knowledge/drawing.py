"""Pictures in SVG, in the colours of the shop by day. They bring their own paper for pages that are dark."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

from mercerie.games.patchwork.quilt import Shape, turn

PAPER, CALICO, LINEN = "#FFFBF1", "#F6EEDC", "#E1D3B8"
INK, PALE_INK = "#2B2330", "#5F5249"
MADDER, WELD, INDIGO, SAGE = "#A2372A", "#A87716", "#3C4E8C", "#4E6640"
CLOTH, SELVAGE = "#D8C59D", "#7A6A4C"
WIDTH = 700
MARGIN = 20

_FACE = 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, Carlito, "Source Sans 3", system-ui, sans-serif'
_STYLE = (
    f"text{{font:13px {_FACE};fill:{INK};font-variant-numeric:tabular-nums lining-nums}}"
    f".small{{font-size:12px;fill:{PALE_INK}}}"
    ".title{font:600 18px Fraunces,Georgia,serif}"
    ".head{font-weight:600}"
    f".grid{{stroke:{LINEN};stroke-width:1}}.zero{{stroke:{PALE_INK};stroke-width:1.2}}"
)


def picture(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img"><title>{title}</title><style>{_STYLE}</style>\n'
        f'<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="6" fill="{PAPER}" stroke="{LINEN}"/>\n'
        f"{write(MARGIN, 34, title, 'title')}\n" + "\n".join(parts) + "\n</svg>\n"
    )


def write(x: float, y: float, words: object, kind: str = "", anchor: str = "start") -> str:
    as_kind = f' class="{kind}"' if kind else ""
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}"{as_kind}{at}>{words}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "grid") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from low to high, laid out from one coordinate to another."""

    low: float
    high: float
    start: float
    stop: float

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.stop - self.start), 1)

    def ticks(self, about: int) -> list[float]:
        """Round values on the scale, about so many."""
        step = round_step((self.high - self.low) / about)
        return [step * k for k in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]


def round_step(least: float) -> float:
    """1, 2, 5, 10, 20 and so on: the next that is not smaller."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


def signed(value: float) -> str:
    return f"{value:+g}".replace("-", "−") if value else "0"


def draw_patch(shape: Shape, x: float, y: float, cell: float) -> str:
    """A patch lying on its long side, its middle at (x, y)."""
    lying = shape if _height(shape) <= _height(turn(shape, 1)) else turn(shape, 1)
    left, top = x - _height(turn(lying, 1)) * cell / 2, y - _height(lying) * cell / 2
    squares = "".join(
        f"M{left + col * cell:.1f} {top + row * cell:.1f}h{cell:g}v{cell:g}h-{cell:g}z" for row, col in sorted(lying)
    )
    # The selvage is what is left to see of a thick line under the cloth; thin lines on it are its seams.
    return (
        f'<path d="{squares}" fill="none" stroke="{SELVAGE}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="{squares}" fill="{CLOTH}" stroke="{PAPER}" stroke-opacity="0.55" stroke-width="0.7"/>'
    )


def _height(shape: Shape) -> int:
    return 1 + max(row for row, _ in shape)


def dot(form: str, x: float, y: float, colour: str) -> str:
    """Told by its form as well as by its colour."""
    paint = f'fill="{colour}" stroke="{PAPER}" stroke-width="1"'
    match form:
        case "circle":
            return f'<circle cx="{x:g}" cy="{y:g}" r="4.2" {paint}/>'
        case "square":
            return f'<rect x="{x - 3.6:.1f}" y="{y - 3.6:.1f}" width="7.2" height="7.2" {paint}/>'
        case _:
            return f'<path d="M{x:g} {y - 5:.1f}l5 5l-5 5l-5 -5z" {paint}/>'

"""Plots as rows of SVG over a measuring tape. Places are percentages, so that nothing shrinks on a phone."""

from collections.abc import Callable, Sequence
from html import escape
from math import isfinite, log10

from mercerie.arena.report.faces import Faces
from mercerie.arena.report.scale import Scale, scale_for
from mercerie.arena.standings import Row

_BUTTON = (
    '<circle r="8" class="button"/><circle r="5.2" class="rim"/>'
    '<path d="M-1.8-1.8h.01M1.8-1.8h.01M-1.8 1.8h.01M1.8 1.8h.01" class="holes"/>'
)


def elo_plot(rows: Sequence[Row], faces: Faces) -> str:
    """A button for each bot, on a running stitch as long as its interval."""
    known = [row for row in rows if isfinite(row.rating.margin)]
    scale = scale_for(row.rating.elo + way * row.rating.margin for row in known for way in (-1, 1))

    def draw(row: Row) -> str:
        low, high = (scale.at(row.rating.elo + way * row.rating.margin) for way in (-1, 1))
        return (
            f'<line x1="{low}%" x2="{high}%" y1="18" y2="18" class="stitch"/>'
            f'<line x1="{low}%" x2="{low}%" y1="12" y2="24" class="end"/>'
            f'<line x1="{high}%" x2="{high}%" y1="12" y2="24" class="end"/>'
            f'<svg x="{scale.at(row.rating.elo)}%" y="18" overflow="visible">{_BUTTON}</svg>'
        )

    return _plot(
        faces.beside(known),
        draw,
        36,
        scale,
        lambda row: f"{figure(round(row.rating.elo), '+d')} ± {row.rating.margin:.0f}",
    )


def score_plot(rows: Sequence[Row], faces: Faces) -> str:
    """How often each bot came to which score; the thread is the mean."""
    known = [row for row in rows if row.scores]
    scale = scale_for(score for row in known for score in row.scores)
    bins = 32
    width = 100 / bins

    def counts(row: Row) -> list[int]:
        found = [0] * bins
        for score in row.scores:
            found[min(int(scale.at(score) / width), bins - 1)] += 1
        return found

    def draw(row: Row) -> str:
        found = counts(row)
        bars = [
            f'<rect x="{number * width + 0.2:.2f}%" width="{width - 0.4:.2f}%" '
            f'y="{50 - 46 * count / max(found):.1f}" height="{46 * count / max(found):.1f}" class="cloth"/>'
            for number, count in enumerate(found)
            if count
        ]
        mean = scale.at(row.mean_score or 0.0)
        return "".join(bars) + f'<line x1="{mean}%" x2="{mean}%" y1="0" y2="50" class="thread"/>'

    return _plot(faces.beside(known), draw, 50, scale, lambda row: f"mean {figure(row.mean_score or 0.0, '.1f')}")


def time_plot(rows: Sequence[Row], faces: Faces) -> str:
    """Time for one action, each mark ten times the one before."""
    known = [row for row in rows if row.seconds_per_action]
    logs = [log10(row.seconds_per_action or 1.0) for row in known] or [0.0]
    low, high = int(min(logs) // 1), int(max(logs) // 1) + 1
    scale = Scale(low, high, max(1, -(-(high - low) // 6)))

    def draw(row: Row) -> str:
        end = scale.at(log10(row.seconds_per_action or 1.0))
        return f'<rect x="0" width="{max(end, 0.8)}%" y="6" height="12" rx="2" class="cloth"/>'

    return _plot(
        faces.beside(known),
        draw,
        24,
        scale,
        lambda row: duration(row.seconds_per_action),
        lambda mark: duration(10**mark),
    )


def figure(number: float, how: str) -> str:
    """A number with a real minus sign."""
    return format(number, how).replace("-", "−")


def duration(seconds: float | None) -> str:
    """A time in the unit in which it is short to say."""
    if seconds is None:
        return "–"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size * 0.9995:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.2g} µs"


def _plot(
    rows: Sequence[tuple[str, Row]],
    draw: Callable[[Row], str],
    height: int,
    scale: Scale,
    said: Callable[[Row], str],
    marked: Callable[[float], str] = lambda mark: figure(mark, "g"),
) -> str:
    drawn = [
        f'<div class="plotted"><b>{label}</b><span class="said">{said(row)}</span>'
        f'<svg class="row" height="{height}" role="img" aria-label="{escape(row.name)}: {said(row)}">'
        f"{draw(row)}</svg></div>"
        for label, row in rows
    ]
    return f'<div class="plot">{"".join(drawn)}{_tape(scale, marked)}</div>' if rows else "<p>Nothing yet.</p>"


def _tape(scale: Scale, marked: Callable[[float], str]) -> str:
    marks = scale.marks()
    ticks = [
        f'<line x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="{9 if number % 4 == 0 else 5}" class="tick"/>'
        for number, at in enumerate(100 * part / (4 * (len(marks) - 1)) for part in range(4 * (len(marks) - 1) + 1))
    ]
    ends = {marks[0]: "start", marks[-1]: "end"}
    figures = [
        f'<text x="{scale.at(mark)}%" dx="{ {"start": 5, "end": -5}.get(ends.get(mark, ""), 0) }" y="22" '
        f'text-anchor="{ends.get(mark, "middle")}">{escape(marked(mark))}</text>'
        for mark in marks
    ]
    return f'<svg class="tape" height="30" aria-hidden="true">{"".join(ticks)}{"".join(figures)}</svg>'

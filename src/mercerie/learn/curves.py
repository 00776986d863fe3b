"""The curves of a run as one picture: what it plays like, what it gets wrong, how fast it goes."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, GAP = 360, 180, 44


@dataclass(frozen=True, slots=True)
class Panel:
    """One set of axes, and the lines on it: the name of a figure, and its colour."""

    title: str
    lines: tuple[tuple[str, str], ...]


PANELS = (
    Panel("points a player", (("points_to_win", "#a8443a"), ("points_for_score", "#2f5d7c"))),
    Panel("squares left empty", (("empty_to_win", "#a8443a"), ("empty_for_score", "#2f5d7c"))),
    Panel("mistakes", (("policy", "#a8443a"), ("win", "#2f5d7c"), ("points", "#5b7f4a"))),
    Panel("games a second", (("games_a_second", "#a8443a"),)),
    Panel("share won", (("first_won_to_win", "#a8443a"), ("guests_lost", "#2f5d7c"), ("erring_lost", "#5b7f4a"))),
    Panel("share won when judged", (("against_before", "#a8443a"), ("against_search", "#2f5d7c"))),
)


def read_curve(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def draw_curves(curve: Sequence[dict[str, Any]]) -> str:
    """An SVG picture, two panels beside each other, games from left to right."""
    parts = []
    for number, panel in enumerate(PANELS):
        across, down = number % 2, number // 2
        parts.append(f'<g transform="translate({GAP + across * (WIDTH + GAP)} {GAP + down * (HEIGHT + GAP)})">')
        parts += [*_panel(panel, curve), "</g>"]
    rows = -(-len(PANELS) // 2)
    width, height = 2 * (WIDTH + GAP) + GAP, rows * (HEIGHT + GAP) + GAP
    style = (
        "text{font:12px sans-serif;fill:#444}line{stroke:#ccc}rect{fill:#fbf8f2}"
        "path{fill:none;stroke-width:2;stroke-linecap:round}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><style>{style}</style>'
        f'<rect width="{width}" height="{height}"/>{"".join(parts)}</svg>\n'
    )


def _panel(panel: Panel, curve: Sequence[dict[str, Any]]) -> list[str]:
    values = [line[name] for line in curve for name, _ in panel.lines if line.get(name) is not None]
    low, high = min(values, default=0.0), max(values, default=1.0)
    span, games = (high - low) or 1.0, max((line["games"] for line in curve), default=1) or 1
    drawn = [f'<text y="-8" font-weight="bold">{panel.title}</text>']
    for share in (0.0, 0.5, 1.0):
        height = HEIGHT * (1 - share)
        drawn.append(f'<line x2="{WIDTH}" y1="{height}" y2="{height}"/>')
        drawn.append(f'<text x="-6" y="{height + 4}" text-anchor="end">{low + share * span:.3g}</text>')
    for number, (name, colour) in enumerate(panel.lines):
        points = [
            f"{WIDTH * line['games'] / games:.1f} {HEIGHT * (1 - (line[name] - low) / span):.1f}"
            for line in curve
            if line.get(name) is not None
        ]
        if points:  # the last one twice: if there is no other, it is a dot
            drawn.append(f'<path d="M{" L".join([*points, points[-1]])}" stroke="{colour}"/>')
        label = name.replace("_", " ")
        drawn.append(f'<text x="{6 + 130 * number}" y="{HEIGHT + 16}" style="fill:{colour}">{label}</text>')
    return drawn

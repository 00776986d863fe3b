"""The report's tables: how everybody stands, who beat whom, and who lost by a fault of their own."""

from collections import Counter
from collections.abc import Iterable
from html import escape
from math import isfinite

from mercerie.arena.report.faces import Faces
from mercerie.arena.report.plots import duration, figure
from mercerie.arena.standings import Row, Standings

_HEADS = ("", "bot", "Elo", "points", "games", "score", "time an action", "faults")


def standings_table(standings: Standings, faces: Faces) -> str:
    heads = "".join(f"<th>{head}</th>" for head in _HEADS)
    rows = "".join(_standing(number, row, faces) for number, row in enumerate(standings.rows, start=1))
    return f'<table class="standings"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _standing(number: int, row: Row, faces: Faces) -> str:
    elo = f"{figure(round(row.rating.elo), '+d')} <small>± {row.rating.margin:.0f}</small>"
    cells = (
        elo if isfinite(row.rating.margin) else "–",
        points(row.points),
        str(row.seats),
        "–" if row.mean_score is None else figure(row.mean_score, ".1f"),
        duration(row.seconds_per_action),
        str(len(row.failures)),
    )
    told = "".join(f'<td data-label="{head}">{cell}</td>' for head, cell in zip(_HEADS[2:], cells, strict=True))
    return f'<tr><td class="rank">{number}</td><th scope="row">{faces.label(row.name)}</th>{told}</tr>'


def crosstable(standings: Standings, faces: Faces) -> str:
    """Each row's share of the points against each column, the strongest first in both."""
    names = [row.name for row in standings.rows]
    heads = "".join(f'<th title="{escape(name)}">{number}</th>' for number, name in enumerate(names, start=1))
    rows = [
        f'<tr><td class="rank">{number}</td><th scope="row">{faces.label(one)}</th>'
        f"{_against(standings, one, names)}</tr>"
        for number, one in enumerate(names, start=1)
    ]
    return (
        f'<div class="wide"><table class="cross"><thead><tr><th></th><th></th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _against(standings: Standings, one: str, names: Iterable[str]) -> str:
    cells = []
    for two in names:
        won, games = standings.pairs.get((one, two), (0.0, 0.0))
        if one == two or not games:
            cells.append('<td class="none">·</td>')
        else:
            share = won / games
            cells.append(
                f'<td style="--share:{share:.3f}">{share:.0%}<small>{points(won)} / {points(games)}</small></td>'
            )
    return "".join(cells)


def faults(standings: Standings) -> str:
    """What bots lost by, each reason once with how often."""
    told = [
        f"<li><b>{escape(row.name)}</b>: {escape(reason)} <small>× {count}</small></li>"
        for row in standings.rows
        for reason, count in Counter(row.failures).most_common(5)
    ]
    return f"<h2>Lost by a fault</h2><ul>{''.join(told)}</ul>" if told else ""


def points(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")

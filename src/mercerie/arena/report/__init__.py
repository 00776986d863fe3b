"""An arena as one page: no script, nothing loaded from elsewhere, by day and by night, on a phone too."""

from html import escape
from pathlib import Path

from mercerie.arena.report.faces import MATERIALS, Faces
from mercerie.arena.report.plots import elo_plot, score_plot, time_plot
from mercerie.arena.report.tables import crosstable, faults, standings_table
from mercerie.arena.standings import Standings
from mercerie.core.options import format_value

_THREAD = (
    '<svg class="under" viewBox="0 0 260 14" width="260" height="14" aria-hidden="true">'
    '<path d="M2 8c20-7 30-7 48 0s30 7 48 0 30-7 48 0 30 7 48 0" class="thread"/>'
    '<path d="M192 8l60-5c4 0 4 5 0 5l-60 2z" class="needle"/></svg>'
)


def report(standings: Standings) -> str:
    faces = Faces(standings.plan)
    title = standings.plan.rules.title
    style = Path(__file__).with_name("style.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}: an arena</title><style>{style}</style></head><body>{MATERIALS}<main>"
        f"<header><h1>{escape(title)}, an arena</h1>{_THREAD}<p>{_conditions(standings)}</p></header>"
        f"{standings_table(standings, faces)}{faults(standings)}"
        "<h2>Strength</h2><p>Elo with its 95&nbsp;% interval. Only differences mean something; the mean is 0.</p>"
        f"{elo_plot(standings.rows, faces)}"
        "<h2>Each against each</h2><p>The row’s share of the points against the column.</p>"
        f"{crosstable(standings, faces)}"
        "<h2>Scores</h2><p>How often which score was reached; the thread is the mean.</p>"
        f"{score_plot(standings.rows, faces)}"
        "<h2>Time for an action</h2><p>On a scale of powers of ten.</p>"
        f"{time_plot(standings.rows, faces)}</main></body></html>\n"
    )


def _conditions(standings: Standings) -> str:
    plan = standings.plan
    told = [f"{standings.games} games", f"{plan.seats} seats", f"seed {plan.seed}"]
    told += [f"{name} {format_value(value)}" for name, value in plan.options.items()]
    told += [] if plan.seconds is None else [f"{plan.seconds:g} s an action"]
    told += [] if plan.playouts is None else [f"{plan.playouts} playouts an action"]
    return escape(", ".join(told)) + "."

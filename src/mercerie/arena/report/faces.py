"""Bots in the report as people know them: a robot's figure and name, with the spec it was asked for beside it."""

from collections.abc import Sequence
from html import escape

from mercerie.arena.plan import Plan
from mercerie.arena.standings import Row
from mercerie.bots import robot_of
from mercerie.bots.robots import figure

# What the figures are made of, once for the whole page.
MATERIALS = """<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>
<linearGradient id="wood"><stop offset="0" stop-color="#A9743F"/><stop offset=".35" stop-color="#E2B47C"/>
<stop offset="1" stop-color="#8A5A2C"/></linearGradient>
<linearGradient id="woodV" x2="0" y2="1"><stop offset="0" stop-color="#B98A55"/>
<stop offset=".3" stop-color="#D9B07A"/><stop offset="1" stop-color="#7D5229"/></linearGradient>
</defs></svg>"""


class Faces:
    """Who the bots of a plan are."""

    def __init__(self, plan: Plan) -> None:
        self._robots = {spec.name: robot_of(spec.text, plan.rules) for spec in plan.specs}

    def label(self, name: str) -> str:
        """Galon, small beside it search:normal; a bot that is no robot by its own name."""
        robot = self._robots.get(name)
        drawing = figure(robot.id if robot else None).replace("<svg ", '<svg class="robot" aria-hidden="true" ', 1)
        if robot is None or robot.name["en"].casefold() == name.casefold():
            words = escape(robot.name["en"] if robot else name)
        else:
            words = f"{escape(robot.name['en'])} <small>{escape(name)}</small>"
        return f'<span class="who">{drawing}<span>{words}</span></span>'

    def beside(self, rows: Sequence[Row]) -> list[tuple[str, Row]]:
        return [(self.label(row.name), row) for row in rows]

"""A record analysed: a progress bar, then the curve, the turning points in words and each player's accuracy."""

import json
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mercerie.core import BadOption
from mercerie.play import Match
from mercerie.review import Moment, Review, TurningPoint, review_match
from mercerie.terminal import SCREENS
from mercerie.terminal.asker import Asker
from mercerie.terminal.curve import curve
from mercerie.terminal.players import shown_names

_MARGIN = 24


def review_with_progress(match: Match, seconds: float, console: Console, words: str) -> Review:
    """The review, with a bar on the console meanwhile."""
    if seconds <= 0:
        raise BadOption("Each position needs some time: --seconds 0.5, for instance.")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(words)
        return review_match(match, seconds, lambda done, total: progress.update(task, completed=done, total=total))


class Analysis:
    """A match and its review on the screen."""

    def __init__(self, match: Match, review: Review, asker: Asker) -> None:
        self._match = match
        self._review = review
        self._asker = asker
        self._screen = SCREENS[match.game.id]
        self._names = shown_names(match.names, match.game, asker.language)

    def show(self) -> None:
        say, review = self._asker.say, self._review
        width = max(20, min(100, self._asker.console.width - _MARGIN))
        self._asker.show(Text(say("Chances de gagner", "Chances of winning"), "bold"))
        self._asker.show(*curve(review.chances, self._names, width), "")
        if review.turning_points:
            self._asker.show(self._turning_points())
        else:
            self._asker.show(say("Aucun tournant : la partie a coulé.", "No turning point: the game just flowed."))
        for name, accuracy in zip(self._names, review.accuracy, strict=True):
            if accuracy is not None:
                words = say(f"Justesse de {name} :", f"{name}'s accuracy:")
                self._asker.show(Text(f"{words} {self._percent(accuracy)}"))

    def _turning_points(self) -> Table:
        say = self._asker.say
        heads = (say("coup", "step"), say("ce qui s'est passé", "what happened"), say("chances", "chances"))
        drawn = Table(*heads, say("mieux", "better"), title=say("Tournants", "Turning points"), title_justify="left")
        for point in self._review.turning_points:
            drawn.add_row(*self._row(point))
        return drawn

    def _row(self, point: TurningPoint) -> tuple[str, Text, str, Text]:
        moment = self._review.moments[point.number - 1]
        before, after = self._review.chances[point.number - 1 : point.number + 1]
        words = self._told(moment)
        if point.leader is not None:
            leader = self._names[point.leader]
            words += self._asker.say(f" {leader} passe devant.", f" {leader} takes the lead.")
        seat = moment.seat
        chances = f"{self._names[seat]} {self._percent(before[seat])} → {self._percent(after[seat])}"
        return str(point.number), Text(words), chances, Text(self._better(moment))

    def _told(self, moment: Moment) -> str:
        step = self._match.steps[moment.number - 1]
        first = self._match.events(step, None)[0]
        return self._screen.tell(first, self._names, self._asker.language)

    def _better(self, moment: Moment) -> str:
        if moment.better is None:
            return ""
        step = self._match.steps[moment.number - 1]
        action = self._match.game.parse_action(moment.better)
        words = self._screen.words(action, step.before.view(None), self._asker.language)
        return f"{words} ({moment.better}), {self._percent(moment.better_chance)}"

    def _percent(self, chance: float) -> str:
        return self._asker.say(f"{round(100 * chance)}\N{NO-BREAK SPACE}%", f"{round(100 * chance)}%")


def as_json(match: Match, review: Review) -> str:
    """The whole review for programs, as one object."""

    def moment(found: Moment) -> dict[str, Any]:
        return {
            "number": found.number,
            "seat": found.seat,
            "text": found.text,
            "chance": round(found.chance, 4),
            "better": found.better,
            "better_chance": round(found.better_chance, 4),
            "loss": round(found.loss, 4),
        }

    return json.dumps(
        {
            "game": match.game.id,
            "names": list(match.names),
            "chances": [[round(chance, 4) for chance in chances] for chances in review.chances],
            "moments": [moment(found) for found in review.moments],
            "turning_points": [
                {"number": point.number, "seat": point.seat, "loss": round(point.loss, 4), "leader": point.leader}
                for point in review.turning_points
            ],
            "accuracy": [None if mark is None else round(mark, 4) for mark in review.accuracy],
        }
    )

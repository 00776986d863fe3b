"""What a search found out about a position, whatever guided it."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from mercerie.bots.bot import Analysis, Choice
from mercerie.games.patchwork import Action, View
from mercerie.games.patchwork.encode import action_of


@dataclass(slots=True)
class Tried:
    """About each action by its number: how often it was tried, how much of that was won, what it promised at first."""

    visits: Counter[int] = field(default_factory=Counter)
    wins: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    priors: dict[int, float] = field(default_factory=dict)

    def analysis(self, view: View) -> Analysis[Action]:
        """A chance is the share won after an action; the seats' chances are those after the action tried most."""
        total = self.visits.total()
        choices = tuple(
            Choice(action_of(view, number), self.wins[number] / visits, visits / total)
            for number, visits in self.visits.most_common()
            if visits
        )
        mine = choices[0].chance
        return Analysis((mine, 1 - mine) if view.turn == 0 else (1 - mine, mine), choices)

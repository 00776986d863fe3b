"""A record on the screen: step by step forwards and back, or told in one go."""

from rich.rule import Rule
from rich.text import Text

from mercerie.core import RuleError
from mercerie.play import Match, Record
from mercerie.terminal import SCREENS
from mercerie.terminal.asker import Asker, Left
from mercerie.terminal.players import shown_names


class Replay:
    """Walks through the steps of a match that has been played."""

    def __init__(self, record: Record, asker: Asker) -> None:
        self._match = Match.resume(record)
        self._asker = asker
        self._screen = SCREENS[record.game]
        self._names = shown_names(self._match.names, self._match.game, asker.language)
        self._at = 0

    def tell_all(self) -> None:
        """Every action and what it did, then the last board."""
        for number in range(1, len(self._match.steps) + 1):
            self._tell(number)
        self._at = len(self._match.steps)
        self._show()

    def walk(self) -> None:
        """Ask where to go until the person leaves."""
        last = len(self._match.steps)
        self._show()
        while True:
            typed = self._asker.line(
                self._asker.say(
                    f"{self._at}/{last}  Entrée : suivant, p : précédent, un numéro, q : quitter",
                    f"{self._at}/{last}  Enter: next, p: previous, a number, q: quit",
                )
            ).lower()
            if typed == "q":
                raise Left
            try:
                self._at = self._target(typed, last)
            except RuleError as error:
                self._asker.complain(error)
                continue
            if self._at and not typed:
                self._tell(self._at)
            self._show()

    def _target(self, typed: str, last: int) -> int:
        moves = {"": self._at + 1, "n": self._at + 1, "p": self._at - 1}
        if typed.isdecimal():
            return min(int(typed), last)
        if typed not in moves:
            raise RuleError(self._asker.say("Entrée, p, un numéro ou q.", "Enter, p, a number or q."))
        return max(0, min(moves[typed], last))

    def _tell(self, number: int) -> None:
        step = self._match.steps[number - 1]
        self._asker.show(f"[b]{number}. {step.text}[/b]")
        for event in self._match.events(step, None):
            self._asker.show(Text(f"  {self._screen.tell(event, self._names, self._asker.language)}"))

    def _show(self) -> None:
        state = self._match.positions[self._at]
        self._asker.show(Rule(), self._screen.board(state.view(None), self._names, self._asker.language))
